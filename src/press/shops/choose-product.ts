/** Finds the product of a shop for pieces of a size: the one that cuts or pads them least; none that must be named. */
import type { Size } from "../../units/box.ts";
import type { Product, ProductShape } from "./product.ts";

export interface ProductMatch {
  readonly product: Product;
  /** The piece lies on its side in the product. */
  readonly isTurned: boolean;
  /** mm on each side that the product is smaller than the piece, in the directions of the piece; 0 = none. */
  readonly cut: Size;
  /** mm on each side that it is larger. */
  readonly pad: Size;
}

/** mm on a side that a product may cut off or add without being seen. */
export const UNSEEN = 0.5;

/** mm: sizes that differ by less are the same, written in inches and in mm. */
const ROUNDING = 0.01;

/** mm; what is more is not chosen unless it is named: bleed covers no more. */
export const MOST_DIFFERENCE = 3;

/** mm by which width or height differ at most. */
export const differenceOf = ({ cut, pad }: ProductMatch): number =>
  2 * Math.max(cut.width, cut.height, pad.width, pad.height);

/**
 * True if a piece gets a white border, because the product is larger than the piece and its bleed by so much that it
 * would be seen; else its picture goes on as bleed, drawn or mirrored.
 * @param bleed mm that the piece is drawn beyond its cut
 */
export const hasBorder = ({ pad }: ProductMatch, bleed: number): boolean =>
  Math.max(pad.width, pad.height) > Math.max(UNSEEN, bleed) + ROUNDING;

/** How a piece lies in a product. */
export function matchOf(product: Product, size: Size): ProductMatch {
  const upright = placed(product, size, false);
  const turned = placed(product, size, true);
  return differenceOf(turned) < differenceOf(upright) - 1e-9 ? turned : upright;
}

function placed(product: Product, { width, height }: Size, isTurned: boolean): ProductMatch {
  const { trim } = product;
  const own = isTurned ? { width: trim.height, height: trim.width } : trim;
  const [across, down] = [(width - own.width) / 2, (height - own.height) / 2];
  return {
    product,
    isTurned,
    cut: { width: Math.max(0, across), height: Math.max(0, down) },
    pad: { width: Math.max(0, -across), height: Math.max(0, -down) },
  };
}

/** A border is better than a piece that is cut off, unless it is twice as wide. Of equally good ones the first. */
export function nearestProduct(
  products: readonly Product[],
  shape: ProductShape,
  size: Size,
): ProductMatch | undefined {
  let best: ProductMatch | undefined;
  for (const product of products) {
    if (product.shape !== shape || product.special) continue;
    const match = matchOf(product, size);
    if (best === undefined || costOf(match) < costOf(best) - 1e-9) best = match;
  }
  return best;
}

const costOf = ({ cut, pad }: ProductMatch): number =>
  Math.max(2 * cut.width, 2 * cut.height, pad.width, pad.height);
