/**
 * The package's own files, read from the disk once: tests that check thousands of games would read its fonts and
 * templates again for each.
 */
import { type Bundle, openBundle } from "../../../src/host/bundle.ts";

export function rememberedBundle(): Bundle {
  const { host, icons } = openBundle();
  return {
    icons,
    host: {
      ...host,
      listFiles: remembered(host.listFiles),
      listRefused: remembered(host.listRefused),
      readBytes: remembered(host.readBytes),
    },
  };
}

function remembered<T>(read: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const found = read(path);
    known.set(path, found);
    return found;
  };
}
