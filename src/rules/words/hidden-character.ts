/**
 * Checks for invisible characters: those that change the direction of the text around them, and those without width.
 * Joiners of letters or emoji, and direction marks in right-to-left text, are legitimate and not reported. Models:
 * CVE-2021-42574 ("Trojan Source"); Unicode 15, sections 23.2 and 23.3.
 */
import { defineRule, type Finding } from "../define-rule.ts";
import { RARE, TABS } from "../printed-texts/numbered/signs.ts";
import { textsWith } from "../printed-texts/numbered/texts-of-context.ts";
import type { WrittenText } from "../printed-texts/read-text.ts";
import { wholeEdits } from "../printed-texts/written-texts.ts";

export const hiddenCharacter = defineRule({
  id: "words/hidden-character",
  severity: "warning",
  summary: "A text contains an invisible character.",
  why: "it reverses the text around it, or hides a word from searches, and no one can see why",
  fix: "Remove it. It usually comes from text copied from a web page or a chat.",
  good: `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Co\u00ADok and cap\u00ADtain: soft hyphens divide words" }
`,
  bad: `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Co\\u200Bok" }
#                                  ^^^^^^ U+200B, a zero-width space, is in the text and invisible
  - { id: pilot, rank: 2, title: "Pays \\u202E10\\u202C coins" }
#                                      ^^^^^^ U+202E, which changes the direction of the text after it, is in the text and invisible
`,

  *check(context) {
    // A byte order mark counts as white space.
    for (const written of textsWith(context, RARE | TABS))
      if (HIDDEN.test(written.text)) yield* findingsOf(written);
  },
});

/** Direction overrides, zero-width spaces, joiners, direction marks, and the tag letters of flags. */
const HIDDEN =
  /[\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|[\u{E0001}-\u{E007F}]/u;

const DIRECTION = /[\u200E\u200F\u061C]/;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** What joiners join: emoji, and letters of scripts whose letters change shape beside each other. */
const JOINABLE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F|\p{M}|(?!\p{Script=Latin})\p{L}/u;

/** The black flag, followed by the tag letters of a region's flag: six at most, and a mark that ends them. */
const MOST_FLAG = 2 * 8;
const FLAG = /\u{1F3F4}[\u{E0020}-\u{E007F}]*$/u;

/** One finding per text; the rest are counted. */
function* findingsOf(written: WrittenText): Iterable<Finding> {
  const { text } = written;
  const isRightToLeft = RIGHT_TO_LEFT.test(text);
  const found = [...text.matchAll(new RegExp(HIDDEN, "gu"))].filter(
    ({ 0: character, index }) =>
      !(isRightToLeft && DIRECTION.test(character)) && !belongs(text, character, index),
  );
  const [first] = found;
  if (!first) return;
  yield {
    at: written.place(first.index, first.index + first[0].length),
    message: `${nameOf(first[0])}, is in the text and invisible`,
    ...(found.length > 1 ? { label: `and ${found.length - 1} more in this text` } : {}),
    fix: "remove it",
    ...wholeEdits(found.map(({ 0: hidden, index }) => written.edit(index, index + hidden.length, ""))),
  };
}

/** True if the character is legitimate between its neighbours. */
function belongs(text: string, character: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - MOST_FLAG), index);
  const after = text.slice(index + character.length, index + character.length + 2);
  if (isOfFlag(character)) return FLAG.test(before);
  if (!"\u200C\u200D".includes(character)) return false;
  return JOINABLE.test(lastOf(before)) && (character === "\u200C" || JOINABLE.test(firstOf(after)));
}

/** Only the tag letters of flags take two code units. */
const isOfFlag = (character: string): boolean => character.length > 1;

const lastOf = (text: string): string => [...text.slice(-2)].at(-1) ?? "";
const firstOf = (text: string): string => [...text][0] ?? "";

function nameOf(character: string): string {
  const code = (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0");
  return `U+${code}, ${kindOf(character)}`;
}

function kindOf(character: string): string {
  if (/[\u202A-\u202E\u2066-\u2069\u206A-\u206F]/.test(character))
    return "which changes the direction of the text after it";
  if (DIRECTION.test(character)) return "a direction mark";
  if (/[\u2060-\u2064]|\u200C|\u200D/.test(character)) return "a joiner";
  return isOfFlag(character) ? "a tag letter of flags" : "a zero-width space";
}
