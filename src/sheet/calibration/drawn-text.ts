/** Lines of text at a place on the calibration sheet. */
import type { Item } from "../../scene/scene.ts";
import type { Point } from "../../units/box.ts";
import { translate } from "../../units/matrix.ts";
import type { SetLine } from "../margin-words.ts";
import { BLACK, group } from "../marks/mark-items.ts";

/** Everything that is to shine through paper is black. */
export const INK = BLACK;

/** Sets a line of plain and of bold text. */
export interface Typesetter {
  readonly plain: SetLine;
  readonly bold: SetLine;
}

type Anchor = "start" | "middle" | "end";

const PART = { start: 0, middle: 0.5, end: 1 } as const;

/** @param at of the baseline, at the anchor */
export function textAt(
  text: string,
  sizePt: number,
  at: Point,
  anchor: Anchor,
  setLine: SetLine,
): readonly Item[] {
  const { items, width } = setLine(text, sizePt);
  return [group(translate(at.x - width * PART[anchor], at.y), items)];
}

/** The words of a text, in lines that are no wider than the room. */
export function wrapped(text: string, sizePt: number, width: number, setLine: SetLine): readonly string[] {
  const rows: string[] = [];
  for (const word of text.split(" ")) {
    const longer = rows.length === 0 ? word : `${rows.at(-1)} ${word}`;
    if (rows.length > 0 && setLine(longer, sizePt).width <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}
