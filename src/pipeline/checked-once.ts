/**
 * A file's check, made once for the same document: one that the project's memory gave again has nothing new to tell, as
 * long as all files that its check asked for are the same too.
 */
import type { Result } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../source/tree.ts";

type Open = (path: string) => SourceDocument | undefined;

interface Checked {
  readonly result: Result<unknown>;
  /** What each path that was asked for led to. */
  readonly opened: ReadonlyMap<string, SourceDocument | undefined>;
}

const known = new WeakMap<SourceDocument, Checked>();

/** `check` must rest on nothing but the document and what it opens. */
export function checkedOnce<T>(
  document: SourceDocument,
  open: Open,
  check: (open: Open) => Result<T>,
): Result<T> {
  const before = known.get(document);
  if (before && [...before.opened].every(([path, found]) => open(path) === found))
    return before.result as Result<T>;
  const opened = new Map<string, SourceDocument | undefined>();
  const result = check((path) => {
    const found = open(path);
    opened.set(path, found);
    return found;
  });
  known.set(document, { result, opened });
  return result;
}
