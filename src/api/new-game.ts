/** A new game that prints at once: in a project of its own, or in one that is there. Loaded when it is asked for. */
import type { CreatedGame, NewGameOrder } from "./create-game.ts";

/**
 * @param folder new or empty; `content/<game>` of a project adds the game to that project
 * @throws BroadsideError for a folder that is not empty and for names and files that make no game; HostError where the disk refuses
 */
export async function newGame(folder: string, order: NewGameOrder = {}): Promise<CreatedGame> {
  const { createGame } = await import("./create-game.ts");
  return createGame(folder, order);
}
