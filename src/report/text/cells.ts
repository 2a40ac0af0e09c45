/**
 * Text as a terminal shows it: characters take one column, wide ones two, combining marks none. Characters that could
 * move the cursor or change the reading direction are escaped. Limits: widths by block (UAX #11); joined emoji are
 * counted part by part, as most terminals show them.
 */
import { visible } from "../../diagnostics/text/visible.ts";

export interface Cell {
  readonly text: string;
  /** Width in columns. */
  readonly width: number;
  /** UTF-16 offset in the original line. */
  readonly offset: number;
}

const TAB_WIDTH = 4;

const ZERO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}]$/u;

/** First and last characters of the blocks of wide characters. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x231a, 0x231b],
  [0x2329, 0x232a],
  [0x23e9, 0x23f3],
  [0x25fd, 0x25fe],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f7e0, 0x1f7eb],
  [0x1f900, 0x1f9ff],
  [0x1fa70, 0x1faff],
  [0x20000, 0x3fffd],
];

export function cellsOf(line: string): readonly Cell[] {
  const cells: Cell[] = [];
  let offset = 0;
  let column = 0;
  for (const character of line) {
    const tab = TAB_WIDTH - (column % TAB_WIDTH);
    const text = character === "\t" ? " ".repeat(tab) : visible(character);
    const width = character === "\t" ? tab : text === character ? widthOf(text) : text.length;
    cells.push({ text, width, offset });
    offset += character.length;
    column += width;
  }
  return cells;
}

/** Width of a line in columns. */
export const columnsOf = (line: string): number => cellsOf(line).reduce((sum, { width }) => sum + width, 0);

function widthOf(character: string): number {
  if (ZERO_WIDTH.test(character)) return 0;
  const code = character.codePointAt(0) as number;
  return WIDE.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}
