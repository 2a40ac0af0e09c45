/** Ids of new cards: the next number of a series, or the id with a number behind it. */

/** The digits at the end of an id. */
const NUMBERED = /^(.*?)(\d+)$/;

/**
 * The id of a copy of a card, or of a card that follows it: "sword-10" behind "sword-9", "m19" behind "m18", "fox-2" behind
 * "fox". Digits are padded as before.
 * @param taken ids of the deck
 */
export function nextId(id: string, taken: Iterable<string>): string {
  // Files of pictures are named by ids, and some systems ignore capitals.
  const ids = new Set([...taken].map((one) => one.toLowerCase()));
  const isFree = (one: string): boolean => !ids.has(one.toLowerCase());
  const [, stem, digits] = NUMBERED.exec(id) ?? [undefined, `${id}-`, "1"];
  for (let number = Number(digits) + 1; ; number += 1) {
    const next = `${stem}${String(number).padStart(digits?.length ?? 1, "0")}`;
    if (isFree(next)) return next;
  }
}

/** An id as it is wished, or with a number if it is taken. */
export const freeId = (wish: string, taken: readonly string[]): string =>
  taken.some((one) => one.toLowerCase() === wish.toLowerCase()) ? nextId(wish, taken) : wish;
