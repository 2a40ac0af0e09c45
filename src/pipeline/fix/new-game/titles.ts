/** Makes titles from the names of folders and files. */

/** Maximum number of characters of a title that fits on a card. */
export const LONGEST_TITLE = 60;

/** "my-game" becomes "My Game"; a name with spaces or capitals already is a title. */
export function titleFrom(name: string): string {
  if (/[\s\p{Lu}]/u.test(name)) return name.trim();
  const words = name.split(/[-_.]+/).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") || name;
}
