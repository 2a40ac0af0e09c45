/** Checks that the brackets of a text come in pairs. */
import { defineRule } from "../define-rule.ts";
import { BRACKETS } from "../printed-texts/numbered/signs.ts";
import { textsWith } from "../printed-texts/numbered/texts-of-context.ts";
import { bareText } from "../printed-texts/words-in.ts";

const PAIRS: Readonly<Record<string, string>> = { ")": "(", "]": "[" };
/** A smiley or a sad face, an interval: "[1, 6)". */
const NO_PAIRS = /[:;]-?[()]|[[(] ?\w{1,9} ?, ?\w{1,9} ?[\])]/g;
/** Text before a bracket that ends the label of a list item: "a) ... b) ...", "1–3) ...". */
const LIST_MARK = /(?:^|[\s*])[\p{L}\d]{1,3}(?:[–-]\d{1,3})?$/u;

export const unmatchedBracket = defineRule({
  id: "words/unmatched-bracket",
  severity: "hint",
  summary: "A bracket of a text is never closed, or was never opened.",
  why: "readers look for the other one and cannot tell what belongs inside",
  fix: "Add the other bracket, or remove this one.",
  good: `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Cook (of the [old] crew) :)" }
  - { id: pilot, rank: 2, title: "a) pilot b) cook (of me) c) crew" }
  - { id: captain, rank: 3, title: "1–3) lose, 4–6) win, by odds of [1, 6)" }
`,
  bad: `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Cook (of the crew" }
#                                     ^ "(" is never closed
  - { id: pilot, rank: 2, title: "Pilot] (at night)" }
#                                      ^ "]" was never opened
`,

  *check(context) {
    for (const written of textsWith(context, BRACKETS)) {
      // In a template, a field may separate the two.
      if (written.from === "template") continue;
      const at = unmatchedIn(bareText(written));
      if (at === undefined) continue;
      const sign = written.text[at] as string;
      const isOpen = Object.values(PAIRS).includes(sign);
      yield {
        at: written.place(at, at + 1),
        message: `"${sign}" ${isOpen ? "is never closed" : "was never opened"}`,
        fix: `${isOpen ? "close it" : "open it"}, or remove it`,
      };
    }
  },
});

/** The first bracket without a partner. */
function unmatchedIn(bare: string): number | undefined {
  const text = bare.replace(NO_PAIRS, (part) => " ".repeat(part.length));
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[()[\]]/g)) {
    const partner = PAIRS[sign];
    if (partner === undefined) open.push(index);
    else if (text[open.at(-1) ?? -1] === partner) open.pop();
    else if (sign !== ")" || !LIST_MARK.test(text.slice(Math.max(0, index - 8), index))) return index;
  }
  return open[0];
}
