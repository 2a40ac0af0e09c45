/** The findings of a report: sorted, and equal ones once. */
import { compareDiagnostics, type Diagnostic } from "./diagnostic.ts";

/** A template's fault on forty-five cards, or in two games that share it, is one finding. */
export function eachOnce(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return [...findings].sort(compareDiagnostics).filter((finding) => {
    const key = keyOf(finding);
    return !seen.has(key) && seen.add(key);
  });
}

/** Those that report a fault, or a place, that none of the known findings has. */
export function withoutKnown(
  findings: readonly Diagnostic[],
  known: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (findings.length === 0) return findings;
  const keys = new Set(known.map(keyOf));
  return findings.filter((one) => !keys.has(keyOf(one)));
}

const keyOf = ({ rule, file, start, message }: Diagnostic): string =>
  `${rule}\0${file}\0${start.offset}\0${message}`;
