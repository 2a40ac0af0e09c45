/** How the readers of source text make diagnostics, and how many of them a file may bring. */
import { compareDiagnostics, type Diagnostic, SEVERITIES } from "../diagnostics/diagnostic.ts";
import { placeAt } from "./locate.ts";
import type { SourceFile, TextRange } from "./tree.ts";

/** What a fault says besides where it is; severity is error unless stated. */
export type FaultWords = Pick<Diagnostic, "rule" | "message"> &
  Partial<Pick<Diagnostic, "severity" | "label" | "why" | "fix" | "related">>;

/** More than a person reads at once; the rest of a file's faults is only counted. */
const MOST_FAULTS = 20;

/** A diagnostic at a stretch of a file. */
export function faultAt(file: SourceFile, range: TextRange, words: FaultWords): Diagnostic {
  return { severity: "error", ...words, ...placeAt(file, range) };
}

/**
 * At most 20 faults, the weightiest first to stay, in the order of the file; what is left out becomes one more
 * diagnostic with the number, `<group>/more-faults`. Equal faults at one place count once.
 */
export function capFaults(faults: readonly Diagnostic[], group: string): readonly Diagnostic[] {
  const distinct = [...new Map(faults.map((fault) => [keyOf(fault), fault])).values()];
  if (distinct.length <= MOST_FAULTS) return distinct.sort(compareDiagnostics);
  const ranked = distinct.sort((a, b) => weight(a) - weight(b) || compareDiagnostics(a, b));
  const shown = ranked.slice(0, MOST_FAULTS).sort(compareDiagnostics);
  const first = ranked[MOST_FAULTS] as Diagnostic;
  const left = ranked.length - MOST_FAULTS;
  return [
    ...shown,
    {
      rule: `${group}/more-faults`,
      severity: first.severity,
      message: `${left} more ${left === 1 ? "fault" : "faults"} in this file from here on`,
      fix: "correct the ones above and check again",
      file: first.file,
      start: first.start,
      end: first.end,
    },
  ];
}

function weight({ severity }: Diagnostic): number {
  return SEVERITIES.indexOf(severity);
}

function keyOf({ rule, file, start, message }: Diagnostic): string {
  return `${rule}\0${file}\0${start.offset}\0${message}`;
}
