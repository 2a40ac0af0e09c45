/** Which fixes can be made at once. */
import type { Diagnostic, TextEdit } from "../../../index.ts";

/** Findings with a fix, without those whose fix is in the way of an earlier one's; each edit once. */
export function together(findings: readonly Diagnostic[]): {
  readonly findings: readonly Diagnostic[];
  readonly edits: readonly TextEdit[];
} {
  const taken: Diagnostic[] = [];
  const edits: TextEdit[] = [];
  for (const finding of findings) {
    const own = (finding.edits ?? []).filter((edit) => !edits.some((one) => isEqual(one, edit)));
    const isInTheWay = own.some((edit) => edits.some((one) => overlaps(one, edit)));
    if (finding.edits === undefined || isInTheWay) continue;
    taken.push(finding);
    edits.push(...own);
  }
  return { findings: taken, edits };
}

const isEqual = (a: TextEdit, b: TextEdit): boolean =>
  a.file === b.file &&
  a.text === b.text &&
  a.start.offset === b.start.offset &&
  a.end.offset === b.end.offset;

/** Two insertions at one place do: their order would be a matter of chance. */
const overlaps = (a: TextEdit, b: TextEdit): boolean =>
  a.file === b.file &&
  (a.start.offset === b.start.offset || (a.start.offset < b.end.offset && b.start.offset < a.end.offset));
