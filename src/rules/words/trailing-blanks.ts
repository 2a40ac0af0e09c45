/** Checks for spaces at the start and end of texts, at the end of lines, and several in a row. */
import { defineRule, type Finding } from "../define-rule.ts";
import { LOOSE } from "../printed-texts/numbered/signs.ts";
import { textsWith } from "../printed-texts/numbered/texts-of-context.ts";
import type { WrittenText } from "../printed-texts/read-text.ts";
import { wholeEdits } from "../printed-texts/written-texts.ts";

export const trailingBlanks = defineRule({
  id: "words/trailing-blanks",
  severity: "hint",
  summary: "A text has spaces at its start or at the end of a line, or several in a row.",
  why: "they are not printed, but they make the text different for every comparison and search",
  fix: "Remove the spaces.",
  good: `
=== decks/crew.yaml
cards:
  - id: cook
    rank: 1
    title: |
      - the crew
        and all
`,
  bad: `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Cook " }
#                                    ^ a space at the end of the text
  - { id: pilot, rank: 2, title: 'The  pilot' }
#                                    ^^ 2 spaces in a row
  - { id: captain, rank: 3, title: " Captain" }
#                                   ^ a space at the start of the text
`,

  *check(context) {
    for (const written of textsWith(context, LOOSE))
      if (written.from === "content" || written.from === "figure") yield* findingsOf(written);
  },
});

/** Spaces before the end of a line, at the start of the text, or two and more between words. */
const BLANKS = /^[ \t]+|[ \t]{2,}|[ \t](?=\n|$)/g;

/** Surplus spaces; `keep` replaces them. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly keep: "" | " ";
  readonly words: string;
}

/** One finding per text: where there is one, there are often more. */
function* findingsOf(written: WrittenText): Iterable<Finding> {
  const text = written.text.replace(/\n$/, "");
  const stretches = [...text.matchAll(BLANKS)]
    // Spaces at the start of a line are its indent.
    .filter(({ index }) => index === 0 || text[index - 1] !== "\n")
    .map(({ 0: blanks, index }) => stretchOf(written, text, index, index + blanks.length));
  const [first] = stretches;
  if (!first) return;
  yield {
    at: written.place(first.start, first.end),
    message: first.words,
    ...(stretches.length > 1 ? { label: `and ${stretches.length - 1} more in this text` } : {}),
    fix: "remove them",
    ...wholeEdits(stretches.map(({ start, end, keep }) => written.edit(start, end, keep))),
  };
}

function stretchOf(written: WrittenText, text: string, start: number, to: number): Stretch {
  // One of them may be the break of a folded line, which is kept.
  let end = start + 1;
  while (end < to && !written.source(end, end + 1)?.includes("\n")) end++;
  const blanks = end - start === 1 ? "a space" : `${end - start} spaces`;
  if (start === 0) return { start, end, keep: "", words: `${blanks} at the start of the text` };
  if (end === text.length) return { start, end, keep: "", words: `${blanks} at the end of the text` };
  if (end < to || text[end] === "\n")
    return { start, end, keep: "", words: `${blanks} at the end of a line` };
  return { start, end, keep: " ", words: `${blanks} in a row` };
}
