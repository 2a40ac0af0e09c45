/** The refusal of cards that fit no sheet, with the nearest alternative that can be printed. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Size } from "../../units/box.ts";
import { formatLength } from "../../units/length.ts";
import { cutArea } from "../cutter/registration.ts";
import { formatSize, sheetFault } from "../faults.ts";
import { PAPERS } from "../papers.ts";
import type { PrintProfile } from "../sheet.ts";
import { bestGrid } from "./grid.ts";
import type { SizeClass } from "./size-classes.ts";

/** Names the cards, what fits on the paper, and the paper or the way of printing that would do. */
export function tooLarge(size: SizeClass, profile: PrintProfile, folded: boolean): Diagnostic {
  const { paper, margin, cutter } = profile;
  if (cutter?.registration) {
    const reach = formatSize(cutArea(paper, cutter.registration, margin));
    const message = `${subjectOf(size)}, but the machine reaches only ${reach} of ${paper.title}`;
    const fix = "use a larger paper, make it smaller, or cut it by hand";
    return sheetFault("too-large", "error", message, { fix }, size.pieces[0]?.place);
  }
  const within = `${paper.title} with a margin of ${formatLength(margin)} has room for`;
  const room = folded ? "a front and its back beside the fold only up to" : "cards only up to";
  const largest = largestCards(profile, folded).map(formatSize).join(" or ");
  const message = `${subjectOf(size)}, but ${within} ${room} ${largest}`;
  const fix = waysOut(size, profile, folded).join(", or ");
  return sheetFault("too-large", "error", message, { fix }, size.pieces[0]?.place);
}

function subjectOf({ card, pieces }: SizeClass): string {
  const [first] = pieces;
  const others = pieces.length - 1;
  const noun = first?.dieLine ? "piece" : "card";
  const flat = first?.dieLine && first.dieLine.folds.length > 0 ? " laid flat" : "";
  return `${noun} "${first?.id}" ${others > 0 ? `and ${others} more are` : "is"} ${formatSize(card)}${flat}`;
}

function waysOut({ card, bleed }: SizeClass, profile: PrintProfile, folded: boolean): readonly string[] {
  const holder = PAPERS.find((paper) => bestGrid(card, bleed, { ...profile, paper }, folded));
  const flat = folded && bestGrid(card, bleed, profile, false);
  const ways = [
    ...(holder ? [`print on ${holder.id}, the smallest paper on which it fits`] : []),
    ...(flat ? ["print its back on the reverse (backs: duplex)"] : []),
  ];
  return ways.length > 0 ? ways : ["make it smaller, or name the size of a larger paper"];
}

/** The largest card that fits, for each direction of the fold line. */
function largestCards({ paper, margin, foldGap }: PrintProfile, folded: boolean): readonly Size[] {
  const width = paper.width - 2 * margin;
  const height = paper.height - 2 * margin;
  if (!folded) return [{ width, height }];
  const half = (side: number): number => side / 2 - margin - foldGap;
  const halves = [
    { width, height: half(paper.height) },
    { width: half(paper.width), height },
  ];
  return halves.filter((size) => Math.min(size.width, size.height) > 0);
}
