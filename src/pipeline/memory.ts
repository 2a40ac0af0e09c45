/**
 * What one check of a project leaves for the next: results of pure stages, found again by everything that they were made
 * from. A project without a memory makes everything anew. What is remembered changes nothing but the time it takes.
 * Limits: bounded by stage; what was used last stays longest.
 */
import { createHash } from "node:crypto";

/** How much of each stage is kept: characters of text, or, of fonts and templates, whole sets. */
const LIMITS = {
  documents: 10_000_000,
  templates: 4,
  fonts: 4,
  /** 12,000 characters a card as rich as those of the shipped games. */
  drawings: 10_000_000,
  scenes: 10_000_000,
} as const;

export type Stage = keyof typeof LIMITS;

export interface Memory {
  /** The result of `make` for this key, as it was given before or as it is given now. */
  recall<T>(stage: Stage, key: string, make: () => T, weightOf?: (result: T) => number): T;
}

/** Remembers nothing. */
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

/** A name for what a result was made from: equal contents have equal names. */
export function digestOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest("base64url");
}

interface Shelf {
  recall<T>(key: string, make: () => T, weightOf: (result: T) => number): T;
}

function createShelf(limit: number): Shelf {
  const kept = new Map<string, { readonly result: unknown; readonly weight: number }>();
  let full = 0;
  return {
    recall: <T>(key: string, make: () => T, weightOf: (result: T) => number): T => {
      const known = kept.get(key);
      if (known) {
        // Back in at the end: the front is what was not asked for longest.
        kept.delete(key);
        kept.set(key, known);
        return known.result as T;
      }
      const result = make();
      const weight = weightOf(result);
      kept.set(key, { result, weight });
      full += weight;
      for (const [oldest, { weight: freed }] of kept) {
        if (full <= limit) break;
        kept.delete(oldest);
        full -= freed;
      }
      return result;
    },
  };
}
