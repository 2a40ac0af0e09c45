/**
 * Checks each document only once: for a document from the project's memory, the result is reused as long as all files
 * opened by its check are the same too. The steps of its patterns are counted each time, so that a game gets the same
 * answer whether or not its files were checked before.
 */
import type { Result } from "../../diagnostics/diagnostic.ts";
import type { PatternSteps } from "../../schema/fit/bounded-pattern.ts";
import type { SourceDocument } from "../../source/tree.ts";

type Open = (path: string) => SourceDocument | undefined;

interface Checked {
  readonly result: Result<unknown>;
  /** The document for each path that the check opened. */
  readonly opened: ReadonlyMap<string, SourceDocument | undefined>;
  /** Number of steps that its patterns took. */
  readonly steps: number;
}

const known = new WeakMap<SourceDocument, Checked>();

/** `check` must depend only on the document, what it opens, and the steps left in `patterns`. */
export function checkedOnce<T>(
  document: SourceDocument,
  open: Open,
  patterns: PatternSteps,
  check: (open: Open) => Result<T>,
): Result<T> {
  const before = known.get(document);
  const isAffordable = before && before.steps <= patterns.left;
  if (isAffordable && [...before.opened].every(([path, found]) => open(path) === found)) {
    patterns.left -= before.steps;
    return before.result as Result<T>;
  }
  const stepsBefore = patterns.left;
  const opened = new Map<string, SourceDocument | undefined>();
  const result = check((path) => {
    const found = open(path);
    opened.set(path, found);
    return found;
  });
  // Without steps left, not everything was checked.
  if (patterns.left >= 0) known.set(document, { result, opened, steps: stepsBefore - patterns.left });
  return result;
}
