/** Tries one way to fit ruler and words into the cells of a band. */
import type { Item } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import { translate } from "../../units/matrix.ts";
import type { MarginWords } from "../margin-words.ts";
import { linesIn, type MarginBlock, textBlock } from "./blocks.ts";
import { group } from "./mark-items.ts";
import { rulerForms } from "./ruler.ts";

export interface FooterRequest {
  readonly lines: readonly (readonly string[])[];
  /** Length of the ruler in mm; 0 = none. */
  readonly ruler: number;
  readonly sizePt: number;
  /** May the ruler's words be among the others, away from it? */
  readonly apart: boolean;
  /** May lines be broken between their parts? */
  readonly breaks: boolean;
}

const SEPARATOR = " · ";

/** Between the ruler and words beside it or above it in the same cell. */
const APART = 3;
const LEAST_SPACE = 0.5;

/** The rest of a cell is not used below this width; a single cell then has its words above the ruler. */
const NARROW = 30;

/** The footer in the coordinates of the cells; undefined if it does not fit this way. */
export function fitFooter(
  cells: readonly Box[],
  request: FooterRequest,
  margin: MarginWords,
): readonly Item[] | undefined {
  const { ruler, sizePt, lines, apart } = request;
  const { once } = margin;
  if (ruler === 0) return fitWords(cells, lines, request, margin);
  const forms = once(["ruler", ruler, sizePt, apart], () => rulerForms(ruler, sizePt, apart, margin));
  for (const { block, words } of forms) {
    const placed = once(["place", cells, block], () => placeRuler(cells, block));
    const texts =
      placed && fitWords(placed.cells, words.length > 0 ? [...lines, words] : lines, request, margin);
    if (texts) return [...placed.items, ...texts];
  }
  return undefined;
}

function fitWords(
  cells: readonly Box[],
  lines: FooterRequest["lines"],
  { sizePt, breaks }: FooterRequest,
  margin: MarginWords,
): readonly Item[] | undefined {
  const fits = (text: string, cell: Box): boolean => margin.setLine(text, sizePt).width <= cell.width;
  const room = cells.map((cell) => ({ cell, lines: linesIn(cell.height, sizePt) }));
  const texts = breaks ? pour(lines.flat(), room, fits) : spread(lines, room, fits);
  return texts && cells.flatMap((cell, index) => setTexts(texts[index] ?? [], cell, sizePt, margin));
}

/** Flush left and vertically centred in the cell, so that cells with the same number of lines share their baselines. */
function setTexts(
  texts: readonly string[],
  cell: Box,
  sizePt: number,
  { setLine, once }: MarginWords,
): readonly Item[] {
  if (texts.length === 0) return [];
  return once(["texts", cell, sizePt, texts.join("\n")], () => {
    const { height, items } = textBlock(texts, sizePt, setLine);
    return [group(translate(cell.x, cell.y + (cell.height - height) / 2), items)];
  });
}

/** Puts the ruler at the end of the last cell with room for it, and returns the rest for words. */
function placeRuler(cells: readonly Box[], ruler: MarginBlock): { items: Item[]; cells: Box[] } | undefined {
  const index = cells.findLastIndex((cell) => ruler.width <= cell.width && ruler.height <= cell.height);
  const cell = cells[index];
  if (!cell) return undefined;
  const beside = { ...cell, width: Math.max(0, cell.width - ruler.width - APART) };
  const above = { ...cell, height: Math.max(0, cell.height - ruler.height - LEAST_SPACE) };
  const sharesHeight = beside.width < NARROW && cells.length === 1;
  const x = cell.x + cell.width - ruler.width;
  const y = cell.y + (cell.height - ruler.height) / (sharesHeight ? 1 : 2);
  const left = sharesHeight ? [above] : beside.width < NARROW ? [] : [beside];
  return { items: [group(translate(x, y), ruler.items)], cells: cells.toSpliced(index, 1, ...left) };
}

interface Room {
  readonly cell: Box;
  readonly lines: number;
}

type Fits = (text: string, cell: Box) => boolean;

/** Whole lines side by side in the first line of each cell, then in the second ones. */
function spread(
  lines: readonly (readonly string[])[],
  room: readonly Room[],
  fits: Fits,
): string[][] | undefined {
  const texts: string[][] = room.map(() => []);
  let place = 0;
  const deepest = Math.max(0, ...room.map((cell) => cell.lines));
  for (const parts of lines) {
    const text = parts.join(SEPARATOR);
    while (!take(text, place)) if (++place >= deepest * room.length) return undefined;
    place++;
  }
  return texts;

  function take(text: string, at: number): boolean {
    const own = room[at % room.length];
    if (!own || Math.floor(at / room.length) >= own.lines || !fits(text, own.cell)) return false;
    texts[at % room.length]?.push(text);
    return true;
  }
}

/** Parts one after the other, cell by cell, like words of a paragraph. */
function pour(parts: readonly string[], room: readonly Room[], fits: Fits): string[][] | undefined {
  const left = [...parts];
  const texts = room.map(({ cell, lines }) =>
    Array.from({ length: lines }, () => {
      let count = 0;
      while (count < left.length && fits(left.slice(0, count + 1).join(SEPARATOR), cell)) count++;
      return left.splice(0, count).join(SEPARATOR);
    }).filter((line) => line !== ""),
  );
  return left.length === 0 ? texts : undefined;
}
