/** Pictures that were removed while the studio runs, so that undo brings their files back too. */
import { keepBytes } from "./kept-bytes.ts";

export interface RemovedPictures {
  keep(game: string, name: string, bytes: Uint8Array): void;
  /** Undefined if it is not kept any more. */
  bytesOf(game: string, name: string): Uint8Array | undefined;
}

/** Two pictures of the largest size that Broadside prints, or hundreds of usual ones. */
const MOST_BYTES = 128 * 2 ** 20;

export function createRemovedPictures(mostBytes = MOST_BYTES): RemovedPictures {
  const kept = keepBytes(mostBytes);
  const keyOf = (game: string, name: string): string => `${game}/${name}`;
  return {
    keep: (game, name, bytes) => kept.keep(keyOf(game, name), bytes),
    bytesOf: (game, name) => kept.bytesOf(keyOf(game, name)),
  };
}
