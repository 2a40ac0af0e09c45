/** Checks for blanks at the ends of texts and lines, and for several in a row. */
import { defineRule, type Finding } from "../define-rule.ts";
import { type WrittenText, wholeEdits, writtenTexts } from "../written-texts.ts";

export const trailingBlanks = defineRule({
  id: "words/trailing-blanks",
  severity: "hint",
  summary: "A text has blanks at its start, at the end of a line, or several in a row.",
  why: "they are not printed, but a text with a blank more is another text to every comparison and search",
  good: [
    `
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
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
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
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
    for (const written of writtenTexts(context)) if (written.from === "content") yield* findingsOf(written);
  },
});

/** Blanks before the end of a line, at the start of the text, or two and more between words. */
const BLANKS = /^[ \t]+|[ \t]{2,}|[ \t](?=\n|$)/g;

/** One for a text: where one blank is too many, there are often more. */
function* findingsOf(written: WrittenText): Iterable<Finding> {
  const text = written.text.replace(/\n$/, "");
  const stretches = [...text.matchAll(BLANKS)]
    .map(({ 0: blanks, index }) => ({ start: index, end: index + blanks.length }))
    // What a line begins with says how far it is set in.
    .filter(({ start }) => start === 0 || text[start - 1] !== "\n");
  const [first] = stretches;
  if (!first) return;
  const edits = stretches.map(({ start, end }) => editOf(written, text, start, end));
  yield {
    at: written.place(first.start, first.end),
    message: wordsFor(text, first.start, first.end),
    ...(stretches.length > 1 ? { label: `and ${stretches.length - 1} more in this text` } : {}),
    fix: "leave them out",
    ...wholeEdits(edits),
  };
}

function wordsFor(text: string, start: number, end: number): string {
  const blanks = end - start === 1 ? "a blank" : `${end - start} blanks`;
  if (start === 0) return `${blanks} at the start of the text`;
  if (end === text.length) return `${blanks} at the end of the text`;
  return text[end] === "\n" ? `${blanks} at the end of a line` : `${blanks} in a row`;
}

function editOf(written: WrittenText, text: string, start: number, end: number) {
  const isEnd = start === 0 || end === text.length || text[end] === "\n";
  // One of several may be the break of a folded line: that one stays.
  for (let at = start + 1; at < end; at++)
    if (written.source(at, at + 1)?.includes("\n")) return isEnd ? undefined : written.edit(start, at, "");
  return written.edit(start, end, isEnd ? "" : " ");
}
