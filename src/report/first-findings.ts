/**
 * Which findings a person is shown: the first of each file and a count of its rest, so that one broken file does not
 * bury the others. Where a file has more, the gravest go first.
 */
import { type Diagnostic, SEVERITIES } from "../diagnostics/diagnostic.ts";
import { groupedBy } from "../diagnostics/grouped.ts";

export interface FileFindings {
  readonly file: string;
  /** In the order of the report. */
  readonly shown: readonly Diagnostic[];
  readonly hidden: number;
}

/** How many findings of one file are written out. */
export const SHOWN_PER_FILE = 50;

/** By file, in the order of each file's first finding. */
export function firstOfEachFile(
  diagnostics: readonly Diagnostic[],
  most: number = SHOWN_PER_FILE,
): readonly FileFindings[] {
  return [...groupedBy(diagnostics, ({ file }) => file)].map(([file, found]) => {
    const shown = gravest(found, most);
    return { file, shown, hidden: found.length - shown.length };
  });
}

function gravest(found: readonly Diagnostic[], most: number): readonly Diagnostic[] {
  if (found.length <= most) return found;
  const kept = new Set(
    SEVERITIES.flatMap((grade) => found.filter(({ severity }) => severity === grade)).slice(0, most),
  );
  return found.filter((one) => kept.has(one));
}
