/** Groups numbers by a hash. Most hashes have one number: only the groups of several take memory of their own. */

/** Hashes and numbers are integers; a number is in at most one group for each hash. */
export class Buckets {
  /** By hash: the first number. */
  readonly #firsts = new Map<number, number>();
  /** By hash: all its numbers, if there are several. */
  readonly #shared = new Map<number, number[]>();
  #changed = new Set<number>();

  /** The groups of two or more, in no particular order. */
  get shared(): Iterable<readonly number[]> {
    return this.#shared.values();
  }

  /** The hashes whose groups changed since this was last asked, with two or more numbers now or before. */
  takeChanged(): Iterable<readonly [hash: number, group: readonly number[]]> {
    const changed = [...this.#changed].map((hash) => [hash, this.#shared.get(hash) ?? []] as const);
    this.#changed = new Set();
    return changed;
  }

  /** Adds a number that is not in the group of this hash. */
  add(hash: number, number: number): void {
    const first = this.#firsts.get(hash);
    if (first === undefined) {
      this.#firsts.set(hash, number);
      return;
    }
    const group = this.#shared.get(hash);
    if (group) group.push(number);
    else this.#shared.set(hash, [first, number]);
    this.#changed.add(hash);
  }

  /** Removes a number that was added with this hash. */
  remove(hash: number, number: number): void {
    const group = this.#shared.get(hash);
    if (!group) {
      this.#firsts.delete(hash);
      return;
    }
    const left = group.filter((other) => other !== number);
    this.#firsts.set(hash, left[0] as number);
    if (left.length > 1) this.#shared.set(hash, left);
    else this.#shared.delete(hash);
    this.#changed.add(hash);
  }
}
