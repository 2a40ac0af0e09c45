/** A length of a content file, held within what can be made of it. */
import type { SourceRef } from "../source/tree.ts";
import { formatLength, parseLength } from "../units/length.ts";
import type { Report } from "./fault.ts";

/** In mm, both included. */
export interface Limits {
  readonly from: number;
  readonly to: number;
}

/** 10cm and 100mm are the same, whatever binary numbers make of them. */
const HAIR = 1e-9;

/**
 * In mm; one that is out of its limits is reported and becomes the nearest that can be used.
 * @param what is told: the rule, and what happens to such lengths, as in "can be made"
 */
export function lengthWithin(
  text: string,
  { from, to }: Limits,
  at: SourceRef,
  what: { readonly rule: string; readonly becomes: string },
  report: Report,
): number {
  // Its schema has passed it, so that it can only be too large for a number.
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
