/** Labels of cards: id (and position) between two lines of the card's squares, where nothing else is drawn. */
import type { PictureCard } from "../../track/briefing/track-picture.ts";
import type { TrackSquare } from "../../track/track.ts";
import type { Canvas } from "./canvas.ts";
import { type Form, spotOf } from "./form.ts";
import type { Part } from "./parts.ts";
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
  part: Part,
  form: Form,
  signs: Signs,
): void {
  const own = seen.filter((square) => square.card === card.position - 1);
  const rooms = roomsIn(canvas, own, part, form);
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

/** Empty stretches on the inner lines of a card, from the top. */
function roomsIn(canvas: Canvas, own: readonly TrackSquare[], part: Part, form: Form): readonly Room[] {
  const columns = own.map(({ column }) => column);
  const rows = own.map(({ row }) => row);
  const rooms: Room[] = [];
  for (let row = Math.max(...rows); row > Math.min(...rows); row--) {
    const { x, y } = spotOf(part, form, [Math.min(...columns), row]);
    const end = spotOf(part, form, [Math.max(...columns) + 1, row]).x;
    rooms.push(...blankRuns(canvas, x + 1, end, y));
  }
  return rooms;
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
