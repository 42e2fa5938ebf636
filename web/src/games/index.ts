/** The pages of all games, by id: each is fetched when its table is opened. */
import type { GamePage } from "./game";

export const pages: Record<string, () => Promise<GamePage>> = {
  designer: () => import("./designer/page").then((module) => module.page),
  tiny: () => import("./tiny/page").then((module) => module.page),
};
