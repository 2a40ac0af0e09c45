/**
 * Recognises files that an editor has not finished writing. Editors write a file from its beginning to its end, often after
 * emptying it, so a finished file ends as it ended before, except after a change of its last characters.
 * Limits: a picture or a font whose end differs counts as unfinished.
 */
import type { Host } from "../../host/host.ts";
import { isWorkbook } from "../../source/table-files.ts";

/** Reads files and remembers how they ended. */
export interface WholeFiles {
  /** The host; what is read from it counts as whole. */
  readonly reading: Host;
  /** False if the file may be half of what is being written. True if nothing exists there. */
  isWhole(path: string): boolean;
}

interface Ending {
  /** Length of the file in bytes. */
  readonly length: number;
  readonly bytes: Uint8Array;
}

/** Bytes compared. Two parts of a text rarely end in the same ones; all pictures of a format may. */
const ENDING_BYTES = 32;
/** Files whose last line ends like any other, unless their author never ends it. */
const TEXT = /\.(?:ya?ml|csv|tsv|svg|hbs|md)$/i;
const LINE_FEED = 10;
/** A zip archive, such as a workbook, ends with a record of 22 bytes that begins like this. */
const ZIP_END = { length: 22, signature: "PK\x05\x06" } as const;

/** Remembers the end of each file that is read through `reading`; `isWhole` compares with it. */
export function wholeFiles(host: Host): WholeFiles {
  const endings = new Map<string, Ending>();
  const readBytes = (path: string): Uint8Array => {
    const bytes = host.readBytes(path);
    endings.set(path, endingOf(bytes));
    return bytes;
  };
  return {
    reading: { ...host, readBytes },
    isWhole: (path) => {
      try {
        return !host.isFile(path) || isFinished(path, endingOf(host.readBytes(path)), endings.get(path));
      } catch {
        // Some systems lock a file while it is written.
        return false;
      }
    },
  };
}

function isFinished(path: string, now: Ending, before: Ending | undefined): boolean {
  if (now.length === 0) return before?.length === 0;
  if (before && before.length > 0 && Buffer.compare(now.bytes, before.bytes) === 0) return true;
  if (isWorkbook(path)) return isZipEnd(now.bytes);
  const isShorter = before !== undefined && now.length < before.length;
  return TEXT.test(path) && now.bytes.at(-1) === LINE_FEED && !isShorter;
}

function isZipEnd(bytes: Uint8Array): boolean {
  const record = Buffer.from(bytes.subarray(-ZIP_END.length));
  return record.subarray(0, ZIP_END.signature.length).toString("latin1") === ZIP_END.signature;
}

/** A copy: the bytes may belong to a large file, which would stay in memory. */
function endingOf(bytes: Uint8Array): Ending {
  return { length: bytes.length, bytes: bytes.slice(-ENDING_BYTES) };
}
