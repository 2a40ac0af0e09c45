/** Finds the size at which a prepared text fits its box: decided once, in real units, for all outputs. */
import { mmOfPt } from "../../../units/length.ts";
import type { Prepared } from "../prepare.ts";
import type { TextBoxSpec } from "../text-spec.ts";
import { equalLines, fillLines, type Line } from "./fill-lines.ts";
import { type Division, fillShapes } from "./fill-shapes.ts";
import type { FilledBlock, Fitted } from "./fitted.ts";

/** The step between the sizes that are tried; larger if there would be more than `MOST_STEPS`. */
const STEP_PT = 0.05;
/** Down from 5,000 pt, which is more than fits on any paper. */
const MOST_STEPS = 100_000;
/** Rounding of a length to two decimals of a mm; a box that is too small by less still fits its text. */
const TOLERANCE_MM = 0.005;

/** User units by which a text may exceed its box and still counts as fitting. */
export const toleranceOf = (spec: Pick<TextBoxSpec, "mmPerUnit">): number => TOLERANCE_MM / spec.mmPerUnit;

/**
 * The largest size on the grid size, size - 0.05 pt, ... at which no line and no word is too wide and all lines fit the
 * box; otherwise the smallest size, with words broken if necessary.
 * @param zone share of a line that may stay empty before a word is divided at a hyphen; where that does not fit, words are
 * divided wherever they can be
 */
export function fitSize(prepared: Prepared, spec: TextBoxSpec, zone = 0): Fitted {
  const fittingAt = (size: number, share: number): Fitted | undefined => {
    const fitted = fillAt(prepared, spec, size, { divideWords: false, zone: share });
    const over = fitted && (fitted.over ?? fitted.height - spec.box.height);
    return over !== undefined && over <= toleranceOf(spec) ? fitted : undefined;
  };
  const found = largestFitting(
    spec,
    (size) => fittingAt(size, zone) ?? (zone > 0 ? fittingAt(size, 0) : undefined),
  );
  if (found) return found;
  const smallest = smallestOf(spec);
  return fillAt(prepared, spec, smallest, { divideWords: true, zone: 0 }) ?? nothing(smallest);
}

type Sizes = Pick<TextBoxSpec, "size" | "minSize" | "mmPerUnit">;

const smallestOf = ({ size, minSize }: Sizes): number => Math.min(minSize, size);

/** What fits at the largest size on the grid at which something fits; undefined if nothing fits at the smallest. */
export function largestFitting<T>(spec: Sizes, fits: (size: number) => T | undefined): T | undefined {
  const asked = fits(spec.size);
  if (asked) return asked;
  const smallest = smallestOf(spec);
  let best = fits(smallest);
  if (!best) return undefined;
  const step = Math.max(mmOfPt(STEP_PT) / spec.mmPerUnit, (spec.size - smallest) / MOST_STEPS);
  const steps = Math.ceil((spec.size - smallest) / step - 1e-9);
  const sizeAt = (index: number) => Math.max(smallest, spec.size - index * step);
  let [tooLarge, small] = [0, steps];
  while (small - tooLarge > 1) {
    const middle = (tooLarge + small) >> 1;
    const fitted = fits(sizeAt(middle));
    if (fitted) [small, best] = [middle, fitted];
    else tooLarge = middle;
  }
  return best;
}

const nothing = (size: number): Fitted => ({ size, blocks: [], width: 0, height: 0, brokenWord: undefined });

/** Lines at one size; undefined if a word is wider than its line and must not be broken. */
function fillAt(prepared: Prepared, spec: TextBoxSpec, size: number, division: Division): Fitted | undefined {
  const { shapes } = spec;
  if (shapes) return fillShapes(prepared, { ...spec, shapes, tolerance: toleranceOf(spec) }, size, division);
  const { divideWords, zone } = division;
  const tolerance = toleranceOf(spec) / size;
  const blocks: FilledBlock[] = [];
  let brokenWord: string | undefined;
  let width = 0;
  for (const block of prepared.blocks) {
    const lines: Line[] = [];
    for (const units of block.lines) {
      const widths = equalLines(spec.box.width / size - block.indent);
      const filled = fillLines(units, widths, tolerance, divideWords, zone);
      if (!filled) return undefined;
      lines.push(...filled.lines);
      brokenWord ??= filled.brokenWord;
    }
    for (const line of lines) width = Math.max(width, (block.indent + line.width) * size);
    blocks.push({ block, lines });
  }
  return { size, blocks, width, height: heightOf(blocks, spec) * size, brokenWord };
}

/** em from the first line's top to the last line's bottom. */
function heightOf(blocks: readonly FilledBlock[], { leading, paragraphGap }: TextBoxSpec): number {
  const lines = blocks.reduce((sum, block) => sum + block.lines.length, 0);
  const gaps = blocks.filter(({ block }) => block.gap).length;
  return lines * leading + gaps * paragraphGap;
}
