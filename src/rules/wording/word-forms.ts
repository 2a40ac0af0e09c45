/** Plurals and other forms of words. Limits: English endings; "men" and "dice" are words of their own. */

/** A word without one of the endings that it may have, and the ending; the word itself first. */
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

/** "cards" as "card", "cities" as "city"; what has no ending of a plural as it is. */
export const singularOf = (word: string): string => stemsOf(word).at(-1)?.[0] ?? word;

/** Enough of a word to know all its forms by ("fights", "fighting"), too little to tell it from every other. */
export const rootOf = (word: string): string => word.replace(/(?<=\p{L}{3})(?:ing|ed|ies|y|es|e|s)$/u, "");
