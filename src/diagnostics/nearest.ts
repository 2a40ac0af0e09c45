/** The nearest valid word to a misspelled one, for fixes. */
import { distance } from "fastest-levenshtein";
import { compareText } from "./diagnostic.ts";

/** The candidate with the fewest edits, if at most a third of the word (at least one, or only case) differs. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return ranked(word, candidates)[0]?.candidate;
}

/** The nearest of the first group that has a near one: the game's own names before thousands of others. */
export function nearestInOrder(word: string, groups: readonly Iterable<string>[]): string | undefined {
  for (const group of groups) {
    const near = nearest(word, group);
    if (near !== undefined) return near;
  }
  return undefined;
}

/** Among more names than this, any word has a near one by accident: of 4,000 icons "leak" is nearest to "leaf". */
const MOST_NAMES = 1_000;

/**
 * The same for automatic changes: only if no other candidate is as near, at most a quarter of the word differs, and
 * there are few enough candidates for the nearest to be the intended one. Names with different numbers never match: s12
 * beside an existing s1 may be something still to be made.
 */
export function onlyNearest(word: string, candidates: Iterable<string>): string | undefined {
  const names = [...candidates];
  if (names.length > MOST_NAMES) return undefined;
  const [first, second] = ranked(word, names);
  if (!first || first.edits === second?.edits || digitsOf(first.candidate) !== digitsOf(word))
    return undefined;
  return first.edits <= Math.max(1, Math.floor(word.length / 4)) ? first.candidate : undefined;
}

const digitsOf = (word: string): string => word.replaceAll(/\D/g, "");

/** More misspelled words than are ever shown. */
export const MOST_SUGGESTIONS = 50;

/** @param kind of name that the word should be; each has its own candidates, requested when they are needed */
export type Suggest = (kind: string, word: string, candidates: () => Iterable<string>) => string | undefined;

/**
 * `nearest` for one file, which may be full of misspelled words: it searches only for the first few, and once for each.
 */
export function suggestions(): Suggest {
  const found = new Map<string, string | undefined>();
  return (kind, word, candidates) => {
    const key = `${kind} ${word}`;
    if (!found.has(key) && found.size < MOST_SUGGESTIONS) found.set(key, nearest(word, candidates()));
    return found.get(key);
  };
}

interface Ranked {
  readonly candidate: string;
  readonly edits: number;
}

/** Lists are long (four thousand icons, the ids of all cards), so most of a list is skipped by length. */
function ranked(word: string, candidates: Iterable<string>): readonly Ranked[] {
  const lower = word.toLowerCase();
  const allowed = Math.max(1, Math.floor(word.length / 3));
  const found = new Map<string, number>();
  for (const candidate of candidates) {
    // Lowering the case never shortens a text.
    if (candidate.length > lower.length + allowed || found.has(candidate)) continue;
    const small = candidate.toLowerCase();
    if (Math.abs(small.length - lower.length) > allowed) continue;
    const edits = editsBetween(lower, small);
    if (edits <= allowed) found.set(candidate, edits);
  }
  return [...found]
    .map(([candidate, edits]) => ({ candidate, edits }))
    .sort((a, b) => a.edits - b.edits || compareText(a.candidate, b.candidate));
}

/** Edits by Levenshtein, but two swapped neighbours ("titel") are one mistake, not two. */
function editsBetween(a: string, b: string): number {
  return isSwapped(a, b) ? 1 : distance(a, b);
}

function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length || a === b) return false;
  let at = 0;
  while (a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
