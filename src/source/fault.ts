/** How the readers of source text make diagnostics, and the maximum number per file. */
import { compareDiagnostics, type Diagnostic, SEVERITIES } from "../diagnostics/diagnostic.ts";
import { groupedBy } from "../diagnostics/grouped.ts";
import { counted } from "../diagnostics/words.ts";
import { editFor, type Replacement } from "./edit/value-edit.ts";
import { placeAt } from "./locate.ts";
import type { SourceFile, SourceNode, TextRange } from "./tree.ts";

/** A fault without its place; severity is error by default. */
export type FaultWords = Pick<Diagnostic, "rule" | "message"> &
  Partial<Pick<Diagnostic, "severity" | "label" | "why" | "fix" | "edits" | "related">> & {
    /** Replacement for the text there; only if there is one obvious fix. */
    readonly replacement?: Replacement;
  };

/** Called by the parts of the CSV reader for each fault. Faults of one `kind` may occur in every row. */
export type ReportCsv = (range: TextRange, words: FaultWords, kind?: string) => void;

/** More than a person reads at once; further faults of a file are only counted. */
const MOST_FAULTS = 20;

const NONE_UNREPORTED: ReadonlyMap<string, number> = new Map();

/** A diagnostic at a range of a file. */
export function faultAt(
  file: SourceFile,
  range: TextRange | SourceNode,
  { replacement, ...words }: FaultWords,
): Diagnostic {
  const edit = replacement && editFor(file, range, replacement);
  return { severity: "error", ...words, ...placeAt(file, range), ...(edit ? { edits: [edit] } : {}) };
}

/**
 * At most 20 faults per file, preferring the most severe, in file order; the rest become one more diagnostic with their
 * number, `<group>/more-faults`. Equal faults at one place count once.
 * @param unreported by file, the number of faults that were counted but not described, in files with many
 */
export function capFaults(
  faults: readonly Diagnostic[],
  group: string,
  unreported: ReadonlyMap<string, number> = NONE_UNREPORTED,
): readonly Diagnostic[] {
  const distinct = [...new Map(faults.map((fault) => [keyOf(fault), fault])).values()];
  const files = groupedBy(distinct, ({ file }) => file);
  return [...files].flatMap(([file, ofFile]) => capFile(ofFile, group, unreported.get(file) ?? 0));
}

function capFile(faults: readonly Diagnostic[], group: string, unreported: number): readonly Diagnostic[] {
  if (faults.length <= MOST_FAULTS) return [...faults].sort(compareDiagnostics);
  const ranked = [...faults].sort((a, b) => weight(a) - weight(b) || compareDiagnostics(a, b));
  const shown = ranked.slice(0, MOST_FAULTS).sort(compareDiagnostics);
  const { severity, file, start, end } = ranked[MOST_FAULTS] as Diagnostic;
  const left = ranked.length - MOST_FAULTS + unreported;
  const message = `${counted(left, "more fault")} in this file from here on`;
  const fix = "correct the ones above and check again";
  return [...shown, { rule: `${group}/more-faults`, severity, message, fix, file, start, end }];
}

function weight({ severity }: Diagnostic): number {
  return SEVERITIES.indexOf(severity);
}

function keyOf({ rule, file, start, message }: Diagnostic): string {
  return `${rule}\0${file}\0${start.offset}\0${message}`;
}
