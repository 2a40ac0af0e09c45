/**
 * The name that a word of a card stands for: "Two-handed Axe" is two-handed-axe. Words come from spreadsheets, where they have
 * capitals, spaces and accents; names of icons have none. Limits: paths, file names and words in braces stand for themselves
 * alone, and a word without letters a to z or digits has no name.
 */

/** Signs of a path, of the name of a file, of a field, and of a name between colons. */
const OTHER = /[/\\.:{}]/;

/** Undefined for a word whose name is the word itself, or that has none. */
export function nameOfWord(word: string): string | undefined {
  if (OTHER.test(word)) return undefined;
  const plain = word.normalize("NFKD").replaceAll(/\p{M}|['’]/gu, "");
  const name = plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return name === "" || name === word ? undefined : name;
}
