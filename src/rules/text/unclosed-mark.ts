/** Checks that asterisks that look like bold or italic marks come in pairs. */
import type { TextRange } from "../../source/tree.ts";
import { defineRule } from "../define-rule.ts";
import { oddTextsIn } from "../on-faces/odd-texts.ts";
import { wordPlace } from "../printed-texts/word-places.ts";
import { writtenTexts } from "../printed-texts/written-texts.ts";

export const unclosedMark = defineRule({
  id: "text/unclosed-mark",
  severity: "hint",
  summary: "Asterisks begin or end bold or italic words, but have no partner.",
  why: "they are printed as asterisks, and nothing becomes bold or italic",
  fix: "Put the same number of asterisks at the other end of the words. To print an asterisk, write a backslash before it.",
  good: `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: '**Cook**, 2 * 3, 5\\*, \\*see below' }
`,
  bad: [
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "The **best cook" }
#                                    ^^^^^^ "**best" has no matching asterisks
  - { id: pilot, rank: 2, title: "The calm** pilot" }
#                                     ^^^^^^ "calm**" has no matching asterisks
`,
    `
=== booklets/rules.md
The **best** cook of the **crew feeds it.
<!--                     ^^^^^^ "**crew" has no matching asterisks -->
`,
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook }
=== figures/cook.yaml
figure: cook
cards:
  - card: crew/cook
    label: The **cook
#              ^^^^^^ "**cook" has no matching asterisks
    callouts:
      - { at: [10, 10], words: "His **rank, the best of all." }
#                                   ^^^^^^ "**rank" has no matching asterisks
=== booklets/rules.md
![The **cook](figure:cook)
<!--  ^^^^^^ "**cook" has no matching asterisks -->
`,
  ],

  *check(context) {
    for (const { face, fact } of oddTextsIn(context))
      for (const words of fact.unclosed ?? [])
        yield {
          ...wordPlace(context, face, fact.origin, words),
          message: `"${words}" has no matching asterisks`,
          fix: FIX,
        };
    const texts = writtenTexts(context);
    for (let index = 0; index < texts.length; index++) {
      // Texts on drawings are reported above.
      if (!["booklet", "figure"].includes(texts.fromOf(index))) continue;
      const written = texts.at(index);
      const { start, end, words } = unclosedIn(written.source(0, written.text.length) ?? "") ?? {};
      if (words === undefined || start === undefined || end === undefined) continue;
      yield { at: written.place(start, end), message: `"${words}" has no matching asterisks`, fix: FIX };
    }
  },
});

const FIX =
  "put the same number of asterisks at the other end, next to the word; to print an asterisk, write \\*";

/** How many letters of a word a message quotes. */
const LONGEST = 40;

/** If the number of double asterisks is odd, the last one, with its word. */
function unclosedIn(text: string): (TextRange & { readonly words: string }) | undefined {
  const found = [...text.matchAll(/(?<![\\*])\*\*(?!\*)/g)];
  if (found.length % 2 === 0) return undefined;
  const at = (found.at(-1) as RegExpExecArray).index;
  const before = /[\p{L}\p{N}]+$/u.exec(text.slice(Math.max(0, at - LONGEST), at))?.[0] ?? "";
  const behind = /^[\p{L}\p{N}]+/u.exec(text.slice(at + 2, at + 2 + LONGEST))?.[0] ?? "";
  const [start, end] = [at - before.length, at + 2 + behind.length];
  return { start, end, words: text.slice(start, end) };
}
