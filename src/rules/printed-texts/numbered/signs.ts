/** Bits that say which unusual characters a word or a text has: most texts have none, and rules skip those at once. */

/** Of words, and of texts that contain such a word. */
export const BRACKETS = 1;
/** Straight or curly quotes and apostrophes. */
export const QUOTES = 2;
export const BRACES = 4;
/** A backslash: in a text it may be a line break (`\n`) within a word. */
export const BACKSLASHES = 8;
/** Characters outside Latin letters and common punctuation, which may be invisible. */
export const RARE = 16;

/** Only of texts. Spaces at the start or end of the text or a line, several in a row, or white space of other kinds. */
export const LOOSE = 32;
/** White space other than spaces and line breaks. */
export const TABS = 64;
/** A line break, other than at the end. */
export const LINES = 128;

/** The bits of the white space in a text. */
export function signsOfSpace(text: string): number {
  return (
    (/^\s|[^\S\n]\s|\n[^\S\n]|[^\S\n ]|[^\S\n]$/.test(text) ? LOOSE : 0) |
    (/[^\S\n ]/.test(text) ? TABS : 0) |
    (text.trim().includes("\n") ? LINES : 0)
  );
}

/** The bits of a word, without those that only texts have. */
export function signsOfWord(word: string): number {
  let signs = 0;
  for (let at = 0; at < word.length; at++) {
    const character = word.charCodeAt(at);
    signs |= character < 128 ? (ASCII[character] as number) : otherSign(character);
  }
  return signs;
}

const ASCII = new Uint8Array(128);
for (const [characters, sign] of [
  ["()[]", BRACKETS],
  [`"'`, QUOTES],
  ["{}", BRACES],
  ["\\", BACKSLASHES],
] as const)
  for (const character of characters) ASCII[character.charCodeAt(0)] = sign;

/** Latin letters with accents, dashes and the like are common; curly quotes are quotes. */
function otherSign(character: number): number {
  if (character < 0x0250) return 0;
  return CURLY.includes(String.fromCharCode(character)) ? QUOTES : RARE;
}

const CURLY = "“”„’";
