/** Words as lines, each a row; and the width that words need. */
import type { Words } from "../../booklet/blocks.ts";
import type { Place } from "../../diagnostics/diagnostic.ts";
import { shortened } from "../../diagnostics/words.ts";
import type { Unstyled } from "../../scene/scene.ts";
import { divided } from "../text/divided.ts";
import { drawLine, newLines } from "../text/lines/draw-line.ts";
import { equalLines, fillLines, type Line } from "../text/lines/fill-lines.ts";
import { baselineIn } from "../text/lines/first-line.ts";
import { edgeOf } from "../text/lines/line-edge.ts";
import type { Inline } from "../text/markup/inline.ts";
import { type Prepared, prepareMarkup } from "../text/prepare.ts";
import { INK, type WordsLook } from "./booklet-look.ts";
import { markedWords } from "./marked-words.ts";
import type { Row } from "./row.ts";
import { originOf, type Setting } from "./setting.ts";
import { levelLine } from "./shapes.ts";

/** Rounding of a length to two decimals of a mm. */
const TOLERANCE = 0.005;
/** The weight of headings and bold words, and the share of a line that may stay empty before a word is divided. */
const BOLD = 600;
const ZONE = 0.12;

/** A line through words: near the middle of small letters, as a fraction of the height of capitals; its width in em. */
const STRIKE_HEIGHT = 0.36;
const STRIKE_WIDTH = 0.055;

/** The lines of a paragraph; the first and the last two stay together, so that no line is left alone. */
export function setWords(
  words: Words,
  look: WordsLook,
  width: number,
  place: Place,
  setting: Setting,
): readonly Row[] {
  const inlines = setting.inlines(words);
  const prepared = prepareWords(inlines, look, setting);
  const lines = linesOf(prepared, look, width, place, setting);
  const links = markedWords(inlines, lines, (inline) => (inline.kind === "text" ? inline.link : undefined));
  const strikes = markedWords(inlines, lines, ({ struck }) => struck);
  if (prepared.missing.length > 0) reportMissing(prepared.missing, place, setting);
  for (const lost of prepared.unstyled) reportUnstyled(lost, place, setting);
  return lines.map((line, index) => ({
    height: look.leading * look.size,
    before: 0,
    together: lines.length > 1 && (index === 0 || index === lines.length - 2),
    draw: (sheet, x, y) => {
      const { style, size } = look;
      const { capHeight } = prepared.typeface.metrics;
      const iconColour = style.fill?.kind === "solid" ? style.fill : INK;
      const drawing = newLines({ style, size, capHeight, iconColour, origin: originOf(place) });
      const baseline = y + baselineIn(look.leading, prepared.typeface) * size;
      const [block] = prepared.blocks;
      if (block) drawLine(drawing, block, line, { x, width, baseline, align: look.align }, false);
      sheet.items.push(...drawing.items);
      for (const [id, symbol] of drawing.symbols) sheet.symbols.set(id, symbol);
      const left = x + (width - line.width * size) * edgeOf(look.align, block?.direction ?? "ltr");
      for (const link of links[index] ?? [])
        sheet.links.push({
          box: { x: left + link.x * size, y, width: link.width * size, height: look.leading * size },
          to: link.mark,
        });
      for (const { x: from, width: length } of strikes[index] ?? []) {
        const at = [left + from * size, baseline - STRIKE_HEIGHT * capHeight * size] as const;
        sheet.items.push(levelLine(at, length * size, STRIKE_WIDTH * size, iconColour, originOf(place)));
      }
    },
  }));
}

/** The width of the widest word, and of all words on one line, in mm. */
export function widthsOf(
  words: Words,
  look: WordsLook,
  setting: Setting,
): { readonly least: number; readonly most: number } {
  const [block] = prepareWords(setting.inlines(words), look, setting).blocks;
  let least = 0;
  let most = 0;
  for (const units of block?.lines ?? []) {
    let length = 0;
    for (const [index, unit] of units.entries()) {
      least = Math.max(least, unit.width);
      const spaces = index < units.length - 1 ? unit.spaces : [];
      length += unit.width + spaces.reduce((sum, space) => sum + space.width, 0);
    }
    most = Math.max(most, length);
  }
  return { least: least * look.size, most: most * look.size };
}

function prepareWords(lines: Inline[][], { style, size }: WordsLook, setting: Setting): Prepared {
  const block = { marker: undefined, gap: false, lines };
  const markup = { blocks: [block], unknown: [], unclosed: [], foreign: [] };
  const { fonts } = setting.resources;
  // Headings are not divided.
  const isText = style.weight < BOLD;
  const words = fonts.hyphenate && isText ? divided(markup, fonts.hyphenate) : markup;
  return prepareMarkup(words, { style, size, direction: "auto" }, fonts);
}

function linesOf(
  { blocks: [block] }: Prepared,
  { size }: WordsLook,
  width: number,
  place: Place,
  setting: Setting,
): readonly Line[] {
  let broken: string | undefined;
  const lines = (block?.lines ?? []).flatMap((units) => {
    const em = Math.max(width, size) / size;
    const zone = setting.resources.fonts.hyphenate ? ZONE : 0;
    const filled = fillLines(units, equalLines(em), TOLERANCE / size, true, zone);
    broken ??= filled?.brokenWord;
    return filled?.lines ?? [];
  });
  if (broken !== undefined)
    setting.report("booklet/word-too-wide", place, {
      message: `"${shortened(broken)}" is wider than its line of ${Math.round(width)}mm and was broken`,
      fix: "add a soft hyphen to the word, or give it more room: fewer columns, smaller text",
    });
  return lines;
}

function reportMissing(missing: readonly string[], place: Place, setting: Setting): void {
  const signs = missing.map((sign) => `"${sign}"`).join(", ");
  setting.report("booklet/missing-glyph", place, {
    message: `no font has ${signs}`,
    why: "it would be missing in print",
    fix: "write it differently, or add a font that has it to templates/<game>/fonts/ and to fallback-fonts",
  });
}

function reportUnstyled({ style, family, text }: Unstyled, place: Place, setting: Setting): void {
  setting.report("booklet/missing-style", place, {
    message: `the family "${family}" has no ${style}`,
    label: `"${text}" is set without it`,
    why: "the words look like the rest",
    fix: `remove the stars, name a family with ${style} letters under \`fonts:\`, or add the ${style} font file`,
  });
}
