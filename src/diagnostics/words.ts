/** Wording shared by the messages of all stages. */

/** More names than anyone reads in one message. */
const MOST_NAMES = 20;

/** "1 card", "2 cards". */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** "a square", "an uphill step": by the letter, which is right for almost all words. */
export const withArticle = (words: string): string => `${/^[aeiou]/i.test(words) ? "an" : "a"} ${words}`;

export const capitalised = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

/** A text written by a user, shortened if the message would become too long. */
export const shortened = (text: string, most = 40): string =>
  text.length > most ? `${text.slice(0, most - 3)}…` : text;

/** "a, b and c" or, for choices, "a, b or c"; shortened if there are very many. */
export function listed(values: readonly unknown[], joint: "and" | "or" = "and"): string {
  const words = values.map(String);
  if (words.length > MOST_NAMES) return `${words.slice(0, MOST_NAMES).join(", ")} ...`;
  const before = words.slice(0, -1).join(", ");
  return before === "" ? words.join("") : `${before} ${joint} ${words.at(-1)}`;
}

/** The first of many values, and how many more there are: "a, b, c and 5 more". */
export function listedFirst(values: readonly unknown[], most: number): string {
  const more = values.length - most;
  return more > 0 ? `${values.slice(0, most).join(", ")} and ${more} more` : listed(values);
}

/** The size of a file, never 0: "412 kB", "1.2 MB". */
export const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
