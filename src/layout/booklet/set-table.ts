/** Tables: columns as wide as their words need, a rule between rows, the head repeated at the top of each text column. */
import type { TableBlock, Words } from "../../booklet/blocks.ts";
import { LINE, type WordsLook } from "./booklet-look.ts";
import { columnWidths, type Want } from "./column-widths.ts";
import { type Row, type Sheet, space } from "./row.ts";
import { setWords, widthsOf } from "./set-words.ts";
import { originOf, type Setting } from "./setting.ts";
import { levelLine } from "./shapes.ts";

/** As multiples of the text's size. */
const BESIDE = 0.45;
const ABOVE = 0.22;
/** mm. */
const THIN = 0.15;
const THICK = 0.35;
/** A table up to this height stays in one piece. */
const UNDIVIDED = 50;

export function setTable(table: TableBlock, width: number, setting: Setting): readonly Row[] {
  const { head, rows } = table;
  const { look } = setting;
  const { widths, areTooNarrow } = widthsFor(table, width, setting);
  // That words are broken is already reported for the table as a whole.
  const inside = areTooNarrow ? { ...setting, report: () => {} } : setting;
  const hasHead = head.some((cell) => cell.length > 0);
  const top = hasHead ? [setRow(head, look.tableHead, widths, table, inside, THICK)] : [];
  const body = rows.map((row) => setRow(row, look.cell, widths, table, inside, THIN));
  const last = body.length - 1;
  const whole = [...top, ...body].reduce((sum, { height }) => sum + height, 0) <= UNDIVIDED;
  return [
    ...top.map((row) => ({ ...row, before: look.gap, together: true })),
    ...body.map((row, index) => ({
      ...row,
      before: index === 0 && !hasHead ? look.gap : 0,
      together: whole ? index < last : last > 0 && (index === 0 || index === last - 1),
      ...(index > 0 && hasHead ? { head: top } : {}),
    })),
    space(look.gap * 0.5),
  ];
}

/** Widths of the columns; a table that is too narrow for its widest words is reported. */
function widthsFor({ head, rows, place }: TableBlock, width: number, setting: Setting): Columns {
  const { look } = setting;
  const padding = 2 * BESIDE * look.text.size;
  const wantsOf = (cells: readonly Words[], form: WordsLook): readonly Want[] =>
    cells.map((cell) => {
      const { least, most } = widthsOf(cell, form, setting);
      return { least: least + padding, most: most + padding };
    });
  const all = [wantsOf(head, look.tableHead), ...rows.map((row) => wantsOf(row, look.cell))];
  const widest = head.map((_, column) => Math.max(...all.map((row) => row[column]?.least ?? 0)));
  const least = widest.reduce((sum, one) => sum + one, 0);
  const areTooNarrow = least > width + 1e-6;
  if (areTooNarrow)
    setting.report("booklet/table-too-wide", place, {
      message: `the table needs ${Math.ceil(least)}mm, but its column has ${Math.floor(width)}mm`,
      fix: "shorten its longest words, or remove a column; a booklet with one column has more room",
    });
  return { widths: columnWidths(all, width), areTooNarrow };
}

interface Columns {
  readonly widths: readonly number[];
  /** Some word is wider than its column. */
  readonly areTooNarrow: boolean;
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
