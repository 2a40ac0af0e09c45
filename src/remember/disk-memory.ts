/**
 * Results of earlier runs on disk, keyed by all their inputs: those of kinds that have a form there. An entry that is damaged, too
 * large, or from another version or machine counts as missing, and nothing in it is executed. Entries are sealed with a
 * key of their folder, so that entries in a folder that came with a downloaded project are not trusted.
 */
import { createHmac, hash, timingSafeEqual } from "node:crypto";
import type { CacheFolder } from "../host/disk/cache-folder.ts";
import type { Codec, Kind } from "./kind.ts";
import type { Memory } from "./memory.ts";

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
export function diskMemory(folder: CacheFolder, product: string, limits = LIMITS): Memory {
  // Long: it names every package.
  const program = hash("sha256", product);
  const nameOf = (kind: string, key: string): string =>
    `${kind}-${hash("sha256", `${program}\0${key}`).slice(0, 40)}`;
  const sealOf = (mark: string, kind: string, key: string, bytes: Uint8Array): Buffer =>
    createHmac("sha256", mark).update(`${program}\0${kind}\0${key}\0`).update(bytes).digest();
  let isWritten = false;
  let mark: string | undefined;
  /** Looked up once for each piece of work. */
  const markOf = (): string | undefined => {
    mark ??= folder.mark();
    return mark;
  };
  const memory: Memory = {
    isInProcess: false,
    get disk() {
      return memory;
    },
    get: <T>({ name: kind, codec }: Kind<T>, key: string): T | undefined => {
      const bytes = codec && read(kind, key);
      return bytes && codec.decode(bytes);
    },
    put: ({ name: kind, codec, lasts }, key, value, isPassing) => {
      if (isPassing) return;
      const bytes = codec && lasts?.(value) !== false ? encoded(codec, value) : undefined;
      if (bytes) write(kind, key, bytes);
    },
    flush: () => {
      mark = undefined;
      if (isWritten) folder.trim(limits.all);
    },
  };
  return memory;

  function read(kind: string, key: string): Uint8Array | undefined {
    const mark = markOf();
    if (mark === undefined) return undefined;
    const name = nameOf(kind, key);
    const entry = folder.read(name, limits.one + HEAD_BYTES);
    if (entry === undefined || entry.length < HEAD_BYTES) return undefined;
    if (!FORMAT.equals(entry.subarray(0, FORMAT.length))) return undefined;
    const bytes = entry.subarray(HEAD_BYTES);
    const seal = entry.subarray(FORMAT.length, HEAD_BYTES);
    if (!timingSafeEqual(seal, sealOf(mark, kind, key, bytes))) return undefined;
    return bytes;
  }

  function write(kind: string, key: string, bytes: Uint8Array): void {
    if (bytes.length > limits.one) return;
    if (!isWritten) folder.prepare();
    isWritten = true;
    const mark = markOf();
    if (mark === undefined) return;
    const seal = sealOf(mark, kind, key, bytes);
    folder.write(nameOf(kind, key), Buffer.concat([FORMAT, seal, bytes]));
  }
}

/** Undefined for a value whose text would be longer than a string can be. */
function encoded<T>(codec: Codec<T>, value: T): Uint8Array | undefined {
  try {
    return codec.encode(value);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
