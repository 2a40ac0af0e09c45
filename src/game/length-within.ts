/** Reads a length of a content file, limited to what can be made. */
import type { SourceRef } from "../source/tree.ts";
import { formatLength, parseLength } from "../units/length.ts";
import type { Report } from "./fault.ts";

/** In mm, both inclusive. */
export interface Limits {
  readonly from: number;
  readonly to: number;
}

/** Rounds, so that 10cm and 100mm are equal despite binary fractions. */
const HAIR = 1e-9;

/**
 * In mm; a length outside its limits is reported and replaced by the nearest limit.
 * @param what for the report: the rule, and what is possible within the limits, as in "can be made"
 */
export function lengthWithin(
  text: string,
  { from, to }: Limits,
  at: SourceRef,
  what: { readonly rule: string; readonly becomes: string },
  report: Report,
): number {
  // Its schema accepted it, so it can only be too large for a number.
  const mm = parseLength(text) ?? Number.POSITIVE_INFINITY;
  if (mm >= from - HAIR && mm <= to + HAIR) return mm;
  report({
    rule: what.rule,
    at,
    message: `${text} is out of range: from ${formatLength(from)} to ${formatLength(to)} ${what.becomes}`,
    fix: "correct the number or its unit",
  });
  return Math.min(to, Math.max(from, mm));
}
