/** A side as it looks once it is cut: nothing outside the cut lines, no marks. For machines that follow a picture's edge. */
import { isBox, rectangle, rounded } from "../../shape/polygon.ts";
import { apply } from "../../units/matrix.ts";
import { placementMatrix } from "../placement-matrix.ts";
import type { Piece, SheetSide } from "../sheet.ts";

export function cutOutSide(side: SheetSide, pieces: readonly Piece[]): SheetSide {
  const outlines = new Map(pieces.map((piece) => [piece.id, outlineOf(piece)]));
  return {
    ...side,
    marks: [],
    placements: side.placements.map((placement) => {
      const matrix = placementMatrix(placement);
      const outline = outlines.get(placement.piece) ?? [];
      return {
        ...placement,
        clip: placement.trim,
        clipOutline: outline.map((point) => apply(matrix, point)),
      };
    }),
  };
}

function outlineOf({ trim, corner = 0, dieLine }: Piece) {
  if (dieLine && !isBox(dieLine.outline)) return dieLine.outline;
  return rounded(rectangle(trim.width, trim.height), () => (dieLine ? 0 : corner));
}
