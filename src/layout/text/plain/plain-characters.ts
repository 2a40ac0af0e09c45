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
/** Escapes, and marks of HTML and of other Markdown, begin with these. */
const SPECIAL = "\\<&~=_`[#";

const meanings = new Uint8Array(0x20c0);
for (const [from, to] of RANGES) meanings.fill(MEANING.letter, from, to + 1);
for (const sign of SPECIAL) meanings[sign.charCodeAt(0)] = MEANING.other;
meanings[0x20] = MEANING.space;
meanings[0x0a] = MEANING.newline;
meanings[0x2a] = MEANING.star;
meanings[0x3a] = MEANING.colon;

/** The meaning (`MEANING`) of a UTF-16 code; "other" for NaN, beyond the end of a text. */
export const meaningOf = (code: number): number =>
  code < meanings.length ? (meanings[code] as number) : MEANING.other;

/** Where the letters from `start` on end. */
export function endOfLetters(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && meanings[text.charCodeAt(at)] === MEANING.letter) at++;
  return at;
}

const directions = boundedMap<"opens" | "closes" | "neither">(1_000);

/** Whether stars between two characters open or close something; "neither" if they could do both. */
export const directionOfStars = (before: string, after: string): "opens" | "closes" | "neither" =>
  directions.getOrMake(before + after, () => {
    if (/\d/.test(before) && /\d/.test(after)) return "neither";
    const [opens, closes] = [flanks(after, before), flanks(before, after)];
    return opens === closes ? "neither" : opens ? "opens" : "closes";
  });

const UNKNOWN = 0;
const BREAK = 1;
const NO_BREAK = 2;

/** By the codes of two characters of ASCII; an icon is in the place of DEL, which no plain text contains. */
const gaps = new Uint8Array(0x80 * 0x80);
const otherGaps = boundedMap<typeof BREAK | typeof NO_BREAK>(1_000);

const [DEL, ICON] = [0x7f, OBJECT.charCodeAt(0)];

/** True if a line may end at a space between two words or icons, of which these are the adjacent characters. */
export function isBreakBetween(before: number, after: number): boolean {
  const row = before === ICON ? DEL : before;
  const column = after === ICON ? DEL : after;
  if (row > DEL || column > DEL) return isOtherBreak(before, after);
  const index = row * 0x80 + column;
  if (gaps[index] === UNKNOWN) gaps[index] = gapOf(pairOf(before, after));
  return gaps[index] === BREAK;
}

function isOtherBreak(before: number, after: number): boolean {
  const pair = pairOf(before, after);
  return otherGaps.getOrMake(pair, () => gapOf(pair)) === BREAK;
}

const pairOf = (before: number, after: number): string => String.fromCharCode(before, 0x20, after);

const gapOf = (pair: string): typeof BREAK | typeof NO_BREAK =>
  breaksIn(pair).length > 0 ? BREAK : NO_BREAK;

const wholes = boundedMap<"whole" | "divisible">(10_000);

/** True if no line may end inside. */
export const isWhole = (text: string): boolean =>
  wholes.getOrMake(text, () => (breaksIn(text).length === 0 ? "whole" : "divisible")) === "whole";
