/** Icons found for words: those of the game and of the game-icons set, the likeliest first. */
import { nameOfWord } from "../../../diagnostics/name-of-word.ts";
import { call } from "../calls.ts";

/**
 * Names of icons that contain all the words.
 * @throws AbortError once nobody wants them any more
 */
export async function iconsNamed(
  game: string,
  words: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (words.length === 0) return [];
  const { icons } = await call("findIcons", { words }, { signal });
  // a game may give an icon of the set its own name again
  return [...new Set(icons.filter((one) => (one.game ?? game) === game).map(({ name }) => name))];
}

/** Letters of a word that is looked for alone. */
const LEAST = 3;

/**
 * Names of icons that may be meant by a word of a card: those with all its parts, then those with one of them. The last part says
 * most: a two-handed axe is an axe. Of words written as one, their ends are tried: a longbow is a bow.
 * @throws AbortError once nobody wants them any more
 */
export async function likelyIcons(
  game: string,
  word: string,
  most: number,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const parts = (nameOfWord(word) ?? word).split("-").filter((part) => part !== "");
  const alone = parts.toReversed().filter((part) => part.length >= LEAST);
  const searches = [parts, ...alone.map((part) => [singular(part)])];
  const found = new Set<string>();
  for (const [nth, search] of [...searches, ...alone.flatMap(endsOf)].entries()) {
    // ends of words are a last resort: a toad is no road
    if (found.size >= most || (nth >= searches.length && found.size > 0)) break;
    const names = await iconsNamed(game, search, signal);
    for (const one of nearestFirst(names, search)) found.add(one);
  }
  return [...found].slice(0, most);
}

/** "Swords" are drawn as a sword. */
const singular = (part: string): string =>
  part.length > LEAST + 1 && /[^s]s$/.test(part) ? part.slice(0, -1) : part;

/** "Ongbow", "ngbow", "gbow" and "bow" for "longbow". */
const endsOf = (part: string): readonly (readonly string[])[] =>
  Array.from({ length: Math.max(0, part.length - LEAST) }, (_, nth) => [part.slice(nth + 1)]);

/** Names that end with the last word come first, a broadsword for a sword; short ones before long ones. */
function nearestFirst(names: readonly string[], words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? "";
  const rank = (name: string): number => {
    if (name === words.join("-")) return 0;
    if (name.endsWith(last)) return 1;
    return name.split("-").includes(last) ? 2 : 3;
  };
  return names.toSorted((a, b) => rank(a) - rank(b) || a.length - b.length || (a < b ? -1 : 1));
}
