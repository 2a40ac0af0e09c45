/** Which icons may be meant by a word of a card, out of a search that also finds the word inside other words. Pure. */
import { nameOfWord } from "../../../diagnostics/name-of-word.ts";

/** Letters of a word that is looked for alone. */
const LEAST = 3;

/**
 * Names with all parts of the word, then those with one of them; the last part says most: a two-handed axe is an axe. Of words
 * written as one, their ends are tried: a longbow is a bow. Names that have the word only inside another, as a screw has a crew,
 * come where there is nothing else.
 * @param find names that contain all the words, inside other words too
 */
export async function likeliest(
  word: string,
  most: number,
  find: (words: readonly string[]) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const parts = (nameOfWord(word) ?? word).split("-").filter((part) => part !== "");
  const alone = parts.toReversed().filter((part) => part.length >= LEAST);
  const found = new Set<string>();
  const inside = new Set<string>();
  for (const search of [parts, ...alone.map((part) => [singular(part)])]) {
    if (found.size >= most) break;
    const names = await find(search);
    for (const one of nearestFirst(names, search)) (isBegunBy(one, search) ? found : inside).add(one);
  }
  for (const end of alone.flatMap(endsOf)) {
    if (found.size > 0) break;
    const names = (await find([end])).filter((name) => name.split("-").includes(end));
    for (const one of nearestFirst(names, [end])) found.add(one);
  }
  return [...(found.size > 0 ? found : inside)].slice(0, most);
}

/** "Swords" are drawn as a sword. */
const singular = (part: string): string =>
  part.length > LEAST + 1 && /[^s]s$/.test(part) ? part.slice(0, -1) : part;

/** "Ongbow", "ngbow", "gbow" and "bow" for "longbow". */
const endsOf = (part: string): readonly string[] =>
  Array.from({ length: Math.max(0, part.length - LEAST) }, (_, nth) => part.slice(nth + 1));

/** Each word is a part of the name, or begins one. */
const isBegunBy = (name: string, words: readonly string[]): boolean =>
  words.every((word) => `-${name}`.includes(`-${word}`));

/** Names that end with the last word come first, a war-axe for an axe; short ones before long ones. */
function nearestFirst(names: readonly string[], words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? "";
  const rank = (name: string): number => {
    if (name === words.join("-")) return 0;
    if (name.endsWith(`-${last}`)) return 1;
    return name.split("-").includes(last) ? 2 : 3;
  };
  return names.toSorted((a, b) => rank(a) - rank(b) || a.length - b.length || (a < b ? -1 : 1));
}
