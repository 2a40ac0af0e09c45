/** What each character can mean in a plain text: most represent themselves. */
import { boundedMap } from "../../../units/bounded-map.ts";
import { OBJECT } from "../characters.ts";
import { breaksIn } from "../lines/break.ts";
import { flanks } from "../markup/emphasis.ts";

/** The meaning of a character in a plain text. */
export const MEANING = { other: 0, letter: 1, space: 2, newline: 3, star: 4, colon: 5 } as const;

/**
 * Letters, digits and signs that are written from left to right, are characters by themselves, and do not change when a
 * text is composed (NFC): most of what `isSimple` accepts.
 */
const RANGES = [
  [0x21, 0x7e],
  [0xa0, 0xac],
  [0xae, 0x2ff],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x20a0, 0x20bf],
] as const;
const [COLON, HYPHEN] = [0x3a, 0x2d];
/** Escapes, and marks of HTML and of other Markdown, begin with these. */
const SPECIAL = "\\<&~=_`[#";

const meanings = new Uint8Array(0x20c0);
for (const [from, to] of RANGES) meanings.fill(MEANING.letter, from, to + 1);
for (const sign of SPECIAL) meanings[sign.charCodeAt(0)] = MEANING.other;
meanings[0x20] = MEANING.space;
meanings[0x0a] = MEANING.newline;
meanings[0x2a] = MEANING.star;
meanings[COLON] = MEANING.colon;

/** The meaning (`MEANING`) of a UTF-16 code; "other" for NaN, beyond the end of a text. */
export const meaningOf = (code: number): number =>
  code < meanings.length ? (meanings[code] as number) : MEANING.other;

/** Where the letters from `start` on end. */
export function endOfLetters(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && meanings[text.charCodeAt(at)] === MEANING.letter) at++;
  return at;
}

/** The end of the name of an icon between colons (`[a-z0-9-]*[a-z0-9]`), of which the first is at `colon`; -1 if there is none. */
export function endOfName(text: string, colon: number): number {
  let last = COLON;
  for (let at = colon + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === COLON) return last === COLON || last === HYPHEN ? -1 : at;
    if (!isInName(code)) return -1;
    last = code;
  }
  return -1;
}

const isInName = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === HYPHEN;

const [DEL, ICON] = [0x7f, OBJECT.charCodeAt(0)];

/** What follows from two adjacent characters, found once. An icon among those of ASCII is in the place of DEL. */
class Pairs {
  readonly #ascii = new Uint8Array(0x80 * 0x80);
  readonly #others = boundedMap<number>(1_000);
  readonly #find: (before: string, after: string) => number;

  /** @param find must not return 0 */
  constructor(find: (before: string, after: string) => number) {
    this.#find = find;
  }

  /** @param before UTF-16 code @param after the same */
  of(before: number, after: number): number {
    const row = before === ICON ? DEL : before;
    const column = after === ICON ? DEL : after;
    if (row > DEL || column > DEL)
      return this.#other(String.fromCharCode(before), String.fromCharCode(after));
    const index = row * 0x80 + column;
    const known = this.#ascii[index] as number;
    if (known !== 0) return known;
    const found = this.#find(String.fromCharCode(before), String.fromCharCode(after));
    this.#ascii[index] = found;
    return found;
  }

  #other(before: string, after: string): number {
    return this.#others.getOrMake(before + after, () => this.#find(before, after));
  }
}

/** Whether stars open or close something; "neither" if they could do both. */
export const STARS = { neither: 1, open: 2, close: 3 } as const;

const stars = new Pairs((before, after) => {
  if (/\d/.test(before) && /\d/.test(after)) return STARS.neither;
  const [opens, closes] = [flanks(after, before), flanks(before, after)];
  return opens === closes ? STARS.neither : opens ? STARS.open : STARS.close;
});

/** What stars between two characters do (`STARS`), by the UTF-16 codes of these. */
export const starsBetween = (before: number, after: number): number => stars.of(before, after);

const [BREAK, NO_BREAK] = [1, 2];

const spaces = new Pairs((before, after) => (breaksIn(`${before} ${after}`).length > 0 ? BREAK : NO_BREAK));

/** True if a line may end at a space between two words or icons, of which these are the adjacent UTF-16 codes. */
export const isBreakBetween = (before: number, after: number): boolean => spaces.of(before, after) === BREAK;

const wholes = boundedMap<"whole" | "divisible">(10_000);

/** True if no line may end inside. */
export const isWhole = (text: string): boolean =>
  wholes.getOrMake(text, () => (breaksIn(text).length === 0 ? "whole" : "divisible")) === "whole";
