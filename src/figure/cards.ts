/** Positions of the cards of a figure: as given, or in rows that wrap at the figure's width. Lengths in mm. */
import type { Figure, FigureCard } from "../game/booklets/figure.ts";
import type { Box, Point, Size } from "../units/box.ts";

export interface LaidCard {
  readonly figured: FigureCard;
  /** Bounding box of the card in position. */
  readonly box: Box;
  readonly centre: Point;
  /** With its label, and the numbers beside it. */
  readonly room: Box;
}

/** Between cards of a row, and between rows. */
export const BETWEEN = 5;
/** Height of a label's line with the space above it: 7.5 pt. */
export const LABEL = 4.4;
/** Room for a number beside a card with its line. */
export const BESIDE = 8;

export function layCards({ cards, width }: Pick<Figure, "cards" | "width">): readonly LaidCard[] {
  const free = cards.filter(({ at }) => at === undefined);
  const inRows = new Map(placedRows(rowsOf(free, width)));
  return cards.map((figured) => laid(figured, figured.at ?? (inRows.get(figured) as Point)));
}

function laid(figured: FigureCard, at: Point): LaidCard {
  const box = { ...at, ...turnedSize(figured) };
  const { left, right } = marginsOf(figured);
  const room = {
    x: box.x - left,
    y: box.y,
    width: left + box.width + right,
    height: box.height + (figured.label === undefined ? 0 : LABEL),
  };
  return { figured, box, centre: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, room };
}

/** Of the bounding box of a turned card. */
function turnedSize({ part, scale, turn }: FigureCard): Size {
  const [width, height] = [part.width * scale, part.height * scale];
  if (turn % 180 === 0) return { width, height };
  if (turn % 90 === 0) return { width: height, height: width };
  const [sin, cos] = [Math.abs(Math.sin(radians(turn))), Math.abs(Math.cos(radians(turn)))];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

export const radians = (degrees: number): number => (degrees / 180) * Math.PI;

/** Room for the numbers beside a card. */
function marginsOf({ callouts }: FigureCard): { readonly left: number; readonly right: number } {
  const has = (side: "left" | "right"): number =>
    callouts.some(({ beside }) => beside === side) ? BESIDE : 0;
  return { left: has("left"), right: has("right") };
}

function takes(card: FigureCard): Size {
  const { left, right } = marginsOf(card);
  const { width, height } = turnedSize(card);
  return { width: left + width + right, height: height + (card.label === undefined ? 0 : LABEL) };
}

const HAIR = 1e-6;

/** In the order of their numbers; cards wrap when a row is full. */
function rowsOf(cards: readonly FigureCard[], width: number): readonly (readonly FigureCard[])[] {
  const numbers = [...new Set(cards.map(({ row }) => row))].sort((a, b) => a - b);
  return numbers.flatMap((number) => {
    const rows: FigureCard[][] = [];
    let used = 0;
    for (const card of cards.filter(({ row }) => row === number)) {
      const wide = takes(card).width;
      const row = rows.at(-1);
      if (row && used + BETWEEN + wide <= width + HAIR) {
        row.push(card);
        used += BETWEEN + wide;
      } else {
        rows.push([card]);
        used = wide;
      }
    }
    return rows;
  });
}

const widthOf = (row: readonly FigureCard[]): number =>
  row.reduce((sum, card) => sum + takes(card).width, BETWEEN * (row.length - 1));

/** Each row centred on the widest, its cards vertically centred. */
function* placedRows(rows: readonly (readonly FigureCard[])[]): Iterable<readonly [FigureCard, Point]> {
  const widest = Math.max(0, ...rows.map(widthOf));
  let top = 0;
  for (const row of rows) {
    const highest = Math.max(...row.map((card) => turnedSize(card).height));
    let left = (widest - widthOf(row)) / 2;
    for (const card of row) {
      const { height } = turnedSize(card);
      yield [card, { x: left + marginsOf(card).left, y: top + (highest - height) / 2 }];
      left += takes(card).width + BETWEEN;
    }
    top +=
      Math.max(
        ...row.map(
          (card) => (highest + turnedSize(card).height) / 2 + takes(card).height - turnedSize(card).height,
        ),
      ) + BETWEEN;
  }
}
