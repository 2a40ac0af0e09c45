/** Findings in several answers. */
import type { Diagnostic, Position } from "../../../index.ts";

/** True if both are the same fault at the same place. */
export const isSame = (a: Diagnostic, b: Diagnostic): boolean =>
  isAlike(a, b) && isAt(a.start, b.start) && isAt(a.end, b.end);

/**
 * The finding in another answer. Where the text before it in its line has changed, it is the one of its kind in that line; of
 * several it is not known which one it is, so it is none.
 */
export function sameIn(finding: Diagnostic, others: readonly Diagnostic[]): Diagnostic | undefined {
  const alike = others.filter((other) => isAlike(other, finding));
  return alike.find((other) => isSame(other, finding)) ?? (alike.length === 1 ? alike[0] : undefined);
}

const isAlike = (a: Diagnostic, b: Diagnostic): boolean =>
  a.rule === b.rule && a.file === b.file && a.message === b.message && a.start.line === b.start.line;

/** Offsets change with lines above. */
const isAt = (a: Position, b: Position): boolean => a.line === b.line && a.column === b.column;
