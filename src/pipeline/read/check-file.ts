/** Checks one content file against the schema of its kind; decks and tables together with the files they point to. */
import type { Result } from "../../diagnostics/diagnostic.ts";
import type { CheckedFile } from "../../game/input.ts";
import { checkContent, type FileTypes } from "../../schema/check-content.ts";
import { type CheckedDeck, checkDeck } from "../../schema/entries/check-deck.ts";
import { type CheckedTable, checkTable } from "../../schema/entries/check-table.ts";
import { cardsFileOf, rowsFileOf } from "../../schema/entries/entries-list.ts";
import type { FileKind } from "../../schema/files.ts";
import { type PatternSteps, patternSteps } from "../../schema/fit/bounded-pattern.ts";
import { kindOfPath } from "../../schema/kinds.ts";
import type { SourceDocument } from "../../source/tree.ts";
import type { ContentFiles } from "./content-files.ts";

/** Kinds whose files can be checked on their own. */
export type PlainKind = Exclude<FileKind, "deck" | "table">;

export const checkPlainFile =
  <K extends PlainKind>(kind: K) =>
  (document: SourceDocument): Result<CheckedFile<FileTypes[K]> | undefined> =>
    checkedOnce(document, opensNothing, patternSteps(), () => {
      const { value, diagnostics } = checkContent(kind, document);
      return { value: value && { file: value, path: document.path }, diagnostics };
    });

const opensNothing = (): undefined => undefined;

/** @param patterns what the patterns of the game may still do */
export const checkDeckFile =
  (content: ContentFiles, patterns: PatternSteps) =>
  (document: SourceDocument): Result<CheckedDeck | undefined> =>
    checkedBeside(content, cardsFileOf, patterns, document, (cards, refs) =>
      checkDeck(document, { cards, refs, patterns }),
    );

/** @param patterns what the patterns of the game may still do */
export const checkTableFile =
  (content: ContentFiles, patterns: PatternSteps) =>
  (document: SourceDocument): Result<CheckedTable | undefined> =>
    checkedBeside(content, rowsFileOf, patterns, document, (rows, refs) =>
      checkTable(document, { rows, refs, patterns }),
    );

/** Checks a document once, with the file that its entries come from. */
function checkedBeside<T>(
  content: ContentFiles,
  fileOf: (document: SourceDocument) => string | undefined,
  patterns: PatternSteps,
  document: SourceDocument,
  check: (entries: SourceDocument | undefined, open: Open) => Result<T>,
): Result<T> {
  const path = fileOf(document);
  const entries = path === undefined ? undefined : content.openEntries(document);
  const openFile = (one: string): SourceDocument | undefined => (one === path ? entries : content.open(one));
  return checkedOnce(document, openFile, patterns, (open) =>
    check(path === undefined ? undefined : open(path), open),
  );
}

/**
 * Checks any content file, by its path in the game's folder; undefined for one without a schema.
 * @param limits factor by which the limit on the work of patterns is raised
 */
export function checkAnyFile(
  content: ContentFiles,
  document: SourceDocument,
  limits?: number,
): Result<unknown> | undefined {
  const kind = kindOfPath(document.path.slice(content.folder.length + 1));
  if (kind === undefined) return undefined;
  if (kind === "deck") return checkDeckFile(content, patternSteps(limits))(document);
  if (kind === "table") return checkTableFile(content, patternSteps(limits))(document);
  return checkPlainFile(kind)(document);
}

/**
 * Checks each document only once: for a document from the project's memory, the result is reused as long as all files
 * opened by its check are the same too. The steps of its patterns are counted each time, so that a game gets the same
 * answer whether or not its files were checked before.
 */
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
function checkedOnce<T>(
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
