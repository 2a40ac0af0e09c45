/**
 * A memory on disk that writes at `flush` what was put since the last time: of values that replace each other, as those
 * of a project that is edited while it is open, only the last is encoded and written.
 */
import type { Kind } from "./kind.ts";
import type { Memory } from "./memory.ts";

/** Values that may wait. */
const MOST = 1_000;

interface Waiting {
  readonly value: unknown;
  write(): void;
}

export function writingLater(disk: Memory): Memory {
  const waiting = new Map<string, Waiting>();
  const writeAll = (): void => {
    for (const { write } of waiting.values()) write();
    waiting.clear();
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
    put: (kind, key, value) => {
      if (!kind.codec || kind.lasts?.(value) === false) return;
      if (waiting.size >= MOST) writeAll();
      waiting.set(nameOf(kind, key), { value, write: () => disk.put(kind, key, value) });
    },
    flush: () => {
      writeAll();
      disk.flush();
    },
  };
  return memory;
}

const nameOf = ({ name }: { readonly name: string }, key: string): string => `${name} ${key}`;
