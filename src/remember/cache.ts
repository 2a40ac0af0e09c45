/**
 * Results of earlier runs on the disk, keyed by all their inputs. It changes nothing but time: an entry that is damaged, too
 * large, of another version or of another machine counts as missing, and nothing in it is executed.
 * Entries are sealed with the mark of their folder, so that entries in a folder that came with someone's pack are not
 * trusted.
 */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { CacheFolder } from "../host/disk/cache-folder.ts";

export interface Cache {
  /** @param shelf kind of entry, in lower-case letters @param key names everything that the entry was made from */
  get(shelf: string, key: string): Uint8Array | undefined;
  put(shelf: string, key: string, bytes: Uint8Array): void;
  /** Keeps the total within its limit; to be called at the end of the work. */
  flush(): void;
}

/** Bytes. */
export interface CacheLimits {
  readonly all: number;
  readonly one: number;
}

const LIMITS: CacheLimits = { all: 256 * 1024 * 1024, one: 64 * 1024 * 1024 };

const FORMAT = Buffer.from("broadside cache 1\n");
const SEAL_BYTES = 32;
const HEAD_BYTES = FORMAT.length + SEAL_BYTES;

/** @param product names the program, so that no other version believes its entries */
export function openCache(folder: CacheFolder, product: string, limits = LIMITS): Cache {
  const nameOf = (shelf: string, key: string): string =>
    `${shelf}-${createHash("sha256").update(`${product}\0${key}`).digest("hex").slice(0, 40)}`;
  const sealOf = (mark: string, shelf: string, key: string, bytes: Uint8Array): Buffer =>
    createHmac("sha256", mark).update(`${product}\0${shelf}\0${key}\0`).update(bytes).digest();
  let isWritten = false;
  return {
    get: (shelf, key) => {
      const mark = folder.mark();
      if (mark === undefined) return undefined;
      const name = nameOf(shelf, key);
      const entry = folder.read(name, limits.one + HEAD_BYTES);
      if (entry === undefined || entry.length < HEAD_BYTES) return undefined;
      if (!FORMAT.equals(entry.subarray(0, FORMAT.length))) return undefined;
      const bytes = entry.subarray(HEAD_BYTES);
      const seal = entry.subarray(FORMAT.length, HEAD_BYTES);
      if (!timingSafeEqual(seal, sealOf(mark, shelf, key, bytes))) return undefined;
      folder.touch(name);
      return bytes;
    },
    put: (shelf, key, bytes) => {
      if (bytes.length > limits.one) return;
      if (!isWritten) folder.prepare();
      isWritten = true;
      const mark = folder.mark();
      if (mark === undefined) return;
      const seal = sealOf(mark, shelf, key, bytes);
      folder.write(nameOf(shelf, key), Buffer.concat([FORMAT, seal, bytes]));
    },
    flush: () => {
      if (isWritten) folder.trim(limits.all);
    },
  };
}
