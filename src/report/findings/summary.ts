/** Counts in words: "2 errors, 1 warning, 3 hints in 2 files; broadside check --fix may fix 2 of them; 1 more is allowed". */
import picocolors from "picocolors";
import { type Diagnostic, SEVERITIES, type Severity } from "../../diagnostics/diagnostic.ts";
import { counted } from "../../diagnostics/words.ts";

/**
 * @param allowed how many findings the game's allowances and severities suppressed
 * @param known how many further findings were reported before
 * @param notFixed after fixes: words about those that were not made, empty for none
 */
export function summary(
  diagnostics: readonly Diagnostic[],
  allowed = 0,
  known = 0,
  notFixed: string | undefined = undefined,
): string {
  const fixable = diagnostics.filter(({ edits = [] }) => edits.length > 0).length;
  const parts = [
    foundWords(diagnostics, known),
    notFixed ?? (fixable > 0 ? `broadside check --fix may fix ${fixable} of them` : ""),
    allowed > 0
      ? `${allowed}${diagnostics.length > 0 ? " more" : ""} ${allowed === 1 ? "is" : "are"} allowed`
      : "",
    known > 0
      ? `${known}${diagnostics.length > 0 ? " more" : ""} reported before; --all-findings reports them again`
      : "",
  ];
  return parts.filter((words) => words !== "").join("; ");
}

interface SummaryTerms {
  readonly colour: boolean;
  readonly allowed?: number;
  readonly known?: number;
  readonly notFixed?: string | undefined;
}

/** The last line of a report for people. */
export function summaryLine(
  diagnostics: readonly Diagnostic[],
  { colour, allowed, known, notFixed }: SummaryTerms,
): string {
  return `${picocolors.createColors(colour).bold(summary(diagnostics, allowed, known, notFixed))}\n`;
}

function foundWords(diagnostics: readonly Diagnostic[], known: number): string {
  if (diagnostics.length === 0) return known > 0 ? "no new findings" : "no findings";
  const counts = countsOf(diagnostics);
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) =>
    counted(counts[severity], severity),
  );
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  return `${parts.join(", ")} in ${counted(files, "file")}`;
}

export function countsOf(diagnostics: readonly Diagnostic[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, hint: 0 };
  for (const { severity } of diagnostics) counts[severity]++;
  return counts;
}
