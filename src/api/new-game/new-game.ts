/** Makes a new game that is ready to print, in a new or an existing project. Loaded on first use. */

import type { GameSummary } from "../games.ts";
import type { CreatedGame, NewGameOrder, PlannedGame } from "./create-game.ts";

/**
 * @param folder new or empty; `content/<game>` in a project adds the game to that project
 * @throws BroadsideError for a folder that is not empty and for names and files that do not make a game; HostError if a
 * file cannot be written
 */
export async function newGame(folder: string, order: NewGameOrder = {}): Promise<CreatedGame> {
  const { createGame } = await import("./create-game.ts");
  return createGame(folder, order);
}

/** Everything that `newGame` would write, without writing: to be shown to people first. @throws as `newGame` does */
export async function planNewGame(folder: string, order: NewGameOrder = {}): Promise<PlannedGame> {
  const { planGame } = await import("./create-game.ts");
  return planGame(folder, order);
}

/** The games that come with Broadside, which a new game can be a copy of. */
export async function shippedGames(): Promise<readonly GameSummary[]> {
  const { summariesOfShipped } = await import("./shipped-games.ts");
  return summariesOfShipped();
}

/**
 * The names of the sheets of a workbook (`.xlsx`, `.ods`) that is to become a deck.
 * @param name as the file is called
 * @throws BroadsideError `bad-order` for what is not a workbook, or unpacks to too much
 */
export async function sheetNames(name: string, bytes: Uint8Array): Promise<readonly string[]> {
  return (await import("./spreadsheets.ts")).sheetNames(name, bytes);
}
