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

/** The glyphs at which something can begin, by their ids: not 0 for each of them. */
type Starts = Uint16Array;

/** A rule of the font. */
export interface Rule {
  /** It does nothing to a run without a glyph of one of these sets. */
  readonly starts: readonly Starts[];
  /** Changes the run. @throws NotPlain */
  apply(run: PlainRun): void;
}

/** A part of a rule. */
export interface Step {
  readonly starts: Starts;
  /** Tries it at one glyph; true when it applied. @throws NotPlain */
  tryAt(run: PlainRun, at: number): boolean;
}

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
export const untouched = (starts: readonly Starts[]): Rule => ({
  starts,
  apply({ ids }) {
    for (const id of ids) for (const set of starts) if (set[id]) throw new NotPlain();
  },
});

/** Tries steps at each glyph, up to the first that applies. @param last glyphs at the end that are not tried */
export const ruleOf = (steps: readonly Step[], last: number): Rule => ({
  starts: steps.map(({ starts }) => starts),
  apply(run) {
    for (let at = 0; at < run.ids.length - last; at++) tryAll(steps, run, at);
  },
});

/** Tries steps at one glyph, up to the first that applies. */
export function tryAll(steps: readonly Step[], run: PlainRun, at: number): void {
  for (const step of steps) if (step.starts[run.ids[at] as number] && step.tryAt(run, at)) return;
}

/** A required offset. @throws NotPlain */
export function offsetAt(view: DataView, at: number): number {
  const offset = view.getUint16(at);
  if (offset === 0) throw new NotPlain();
  return offset;
}
