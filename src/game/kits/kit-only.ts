/** The cards that an entry of a kit names: each is in the deck, and there once. */
import { onlyNearest } from "../../diagnostics/nearest.ts";
import { listed } from "../../diagnostics/words.ts";
import type { SourceRef } from "../../source/tree.ts";
import { below, type Fault, type Report } from "../fault.ts";

/** Of each kind in one list: more than a person mends at once. */
const MOST_TOLD = 20;

/** @param known ids of the deck's cards @param at the list */
export function checkOnly(
  only: readonly string[],
  deck: string,
  known: readonly string[],
  at: SourceRef,
  report: Report,
): void {
  const cards = new Set(known);
  const seen = new Set<string>();
  const repeated: number[] = [];
  const unknown: number[] = [];
  for (const [index, word] of only.entries()) {
    if (seen.has(word)) repeated.push(index);
    else if (!cards.has(word)) unknown.push(index);
    seen.add(word);
  }
  const free = known.filter((id) => !seen.has(id));
  const faults = [
    ...told(repeated, (index) => repeatedCard(only[index] as string)),
    ...told(unknown, (index) => unknownCard(only[index] as string, deck, known, free)),
  ];
  for (const { index, ...words } of faults.sort((a, b) => a.index - b.index))
    report({ ...words, at: below(at, index) });
}

type FaultWords = Omit<Fault, "at">;

/** The first few; the last of them says how many more there are. */
function told(indexes: readonly number[], wordsOf: (index: number) => FaultWords) {
  const left = indexes.length - MOST_TOLD;
  return indexes.slice(0, MOST_TOLD).map((index, nth) => {
    const words = wordsOf(index);
    const more = left > 0 && nth === MOST_TOLD - 1 ? `, and so for ${left} more of the list` : "";
    return { ...words, message: words.message + more, index };
  });
}

function repeatedCard(word: string): FaultWords {
  return {
    rule: "kit/repeated-card",
    severity: "warning",
    message: `"${word}" is listed twice; it counts once`,
    fix: "leave it out, or use `copies:` of the card or `times:` of the entry for more",
  };
}

function unknownCard(
  word: string,
  deck: string,
  known: readonly string[],
  free: readonly string[],
): FaultWords {
  const near = onlyNearest(word, known);
  return {
    rule: "kit/unknown-card",
    message: `the deck "${deck}" has no card "${word}"`,
    label: known.length === 0 ? "it has no cards" : `it has ${listed(known)}`,
    fix: near ? `write ${near}` : "leave it out, or name one that it has",
    mend: onlyNearest(word, free),
  };
}
