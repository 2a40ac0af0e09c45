/** Tables: columns as wide as their words ask, a rule between rows, the head again at the top of each column of text. */
import type { TableBlock, Words } from "../../booklet/blocks.ts";
import { LINE, type WordsLook } from "./booklet-look.ts";
import type { Row, Sheet } from "./row.ts";
import { setWords, widthsOf } from "./set-words.ts";
import { originOf, type Setting } from "./setting.ts";
import { levelLine } from "./shapes.ts";

/** As multiples of the text's size. */
const BESIDE = 0.45;
const ABOVE = 0.22;
/** mm. */
const THIN = 0.15;
const THICK = 0.35;

export function setTable(table: TableBlock, width: number, setting: Setting): readonly Row[] {
  const { head, rows } = table;
  const { look } = setting;
  const widths = columnWidths(table, width, setting);
  const hasHead = head.some((cell) => cell.length > 0);
  const top = hasHead ? [setRow(head, look.tableHead, widths, table, setting, THICK)] : [];
  const body = rows.map((row) => setRow(row, look.cell, widths, table, setting, THIN));
  const last = body.length - 1;
  return [
    ...top.map((row) => ({ ...row, before: look.gap, together: true })),
    ...body.map((row, index) => ({
      ...row,
      before: index === 0 && !hasHead ? look.gap : 0,
      together: last > 0 && (index === 0 || index === last - 1),
      ...(index > 0 && hasHead ? { head: top } : {}),
    })),
  ];
}

/** Each as wide as its words want; where that is too much, what is left beyond their widest words is shared. */
function columnWidths({ head, rows, place }: TableBlock, width: number, setting: Setting): readonly number[] {
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
  if (least > width + 1e-6)
    setting.tell("booklet/table-too-wide", place, {
      message: `the table needs ${Math.ceil(least)}mm, but its column has ${Math.floor(width)}mm`,
      fix: "shorten its longest words, or leave a column out; a booklet with one column has more room",
    });
  if (least >= width) return wants.map((want) => (want.least * width) / least);
  if (most <= width) return wants.map((want) => (want.most * width) / most);
  const share = (width - least) / (most - least);
  return wants.map((want) => want.least + share * (want.most - want.least));
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
