/** The positions of cards on a page, as pdf.js reads the page's operators: none of our own geometry is used. */
import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

type Matrix = readonly [number, number, number, number, number, number];

export interface PlacedCard {
  /** Corners in mm from the page's top left. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const MM_PER_PT = 25.4 / 72;

/**
 * Each drawing that is clipped and moved as a whole, its trim at 0, 0 in its own coordinates in mm.
 * @param size of the trimmed card
 */
export async function placedCards(
  page: PDFPageProxy,
  size: { readonly width: number; readonly height: number },
): Promise<readonly PlacedCard[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const height = page.view[3] ?? 0;
  const cards: PlacedCard[] = [];
  const stack: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let clipped = false;
  for (const [index, operator] of fnArray.entries()) {
    if (operator === OPS.save) stack.push(matrix);
    else if (operator === OPS.restore) matrix = stack.pop() as Matrix;
    else if (operator === OPS.clip) clipped = stack.length === 1;
    else if (operator === OPS.transform) {
      matrix = product(matrix, argsArray[index] as Matrix);
      if (clipped && stack.length === 1) {
        cards.push(cardAt(matrix, size, height));
        clipped = false;
      }
    }
  }
  return cards;
}

/** The back of a sheet when it is turned over like a page of a book. */
export const turnedOver = (cards: readonly PlacedCard[], pageWidth: number): readonly PlacedCard[] =>
  cards.map((card) => ({ ...card, left: pageWidth - card.right, right: pageWidth - card.left }));

/** The largest distance in mm between the edges of two equally large sets of cards; infinite if the sizes differ. */
export function farthest(some: readonly PlacedCard[], others: readonly PlacedCard[]): number {
  if (some.length !== others.length) return Number.POSITIVE_INFINITY;
  const apart = (a: PlacedCard, b: PlacedCard): number =>
    Math.max(...(["left", "top", "right", "bottom"] as const).map((edge) => Math.abs(a[edge] - b[edge])));
  return Math.max(...some.map((card) => Math.min(...others.map((other) => apart(card, other)))));
}

function cardAt(
  [a, b, c, d, e, f]: Matrix,
  { width, height }: { readonly width: number; readonly height: number },
  pageHeight: number,
): PlacedCard {
  const across = [e, e + a * width + c * height].map((x) => x * MM_PER_PT);
  const up = [f, f + b * width + d * height].map((y) => (pageHeight - y) * MM_PER_PT);
  return {
    left: Math.min(...across),
    top: Math.min(...up),
    right: Math.max(...across),
    bottom: Math.max(...up),
  };
}

function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
