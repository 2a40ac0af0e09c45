/**
 * Results of earlier runs on disk, keyed by all their inputs. Caching affects only speed: an entry that is damaged, too
 * large, or from another version or machine counts as missing, and nothing in it is executed. Entries are sealed with a
 * key of their folder, so that entries in a folder that came with a downloaded project are not trusted.
 */
import { createHmac, hash, timingSafeEqual } from "node:crypto";
import type { CacheFolder } from "../host/disk/cache-folder.ts";

export interface Cache {
  /** @param shelf kind of entry, in lower-case letters @param key identifies all inputs of the entry */
  get(shelf: string, key: string): Uint8Array | undefined;
  put(shelf: string, key: string, bytes: Uint8Array): void;
  /** Enforces the limit on the total size; call it at the end of the work. */
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

/** @param product identifies the program version, so that other versions ignore its entries */
export function openCache(folder: CacheFolder, product: string, limits = LIMITS): Cache {
  const nameOf = (shelf: string, key: string): string =>
    `${shelf}-${hash("sha256", `${product}\0${key}`).slice(0, 40)}`;
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
