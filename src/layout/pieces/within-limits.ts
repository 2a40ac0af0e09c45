/** The limits of a drawing that none of its pieces shows. */
import type { DrawingPieces, Piece } from "../../template/pieces.ts";
import { XML_LIMITS } from "../svg/xml/parse-xml.ts";
import { marksOf } from "./piece-marks.ts";

/** True if the drawing has no more elements, and no longer white space between pieces, than the XML limits allow. */
export function isWithinLimits({ head, pieces, tail }: DrawingPieces): boolean {
  const count = new Count();
  count.take(head);
  for (const piece of pieces) {
    if (typeof piece === "string" || !("leaves" in piece)) count.take(piece);
    else {
      count.take(piece.open);
      for (const leaf of piece.leaves) count.take(leaf);
      count.take(piece.close);
    }
  }
  count.take(tail);
  return count.isWithin;
}

class Count {
  isWithin = true;
  #elements = 0;
  /** Characters of white space without a piece in it. */
  #space = 0;

  take(piece: Piece | string): void {
    if (typeof piece === "string") this.#space += piece.length;
    else {
      this.#space = 0;
      this.#elements += marksOf(piece).elements;
    }
    if (this.#space > XML_LIMITS.text || this.#elements > XML_LIMITS.elements) this.isWithin = false;
  }
}
