/** The question that follows a misspelt name of a game, kit, scenario or card. */
import { nearest } from "./nearest.ts";
import { listed } from "./words.ts";

/** More names than this are no answer. */
const MOST_NAMES = 3;

/** Shorter words are near to parts of names by accident. */
const SHORTEST = 4;

/**
 * 'did you mean "starter-pack"?': the name nearest to the word, else at most three names of which it is nearly a part, as
 * "strater" is of that one; undefined if there is none.
 */
export function didYouMean(word: string, names: Iterable<string>): string | undefined {
  const all = [...new Set(names)];
  const near = nearest(word, all);
  const likely = near === undefined ? namesWithPart(word, all) : [near];
  const quoted = likely.slice(0, MOST_NAMES).map((name) => `"${name}"`);
  return quoted.length === 0 ? undefined : `did you mean ${listed(quoted, "or")}?`;
}

/** The same as the end of a sentence: '; did you mean "starter-pack"?', or "" if no name is near. */
export function helpFor(word: string, names: Iterable<string>): string {
  const help = didYouMean(word, names);
  return help === undefined ? "" : `; ${help}`;
}

function namesWithPart(word: string, names: readonly string[]): readonly string[] {
  if (word.length < SHORTEST) return [];
  const part = nearest(word, names.flatMap(partsOf));
  return part === undefined ? [] : names.filter((name) => partsOf(name).includes(part));
}

/** "set-up-sheet": its words, and its beginnings. */
function partsOf(name: string): readonly string[] {
  const words = name.split(/[-_/]/);
  return [...words, ...words.map((_, index) => words.slice(0, index + 1).join("-"))];
}
