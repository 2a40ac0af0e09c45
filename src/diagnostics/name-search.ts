/** Finds names of several parts ("linden-leaf") by a word that is one of the parts, or part of one. */
import { compareText } from "./diagnostic.ts";
import { MOST_SUGGESTIONS, nearest } from "./nearest.ts";

/**
 * The words of a name as a user types it: in small letters, separated by spaces or underscores, with wildcards around
 * them.
 */
export function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().split(/[\s_]+/);
  return [...new Set(words.map((word) => word.replace(/^\*+/, "").replace(/\*+$/, "")))].filter(
    (word) => word !== "",
  );
}

/**
 * The names that contain every word: those in which the words are whole parts before those in which they begin one, the
 * shorter before the longer. Without words, all names.
 */
export function searchNames(words: readonly string[], names: Iterable<string>): readonly string[] {
  let found = [...new Set(names)];
  for (const word of words) found = found.filter((name) => name.toLowerCase().includes(word));
  if (words.length === 0) return found.sort(compareText);
  const ranks = new Map(found.map((name) => [name, rankOf(name.toLowerCase(), words)]));
  const rank = (name: string): number => ranks.get(name) as number;
  return found.sort((a, b) => rank(a) - rank(b) || a.length - b.length || compareText(a, b));
}

/** 0 for a word that is a whole part, 1 for one that begins a part, 2 for one inside a part; added up. */
function rankOf(name: string, words: readonly string[]): number {
  const padded = `-${name}-`;
  return words.reduce(
    (sum, word) => sum + (padded.includes(`-${word}-`) ? 0 : padded.includes(`-${word}`) ? 1 : 2),
    0,
  );
}

/** Names that are shown if none has nearly the same spelling. */
const MOST_SHOWN = 3;

/** Shorter words are part of names with other meanings. */
const SHORTEST_WORD = 3;

export interface LikelyNames {
  /** Best first, at most three. */
  readonly names: readonly string[];
  /** A word that finds these and others in a search; absent if the names are only similar in spelling. */
  readonly word?: string;
}

/**
 * What an unknown name was probably meant to be. In each group, the game's own names before thousands of others: a name
 * that contains the word ("oak-leaf" for "leaf"), otherwise one with nearly the same spelling, otherwise a name with
 * all the parts of the word. As a last resort, names that have any part of it, even misspelled.
 */
export function likelyNames(word: string, groups: readonly Iterable<string>[]): LikelyNames {
  if (word.length < SHORTEST_WORD) return { names: [] };
  const lists = groups.map((group) => [...group]);
  const name = nameIn(word);
  if (name !== word && lists.some((names) => names.includes(name))) return { names: [name] };
  for (const one of new Set([word, name]))
    for (const names of lists) {
      const found = likelyIn(one, partsOf(one), names);
      if (found.names.length > 0) return found;
    }
  return withAnyPart(partsOf(name), lists.flat());
}

/** "wolf-head" of "lorc/wolf-head.svg": elsewhere the set's files are written this way, with folder and extension. */
const nameIn = (word: string): string => word.slice(word.lastIndexOf("/") + 1).replace(/\.svg$/i, "");

const partsOf = (word: string): readonly string[] =>
  word.split("-").filter((part) => part.length >= SHORTEST_WORD);

export type SearchLikely = (word: string, groups: () => readonly Iterable<string>[]) => LikelyNames;

const NONE: LikelyNames = { names: [] };

/** `likelyNames` for input that may be full of unknown words: it searches only for the first few, and once for each. */
export function likelySearch(): SearchLikely {
  const found = new Map<string, LikelyNames>();
  return (word, groups) => {
    if (!found.has(word) && found.size < MOST_SUGGESTIONS) found.set(word, likelyNames(word, groups()));
    return found.get(word) ?? NONE;
  };
}

/**
 * Names that have a part of the word, the longest first, or one with nearly the same spelling and the same first
 * letter.
 */
function withAnyPart(parts: readonly string[], names: readonly string[]): LikelyNames {
  const allParts = partsIn(names);
  for (const part of parts.toSorted((a, b) => b.length - a.length)) {
    const word = allParts.has(part) ? part : nearestPart(part, allParts);
    if (word !== undefined) return { names: withParts([word], names).slice(0, MOST_SHOWN), word };
  }
  return { names: [] };
}

/**
 * The words with those that no name contains replaced by the nearest part of a name; undefined if one has none, or if no
 * name has them all.
 */
export function correctedWords(
  words: readonly string[],
  names: readonly string[],
): readonly string[] | undefined {
  const parts = partsIn(names);
  const isKnown = (word: string): boolean => names.some((name) => name.toLowerCase().includes(word));
  const corrected = words.map((word) => (isKnown(word) ? word : nearestPart(word, parts)));
  const found = corrected.filter((word) => word !== undefined);
  return found.length === words.length && searchNames(found, names).length > 0 ? found : undefined;
}

const partsIn = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => name.toLowerCase().split("-")));

/** With the same first letter, which people rarely get wrong. */
const nearestPart = (word: string, parts: ReadonlySet<string>): string | undefined =>
  word.length < SHORTEST_WORD
    ? undefined
    : nearest(
        word,
        [...parts].filter((one) => one[0] === word[0]?.toLowerCase()),
      );

function likelyIn(word: string, parts: readonly string[], names: readonly string[]): LikelyNames {
  const holding = beginningWith(word.toLowerCase(), names);
  const isPart = holding[0] !== undefined && rankOf(holding[0].toLowerCase(), [word.toLowerCase()]) === 0;
  const near = isPart ? undefined : nearest(word, names);
  if (near !== undefined) return { names: [near] };
  if (holding.length > 0) return { names: holding.slice(0, MOST_SHOWN), word };
  const all = parts.length < 2 ? [] : withParts(parts, names);
  return all.length === 0 ? { names: [] } : { names: all.slice(0, MOST_SHOWN), word: parts.join(" ") };
}

/** Names with a part that begins with the word; inside a part it means something else, as "otter" does in "pottery". */
const beginningWith = (word: string, names: readonly string[]): readonly string[] =>
  searchNames([word], names).filter((name) => rankOf(name.toLowerCase(), [word]) < 2);

/** Names that have all the words as whole parts. */
const withParts = (words: readonly string[], names: readonly string[]): readonly string[] =>
  searchNames(words, names).filter((name) => rankOf(name.toLowerCase(), words) === 0);
