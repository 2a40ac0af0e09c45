/** The print profile that suits most home printers, and the refusal of invalid profiles. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { formatLength } from "../units/length.ts";
import { formatSize, sheetFault } from "./faults.ts";
import { isSideLength, LONGEST_SIDE } from "./papers.ts";
import type { Paper, PrintProfile } from "./sheet.ts";

/**
 * Shared cut lines, bleed if it fits, marks, backs on the reverse flipped on the long edge. 5 mm is the smallest margin
 * that common printers keep; 5 mm from fold to bleed leaves room for a crease; 3 mm is the trade's usual bleed.
 */
export function defaultProfile(paper: Paper): PrintProfile {
  return {
    paper,
    margin: 5,
    gap: 0,
    bleed: 3,
    marks: true,
    backs: "duplex",
    backOffset: { x: 0, y: 0 },
    foldGap: 5,
  };
}

/** The most bleed that any side is printed with. */
export const mostBleed = ({ bleed, backBleed = bleed }: Pick<PrintProfile, "bleed" | "backBleed">): number =>
  Math.max(bleed, backBleed);

/** Every invalid number of the profile; empty = the profile can be used. */
export function checkProfile(profile: PrintProfile): readonly Diagnostic[] {
  const { paper, margin } = profile;
  if (!isSideLength(paper.width) || !isSideLength(paper.height)) return [badPaper(paper)];
  const { gap, bleed, backBleed = 0, foldGap } = profile;
  const lengths = { margin, gap, bleed, backBleed, foldGap };
  const faults = Object.entries(lengths)
    .filter(([, length]) => !isLength(length))
    .map(([name, length]) => badNumber(name, length, "a length of 0mm or more"));
  for (const axis of ["x", "y"] as const) {
    const shift = profile.backOffset[axis];
    if (!Number.isFinite(shift)) faults.push(badNumber(`backOffset.${axis}`, shift, "a length"));
  }
  if (isLength(margin) && 2 * margin >= Math.min(paper.width, paper.height))
    faults.push(noPaperLeft(paper, margin));
  return faults;
}

const isLength = (value: number): boolean => Number.isFinite(value) && value >= 0;

const badNumber = (name: string, value: number, expected: string): Diagnostic =>
  sheetFault("bad-number", "error", `${name} is ${value}mm, expected ${expected}`, {
    fix: `write ${name} as a length with its unit, for example 5mm`,
  });

const badPaper = (paper: Paper): Diagnostic =>
  sheetFault("bad-paper", "error", `paper "${paper.id}" is ${formatSize(paper)}`, {
    why: `a page has two sides above 0mm and at most ${formatLength(LONGEST_SIDE)}`,
    fix: "name a paper, for example a4, or give its size, for example 210mmx297mm",
  });

const noPaperLeft = (paper: Paper, margin: number): Diagnostic =>
  sheetFault("bad-number", "error", `a margin of ${formatLength(margin)} leaves nothing of ${paper.title}`, {
    fix: "write a margin that the printer needs, usually 5mm",
  });
