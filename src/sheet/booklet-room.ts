/** What fits a sheet of a booklet, and the one thing that is printed on its pages where margins have no room for it. */
import type { Item } from "../scene/scene.ts";
import type { Box, Size } from "../units/box.ts";
import { translate } from "../units/matrix.ts";
import { group } from "./mark-items.ts";
import type { Imprint, MarginWords } from "./sheet.ts";

/** Less than this sticks out of no paper that is folded by hand. In mm. */
const TOLERANCE = 0.05;

/** True when it fits the paper neither upright nor turned. */
export function isTooLarge(needed: Size, paper: Size): boolean {
  const fits = (width: number, height: number): boolean =>
    needed.width <= width + TOLERANCE && needed.height <= height + TOLERANCE;
  return !fits(paper.width, paper.height) && !fits(paper.height, paper.width);
}

const SIZE_PT = 7;
/** mm from the page's lower edge: within reach of common printers. */
const ABOVE = 6;

/** That the build has errors, at the foot of a page. */
export function draftWords({ draft }: Imprint, page: Box, { setLine }: MarginWords): readonly Item[] {
  if (!draft) return [];
  const { items, width } = setLine("DRAFT - has errors", SIZE_PT);
  return [group(translate(page.x + (page.width - width) / 2, page.y + page.height - ABOVE), items)];
}
