/** Dungeon Twister: Prison on the shelf. */
import type { GamePage, Rivals } from "../game";
import icons from "./icons.json?sprite";

const LEVELS = ["pink", "yellow", "green", "blue", "red", "black"];
const BUILT = ["free", "equal", "draft"];

/** Scenarios bring halls, teams and target; who plays the box as it is has nothing to choose from. Alone there are no teams. */
function idle(_seats: number, options: Record<string, unknown>): string[] {
  if (String(options.solo ?? "off") !== "off") return ["teams", "extras", "handicap", "target", "opening"];
  return ["vision", ...ofTeams(options)];
}

function ofTeams(options: Record<string, unknown>): string[] {
  const teams = String(options.teams ?? "standard");
  if (teams === "standard") return ["extras"];
  return BUILT.includes(teams) ? [] : ["halls", "extras", "handicap", "target"];
}

/** The non-player plays against one alone. */
function rivals(_seats: number, options: Record<string, unknown>): Rivals | null {
  const at = LEVELS.indexOf(String(options.solo));
  return at < 0 ? null : { option: "solo", levels: LEVELS, at };
}

export const page: GamePage = { vignette: () => import("./Vignette.svelte"), icon: "gear", idle, rivals, rolls: ["dice", "tie_fell"], icons, table: () => import("./Table.svelte") };
