/**
 * Words between colons that were meant as the name of an icon or a term, though no name is written like them: `:Heart:`,
 * `:two_slash:`, `:épée:`. Limits: names begin with a letter; a word that another one touches ("10:AM:30", "a:B:c"), a
 * single letter (":D:") and parts of addresses are left alone.
 */

/** Names of icons and terms have small letters, digits and hyphens. */
const NAME = /^[a-z0-9-]+$/;

/** Before the first colon stands no escape, colon, letter or digit; after the second none of the last three. */
const WORD = /(?<![\\:\p{L}\p{N}]):(\p{L}[\p{L}\p{N}_-]+):(?![:\p{L}\p{N}])/gu;

/** The words, each as often as it stands there. */
export function oddNamesIn(text: string): readonly string[] {
  if (!text.includes(":")) return [];
  return [...text.matchAll(WORD)]
    .filter(({ 1: name = "", index }) => !NAME.test(name) && !isInAddress(text, index))
    .map(({ 1: name = "" }) => name);
}

/** Longer addresses do not go on cards. */
const ADDRESS = 300;

/** True behind "https://example.com/a" without a blank between. */
export function isInAddress(text: string, index: number): boolean {
  return /:\/\/\S*$/.test(text.slice(Math.max(0, index - ADDRESS), index));
}
