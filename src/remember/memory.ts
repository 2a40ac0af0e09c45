/**
 * What is remembered of results of pure stages, keyed by all their inputs: in this process, and on disk for later ones
 * (`disk-memory.ts`). Remembering affects only speed: without a memory, everything is made again.
 */
import { createHash, hash } from "node:crypto";
import { derived } from "./derived.ts";
import type { Kind } from "./kind.ts";

export interface Memory {
  /** Keeps values in this process. */
  readonly isInProcess: boolean;
  /** Its part that keeps values for later processes; undefined if it has none. */
  readonly disk: Memory | undefined;
  /** @param key identifies all inputs of the value */
  get<T>(kind: Kind<T>, key: string): T | undefined;
  /**
   * Keeps a value in place of an earlier one, if it lasts and is not too heavy.
   * @param isPassing it is not for later processes; default false
   */
  put<T>(kind: Kind<T>, key: string, value: T, isPassing?: boolean): void;
  /**
   * Writes what waits for it, and enforces the limit on the disk.
   * @param isLast false if more work may follow, such as another edit of the same project; default true
   */
  flush(isLast?: boolean): void;
}

/** Keeps nothing. */
export const NO_MEMORY: Memory = {
  isInProcess: false,
  disk: undefined,
  get: () => undefined,
  put: () => {},
  flush: () => {},
};

/** The value from the memory, or made now and kept. */
export function recall<T>(memory: Memory, kind: Kind<T>, key: string, make: () => T): T {
  const known = memory.get(kind, key);
  if (known !== undefined) return known;
  const value = make();
  memory.put(kind, key, value);
  return value;
}

/** The same for values that take time. A failure is not kept. */
export async function recallLater<T>(
  memory: Memory,
  kind: Kind<T>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const known = memory.get(kind, key);
  if (known !== undefined) return known;
  const value = await make();
  memory.put(kind, key, value);
  return value;
}

/** The memory as long as results last; afterwards nothing comes from it, and nothing is kept. */
export const whileLasting = (memory: Memory, isLasting: () => boolean): Memory => ({
  ...memory,
  get: (kind, key) => (isLasting() ? memory.get(kind, key) : undefined),
  put: (kind, key, value) => {
    if (isLasting()) memory.put(kind, key, value);
  },
});

/**
 * The memory of a call whose results are not for later processes, such as those on unsaved texts: they are kept in this
 * process only, but for what follows from one picture or font.
 */
export const passing = (memory: Memory): Memory => ({
  ...memory,
  put: (kind, key, value) => memory.put(kind, key, value, kind.isOfOneFile !== true),
});

/** The memory of work on another state of a project, whose results are not kept: it has what is known of this one. */
export function readOnly(memory: Memory): Memory {
  const disk = memory.disk && { ...memory.disk, ...KEEPS_NOTHING };
  return { ...memory, ...KEEPS_NOTHING, disk };
}

const KEEPS_NOTHING = { put: () => {}, flush: () => {} };

/** Bytes that all values together may take up in a process. */
const BUDGET = 320 * 1024 * 1024;
/**
 * A value makes room for others only after this many full passes in which it was not asked for. Faces are asked for in
 * sequence in each check: if they do not all fit, evicting the oldest would leave none for the next.
 */
const ROUNDS = 4;
/** After this many passes it goes even if there is room. */
const MOST_ROUNDS = 16;
/** A pass is at least this many lookups. */
const LEAST_PASS = 100;

interface Kept {
  readonly shelf: Map<string, Kept>;
  readonly key: string;
  value: unknown;
  weight: number;
  /** Number of the lookup that last asked for it. */
  asked: number;
  older: Kept;
  newer: Kept;
}

/** A memory in this process, over another one that it asks for what it does not have. @param budget in bytes */
export function createMemory(below: Memory = NO_MEMORY, budget = BUDGET): Memory {
  const shelves = new Map<object, Map<string, Kept>>();
  /** Its neighbours are the values that were asked for first and last. */
  const ring = { weight: 0 } as Kept;
  ring.older = ring;
  ring.newer = ring;
  let count = 0;
  let full = 0;
  let lookups = 0;

  const shelfOf = (kind: object): Map<string, Kept> => {
    const known = shelves.get(kind);
    if (known) return known;
    const made = new Map<string, Kept>();
    shelves.set(kind, made);
    return made;
  };
  const isOlderThan = ({ asked }: Kept, rounds: number): boolean =>
    lookups - asked > rounds * Math.max(count, LEAST_PASS);
  const forget = (kept: Kept): void => {
    kept.shelf.delete(kept.key);
    unlink(kept);
    count -= 1;
    full -= kept.weight;
  };
  const hasRoomFor = (weight: number): boolean => {
    for (let oldest = ring.newer; oldest !== ring; oldest = ring.newer) {
      const isFull = full + weight > budget;
      if (!isOlderThan(oldest, isFull ? ROUNDS : MOST_ROUNDS)) return !isFull;
      forget(oldest);
    }
    return weight <= budget;
  };
  const keep = <T>(kind: Kind<T>, key: string, value: T): void => {
    if (!kind.weight) return;
    const shelf = shelfOf(kind);
    const known = shelf.get(key);
    if (known) forget(known);
    const weight = kind.weight(value);
    if (!hasRoomFor(weight)) return;
    const kept: Kept = { shelf, key, value, weight, asked: lookups, older: ring, newer: ring };
    shelf.set(key, kept);
    linkBefore(ring, kept);
    count += 1;
    full += weight;
  };

  return {
    isInProcess: true,
    disk: below.disk,
    get: <T>(kind: Kind<T>, key: string): T | undefined => {
      lookups += 1;
      const known = shelves.get(kind)?.get(key);
      if (known) {
        known.asked = lookups;
        unlink(known);
        linkBefore(ring, known);
        return known.value as T;
      }
      const value = below.get(kind, key);
      if (value !== undefined) keep(kind, key, value);
      return value;
    },
    put: (kind, key, value, isPassing) => {
      if (kind.lasts?.(value) === false) return;
      keep(kind, key, value);
      below.put(kind, key, value, isPassing);
    },
    flush: (isLast) => below.flush(isLast),
  };
}

function unlink({ older, newer }: Kept): void {
  older.newer = newer;
  newer.older = older;
}

function linkBefore(ring: Kept, kept: Kept): void {
  kept.older = ring.older;
  kept.newer = ring;
  ring.older.newer = kept;
  ring.older = kept;
}

/** A key for the inputs of a result: equal contents have equal keys. Parts are read in sequence. */
export function digestOf(parts: Iterable<string | Uint8Array>): string {
  const made = createHash("sha256");
  for (const part of parts) made.update(`${part.length} `).update(part);
  return made.digest("base64url");
}

/** The same for bytes that never change, made once for each array. */
export const digestOfBytes = derived((bytes: Uint8Array): string => hash("sha256", bytes, "base64url"));

/**
 * The same for texts only. It leaves no hash objects behind: those of thousands of drawings would fill memory until a
 * full garbage collection.
 */
export function digestOfTexts(parts: readonly string[]): string {
  return hash("sha256", parts.map((part) => `${part.length} ${part}`).join(""), "base64url");
}
