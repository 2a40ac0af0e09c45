/** Where cards of the map are on the screen. */
import type { Locator } from "playwright-core";
import type { Spot } from "./hands.ts";

/** In px of the page. */
export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

/**
 * The box of a card's outline, so that parts of its width are cells. Playwright's box counts the line, too, which is many px wide
 * around a card that is selected, however small the map shows it.
 */
export async function outlineBox(card: Locator): Promise<Box> {
  return card.locator(".laid-border").evaluate((border) => {
    const outline = border as SVGPathElement;
    const { x, y, width, height } = outline.getBBox();
    const matrix = outline.getScreenCTM();
    if (!matrix) throw new Error("it is not shown");
    // cards are drawn as they are turned: the matrix does not turn them
    const { a: scale, e: left, f: top } = matrix;
    return { x: left + x * scale, y: top + y * scale, width: width * scale, height: height * scale };
  });
}

export const middleOfBox = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 });
