/** The lines in which two texts differ, for people. */
import { alignedLines } from "../documents/aligned-lines.ts";

export interface Line {
  readonly kind: "same" | "removed" | "added" | "gap";
  /** In the new text, or in the old one if it was removed; absent for a gap. */
  readonly number?: number;
  readonly text: string;
}

/** Lines around a change. */
const AROUND = 2;

/** None if the texts are equal. Line ends count as equal, whichever they are. */
export function changedLines(before: string, after: string): readonly Line[] {
  return withoutFar(numbered(before, after));
}

function numbered(before: string, after: string): readonly Line[] {
  let [old, fresh] = [0, 0];
  return alignedLines(linesOf(before), linesOf(after)).map((line) => {
    if (line.kind !== "added") old++;
    if (line.kind !== "removed") fresh++;
    return { ...line, number: line.kind === "removed" ? old : fresh };
  });
}

const linesOf = (text: string): readonly string[] => (text === "" ? [] : text.split(/\r\n|\r|\n/));

/** Long stretches without a change become gaps; those at the beginning and the end are left out. */
function withoutFar(lines: readonly Line[]): readonly Line[] {
  const near = new Set<number>();
  for (const [index, { kind }] of lines.entries())
    if (kind !== "same") for (let by = -AROUND; by <= AROUND; by++) near.add(index + by);
  const result: Line[] = [];
  for (const [index, line] of lines.entries()) {
    if (near.has(index)) result.push(line);
    else if (result.length > 0 && result.at(-1)?.kind !== "gap") result.push({ kind: "gap", text: "" });
  }
  if (result.at(-1)?.kind === "gap") result.pop();
  return result;
}
