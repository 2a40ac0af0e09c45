/** Rules of a font in their order. Most rules concern few glyphs, so those that do nothing to a run are skipped. */
import type { PlainRun, Rule, RuleFont } from "./run.ts";

/** Each rule has a bit of a number; with more rules than bits, some share one. */
const BITS = 31;
/** Marks the set of a glyph as known. */
const KNOWN = 1 << BITS;

const bitOf = (rule: number): number => 1 << (rule % BITS);

/** Applies its rules to runs of glyphs. */
export class RuleList {
  readonly #rules: readonly Rule[];
  /** The rules that can begin at each glyph; 0 until they have been looked up. */
  readonly #byGlyph: Int32Array;

  constructor(rules: readonly Rule[], { glyphs, spend }: RuleFont) {
    spend(glyphs);
    this.#rules = rules;
    this.#byGlyph = new Int32Array(glyphs);
  }

  /** Applies all rules. @throws NotPlain */
  apply(run: PlainRun): void {
    let here = this.#at(run.ids);
    for (let number = 0; number < this.#rules.length; number++) {
      if ((here & bitOf(number)) === 0) continue;
      this.#rules[number]?.apply(run);
      here = this.#at(run.ids);
    }
  }

  /** The rules that can begin at one of these glyphs. */
  #at(ids: readonly number[]): number {
    let found = 0;
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] as number;
      if (this.#byGlyph[id] === 0) this.#byGlyph[id] = this.#beginningAt(id);
      found |= this.#byGlyph[id] as number;
    }
    return found;
  }

  #beginningAt(id: number): number {
    let found = KNOWN;
    for (let number = 0; number < this.#rules.length; number++)
      if (this.#rules[number]?.starts.some((set) => set[id] !== 0)) found |= bitOf(number);
    return found;
  }
}
