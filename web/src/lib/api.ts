/** The server over HTTP. Every failure is a Refused, thrown, with a text for the person. */
import type {
  Board, Fork, Frame, GameBox, GameInfo, Key, MyTables, NewTable, Opened, Refused, Replay, Rulebook, State, TableList, TakeSeat, Text, Uploaded,
} from "./messages";
import { words } from "../text/common";

export function both<K extends keyof (typeof words)["de"]>(word: K & keyof (typeof words)["en"]): Text {
  return { de: String(words.de[word]), en: String(words.en[word]) };
}

export function refuse(code: string, text: Text, rule: string | null = null): Refused {
  return { type: "refused", code, text, rule, id: null, part: null, number: null };
}

export function isRefused(value: unknown): value is Refused {
  return (value as Refused | null)?.type === "refused";
}

/** What was thrown, as something to show. */
export function asRefused(error: unknown): Refused {
  return isRefused(error) ? error : refuse("away", both("serverAway"));
}

/** What helps: to try again, or a new page where this one is too old. Undefined if nothing does. */
export function remedy(refused: Refused, again: () => void): (() => void) | undefined {
  const known: Record<string, () => void> = { away: again, stale: () => location.reload() };
  return known[refused.code];
}

async function ask(path: string, key?: Key | null, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers.Authorization = `Bearer ${key.seat}.${key.secret}`;
  if (body !== undefined) headers["Content-Type"] = typeof body === "string" ? "text/plain; charset=utf-8" : "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw refuse("away", both("serverAway"));
  }
  if (answer.ok) return answer;
  const said: unknown = await answer.json().catch(() => null);
  throw isRefused(said) ? said : refuse("away", both("serverAway"));
}

async function json<T>(path: string, key?: Key | null, body?: unknown): Promise<T> {
  return (await (await ask(path, key, body)).json()) as T;
}

/** What is printed never changes while the page is open: asked for once, and again only after a failure. */
function once<T>(path: (name: string) => string): (name: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (name) => {
    const there = known.get(name);
    if (there) return there;
    const asked = json<T>(path(name));
    known.set(name, asked);
    asked.catch(() => known.delete(name));
    return asked;
  };
}

const shelf = once<GameInfo[]>(() => "games");
export const games = () => shelf("");
const boxes = once<GameBox>((path) => path);
/** The cards with this digest: those of an older game may be others than on the shelf. */
export const box = (game: string, content: string) => boxes(`games/${game}/box?content=${content}`);
export const rulebook = once<Rulebook>((game) => `games/${game}/rules`);

export const openTable = (table: NewTable) => json<Opened>("tables", null, table);
export const openTables = () => json<TableList>("tables");
export const myTables = (mine: MyTables) => json<TableList>("tables/mine", null, mine);
export const tableState = (table: string, key: Key | null) => json<State>(`tables/${table}`, key);
export const tableBoard = (table: string, key: Key | null) => json<Board>(`tables/${table}/board`, key);
export const takeSeat = (table: string, seat: TakeSeat) => json<Key>(`tables/${table}/seats`, null, seat);

const eyes = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);
export const replay = (id: string, seat: number | null, key: Key | null) => json<Replay>(`replays/${id}${eyes(seat)}`, key);
export const frame = (id: string, step: number, seat: number | null, key: Key | null) => json<Frame>(`replays/${id}/steps/${step}${eyes(seat)}`, key);
export const frameBoard = (id: string, step: number, seat: number | null, key: Key | null) => json<Board>(`replays/${id}/steps/${step}/board${eyes(seat)}`, key);
export const fork = (id: string, from: Fork, key: Key | null) => json<Opened>(`replays/${id}/fork`, key, from);
export const upload = (record: string) => json<Uploaded>("records", null, record);
export const recordAddress = (id: string) => `/api/replays/${id}/record`;
