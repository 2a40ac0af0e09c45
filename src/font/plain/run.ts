/** The data that rules of plain words work on, and how they give up if a text needs more. */
import type { GlyphCount } from "../tables/glyph-sets.ts";

/** The glyphs of a text while rules change them; all lists have the same length. Lengths in font units, y up. */
export interface PlainRun {
  readonly ids: number[];
  /** The characters of each glyph. */
  readonly codePoints: (readonly number[])[];
  readonly advances: number[];
  readonly dx: number[];
  readonly dy: number[];
}

/** Changes the run, by one rule of the font. @throws NotPlain */
export type Rule = (run: PlainRun) => void;

/** Tries a rule at one glyph; true when it applied. @throws NotPlain */
export type Step = (run: PlainRun, at: number) => boolean;

/** Flags of rules that skip bases or ligatures. Those that skip marks have no effect here. */
export const SKIPS = 0b110;

/** The text needs more than plain rules: the font engine sets it. */
export class NotPlain extends Error {}

/** Undefined if something is not plain, or not as it should be: the font engine then decides. */
export function quietly<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof NotPlain || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The input for making rules. */
export interface RuleFont extends GlyphCount {
  /** True for a glyph that is placed on others: plain rules do not handle it. */
  isMark(id: number): boolean;
}

/** A rule that cannot be applied here: it ends plain setting if it would begin at one of the run's glyphs. */
export function untouched(starts: readonly Uint16Array[]): Rule {
  return ({ ids }) => {
    for (const id of ids) for (const set of starts) if (set[id]) throw new NotPlain();
  };
}

/** A required offset. @throws NotPlain */
export function offsetAt(view: DataView, at: number): number {
  const offset = view.getUint16(at);
  if (offset === 0) throw new NotPlain();
  return offset;
}
