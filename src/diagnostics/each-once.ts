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

/** Do both report the same fault at the same place? */
export const isSameFinding = (one: Diagnostic, other: Diagnostic): boolean => keyOf(one) === keyOf(other);

const keyOf = ({ rule, file, start, message }: Diagnostic): string =>
  `${rule}\0${file}\0${start.offset}\0${message}`;
