/**
 * Pictures that were removed while the studio runs, so that undo brings their files back too. They are kept in memory: the
 * latest of them, as far as there is room.
 */
export interface RemovedPictures {
  keep(game: string, name: string, bytes: Uint8Array): void;
  /** Undefined if it is not kept any more. */
  bytesOf(game: string, name: string): Uint8Array | undefined;
}

/** Two pictures of the largest size that Broadside prints, or hundreds of usual ones. */
const MOST_BYTES = 128 * 2 ** 20;

export function createRemovedPictures(mostBytes = MOST_BYTES): RemovedPictures {
  const kept = new Map<string, Uint8Array>();
  const keyOf = (game: string, name: string): string => `${game}/${name}`;
  return {
    keep: (game, name, bytes) => {
      const key = keyOf(game, name);
      kept.delete(key);
      if (bytes.length > mostBytes) return;
      kept.set(key, bytes);
      let size = [...kept.values()].reduce((sum, { length }) => sum + length, 0);
      for (const [oldest, { length }] of kept) {
        if (size <= mostBytes) break;
        kept.delete(oldest);
        size -= length;
      }
    },
    bytesOf: (game, name) => kept.get(keyOf(game, name)),
  };
}
