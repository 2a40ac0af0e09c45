/** The title and the numbered steps of the calibration sheet, with a table for the readings, set as large as fits. */
import type { Item } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import { mmOfPt } from "../../units/length.ts";
import { lines, type Segment } from "../marks/mark-items.ts";
import { INK, type Typesetter, textAt, wrapped } from "./drawn-text.ts";
import { CORNERS } from "./layout.ts";
import type { SheetWords } from "./sheet-words.ts";

const SIZES_PT = [10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7];
/** From line to line, in em. */
const LEADING = 1.22;
/** Between steps, in em. */
const SPACE = 0.45;
/** The number of a step is this far left of its text. */
const INDENT = 5;
const TITLE_MM = 13;
/** Rows of the table: its head, across, down. */
const ROW = 6;
const TABLE_MM = 3 * ROW + 3;

export function stepsBox(room: Box, words: SheetWords, set: Typesetter): readonly Item[] {
  const sizePt = SIZES_PT.find((size) => heightOf(room, words, size, set) <= room.height) ?? 7;
  const rows = rowsOf(room, words, sizePt, set);
  const em = mmOfPt(sizePt);
  const title = [
    ...textAt(words.title, 16, { x: room.x, y: room.y + 4.5 }, "start", set.bold),
    ...textAt(words.subtitle, 10, { x: room.x, y: room.y + 9.5 }, "start", set.plain),
  ];
  const text = rows.flatMap(({ number, text, y, isCommand }) => {
    const at = { x: room.x + INDENT, y: room.y + TITLE_MM + y };
    return [
      ...(number === undefined ? [] : textAt(`${number}`, sizePt, { ...at, x: room.x }, "start", set.bold)),
      ...textAt(text, sizePt, at, "start", isCommand ? set.bold : set.plain),
    ];
  });
  const bottom = room.y + TITLE_MM + (rows.at(-1)?.y ?? 0) + em;
  return [...title, ...text, ...table({ ...room, y: bottom }, set)];
}

interface Row {
  readonly number?: number;
  readonly text: string;
  /** Of the baseline, below the title. */
  readonly y: number;
  readonly isCommand?: true;
}

function rowsOf(room: Box, { steps, command }: SheetWords, sizePt: number, { plain }: Typesetter): Row[] {
  const em = mmOfPt(sizePt);
  const rows: Row[] = [];
  let y = em;
  for (const [index, step] of steps.entries()) {
    for (const [line, text] of wrapped(step, sizePt, room.width - INDENT, plain).entries()) {
      rows.push({ text, y, ...(line === 0 && { number: index + 1 }) });
      y += em * LEADING;
    }
    y += em * SPACE;
  }
  for (const text of command) {
    rows.push({ text, y, isCommand: true });
    y += em * LEADING;
  }
  return rows;
}

const heightOf = (room: Box, words: SheetWords, sizePt: number, set: Typesetter): number =>
  TITLE_MM + (rowsOf(room, words, sizePt, set).at(-1)?.y ?? 0) + mmOfPt(sizePt) + TABLE_MM;

/** Empty cells for the eight readings. */
function table({ x, y, width }: Box, { plain, bold }: Typesetter): readonly Item[] {
  const head = 18;
  const column = (width - head) / CORNERS.length;
  const across: Segment[] = [0, 1, 2, 3].map((row) => [x, y + row * ROW, x + width, y + row * ROW]);
  const down: Segment[] = [0, 1, 2, 3, 4].map((index) => {
    const at = x + head + index * column;
    return [at, y, at, y + 3 * ROW];
  });
  const middle = (row: number): number => y + row * ROW + 4.2;
  return [
    lines([...across, ...down, [x, y, x, y + 3 * ROW]], INK),
    ...CORNERS.flatMap((corner, index) =>
      textAt(
        corner.toUpperCase(),
        10,
        { x: x + head + (index + 0.5) * column, y: middle(0) },
        "middle",
        bold,
      ),
    ),
    ...textAt("across", 9, { x: x + 2, y: middle(1) }, "start", plain),
    ...textAt("down", 9, { x: x + 2, y: middle(2) }, "start", plain),
  ];
}
