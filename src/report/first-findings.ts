/**
 * Which findings a person is shown: the first of each file and a count of its rest, so that one broken file does not
 * bury the others. Where a file has more, the gravest go first, and of one place only a few of a kind before all others.
 */
import { type Diagnostic, SEVERITIES } from "../diagnostics/diagnostic.ts";
import { MOST_AT_PLACE, placeKey } from "../diagnostics/first-of-place.ts";
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
  const { first, others } = byTurn(found);
  const inOrder = [first, others].flatMap((list) =>
    SEVERITIES.flatMap((grade) => list.filter(({ severity }) => severity === grade)),
  );
  const kept = new Set(inOrder.slice(0, most));
  return found.filter((one) => kept.has(one));
}

/** The first few findings of each kind at each place, and all others. */
function byTurn(found: readonly Diagnostic[]): Record<"first" | "others", readonly Diagnostic[]> {
  const places = groupedBy(found, placeKey);
  const first = new Set([...places.values()].flatMap((list) => list.slice(0, MOST_AT_PLACE)));
  return { first: [...first], others: found.filter((one) => !first.has(one)) };
}
