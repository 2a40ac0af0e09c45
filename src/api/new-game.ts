/** Makes a new game that is ready to print, in a new or an existing project. Loaded on first use. */
import type { CreatedGame, NewGameOrder } from "./create-game.ts";

/**
 * @param folder new or empty; `content/<game>` in a project adds the game to that project
 * @throws BroadsideError for a folder that is not empty and for names and files that do not make a game; HostError if a
 * file cannot be written
 */
export async function newGame(folder: string, order: NewGameOrder = {}): Promise<CreatedGame> {
  const { createGame } = await import("./create-game.ts");
  return createGame(folder, order);
}
