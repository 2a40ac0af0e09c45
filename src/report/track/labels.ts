/** Labels of cards: id (and position) between two lines of the card's squares, where nothing else is drawn. */
import type { CellAt } from "../../game/cells/cells.ts";
import type { PictureCard } from "../../track/briefing/track-picture.ts";
import type { TrackSquare } from "../../track/track.ts";
import type { Canvas } from "./canvas.ts";
import { type Form, spotOf } from "./form.ts";
import type { Plane, Unit } from "./plane.ts";
import type { Sheet } from "./sheet.ts";
import type { Signs } from "./signs.ts";

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A card without space for a label gets none; the list of cards shows it anyway. */
export function drawLabel(
  canvas: Canvas,
  card: PictureCard,
  seen: readonly TrackSquare[],
  sheet: Sheet,
): void {
  const { form, signs } = sheet;
  const own = seen.filter((square) => square.card === card.position - 1);
  const rooms = roomsIn(canvas, own, sheet);
  const [widest] = [...rooms].sort((a, b) => b.width - a.width);
  const words = wordings(card, form, signs);
  const placed = (blanks: number) =>
    words.flatMap((text) => {
      const room = rooms.find(({ width }) => width >= [...text].length + blanks);
      return room ? [{ room, text }] : [];
    });
  // A label that touches bars and arrows on both sides is hard to read.
  const [best] = [...placed(2), ...placed(0)];
  if (best) write(canvas, best.room, best.text);
  else if (widest && widest.width > 2) write(canvas, widest, shortened(card.card, widest.width, signs));
}

/** Label texts from the longest to the shortest. They include the position if squares do not show it. */
function wordings({ position, card, turn }: PictureCard, form: Form, { degree }: Signs): readonly string[] {
  const id = form.isNamed ? card : `${position} ${card}`;
  const turned = turn === 0 ? [] : [`${id} ${turn}${degree}`];
  return [...turned, id, ...(form.isNamed ? [] : [`${position}`])];
}

const shortened = (words: string, width: number, { more }: Signs): string =>
  [...words].length <= width ? words : `${[...words].slice(0, width - 1).join("")}${more}`;

/** Empty stretches on the inner lines of a card, from the top: those with cells of the card above and below. */
function roomsIn(canvas: Canvas, own: readonly TrackSquare[], { part, form, plane }: Sheet): readonly Room[] {
  const units = own.flatMap(({ column, row }) => unitsOf([column, row], plane));
  const covered = new Set(units.map((unit) => unit.join(" ")));
  const columns = units.map(([column]) => column);
  const rows = units.map(([, row]) => row);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const rooms: Room[] = [];
  for (let row = Math.max(...rows); row > Math.min(...rows); row--) {
    const isInside = (column: number): boolean =>
      covered.has(`${column} ${row}`) && covered.has(`${column} ${row - 1}`);
    let from = left;
    for (let column = left; column <= right + 1; column++) {
      if (isInside(column)) continue;
      const { x, y } = spotOf(part, form, [from, row]);
      if (column > from) rooms.push(...blankRuns(canvas, x + 1, spotOf(part, form, [column, row]).x, y));
      from = column + 1;
    }
  }
  return rooms;
}

/** All that a cell covers. */
function unitsOf(cell: CellAt, { across, up, unitOf }: Plane): readonly Unit[] {
  const [column, row] = unitOf(cell);
  return Array.from({ length: across * up }, (_, index) => [
    column + (index % across),
    row + Math.floor(index / across),
  ]);
}

function blankRuns(canvas: Canvas, from: number, to: number, y: number): readonly Room[] {
  const runs: Room[] = [];
  let start = from;
  for (let x = from; x <= to; x++)
    if (x === to || !canvas.isBlank(x, y)) {
      if (x > start) runs.push({ x: start, y, width: x - start });
      start = x + 1;
    }
  return runs;
}

function write(canvas: Canvas, { x, y, width }: Room, words: string): void {
  canvas.put(x + Math.floor((width - [...words].length) / 2), y, words, "label");
}
