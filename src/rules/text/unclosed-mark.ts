/** Checks that stars that look like marks of bold or italic have a partner. */
import type { TextRange } from "../../source/tree.ts";
import { defineRule } from "../define-rule.ts";
import { oddTextsIn } from "../wording/texts.ts";
import { wordPlace } from "../wording/word-places.ts";
import { writtenTexts } from "../wording/written-texts.ts";

export const unclosedMark = defineRule({
  id: "text/unclosed-mark",
  severity: "hint",
  summary: "Stars stand at a word as marks do, but without a partner.",
  why: "they are printed as stars, and nothing becomes bold or italic",
  mend: "Put as many stars at the other end of the words. For a star that is to be printed, write a backslash before it.",
  good: [
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: '**Cook**, 2 * 3, 5\\*, \\*see below' }
`,
  ],
  bad: [
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "The **best cook" }
#                                    ^^^^^^ "**best" has no stars as partner
  - { id: pilot, rank: 2, title: "The calm** pilot" }
#                                     ^^^^^^ "calm**" has no stars as partner
`,
    `
=== booklets/rules.md
The **best** cook of the **crew feeds it.
<!--                     ^^^^^^ "**crew" has no stars as partner -->
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
#              ^^^^^^ "**cook" has no stars as partner
    callouts:
      - { at: [10, 10], words: "His **rank, the best of all." }
#                                   ^^^^^^ "**rank" has no stars as partner
=== booklets/rules.md
![The **cook](figure:cook)
<!--  ^^^^^^ "**cook" has no stars as partner -->
`,
  ],

  *check(context) {
    for (const { face, fact } of oddTextsIn(context))
      for (const words of fact.unclosed ?? [])
        yield {
          ...wordPlace(context, face, fact.origin, words),
          message: `"${words}" has no stars as partner`,
          fix: FIX,
        };
    for (const written of writtenTexts(context)) {
      // Drawings tell of what is on them.
      if (written.from !== "booklet" && written.from !== "figure") continue;
      const { start, end, words } = unclosedIn(written.source(0, written.text.length) ?? "") ?? {};
      if (words === undefined || start === undefined || end === undefined) continue;
      yield { at: written.place(start, end), message: `"${words}" has no stars as partner`, fix: FIX };
    }
  },
});

const FIX = "put as many stars at the other end, close to the word; for a star that is meant write \\*";

/** Letters that are shown of a word. */
const LONGEST = 40;

/** Of an odd number of pairs of stars the last one, with the word that it stands at. */
function unclosedIn(text: string): (TextRange & { readonly words: string }) | undefined {
  const found = [...text.matchAll(/(?<![\\*])\*\*(?!\*)/g)];
  if (found.length % 2 === 0) return undefined;
  const at = (found.at(-1) as RegExpExecArray).index;
  const before = /[\p{L}\p{N}]+$/u.exec(text.slice(Math.max(0, at - LONGEST), at))?.[0] ?? "";
  const behind = /^[\p{L}\p{N}]+/u.exec(text.slice(at + 2, at + 2 + LONGEST))?.[0] ?? "";
  const [start, end] = [at - before.length, at + 2 + behind.length];
  return { start, end, words: text.slice(start, end) };
}
