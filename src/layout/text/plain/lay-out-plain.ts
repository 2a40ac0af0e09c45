/**
 * Sets plain texts in boxes: each is read once, its lines are filled at one size after the other, and drawn from the words'
 * own measures. Whatever needs more goes through the rules for all texts, which give the same result; tests compare both.
 */
import type { SceneSymbol } from "../../../scene/scene.ts";
import { largestFitting, toleranceOf } from "../lines/fit-size.ts";
import type { AskedText, TextBoxLayout } from "../text-spec.ts";
import type { Typefaces } from "../typefaces.ts";
import { drawPlain } from "./draw-plain.ts";
import { PlainLines } from "./fill-plain.ts";
import { PlainText } from "./read-plain.ts";

const NONE: readonly never[] = [];

/** One text at a time; an icon in it may contain another. */
interface Setter {
  readonly text: PlainText;
  readonly lines: PlainLines;
}

const setters: Setter[] = [];

/** Undefined if the text is not plain, or does not fit its box without broken words. */
export function layOutPlain(
  words: string,
  spec: AskedText,
  typefaces: Typefaces,
  iconOf: (name: string) => SceneSymbol | undefined,
): TextBoxLayout | undefined {
  if (spec.shapes || spec.direction === "rtl" || spec.align === "justify") return undefined;
  const setter = setters.pop() ?? { text: new PlainText(), lines: new PlainLines() };
  const { text, lines } = setter;
  const layout = text.read(words, typefaces.wordsOf, iconOf) ? set(spec, typefaces, text, lines) : undefined;
  setters.push(setter);
  return layout;
}

function set(
  spec: AskedText,
  typefaces: Typefaces,
  text: PlainText,
  lines: PlainLines,
): TextBoxLayout | undefined {
  const { box } = spec;
  lines.isPlain = true;
  const tolerance = toleranceOf(spec);
  let height = 0;
  let filledAt = 0;
  const fits = (size: number): number | undefined => {
    filledAt = size;
    if (!lines.isPlain || !lines.fill(text, box.width / size, tolerance / size)) return undefined;
    height = heightOf(lines, spec) * size;
    return height - box.height <= tolerance ? size : undefined;
  };
  const size = largestFitting(spec, fits);
  if (size === undefined) return undefined;
  if (size !== filledAt) fits(size);
  const { items, ink } = drawPlain(lines, spec, typefaces.of(false, false), { size, height });
  const over = Math.max(widthOf(lines) * size - box.width, height - box.height);
  return {
    items,
    ink,
    size,
    height,
    overflow: over > tolerance ? over : 0,
    leavesRoom: false,
    text: text.text,
    missing: NONE,
    unknown: NONE,
    brokenWord: undefined,
    unstyled: NONE,
    unclosed: NONE,
    foreign: NONE,
  };
}

/** em from the first line's top to the last line's bottom. */
const heightOf = ({ ends, paragraphGaps }: PlainLines, { leading, paragraphGap }: AskedText): number =>
  ends.length * leading + paragraphGaps * paragraphGap;

function widthOf({ widths }: PlainLines): number {
  let widest = 0;
  for (const width of widths) widest = Math.max(widest, width);
  return widest;
}
