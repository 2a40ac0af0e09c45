/** The nearest valid word to a misspelt one, for fixes. */
import { distance } from "fastest-levenshtein";
import { compareText } from "./diagnostic.ts";

/** The candidate with the fewest edits, if at most a third of the word (at least one, or only capitals) differs. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return ranked(word, candidates)[0]?.candidate;
}

/** The same where no other is as near: then nobody would choose another. */
export function onlyNearest(word: string, candidates: Iterable<string>): string | undefined {
  const [first, second] = ranked(word, candidates);
  return first && first.edits !== second?.edits ? first.candidate : undefined;
}

interface Ranked {
  readonly candidate: string;
  readonly edits: number;
}

function ranked(word: string, candidates: Iterable<string>): readonly Ranked[] {
  const lower = word.toLowerCase();
  const allowed = Math.max(1, Math.floor(word.length / 3));
  return [...new Set(candidates)]
    .map((candidate) => ({ candidate, edits: editsBetween(lower, candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits || compareText(a.candidate, b.candidate));
}

/** Edits by Levenshtein, but two neighbours that changed places ("titel") are one slip, not two. */
function editsBetween(a: string, b: string): number {
  const at = a.split("").findIndex((letter, index) => letter !== b[index]);
  const swapped = a.slice(0, at) + (a[at + 1] ?? "") + (a[at] ?? "") + a.slice(at + 2);
  return swapped === b && a !== b ? 1 : distance(a, b);
}
