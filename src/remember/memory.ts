/**
 * Results of pure stages that one check of a project keeps for the next, keyed by all their inputs. A project without a
 * memory computes everything again. Caching affects only speed. Limits: bounded per stage; the most recently used
 * entries stay longest.
 */
import { createHash, hash } from "node:crypto";

interface Limit {
  /** Characters of text; for fonts and templates, number of sets. */
  readonly most: number;
  /**
   * Evict an entry only after this many full passes without a hit. Faces are requested in sequence in each check: if they do
   * not all fit, evicting the oldest would leave none for the next.
   */
  readonly rounds: number;
}

/** How much of each stage is kept. */
const LIMITS = {
  /** What was last read of a game. */
  documents: { most: 16, rounds: 0 },
  /** Texts of booklets, each up to three times: as blocks, as laid-out pages, as page frames. */
  booklets: { most: 600_000, rounds: 0 },
  templates: { most: 4, rounds: 0 },
  fonts: { most: 4, rounds: 0 },
  /** Printed texts as numbers of words, for each game. */
  texts: { most: 16, rounds: 0 },
  /** About 300 characters per card side without pictures. */
  drawings: { most: 10_000_000, rounds: 4 },
  faces: { most: 10_000_000, rounds: 4 },
  /** About 12,000 characters for a card as rich as those of the shipped games; what cards share counts once. */
  scenes: { most: 10_000_000, rounds: 4 },
  /** The resources that faces and scenes requested: 150 characters and their names each. */
  questions: { most: 10_000_000, rounds: 4 },
} as const satisfies Readonly<Record<string, Limit>>;

export type Stage = keyof typeof LIMITS;

export interface Memory {
  /** The result of `make` for this key, from the cache or computed now. */
  recall<T>(stage: Stage, key: string, make: () => T, weightOf?: (result: T) => number): T;
}

/** Caches nothing. */
export const NO_MEMORY: Memory = { recall: (_stage, _key, make) => make() };

export function createMemory(): Memory {
  const shelves = new Map<Stage, Shelf>();
  return {
    recall: (stage, key, make, weightOf = () => 1) => {
      const shelf = shelves.get(stage) ?? createShelf(LIMITS[stage]);
      shelves.set(stage, shelf);
      return shelf.recall(key, make, weightOf);
    },
  };
}

/** A key for the inputs of a result: equal contents have equal keys. Parts are read in sequence. */
export function digestOf(parts: Iterable<string | Uint8Array>): string {
  const made = createHash("sha256");
  for (const part of parts) made.update(`${part.length} `).update(part);
  return made.digest("base64url");
}

/**
 * The same for texts only. It leaves no hash objects behind: those of thousands of drawings would fill memory until a
 * full garbage collection.
 */
export function digestOfTexts(parts: readonly string[]): string {
  return hash("sha256", parts.map((part) => `${part.length} ${part}`).join(""), "base64url");
}

interface Shelf {
  recall<T>(key: string, make: () => T, weightOf: (result: T) => number): T;
}

interface Kept {
  readonly result: unknown;
  readonly weight: number;
  /** Number of the lookup that last returned it. */
  readonly asked: number;
}

function createShelf({ most, rounds }: Limit): Shelf {
  const kept = new Map<string, Kept>();
  let full = 0;
  let asked = 0;
  return {
    recall: <T>(key: string, make: () => T, weightOf: (result: T) => number): T => {
      asked += 1;
      const known = kept.get(key);
      if (known) {
        // Moved to the end: the front holds the least recently used entries.
        kept.delete(key);
        kept.set(key, { ...known, asked });
        return known.result as T;
      }
      const result = make();
      keep(key, { result, weight: weightOf(result), asked });
      return result;
    },
  };

  function keep(key: string, entry: Kept): void {
    if (entry.weight > most) return;
    // `make` may have recalled the same key.
    full -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
    for (const [oldest, { weight, asked: last }] of kept) {
      if (full + entry.weight <= most) break;
      if (asked - last <= rounds * kept.size) return;
      kept.delete(oldest);
      full -= weight;
    }
    kept.set(key, entry);
    full += entry.weight;
  }
}
