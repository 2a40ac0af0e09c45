/**
 * What a machine cuts and folds on the sheets of a print: rounded cards, the outlines and slits of shaped pieces, their
 * folds. Sheets that are cut alike share one file. In mm of the page, as the front shows it.
 */
import { groupedBy } from "../../diagnostics/grouped.ts";
import { isBox } from "../../shape/polygon.ts";
import type { Box, Point, Size } from "../../units/box.ts";
import { apply } from "../../units/matrix.ts";
import { placementMatrix } from "../placement-matrix.ts";
import type { Piece, Placement, SheetSet, SheetSide } from "../sheet.ts";

/** A closed line around a piece. */
export type CutLine =
  | { readonly kind: "box"; readonly box: Box; readonly radius: number }
  | { readonly kind: "outline"; readonly points: readonly Point[] };

export interface CutSheet {
  readonly page: Size;
  /** The numbers of the sheets that are cut so, rising. */
  readonly sheets: readonly number[];
  /** One for each piece. */
  readonly cuts: readonly CutLine[];
  /** Open lines inside pieces that are cut through. */
  readonly slits: readonly (readonly Point[])[];
  readonly folds: readonly (readonly [Point, Point])[];
}

/** Every way in which sheets of the set are cut, in the order in which it first appears. */
export function cutSheets({ sides }: SheetSet, pieces: readonly Piece[]): readonly CutSheet[] {
  const known = new Map(pieces.map((piece) => [piece.id, piece]));
  const withFront = new Set(sides.filter(isFront).map(({ sheet }) => sheet));
  // A pile of backs has sheets without fronts.
  const cut = sides
    .filter((side) => isFront(side) || !withFront.has(side.sheet))
    .map((side) => ({ sheet: side.sheet, lines: linesOf(side, known) }));
  return [...groupedBy(cut, ({ lines }) => JSON.stringify(lines)).values()].flatMap((same) => {
    const [first] = same;
    return first ? { ...first.lines, sheets: same.map(({ sheet }) => sheet) } : [];
  });
}

const isFront = ({ side }: SheetSide): boolean => side !== "back";

function linesOf(
  { size, placements }: SheetSide,
  pieces: ReadonlyMap<string, Piece>,
): Omit<CutSheet, "sheets"> {
  const placed = placements.flatMap((placement) => {
    const piece = pieces.get(placement.piece);
    return piece ? { placement, piece } : [];
  });
  return {
    page: { width: size.width, height: size.height },
    cuts: placed.map(({ placement, piece }) => cutLine(placement, piece)),
    slits: placed.flatMap(({ placement, piece }) =>
      (piece.dieLine?.slits ?? []).map((slit) => pointsOn(placement, slit)),
    ),
    folds: placed.flatMap(({ placement, piece }) =>
      (piece.dieLine?.folds ?? []).map(({ from, to }) => {
        const [start, end] = pointsOn(placement, [from, to]) as [Point, Point];
        return [start, end] as const;
      }),
    ),
  };
}

function cutLine(placement: Placement, { corner = 0, dieLine }: Piece): CutLine {
  return dieLine && !isBox(dieLine.outline)
    ? { kind: "outline", points: pointsOn(placement, dieLine.outline) }
    : { kind: "box", box: placement.trim, radius: dieLine ? 0 : corner };
}

function pointsOn(placement: Placement, points: readonly Point[]): readonly Point[] {
  const matrix = placementMatrix(placement);
  return points.map((point) => apply(matrix, point));
}
