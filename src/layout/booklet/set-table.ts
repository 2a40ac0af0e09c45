/** Tables: columns as wide as their words ask, a rule between rows, the head again at the top of each column of text. */
import type { TableBlock, Words } from "../../booklet/blocks.ts";
import { LINE, type WordsLook } from "./booklet-look.ts";
import { type Row, type Sheet, space } from "./row.ts";
import { setWords, widthsOf } from "./set-words.ts";
import { originOf, type Setting } from "./setting.ts";
import { levelLine } from "./shapes.ts";

/** As multiples of the text's size. */
const BESIDE = 0.45;
const ABOVE = 0.22;
/** A table that wants less than this share of its column gets a little more than it wants, others the whole column. */
const NARROW = 0.6;
const LOOSE = 1.3;
/** mm. */
const THIN = 0.15;
const THICK = 0.35;

export function setTable(table: TableBlock, width: number, setting: Setting): readonly Row[] {
  const { head, rows } = table;
  const { look } = setting;
  const { widths, areTooNarrow } = columnWidths(table, width, setting);
  // That its words are divided is known then.
  const inside = areTooNarrow ? { ...setting, tell: () => {} } : setting;
  const hasHead = head.some((cell) => cell.length > 0);
  const top = hasHead ? [setRow(head, look.tableHead, widths, table, inside, THICK)] : [];
  const body = rows.map((row) => setRow(row, look.cell, widths, table, inside, THIN));
  const last = body.length - 1;
  return [
    ...top.map((row) => ({ ...row, before: look.gap, together: true })),
    ...body.map((row, index) => ({
      ...row,
      before: index === 0 && !hasHead ? look.gap : 0,
      together: last > 0 && (index === 0 || index === last - 1),
      ...(index > 0 && hasHead ? { head: top } : {}),
    })),
    space(look.gap * 0.5),
  ];
}

/** Each as wide as its words want; where that is too much, what is left beyond their widest words is shared. */
function columnWidths({ head, rows, place }: TableBlock, width: number, setting: Setting): Columns {
  const { look } = setting;
  const padding = 2 * BESIDE * look.text.size;
  const wants = head.map((cell, column) => {
    const all = [
      widthsOf(cell, look.tableHead, setting),
      ...rows.map((row) => widthsOf(row[column] ?? [], look.cell, setting)),
    ];
    return {
      least: Math.max(...all.map(({ least }) => least)) + padding,
      most: Math.max(...all.map(({ most }) => most)) + padding,
    };
  });
  const sum = (key: "least" | "most"): number => wants.reduce((total, want) => total + want[key], 0);
  const [least, most] = [sum("least"), sum("most")];
  const areTooNarrow = least > width + 1e-6;
  if (areTooNarrow)
    setting.tell("booklet/table-too-wide", place, {
      message: `the table needs ${Math.ceil(least)}mm, but its column has ${Math.floor(width)}mm`,
      fix: "shorten its longest words, or leave a column out; a booklet with one column has more room",
    });
  return { widths: shared(wants, width, least, most), areTooNarrow };
}

interface Columns {
  readonly widths: readonly number[];
  /** Some word is wider than its column. */
  readonly areTooNarrow: boolean;
}

interface Want {
  readonly least: number;
  readonly most: number;
}

/** Columns that want little get it; the wide ones are all as wide as what is left for them, if their words allow it. */
function shared(wants: readonly Want[], width: number, least: number, most: number): readonly number[] {
  if (least >= width) return wants.map((want) => (want.least * width) / least);
  if (most <= width) {
    const room = most < NARROW * width ? most * LOOSE : width;
    return wants.map((want) => (want.most * room) / most);
  }
  const widthsFor = (cap: number): readonly number[] =>
    wants.map(({ least, most }) => Math.max(least, Math.min(most, cap)));
  let [low, high] = [0, width];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    const used = widthsFor(middle).reduce((sum, one) => sum + one, 0);
    if (used <= width) low = middle;
    else high = middle;
  }
  return widthsFor(low);
}

function setRow(
  cells: readonly Words[],
  look: WordsLook,
  widths: readonly number[],
  { align, place }: TableBlock,
  setting: Setting,
  line: number,
): Row {
  const { size } = setting.look.text;
  const [beside, above] = [BESIDE * size, ABOVE * size];
  let x = 0;
  const set = cells.map((cell, column) => {
    const width = widths[column] ?? 0;
    const left = x + beside;
    x += width;
    const cellLook = { ...look, align: align[column] ?? "left" };
    return { left, rows: setWords(cell, cellLook, width - 2 * beside, place, setting) };
  });
  const heights = set.map(({ rows }) => rows.reduce((sum, { height }) => sum + height, 0));
  const height = Math.max(look.leading * look.size, ...heights) + 2 * above;
  const draw = (sheet: Sheet, at: number, y: number): void => {
    for (const { left, rows } of set) {
      let top = y + above;
      for (const row of rows) {
        row.draw(sheet, at + left, top);
        top += row.height;
      }
    }
    const paint = line === THICK ? setting.look.accent : LINE;
    sheet.items.push(levelLine([at, y + height], x, line, paint, originOf(place)));
  };
  return { height, before: 0, together: false, draw };
}
