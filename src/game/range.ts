/** Checks ranges of a content file: the smaller number comes first. */
import type { SourceRef } from "../source/tree.ts";
import type { Report } from "./fault.ts";

/** @param field the range's name in the file, for the message */
export function checkRange(
  range: { readonly min: number; readonly max: number } | undefined,
  at: SourceRef,
  field: string,
  report: Report,
): void {
  if (range === undefined || range.min <= range.max) return;
  report({
    rule: "schema/reversed-range",
    at,
    message: `${field} go from ${range.min} to ${range.max}; expected the smaller number as min`,
    fix: `write { min: ${range.max}, max: ${range.min} }`,
  });
}
