/**
 * The pieces of a drawing that others may depend on: those with an id that is referred to, and style sheets. They are
 * found in their texts alone, so some are included that nothing depends on, but none is missed. Other references (by
 * entities, without "#") show when the drawing is laid out: an id is looked up and not found.
 */
import type { DrawingPieces, Piece, PieceGroup } from "../../template/pieces.ts";
import { marksOf } from "./piece-marks.ts";

/** A piece that others depend on, with its group. */
export interface SharedPiece {
  readonly leaf: Piece;
  readonly group: PieceGroup | undefined;
}

/** The shared pieces in order; undefined if a tag that contains pieces is itself referred to, or an id is not plain. */
export function sharedPieces(drawing: DrawingPieces): readonly SharedPiece[] | undefined {
  const all = placedPieces(drawing);
  const suspects = all.filter(({ piece }) => marksOf(piece).isSuspect);
  const shared = new Set<Placed>();
  const first = new Map<string, Placed>();
  const asked = new Set(all.flatMap(({ piece }) => marksOf(piece).asked));
  for (const placed of suspects) {
    const { ids, hasSheet } = marksOf(placed.piece);
    if (!ids) return undefined;
    if (hasSheet) shared.add(placed);
    for (const id of ids) {
      const before = first.get(id);
      // Of equal ids the first counts, so both are needed wherever one is referred to.
      if (before) shared.add(before);
      if (before || asked.has(id)) shared.add(placed);
      first.set(id, placed);
    }
  }
  const list: SharedPiece[] = [];
  for (const { piece, group, isTag } of suspects.filter((placed) => shared.has(placed))) {
    if (isTag) return undefined;
    list.push({ leaf: piece, group });
  }
  return list;
}

interface Placed {
  readonly piece: Piece;
  readonly group: PieceGroup | undefined;
  /** It is a tag, or what is outside of the root. */
  readonly isTag: boolean;
}

function placedPieces({ head, pieces, tail }: DrawingPieces): readonly Placed[] {
  const tag = (piece: Piece): Placed => ({ piece, group: undefined, isTag: true });
  const leaf = (piece: Piece | string, group?: PieceGroup): readonly Placed[] =>
    typeof piece === "string" ? [] : [{ piece, group, isTag: false }];
  const all = pieces.flatMap((piece) => {
    if (typeof piece === "string" || !("leaves" in piece)) return leaf(piece);
    return [tag(piece.open), ...piece.leaves.flatMap((one) => leaf(one, piece)), tag(piece.close)];
  });
  return [tag(head), ...all, tag(tail)];
}
