/**
 * Zip files whose entries are stored as they are, for pictures that do not get smaller. Equal entries give equal bytes:
 * sorted by name, with one fixed time.
 */
import { unzipSync, zipSync } from "fflate";

/** The first that a zip can have. */
const NO_TIME = new Date(1980, 0, 1);

export function writeStored(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  return zipSync(Object.fromEntries(sorted), { level: 0, mtime: NO_TIME });
}

/**
 * The stored entries with such names; compressed ones, too many and too large ones are passed over, so that no zip takes
 * more memory than it has bytes. Empty for a damaged file.
 */
export function readStored(
  zip: Uint8Array,
  name: RegExp,
  { files, fileBytes }: { readonly files: number; readonly fileBytes: number },
): ReadonlyMap<string, Uint8Array> {
  let count = 0;
  try {
    const entries = unzipSync(zip, {
      filter: (file) =>
        file.compression === 0 && file.size <= fileBytes && name.test(file.name) && count++ < files,
    });
    return new Map(Object.entries(entries));
  } catch {
    return new Map();
  }
}
