/**
 * A file's check, made once for the same document: one that the project's memory gave again has nothing new to tell, as
 * long as all files that its check asked for are the same too. The steps of its patterns are counted again each time, so
 * that a game gets the same answer whether or not its files were checked before.
 */
import type { Result } from "../../diagnostics/diagnostic.ts";
import type { PatternSteps } from "../../schema/fit/bounded-pattern.ts";
import type { SourceDocument } from "../../source/tree.ts";

type Open = (path: string) => SourceDocument | undefined;

interface Checked {
  readonly result: Result<unknown>;
  /** What each path that was asked for led to. */
  readonly opened: ReadonlyMap<string, SourceDocument | undefined>;
  /** Steps that its patterns took. */
  readonly steps: number;
}

const known = new WeakMap<SourceDocument, Checked>();

/** `check` must rest on nothing but the document, what it opens, and the steps that `patterns` may still take. */
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
  // Once the steps are used up, not everything was checked.
  if (patterns.left >= 0) known.set(document, { result, opened, steps: stepsBefore - patterns.left });
  return result;
}
