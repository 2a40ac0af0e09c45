/** Faults that come cell after cell, as a slip in a spreadsheet does: a few are reported one by one, many as one. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { groupedBy } from "../../diagnostics/grouped.ts";

/** Up to here, each fault of a kind is reported at its own place. */
const MOST_ALIKE = 3;
/** Lines that are named of those that become one. */
const MOST_LINES = 5;

/**
 * Faults with equal keys are of one kind; more than three become the first of them, with the number and lines of the
 * others. Those without a key stay as they are. Fixes are kept where all faults of the kind have some.
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
