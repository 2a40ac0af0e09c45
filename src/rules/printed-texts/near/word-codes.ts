/**
 * Hashes the words of a text without creating a string for each: for comparing the texts of thousands of cards. Words are
 * separated by white space.
 * Limits: equal words have equal hashes; with 53 bits, collisions within a game are very unlikely but possible, so callers
 * compare the words before reporting anything.
 */

/** The hash of each word, in order. */
export function wordCodes(text: string): readonly number[] {
  const codes: number[] = [];
  let isWord = false;
  let high = 0;
  let low = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (isSpace(letter)) {
      if (isWord) codes.push(joined(high, low));
      isWord = false;
      continue;
    }
    if (!isWord) {
      isWord = true;
      high = BASIS;
      low = ~BASIS;
    }
    high = Math.imul(high ^ letter, PRIME);
    low = Math.imul(low, GOLDEN) + letter;
  }
  if (isWord) codes.push(joined(high, low));
  return codes;
}

/** An integer below 2^53; its lower 32 bits are the second number. */
export const joined = (high: number, low: number): number => (high >>> 11) * 2 ** 32 + (low >>> 0);

/** The constants of FNV-1a. */
const BASIS = 0x811c9dc5;
export const PRIME = 0x01000193;
/** 2^32 divided by the golden ratio: spreads numbers. */
export const GOLDEN = 0x9e3779b1;

/** The characters that `\s` matches in a regular expression. */
function isSpace(letter: number): boolean {
  if (letter < 0xa0) return letter === 32 || (letter >= 9 && letter <= 13);
  if (letter < 0x1680) return letter === 0xa0;
  return OTHER_SPACES.includes(letter);
}

const OTHER_SPACES = [
  0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a, 0x2028,
  0x2029, 0x202f, 0x205f, 0x3000, 0xfeff,
];
