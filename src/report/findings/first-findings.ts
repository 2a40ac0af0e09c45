/**
 * Which findings to show to a person: equal ones once, with their places, and the first of each file with a count of
 * the rest, so that one broken file does not hide the others. If a file has more, the most severe are chosen first, and
 * only a few of one kind per place before all others.
 */
import { type Diagnostic, fullMessage, type Place, SEVERITIES } from "../../diagnostics/diagnostic.ts";
import { MOST_AT_PLACE, placeKey } from "../../diagnostics/first-of-place.ts";
import { groupedBy } from "../../diagnostics/grouped.ts";

/** One finding, and the other places in its file with the same finding. */
export interface RepeatedFinding {
  readonly first: Diagnostic;
  readonly others: readonly Place[];
}

export interface FileFindings {
  readonly file: string;
  /** In the order of the report. */
  readonly shown: readonly RepeatedFinding[];
  readonly hidden: number;
}

/** How many different findings of one file are shown. */
export const SHOWN_PER_FILE = 50;

/** By file, in the order of each file's first finding. */
export function firstOfEachFile(
  diagnostics: readonly Diagnostic[],
  most: number = SHOWN_PER_FILE,
): readonly FileFindings[] {
  return [...groupedBy(diagnostics, ({ file }) => file)].map(([file, found]) => {
    const equal = groupedBy(found, (one) => `${one.rule}\0${one.severity}\0${fullMessage(one)}`);
    const repeated = new Map([...equal.values()].map(([first, ...others]) => [first as Diagnostic, others]));
    const shown = gravest([...repeated.keys()], most).map((first) => ({
      first,
      others: repeated.get(first) ?? [],
    }));
    const reported = shown.reduce((sum, { others }) => sum + 1 + others.length, 0);
    return { file, shown, hidden: found.length - reported };
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

/** Splits into the first few findings of each kind at each place, and all others. */
function byTurn(found: readonly Diagnostic[]): Record<"first" | "others", readonly Diagnostic[]> {
  const places = groupedBy(found, placeKey);
  const first = new Set([...places.values()].flatMap((list) => list.slice(0, MOST_AT_PLACE)));
  return { first: [...first], others: found.filter((one) => !first.has(one)) };
}
