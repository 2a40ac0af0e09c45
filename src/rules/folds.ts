/**
 * Tables over many parts, such as the values on all cards, kept from one check to the next: parts that are gone are removed,
 * new ones are added. Parts are the same if they are the same object.
 */

/** How a table is made; its result must not depend on the order of the parts. */
export interface Fold<P, T> {
  start(): T;
  add(table: T, part: P): void;
  remove(table: T, part: P): void;
}

/** The tables of one game. */
export class Folds {
  readonly #kept = new WeakMap<object, { readonly table: unknown; readonly parts: readonly unknown[] }>();

  /** The table over these parts. It changes the next time it is asked for: use it before anything else can run. */
  over<P, T>(fold: Fold<P, T>, parts: readonly P[]): T {
    const before = this.#kept.get(fold) as { readonly table: T; readonly parts: readonly P[] } | undefined;
    if (before?.parts === parts) return before.table;
    const table = before?.table ?? fold.start();
    const { removed, added } = exchanged(before?.parts ?? [], parts);
    // If a step throws, a table that was changed halfway must not be used again.
    this.#kept.delete(fold);
    for (const part of removed) fold.remove(table, part);
    for (const part of added) fold.add(table, part);
    this.#kept.set(fold, { table, parts });
    return table;
  }
}

/** The table over these parts, from an earlier check of the game as far as they are the same. */
export function folded<P, T>(
  { known }: { readonly known?: { readonly folds: Folds } | undefined },
  fold: Fold<P, T>,
  parts: readonly P[],
): T {
  return (known?.folds ?? new Folds()).over(fold, parts);
}

/** What is between the common beginning, up to `start`, and the common end: most edits change one part. */
export function exchanged<P>(before: readonly P[], after: readonly P[]) {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start++;
  let end = 0;
  while (end < least - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return {
    start,
    removed: before.slice(start, before.length - end),
    added: after.slice(start, after.length - end),
  };
}

/** How often each text occurs. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(text: string): void {
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
  }

  /** Removes a text that was added. */
  remove(text: string): void {
    const count = this.#counts.get(text) as number;
    if (count > 1) this.#counts.set(text, count - 1);
    else this.#counts.delete(text);
  }

  has(text: string): boolean {
    return this.#counts.has(text);
  }

  /** Each once. */
  get texts(): Iterable<string> {
    return this.#counts.keys();
  }
}
