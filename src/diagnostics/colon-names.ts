/**
 * Words between colons that were meant as the name of an icon or a term, although names are not written like that:
 * `:Heart:`, `:two_slash:`, `:épée:`, `:crossed swords:`. Cards and booklets have the same rule for them.
 * Limits: names begin with a letter; words adjacent to another one ("10:AM:30", "a:B:c"), single letters (":D:"), parts of
 * addresses and words similar to no known name are ignored. Several words, at most four, count only if they form a known
 * name when joined by hyphens: colons occur in prose too.
 */
import type { Suggest } from "./nearest.ts";

/** Names of icons and terms have small letters, digits and hyphens. */
const NAME = /^[a-z0-9-]+$/;

/** The first colon follows no escape, colon, letter or digit; the second precedes none of the last three. */
const WORD = /(?<![\\:\p{L}\p{N}]):(\p{L}[\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+){0,3}):(?![:\p{L}\p{N}])/gu;

/** True for words that cannot be the name of an icon or a term. */
export const isOddName = (name: string): boolean => !NAME.test(name);

/** ":Crossed swords:" in the spelling of names: "crossed-swords". */
export const asName = (odd: string): string => odd.toLowerCase().replaceAll(/[_ ]/g, "-");

/** Least number of letters for a meaningful comparison: a name of two letters is near to some other. */
const SHORTEST = 3;

/**
 * The known name that an odd one stands for: the nearest of the game's own, or one of many others with the same
 * letters. Among thousands, every word has a near one by accident.
 */
export function meantName(
  odd: string,
  own: () => Iterable<string>,
  others: () => Iterable<string>,
  suggest: Suggest,
): string | undefined {
  if (odd.length < SHORTEST) return undefined;
  const small = asName(odd);
  const near = suggest("own name", small, own);
  if (near !== undefined && (near === small || !odd.includes(" "))) return near;
  return suggest("icon", small, others) === small ? small : undefined;
}

/** The words, each as often as it occurs. */
export function oddNamesIn(text: string): readonly string[] {
  if (!text.includes(":")) return [];
  return [...text.matchAll(WORD)]
    .filter(({ 1: name = "", index }) => isOddName(name) && !isInAddress(text, index))
    .map(({ 1: name = "" }) => name);
}

/** Longer addresses do not occur on cards. */
const ADDRESS = 300;

/** True after "https://example.com/a" without a space between. */
export function isInAddress(text: string, index: number): boolean {
  return /:\/\/\S*$/.test(text.slice(Math.max(0, index - ADDRESS), index));
}
