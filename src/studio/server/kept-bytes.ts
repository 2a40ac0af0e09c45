/** Bytes of files that are kept in memory while the studio runs: the latest of them, as far as there is room. */
export interface KeptBytes {
  /** What is larger than all of the room is not kept. */
  keep(key: string, bytes: Uint8Array): void;
  /** Undefined if it is not kept any more. */
  bytesOf(key: string): Uint8Array | undefined;
}

/** @param mostBytes of all that is kept */
export function keepBytes(mostBytes: number): KeptBytes {
  const kept = new Map<string, Uint8Array>();
  return {
    keep: (key, bytes) => {
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
    bytesOf: (key) => kept.get(key),
  };
}
