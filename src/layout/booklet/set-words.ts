/** Words as lines, each a row; and how wide words want to be. */
import type { Words } from "../../booklet/blocks.ts";
import type { Place } from "../../diagnostics/diagnostic.ts";
import { shortened } from "../../diagnostics/words.ts";
import { baselineIn, drawLine, newLines } from "../text/draw-line.ts";
import { fillLines, type Line } from "../text/fill-lines.ts";
import { type Prepared, prepareMarkup } from "../text/prepare.ts";
import { INK, type WordsLook } from "./booklet-look.ts";
import type { Row } from "./row.ts";
import { originOf, type Setting } from "./setting.ts";

/** What writing a length with two decimals of a mm can cost. */
const TOLERANCE = 0.005;

/** The lines of a paragraph; the first and the last two stay together, so that no line is left alone. */
export function setWords(
  words: Words,
  look: WordsLook,
  width: number,
  place: Place,
  setting: Setting,
): readonly Row[] {
  const prepared = prepareWords(words, look, setting);
  const lines = linesOf(prepared, look, width, place, setting);
  if (prepared.missing.length > 0) tellMissing(prepared.missing, place, setting);
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
    },
  }));
}

/** Of words that may be broken only between them: the widest of them, and all on one line. In mm. */
export function widthsOf(
  words: Words,
  look: WordsLook,
  setting: Setting,
): { readonly least: number; readonly most: number } {
  const [block] = prepareWords(words, look, setting).blocks;
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

function prepareWords(words: Words, { style, size }: WordsLook, setting: Setting): Prepared {
  const block = { marker: undefined, gap: false, lines: setting.inlines(words) };
  const markup = { blocks: [block], unknown: [], unclosed: [] };
  return prepareMarkup(markup, { style, size, direction: "auto" }, setting.resources.fonts);
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
    const filled = fillLines(units, Math.max(width, size) / size, TOLERANCE / size, true);
    broken ??= filled?.brokenWord;
    return filled?.lines ?? [];
  });
  if (broken !== undefined)
    setting.tell("booklet/word-too-wide", place, {
      message: `"${shortened(broken)}" is wider than its line of ${Math.round(width)}mm and was divided`,
      fix: "part the word with a soft hyphen, or give it more room: fewer columns, smaller text",
    });
  return lines;
}

function tellMissing(missing: readonly string[], place: Place, setting: Setting): void {
  const signs = missing.map((sign) => `"${sign}"`).join(", ");
  setting.tell("booklet/missing-glyph", place, {
    message: `no font has ${signs}`,
    why: "it would be missing in print",
    fix: "write it otherwise, or add a font that has it to templates/<game>/fonts/ and to fallback-fonts",
  });
}
