/** The findings of a report: sorted, and equal ones once. */
import { compareDiagnostics, type Diagnostic, fullMessage } from "./diagnostic.ts";
import { joinedCards } from "./on-cards.ts";

/** A template's fault on forty-five cards, or in two games that share it, is one finding about all these cards. */
export function eachOnce(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const once = new Map<string, Diagnostic>();
  for (const finding of [...findings].sort(compareDiagnostics)) {
    const key = keyOf(finding);
    const known = once.get(key);
    if (!known) once.set(key, finding);
    else if (finding.cards && known.cards !== finding.cards)
      once.set(key, { ...known, cards: joinedCards(known.cards ?? [], finding.cards) });
  }
  return [...once.values()];
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

const keyOf = (finding: Diagnostic): string =>
  `${finding.rule}\0${finding.file}\0${finding.start.offset}\0${fullMessage(finding)}`;
