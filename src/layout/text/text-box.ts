/**
 * Sets a text box: markup, shrinking, line breaking, alignment. The text is always drawn in full; what does not fit at
 * the smallest size extends beyond the box, by the amount given in `overflow`.
 *
 * Baselines are leading x size apart, and the face's ascent and descent are centred in that (as in CSS): the first
 * baseline is (leading - ascent - descent) / 2 + ascent em below the top. Faces of other families on the line do not
 * move it. n lines need n x leading x size plus their paragraph gaps. Text in the middle is centred optically: the
 * space above the capitals of its first line is the same as below the baseline of its last. Lines in shapes are as wide
 * as the shapes are at their height (line-rooms.ts).
 */
import type { FontBook } from "../../font/font-book.ts";
import type { SceneSymbol } from "../../scene/scene.ts";
import { unionOf } from "../../units/box.ts";
import { divided } from "./divided.ts";
import { type DrawnLines, drawLine, newLines } from "./lines/draw-line.ts";
import type { Line } from "./lines/fill-lines.ts";
import { firstBaselineOf, topSlack } from "./lines/first-line.ts";
import { fitSize, toleranceOf } from "./lines/fit-size.ts";
import type { Fitted } from "./lines/fitted.ts";
import { parseMarkup } from "./markup/markup.ts";
import { layOutPlain } from "./plain/lay-out-plain.ts";
import { type Prepared, prepareMarkup } from "./prepare.ts";
import type { TextBoxLayout, TextBoxSpec, TextResources } from "./text-spec.ts";
import { typefacesOf } from "./typefaces.ts";

export function layOutTextBox(spec: TextBoxSpec, fonts: FontBook, resources: TextResources): TextBoxLayout {
  const answers: (SceneSymbol | undefined)[] = [];
  const plain = layOutPlain(spec.markup, spec, typefacesOf(spec, fonts), (name) => {
    const symbol = resources.icon(name);
    answers.push(symbol);
    return symbol;
  });
  if (plain && (!dividesWords(spec, fonts) || isOneLine(plain, spec))) return plain;
  // What was looked up already is not looked up again: it counts as drawn.
  let asked = 0;
  const icon = (name: string) => (asked < answers.length ? answers[asked++] : resources.icon(name));
  return layOutAnyText(spec, fonts, { ...resources, icon });
}

/** The same for a text of any kind, plain ones included. */
export function layOutAnyText(spec: TextBoxSpec, fonts: FontBook, resources: TextResources): TextBoxLayout {
  const markup = parseMarkup(spec.markup, resources);
  const { hyphenate } = fonts;
  const isDivided = hyphenate !== undefined && dividesWords(spec, fonts);
  const prepared = prepareMarkup(isDivided ? divided(markup, hyphenate) : markup, spec, fonts);
  const fitted = fitSize(prepared, spec, isDivided ? zoneOf(spec) : 0);
  const drawing = draw(prepared, fitted, spec);
  return {
    items: drawing.items,
    ink: unionOf(drawing.ink),
    size: fitted.size,
    height: fitted.height,
    overflow: overflowOf(fitted, spec),
    leavesRoom: fitted.blocks.some(({ rooms }) => rooms?.some(({ other }) => other >= fitted.size)),
    text: prepared.text,
    missing: prepared.missing,
    unknown: prepared.unknown,
    unstyled: prepared.unstyled,
    unclosed: prepared.unclosed,
    foreign: prepared.foreign,
    brokenWord: fitted.brokenWord,
  };
}

/** True if the words of a text may be divided at the ends of its lines. */
export const dividesWords = (
  { hyphens = true }: Pick<TextBoxSpec, "hyphens">,
  { hyphenate }: Pick<FontBook, "hyphenate">,
): boolean => hyphens && hyphenate !== undefined;

/** True for a text that fits on one line, where no word is divided. */
export const isOneLine = (
  { size, height, overflow }: Pick<TextBoxLayout, "size" | "height" | "overflow">,
  spec: Pick<TextBoxSpec, "size" | "leading">,
): boolean => overflow === 0 && size === spec.size && height < 1.5 * spec.leading * size;

/**
 * The share of a line that may stay empty before a word is divided: ragged lines are meant to differ, in justified ones the
 * spaces would grow.
 */
const zoneOf = ({ align }: Pick<TextBoxSpec, "align">): number => (align === "justify" ? 0.08 : 0.2);

function overflowOf(fitted: Fitted, spec: TextBoxSpec): number {
  const over = fitted.over ?? Math.max(fitted.width - spec.box.width, fitted.height - spec.box.height);
  return over > toleranceOf(spec) ? over : 0;
}

function draw({ typeface }: Prepared, fitted: Fitted, spec: TextBoxSpec): DrawnLines {
  const { size } = fitted;
  const { capHeight } = typeface.metrics;
  const { style, iconColour, origin } = spec;
  const drawing = newLines({ style, iconColour, origin, size, capHeight });
  const { box, align, leading } = spec;
  const firstBaseline = firstBaselineOf(spec, typeface) * size;
  let top = box.y + topSlack(fitted.height, spec);
  for (const { block, lines, rooms } of fitted.blocks) {
    if (block.gap) top += spec.paragraphGap * size;
    const first = Math.max(
      0,
      lines.findIndex(({ segments }) => segments.length > 0),
    );
    for (let index = 0; index < lines.length; index++) {
      const { x, width } = rooms?.[index] ?? box;
      const baseline = (rooms?.[index]?.top ?? top) + firstBaseline;
      drawLine(drawing, block, lines[index] as Line, { x, width, baseline, align }, index === first);
      top += leading * size;
    }
  }
  return drawing;
}
