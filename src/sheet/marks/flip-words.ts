/**
 * Says on which edge to flip the paper, in large words on the first sheet of a two-sided print: flipped on the other
 * edge, every back is upside down. The words are in a margin between crop marks, or in unused room between pieces,
 * within the printer's reach.
 */
import type { Item } from "../../scene/scene.ts";
import { type Box, unionOf } from "../../units/box.ts";
import { mmOfPt } from "../../units/length.ts";
import { multiply, rotate, translate } from "../../units/matrix.ts";
import type { Say } from "../../words/say.ts";
import type { Frame, Span } from "../frame.ts";
import type { MarginWords } from "../margin-words.ts";
import { printsReverses } from "../mirror.ts";
import type { Backs, PrintProfile } from "../sheet.ts";
import type { Band } from "./footer-bands.ts";
import { BLACK, group } from "./mark-items.ts";

/** pt: the largest useful size, and the smallest that counts as large. */
const LARGEST = 24;
const LEAST = 12;
/** Height of capitals in em: 0.637 in Alegreya, in which margins are set. */
const CAPITALS = 0.65;

/** mm: to the cards' bleed, to crop marks at the ends of a cell, and to pieces on the same paper. */
const CLEARANCE = 1;
const PADDING = 1;
const APART = 3;

/** The free room of a sheet. */
export interface FlipRoom {
  readonly frame: Frame;
  /** Of the pieces on it, with their bleed. */
  readonly clips: readonly Box[];
}

/** Nothing if backs are not printed on the reverse, or no margin is deep enough. */
export function flipWords(
  { frame, clips }: FlipRoom,
  backs: Backs,
  { margin, marks }: Pick<PrintProfile, "margin" | "marks">,
  words: MarginWords,
): readonly Item[] {
  // Pages without margins go to a print service, which expects only the cards on them.
  if (margin === 0 && !marks) return [];
  return flipWordsIn([...leftOver(frame, clips), ...marginBands(frame, margin, marks)], backs, words);
}

/** The same in strips whose cells may have them: the one with the largest letters. */
function flipWordsIn(bands: readonly Band[], backs: Backs, words: MarginWords): readonly Item[] {
  if (!printsReverses(backs)) return [];
  const rooms = bands.flatMap(({ transform, cells }) => cells.map((cell) => ({ transform, cell })));
  for (const text of [textOf(backs, words.say), shortTextOf(backs, words.say)])
    for (let sizePt = LARGEST; sizePt >= LEAST; sizePt--) {
      const height = CAPITALS * mmOfPt(sizePt);
      const { items, width } = words.setLine(text, sizePt);
      const room = rooms.find(({ cell }) => width <= cell.width && height <= cell.height);
      if (!room) continue;
      const { x, y, width: across, height: deep } = room.cell;
      const place = translate(x + (across - width) / 2, y + (deep + height) / 2);
      return [group(multiply(room.transform, place), items.map(inBlack))];
    }
  return [];
}

const textOf = (backs: Backs, say: Say): string =>
  say(backs === "duplex" ? "FLIP ON THE LONG EDGE" : "FLIP ON THE SHORT EDGE");
/** Between the marks of small cards. */
const shortTextOf = (backs: Backs, say: Say): string =>
  say(backs === "duplex" ? "FLIP: LONG EDGE" : "FLIP: SHORT EDGE");

/** A strip whose first cell ends with the words, in the smallest size; the rest of it, and the words. */
export function besideFlipWords(
  { transform, cells: [first, ...others] }: Band,
  backs: Backs,
  words: MarginWords,
): { readonly band: Band; readonly items: readonly Item[] } {
  const { width } = words.setLine(textOf(backs, words.say), LEAST);
  const left = (first?.width ?? 0) - width;
  if (!first || left < 0) return { band: { transform, cells: first ? [first, ...others] : [] }, items: [] };
  const cell = { ...first, x: first.x + left, width };
  const rest = { ...first, width: Math.max(0, left - APART) };
  return {
    band: { transform, cells: [rest, ...others] },
    items: flipWordsIn([{ transform, cells: [cell] }], backs, words),
  };
}

/** Darker than other words in the margins. */
const inBlack = (item: Item): Item => (item.kind === "glyphs" ? { ...item, fill: BLACK } : item);

/** Below the pieces of a sheet that is not full. */
function leftOver({ extent }: Frame, clips: readonly Box[]): readonly Band[] {
  const used = unionOf(clips);
  if (!used) return [];
  const top = used.y + used.height + APART;
  const height = extent.y + extent.height - top;
  return [{ transform: translate(0, top), cells: [{ x: extent.x, y: 0, width: extent.width, height }] }];
}

/** The upper margin, and the right one, read downwards; the footer is in one of the others. */
function marginBands(frame: Frame, margin: number, marks: boolean): readonly Band[] {
  const { page, columns, rows, extent } = frame;
  const above = extent.y - CLEARANCE - margin;
  const right = extent.x + extent.width + CLEARANCE;
  const beside = page.width - margin - right;
  const cellsOf = (spans: readonly Span[], height: number): readonly Box[] =>
    (marks ? spans : around(spans)).map(({ start, end }) => ({
      x: start + PADDING,
      y: 0,
      width: end - start - 2 * PADDING,
      height,
    }));
  return [
    { transform: translate(0, margin), cells: middleFirst(cellsOf(columns, above)) },
    {
      transform: multiply(translate(page.width - margin, 0), rotate(90)),
      cells: middleFirst(cellsOf(rows, beside)),
    },
  ];
}

const around = (spans: readonly Span[]): readonly Span[] => {
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? [{ start: first.start, end: last.end }] : [];
};

/** Words in the middle are seen first. */
const middleFirst = (cells: readonly Box[]): readonly Box[] => {
  const middle = Math.floor((cells.length - 1) / 2);
  return [...cells.slice(middle, middle + 1), ...cells.slice(0, middle), ...cells.slice(middle + 1)];
};
