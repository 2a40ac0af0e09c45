/** A back offset answers a drift of a few mm; one that pushes cards off the paper is refused. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Box } from "../units/box.ts";
import { contains, outset } from "../units/box.ts";
import { formatLength } from "../units/length.ts";
import { sheetFault } from "./faults.ts";
import type { Frame } from "./frame.ts";
import { moveFrame, trimsOf } from "./frame.ts";
import type { PrintProfile } from "./sheet.ts";

/** What is wrong with moving the backs of a page; undefined when they stay where the printer reaches. */
export function offsetFault(
  frame: Frame,
  { backOffset, margin, paper }: PrintProfile,
): Diagnostic | undefined {
  const page: Box = { x: 0, y: 0, ...frame.page };
  const moved = moveFrame(frame, backOffset);
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
      why: `the printer does not reach the outer ${formatLength(margin)} of the paper`,
      fix: "use a larger paper, or a margin that the printer really needs",
    },
  );
}
