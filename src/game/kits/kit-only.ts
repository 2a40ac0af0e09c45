/** Checks the cards that an entry of a kit names: each must be in the deck and listed once. */
import { onlyNearest } from "../../diagnostics/nearest.ts";
import { listed } from "../../diagnostics/words.ts";
import type { SourceRef } from "../../source/tree.ts";
import { below, type Fault, type Report } from "../fault.ts";

/** Most faults of each kind reported in one list: more than anyone fixes at once. */
const MOST_REPORTED = 20;

/** @param ids of the deck's cards @param at the list */
export function checkOnly(
  only: readonly string[],
  deck: string,
  ids: readonly string[],
  at: SourceRef,
  report: Report,
): void {
  const cards = new Set(ids);
  const seen = new Set<string>();
  const repeated: number[] = [];
  const unknown: number[] = [];
  for (const [index, word] of only.entries()) {
    if (seen.has(word)) repeated.push(index);
    else if (!cards.has(word)) unknown.push(index);
    seen.add(word);
  }
  const free = ids.filter((id) => !seen.has(id));
  const faults = [
    ...firstOf(repeated, (index) => repeatedCard(only[index] as string)),
    ...firstOf(unknown, (index) => unknownCard(only[index] as string, deck, ids, free)),
  ];
  for (const { index, ...words } of faults.sort((a, b) => a.index - b.index))
    report({ ...words, at: below(at, index) });
}

type FaultWords = Omit<Fault, "at">;

/** Reports the first few; the last of them says how many more there are. */
function firstOf(indexes: readonly number[], wordsOf: (index: number) => FaultWords) {
  const left = indexes.length - MOST_REPORTED;
  return indexes.slice(0, MOST_REPORTED).map((index, nth) => {
    const words = wordsOf(index);
    const more = left > 0 && nth === MOST_REPORTED - 1 ? `, and so for ${left} more of the list` : "";
    return { ...words, message: words.message + more, index };
  });
}

function repeatedCard(word: string): FaultWords {
  return {
    rule: "kit/repeated-card",
    severity: "warning",
    message: `"${word}" is listed twice; it counts once`,
    fix: "remove it; for more copies, use `copies:` of the card or `times:` of the entry",
  };
}

function unknownCard(
  word: string,
  deck: string,
  ids: readonly string[],
  free: readonly string[],
): FaultWords {
  const near = onlyNearest(word, ids);
  return {
    rule: "kit/unknown-card",
    message: `the deck "${deck}" has no card "${word}"`,
    label: ids.length === 0 ? "it has no cards" : `it has ${listed(ids)}`,
    fix: near ? `write ${near}` : "remove it, or name one that it has",
    replacement: onlyNearest(word, free),
  };
}
