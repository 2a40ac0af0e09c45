/** Merges faults that recur in cell after cell, as spreadsheet mistakes do: a few are reported separately, many as one. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { groupedBy } from "../../diagnostics/grouped.ts";

/** Maximum number of faults of a kind that are reported separately. */
const MOST_ALIKE = 3;
/** Maximum number of lines named for merged faults. */
const MOST_LINES = 5;

/**
 * Faults with equal keys are of one kind; more than three are merged into the first, with the number and lines of the
 * others. Those without a key are unchanged. Fixes are kept if all faults of the kind have some.
 */
export function manyAsOne(
  faults: readonly Diagnostic[],
  keyOf: (fault: Diagnostic) => string | undefined,
): readonly Diagnostic[] {
  const kinds = groupedBy(faults, (fault) => keyOf(fault) ?? fault);
  return [...kinds.values()].flatMap((kind) => (kind.length > MOST_ALIKE ? [asOne(kind)] : kind));
}

function asOne(kind: readonly [Diagnostic, ...Diagnostic[]]): Diagnostic {
  const [{ edits: _own, ...first }, ...others] = kind;
  const lines = [...new Set(others.map(({ start }) => start.line))];
  const named = lines.slice(0, MOST_LINES).join(", ") + (lines.length > MOST_LINES ? " ..." : "");
  const edits = kind.flatMap((fault) => fault.edits ?? []);
  return {
    ...first,
    message: `${first.message}; ${others.length} more like this, in line${lines.length === 1 ? "" : "s"} ${named}`,
    ...(kind.every((fault) => fault.edits) ? { edits } : {}),
  };
}
