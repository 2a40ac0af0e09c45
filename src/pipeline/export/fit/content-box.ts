/**
 * The box around what is on a card, without its background: everything that is drawn and does not reach the cut. A frame
 * along the edge is background, and so is a picture that bleeds; what is on them counts.
 */
import { boxOfItem } from "../../../scene/item-boxes.ts";
import type { Item, Scene } from "../../../scene/scene.ts";
import { type Box, contains, outset, unionOf } from "../../../units/box.ts";
import { applyToBox, IDENTITY, type Matrix, multiply } from "../../../units/matrix.ts";

/** mm from the cut within which something counts as reaching it. */
const AT_CUT = 0.5;

/** Undefined if there is nothing but background. @param cut mm of the scene */
export function contentBox({ items, symbols }: Scene, cut: Box): Box | undefined {
  const inside = outset(cut, -AT_CUT);
  const boxes: Box[] = [];
  const visit = (list: readonly Item[], matrix: Matrix): void => {
    for (const item of list) {
      if (item.kind === "group") {
        visit(item.items, multiply(matrix, item.transform));
        continue;
      }
      const own = boxOfItem(item, symbols);
      const place = own && applyToBox(matrix, own);
      if (place && contains(inside, place)) boxes.push(place);
    }
  };
  visit(items, IDENTITY);
  return unionOf(boxes);
}
