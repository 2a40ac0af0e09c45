/**
 * Files that a person opens in the page for the next calls: workbooks for a new game, profiles of a press. They are kept in
 * memory and never written as they are; a page names them by their hash. Limit: those that are not used for long make room
 * for others, and none outlives the server.
 */
import { createHash } from "node:crypto";
import { BroadsideError } from "../../index.ts";
import { keepBytes } from "./kept-bytes.ts";

export interface Uploads {
  /** @returns its id */
  keep(bytes: Uint8Array): string;
  /** @throws BroadsideError `unknown-file` */
  bytesOf(id: string): Uint8Array;
}

/** The largest file, and room for several of them. */
export const MOST_UPLOADED = 20 * 2 ** 20;
const MOST_KEPT = 64 * 2 ** 20;

export function createUploads(mostBytes = MOST_KEPT): Uploads {
  const kept = keepBytes(mostBytes);
  return {
    keep: (bytes) => {
      const id = createHash("sha256").update(bytes).digest("hex");
      kept.keep(id, bytes);
      return id;
    },
    bytesOf: (id) => {
      const bytes = kept.bytesOf(id);
      if (!bytes)
        throw new BroadsideError("unknown-file", "the studio no longer has this file: open it once more");
      return bytes;
    },
  };
}
