/** What rules of plain words work on, and how the plain way ends where a text asks for more. */
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

/** Changes the run, as one rule of the font says. @throws NotPlain */
export type Rule = (run: PlainRun) => void;

/** Tries a rule at one glyph; true when it applied. @throws NotPlain */
export type Step = (run: PlainRun, at: number) => boolean;

/** Flags of rules that skip bases or ligatures. Those that skip marks change nothing here. */
export const SKIPS = 0b110;

/** The text asks for more than plain rules: the font engine sets it. */
export class NotPlain extends Error {}

/** Undefined when something is not plain, or not as it should be: the font engine will say. */
export function quietly<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof NotPlain || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** What rules are made with. */
export interface RuleFont extends GlyphCount {
  /** True for a glyph that is set upon others: plain rules know nothing of it. */
  isMark(id: number): boolean;
}

/** A rule that nothing here can apply: it ends the plain way when it would begin at one of the run's glyphs. */
export function untouched(starts: readonly Uint16Array[]): Rule {
  return ({ ids }) => {
    for (const id of ids) for (const set of starts) if (set[id]) throw new NotPlain();
  };
}

/** An offset that must be there. @throws NotPlain */
export function offsetAt(view: DataView, at: number): number {
  const offset = view.getUint16(at);
  if (offset === 0) throw new NotPlain();
  return offset;
}
