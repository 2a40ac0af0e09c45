/** Plurals and other forms of words. Limits: English endings; "men" and "dice" count as separate words. */

/** A word without each of its possible endings, and the ending; the word itself first. */
export function stemsOf(word: string): readonly (readonly [stem: string, ending: string])[] {
  const stems: (readonly [string, string])[] = [[word, ""]];
  if (!word.endsWith("s")) return stems;
  const genitive = /^(.+)(['’]s)$/.exec(word);
  if (genitive) stems.push([genitive[1] as string, genitive[2] as string]);
  if (/[^s]s$/.test(word)) stems.push([word.slice(0, -1), "s"]);
  if (/(s|x|z|ch|sh|o)es$/.test(word)) stems.push([word.slice(0, -2), "es"]);
  if (/[^aeiou]ies$/.test(word)) stems.push([`${word.slice(0, -3)}y`, "ies"]);
  return stems;
}

/** "cards" becomes "card", "cities" becomes "city"; words without a plural ending are unchanged. */
export const singularOf = (word: string): string => stemsOf(word).at(-1)?.[0] ?? word;

/** The beginning of a word that all its forms share ("fights", "fighting"); other words may share it too. */
export const rootOf = (word: string): string => word.replace(/(?<=\p{L}{3})(?:ing|ed|ies|y|es|e|s)$/u, "");
