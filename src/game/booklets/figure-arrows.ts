/** The arrows of a figure: each from one square to another, once. */
import type { FigureArrowEntry } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";
import { below, type Report } from "../fault.ts";
import type { FigureArrow } from "./figure.ts";
import type { CheckSquare } from "./figure-squares.ts";

/** Without those that cannot be drawn or mean nothing, which are reported. */
export function figureArrows(
  entries: readonly FigureArrowEntry[],
  source: SourceRef,
  check: CheckSquare,
  report: Report,
): readonly FigureArrow[] {
  return entries.flatMap((entry, index): readonly FigureArrow[] => {
    const { from, to, crossed = false, step } = entry;
    const place = below(source, index);
    const areThere = [check(from, below(place, "from")), check(to, below(place, "to"))];
    if (!areThere.every(Boolean)) return [];
    const slip = slipOf(entry, entries.slice(0, index));
    if (!slip) return [{ from, to, crossed, ...(step === undefined ? {} : { step }) }];
    const { field, message, fix } = slip;
    report({ rule: "figure/senseless-arrow", at: below(place, field), message, fix });
    return [];
  });
}

interface Slip {
  readonly field: keyof FigureArrowEntry;
  readonly message: string;
  readonly fix: string;
}

function slipOf(
  { from, to, crossed, step }: FigureArrowEntry,
  before: readonly FigureArrowEntry[],
): Slip | undefined {
  if (from === to)
    return {
      field: "to",
      message: `the arrow leads from ${from} to itself`,
      fix: "name the square that it leads to",
    };
  if (before.some((one) => one.from === from && one.to === to))
    return {
      field: "to",
      message: `another arrow leads from ${from} to ${to}`,
      fix: "remove one of the two, or name another square",
    };
  if (crossed && step !== undefined)
    return {
      field: "step",
      message: `the arrow is crossed out but has the number ${step}`,
      fix: "a step that is not allowed has no number: remove step: or crossed:",
    };
  return undefined;
}
