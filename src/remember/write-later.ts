/**
 * A memory on disk that lets values wait: of those that replace each other, as in a project that is edited while it is
 * open, only the last is encoded and written. The first work, which may be all of it, is written as soon as it ends;
 * later work when nothing has been done for a while, or at the end. A process that ends earlier only loses time.
 */
import type { Kind } from "./kind.ts";
import type { Memory } from "./memory.ts";

/** Number of values that may wait, and the bytes of those whose size is known. */
const MOST = { values: 1_000, bytes: 32 * 1024 * 1024 };

/** ms without work after which values are written. */
const IDLE_MS = 1_000;

interface Waiting {
  readonly value: unknown;
  readonly bytes: number;
  write(): void;
}

/**
 * The memory on disk with the values that wait before it: up to 1,000 of them or 32 MB, then all are written.
 * @param disk gets the values; what it cannot keep, it drops
 */
export function writingLater(disk: Memory): Memory {
  const waiting = new Map<string, Waiting>();
  let bytes = 0;
  let isFirst = true;
  let timer: NodeJS.Timeout | undefined;
  const writeAll = (): void => {
    clearTimeout(timer);
    for (const { write } of waiting.values()) write();
    waiting.clear();
    bytes = 0;
    disk.flush();
  };
  const memory: Memory = {
    isInProcess: false,
    get disk() {
      return memory;
    },
    get: <T>(kind: Kind<T>, key: string): T | undefined => {
      const known = waiting.get(nameOf(kind, key));
      return known ? (known.value as T) : disk.get(kind, key);
    },
    put: (kind, key, value, isPassing) => {
      if (isPassing || !kind.codec || kind.lasts?.(value) === false) return;
      const name = nameOf(kind, key);
      const own = bytesOf(kind, value);
      const replaced = waiting.get(name)?.bytes ?? 0;
      if (waiting.size >= MOST.values || bytes + own - replaced > MOST.bytes) writeAll();
      else bytes -= replaced;
      bytes += own;
      waiting.set(name, { value, bytes: own, write: () => disk.put(kind, key, value) });
    },
    flush: (isLast = true) => {
      clearTimeout(timer);
      if (waiting.size === 0) return;
      if (isLast || isFirst) writeAll();
      else timer = setTimeout(writeAll, IDLE_MS).unref();
      isFirst = false;
    },
  };
  return memory;
}

/** About how many bytes a value takes up while it waits; 0 if its kind does not say, because it is in use anyway. */
const bytesOf = <T>({ weight }: Kind<T>, value: T): number =>
  value instanceof Uint8Array ? value.length : (weight?.(value) ?? 0);

const nameOf = ({ name }: { readonly name: string }, key: string): string => `${name} ${key}`;
