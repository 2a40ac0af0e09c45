/** What the pieces of a drawing show at a glance, whatever they are drawn like. */
import type { DrawingPieces, Piece } from "../../template/pieces.ts";
import { XML_LIMITS } from "../svg/xml/parse-xml.ts";
import { marksOf } from "./piece-marks.ts";

export interface Glance {
  /** It has no more elements, and no longer white space between pieces, than the XML limits allow. */
  readonly isWithin: boolean;
  /** Other pieces may depend on one of them. */
  readonly hasSuspect: boolean;
}

/** Looks at all pieces once, including those in groups. */
export function glanceAt({ head, pieces, tail }: DrawingPieces): Glance {
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
  return count;
}

class Count implements Glance {
  isWithin = true;
  hasSuspect = false;
  #elements = 0;
  /** Characters of white space without a piece in it. */
  #space = 0;

  take(piece: Piece | string): void {
    if (typeof piece === "string") this.#space += piece.length;
    else {
      const { elements, isSuspect } = marksOf(piece);
      this.#space = 0;
      this.#elements += elements;
      if (isSuspect) this.hasSuspect = true;
    }
    if (this.#space > XML_LIMITS.text || this.#elements > XML_LIMITS.elements) this.isWithin = false;
  }
}
