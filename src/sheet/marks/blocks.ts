/** Parts of the footer before they are placed: their size, and what they draw from their top left corner. */
import type { Item } from "../../scene/scene.ts";
import type { Size } from "../../units/box.ts";
import { mmOfPt } from "../../units/length.ts";
import { translate } from "../../units/matrix.ts";
import type { SetLine } from "../margin-words.ts";
import { GREY, group } from "./mark-items.ts";

export interface MarginBlock extends Size {
  readonly items: readonly Item[];
}

/** From the top of a line to its baseline, and from baseline to baseline, in em; usual values of text faces. */
const ASCENT = 0.75;
const LEADING = 1.2;

/** How many lines of a size fit below each other. */
export function linesIn(height: number, sizePt: number): number {
  const em = mmOfPt(sizePt);
  return height < em ? 0 : 1 + Math.floor((height - em) / (em * LEADING) + 1e-9);
}

/** Lines below each other, flush left, grey. */
export function textBlock(texts: readonly string[], sizePt: number, setLine: SetLine): MarginBlock {
  const set = texts.map((text) => setLine(text, sizePt));
  return {
    width: Math.max(0, ...set.map(({ width }) => width)),
    height: linesHeight(texts.length, sizePt),
    items: set.map(({ items }, index) =>
      group(translate(0, mmOfPt(sizePt) * (ASCENT + index * LEADING)), items.map(inGrey)),
    ),
  };
}

/** Height of `count` lines of a size, in mm. */
function linesHeight(count: number, sizePt: number): number {
  return count === 0 ? 0 : mmOfPt(sizePt) * (1 + (count - 1) * LEADING);
}

const inGrey = (item: Item): Item => (item.kind === "glyphs" ? { ...item, fill: GREY } : item);
