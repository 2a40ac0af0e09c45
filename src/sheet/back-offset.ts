/**
 * The back offset corrects a printer's drift of a few mm. The drift belongs to the paper as it passes the printer, not
 * to the page printed on it. An offset that pushes cards off the paper is refused.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Box, Point, Size } from "../units/box.ts";
import { contains, outset } from "../units/box.ts";
import { formatLength } from "../units/length.ts";
import { sheetFault } from "./faults.ts";
import type { Frame } from "./frame.ts";
import { moveFrame, trimsOf } from "./frame.ts";
import type { Backs, PrintProfile } from "./sheet.ts";

/**
 * The back offset in the coordinates of a reverse page. It is given for a portrait page flipped on its long edge. A
 * landscape page is turned by 90 degrees counter-clockwise on the paper (RFC 8011, 5.2.10: "landscape"), so that right
 * on the paper is down on the page. Flipping on the other edge turns the page by 180 degrees on the paper.
 */
export function offsetOn(
  page: Size,
  backs: Extract<Backs, "duplex" | "duplex-short">,
  { x, y }: Point,
): Point {
  const onPage = page.height >= page.width ? { x, y } : { x: -y, y: x };
  return backs === "duplex" ? onPage : { x: 0 - onPage.x, y: 0 - onPage.y };
}

/** What is wrong with shifting the backs of a page; undefined if they stay within the printer's reach. */
export function offsetFault(
  frame: Frame,
  backs: Extract<Backs, "duplex" | "duplex-short">,
  { backOffset, margin, paper }: PrintProfile,
): Diagnostic | undefined {
  const page: Box = { x: 0, y: 0, ...frame.page };
  const moved = moveFrame(frame, offsetOn(frame.page, backs, backOffset));
  const shift = `${formatLength(backOffset.x)} right and ${formatLength(backOffset.y)} down`;
  if (!contains(page, moved.extent)) {
    return sheetFault("bad-offset", "error", `a back offset of ${shift} moves cards off ${paper.title}`, {
      fix: "measure the drift again: it is rarely more than 4mm",
    });
  }
  if (contains(outset(page, -margin), trimsOf(moved))) return undefined;
  return sheetFault(
    "offset-past-margin",
    "warning",
    `a back offset of ${shift} moves backs into the margin`,
    {
      why: `the printer cannot reach the outer ${formatLength(margin)} of the paper`,
      fix: "use a larger paper, or a margin that the printer really needs",
    },
  );
}
