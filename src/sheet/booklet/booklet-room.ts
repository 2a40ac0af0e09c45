/** What fits a sheet of a booklet, and what is printed at the foot of its pages if the margins have no room for it. */
import type { Diagnostic, Place } from "../../diagnostics/diagnostic.ts";
import type { Item } from "../../scene/scene.ts";
import { type Box, type Size, unionOf } from "../../units/box.ts";
import { formatLength } from "../../units/length.ts";
import { translate } from "../../units/matrix.ts";
import { sheetFault } from "../faults.ts";
import type { Frame } from "../frame.ts";
import type { MarginWords } from "../margin-words.ts";
import type { Band } from "../marks/footer-bands.ts";
import { group } from "../marks/mark-items.ts";
import type { Imprint } from "../sheet.ts";

/** Less than this is invisible on paper folded by hand. In mm. */
export const TOLERANCE = 0.05;

/** True if it fits the paper neither upright nor turned. */
export function isTooLarge(needed: Size, paper: Size): boolean {
  const fits = (width: number, height: number): boolean =>
    needed.width <= width + TOLERANCE && needed.height <= height + TOLERANCE;
  return !fits(paper.width, paper.height) && !fits(paper.height, paper.width);
}

/** What common office staplers hold, of paper of 80 g/m². */
const MOST_SHEETS = 20;
/** mm: of such a sheet. Each sheet sticks out beyond the one around it by about as much. */
const THICKNESS = 0.1;

/** Reports more sheets than can be folded and stapled well. */
export function tooThick(sheets: number, place: Place | undefined): readonly Diagnostic[] {
  if (sheets <= MOST_SHEETS) return [];
  const creep = formatLength((sheets - 1) * THICKNESS);
  const message = `the booklet folds out of ${sheets} sheets, expected ${MOST_SHEETS} at most: its innermost pages stick out by about ${creep}`;
  const why = "a stapler does not go through this many, and the edge is uneven";
  const fix =
    "divide it into several booklets, set it smaller or in two columns; or print its pages two to a sheet, without backs";
  return [sheetFault("booklet-too-thick", "warning", message, { why, fix }, place)];
}

/** All pages of a side as one cell of a sheet. */
export function frameAround(pages: readonly Box[], page: Size): Frame {
  const extent = unionOf(pages) as Box;
  return {
    page,
    columns: [{ start: extent.x, end: extent.x + extent.width }],
    rows: [{ start: extent.y, end: extent.y + extent.height }],
    extent,
  };
}

const SIZE_PT = 7;
/** mm from the page's lower edge: within reach of common printers. */
const ABOVE = 6;

/** Says at the foot of a page that the build has errors. */
export function draftWords({ draft }: Imprint, page: Box, { setLine, say }: MarginWords): readonly Item[] {
  if (!draft) return [];
  const { items, width } = setLine(say("DRAFT - has errors"), SIZE_PT);
  return [group(translate(page.x + (page.width - width) / 2, page.y + page.height - ABOVE), items)];
}

/** mm at the foot of a page that its frame keeps free. */
const FREE = 8.5;
/** Of the strip, and its distance to the fold and to the outer edge; in mm. */
const DEPTH = 3.2;
const APART = 6;

/**
 * The strip for the footer at the foot of two pages, below what they print, a cell on each; empty if the printer does
 * not reach that far down.
 */
export function footOfPages(pages: readonly Box[], paper: Size, margin: number): readonly Band[] {
  const [first] = pages;
  if (!first) return [];
  const end = Math.min(first.y + first.height, paper.height - margin);
  if (end - DEPTH < first.y + first.height - FREE) return [];
  const cells = pages.map(({ x, width }) => {
    const [from, to] = [Math.max(x, margin) + APART, Math.min(x + width, paper.width - margin) - APART];
    return { x: from, y: 0, width: Math.max(0, to - from), height: DEPTH };
  });
  return [{ transform: translate(0, end - DEPTH), cells }];
}
