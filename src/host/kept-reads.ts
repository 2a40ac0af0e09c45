/**
 * A host whose files stay the same arrays as long as they have the same bytes. What follows from the bytes of a file can
 * then be found by the array (`remember/derived.ts`), from one call of an open project to the next. Each read still asks
 * the host, so a changed file is noticed even if its times are unchanged.
 */
import { type Host, sameBytes } from "./host.ts";

/**
 * Bytes. Larger files are read into new arrays, and everything derived from them is computed again; of the others, those that
 * were read least recently go first.
 */
const MOST = { all: 64 * 1024 * 1024, one: 8 * 1024 * 1024 };

/** @param isOwner whether the host makes a new array for each read; arrays of another one may be changed by their owner */
export function keepingReads(host: Host, isOwner: boolean): Host {
  const kept = new Map<string, Uint8Array>();
  let full = 0;
  const forget = (path: string): void => {
    full -= kept.get(path)?.length ?? 0;
    kept.delete(path);
  };
  /** At the end of the map: its beginning is what was read least recently. */
  const keep = (path: string, bytes: Uint8Array): void => {
    forget(path);
    if (bytes.length > MOST.one) return;
    for (const oldest of kept.keys()) {
      if (full + bytes.length <= MOST.all) break;
      forget(oldest);
    }
    kept.set(path, bytes);
    full += bytes.length;
  };
  return {
    ...host,
    readBytes: (path) => {
      const bytes = host.readBytes(path);
      const known = kept.get(path);
      const isKnown = known !== undefined && sameBytes(known, bytes);
      const own = isKnown ? known : isOwner ? bytes : new Uint8Array(bytes);
      keep(path, own);
      return own;
    },
  };
}
