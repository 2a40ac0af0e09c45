/** Checks for blanks at the ends of texts and lines, and for several in a row. */
import { defineRule, type Finding } from "../define-rule.ts";
import type { WrittenText } from "../wording/read-text.ts";
import { wholeEdits, writtenTexts } from "../wording/written-texts.ts";

export const trailingBlanks = defineRule({
  id: "words/trailing-blanks",
  severity: "hint",
  summary: "A text has blanks at its start, at the end of a line, or several in a row.",
  why: "they are not printed, but a text with a blank more is another text to every comparison and search",
  mend: "Leave the blanks out.",
  good: [
    `
=== decks/crew.yaml
cards:
  - id: cook
    rank: 1
    title: |
      - the crew
        and all
`,
  ],
  bad: [
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Cook " }
#                                    ^ a blank at the end of the text
  - { id: pilot, rank: 2, title: 'The  pilot' }
#                                    ^^ 2 blanks in a row
  - { id: captain, rank: 3, title: " Captain" }
#                                   ^ a blank at the start of the text
`,
  ],

  *check(context) {
    for (const written of writtenTexts(context))
      if ((written.from === "content" || written.from === "figure") && ANY.test(written.text))
        yield* findingsOf(written);
  },
});

/** Blanks before the end of a line, at the start of the text, or two and more between words. */
const BLANKS = /^[ \t]+|[ \t]{2,}|[ \t](?=\n|$)/g;

/** Without any of these there are none, as in most texts. */
const ANY = /^[ \t]|[ \t](?:[ \t\n]|$)/;

/** Blanks that are too many; `keep` of them stays. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly keep: "" | " ";
  readonly words: string;
}

/** One for a text: where one blank is too many, there are often more. */
function* findingsOf(written: WrittenText): Iterable<Finding> {
  const text = written.text.replace(/\n$/, "");
  const stretches = [...text.matchAll(BLANKS)]
    // What a line begins with says how far it is set in.
    .filter(({ index }) => index === 0 || text[index - 1] !== "\n")
    .map(({ 0: blanks, index }) => stretchOf(written, text, index, index + blanks.length));
  const [first] = stretches;
  if (!first) return;
  yield {
    at: written.place(first.start, first.end),
    message: first.words,
    ...(stretches.length > 1 ? { label: `and ${stretches.length - 1} more in this text` } : {}),
    fix: "leave them out",
    ...wholeEdits(stretches.map(({ start, end, keep }) => written.edit(start, end, keep))),
  };
}

function stretchOf(written: WrittenText, text: string, start: number, to: number): Stretch {
  // One of them may be the break of a folded line, which stays.
  let end = start + 1;
  while (end < to && !written.source(end, end + 1)?.includes("\n")) end++;
  const blanks = end - start === 1 ? "a blank" : `${end - start} blanks`;
  if (start === 0) return { start, end, keep: "", words: `${blanks} at the start of the text` };
  if (end === text.length) return { start, end, keep: "", words: `${blanks} at the end of the text` };
  if (end < to || text[end] === "\n")
    return { start, end, keep: "", words: `${blanks} at the end of a line` };
  return { start, end, keep: " ", words: `${blanks} in a row` };
}
