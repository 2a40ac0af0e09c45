/** Where the label of a card hides the least of it. */
import { hexDistance } from "../../game/cells/hexes.ts";
import type { PlannedCard } from "../track.ts";
import type { PicturePoint, PictureSquare, SquareMark } from "./track-picture.ts";

type Labelled = Pick<PlannedCard, "map" | "acceleration">;

/** Undefined if the card has no better place than its middle. */
export function labelPoint(card: Labelled, squares: readonly PictureSquare[]): PicturePoint | undefined {
  return card.map.cells.shape === "square" ? inRow(card, squares) : inHexagon(card, squares);
}

/**
 * Between the left and the right squares of the first row without signs, the middle row first: their dots are on the
 * outer sides. If all rows have some, in the first without a bar there.
 */
function inRow({ map, acceleration }: Labelled, squares: readonly PictureSquare[]): PicturePoint | undefined {
  const { cells, squares: printed, bars } = map;
  if (cells.shape !== "square") return undefined;
  const [only] = squares;
  // Start, finish and arrows are in its middle and at its edges.
  if (only !== undefined && printed.length === 1) return { x: only.x + 0.76, y: only.y + 0.24 };
  if (cells.columns === 1) return undefined;
  const right = Math.ceil(cells.columns / 2);
  const pairs = byDistance(cells.rows).map((row) => {
    const names = [right - 1, right].map(
      (column) => printed.find((square) => square.column === column && square.row === row)?.name ?? "",
    );
    const shown = names.flatMap((name) => squares.find((square) => square.printed === name) ?? []);
    return { names, shown };
  });
  const isBarred = (names: readonly string[]): boolean =>
    !acceleration && bars.some(({ square, towards }) => names.includes(square) && names.includes(towards));
  const open = pairs.filter(({ names }) => !isBarred(names));
  const best = open.find(({ shown }) => !shown.some(hasLandmark)) ?? open[0] ?? pairs[0];
  const [one, other] = best?.shown ?? [];
  if (one === undefined || other === undefined) return undefined;
  return { x: (one.x + other.x + 1) / 2, y: (one.y + other.y + 1) / 2 };
}

/** Rows from the middle one to those at the edges, the upper one of two first. */
function byDistance(rows: number): readonly number[] {
  const far = (row: number): number => Math.abs(2 * row - rows + 1);
  return Array.from({ length: rows }, (_, row) => rows - 1 - row).sort((a, b) => far(a) - far(b));
}

/** In the hexagon nearest to the middle of the card that has no signs. */
function inHexagon({ map }: Labelled, squares: readonly PictureSquare[]): PicturePoint | undefined {
  const names = [...map.squares].sort((a, b) => fromMiddle(a) - fromMiddle(b)).map(({ name }) => name);
  const shown = names.flatMap((name) => squares.find(({ printed }) => printed === name) ?? []);
  const free = shown.filter((square) => !hasLandmark(square));
  // The letters of a terrain's sign are at the foot of its hexagon, and would touch the label.
  const best = free.find(({ sign }) => sign === "") ?? free[0];
  return best && { x: best.x + 0.5, y: best.y + 0.5 };
}

const fromMiddle = ({ column, row }: { readonly column: number; readonly row: number }): number =>
  hexDistance([0, 0], [column, row]);

const LANDMARKS: readonly SquareMark[] = ["start", "finish", "toll", "chest", "harbour", "current"];
const hasLandmark = ({ marks }: PictureSquare): boolean => marks.some((mark) => LANDMARKS.includes(mark));
