/** Checks for words written twice in a row, as happens at line ends. */
import { defineRule, type Finding } from "../define-rule.ts";
import { isCapital } from "../printed-texts/capitals.ts";
import { textsThat } from "../printed-texts/numbered/texts-of-context.ts";
import type { Word, WrittenText } from "../printed-texts/read-text.ts";
import { mayRepeat } from "../printed-texts/repeated-words.ts";
import { bareText, wordsIn } from "../printed-texts/words-in.ts";
import { wholeEdits } from "../printed-texts/written-texts.ts";

/** Words that are never doubled, not even in names. */
const JOINTS = new Set(
  "a an the of to in on at by for from with and or if as is are be it its you your we our they their this these not".split(
    " ",
  ),
);
/**
 * Words that sentences may double: "all that that captain had had", "there there", "chop chop"; and pronouns of other
 * languages: "Vous vous levez", "der, der der Burg am nächsten ist".
 */
const DOUBLED = new Set(
  (
    "had that do there no so ha ho yo hip now very bye knock tick tock tut pom bang chop hush aye hear boo " +
    "vous nous der die das den dem des sie es was wer ihr uns si se"
  ).split(" "),
);

export const doubledWord = defineRule({
  id: "words/doubled-word",
  severity: "warning",
  summary: "A word occurs twice in a row.",
  why: "it is printed twice, and readers stumble over it",
  fix: "Remove one of the two.",
  good: `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "All they had had is gone. Gone are the days, days of Pago Pago" }
  - { id: pilot, rank: 2, title: "Vous vous levez. Der Spieler, der der Burg am nächsten ist. Chop chop!" }
`,
  bad: [
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Feeds the the crew" }
#                                          ^^^ "the" occurs twice in a row
  - id: pilot
    rank: 2
    title: |
      Steers by **night
      Night** and day
#     ^^^^^ "night" occurs twice in a row
`,
    `
=== templates/card.svg.hbs
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{rank}} {{title}}, hand in in hand</b:text>
  <!--                                                                                               ^^ "in" occurs twice in a row -->
`,
  ],

  *check(context) {
    const titles = namesOf(Object.values(context.game.glossary.terms).map(({ title }) => title));
    for (const written of textsThat(context, mayRepeat)) {
      const words = wordsIn(written);
      for (let at = 1; at < words.length; at++)
        if (isDoubled(written, words, at) && !titles.has((words[at] as Word).lower))
          yield findingOf(written, words[at - 1] as Word, words[at] as Word);
    }
  },
});

/** Words that occur twice in a row in a name of the game itself. */
function namesOf(titles: readonly string[]): ReadonlySet<string> {
  const doubled = titles.flatMap((title) => [...title.toLowerCase().matchAll(/(\p{L}+) \1(?!\p{L})/gu)]);
  return new Set(doubled.map(([, word]) => word as string));
}

function isDoubled(written: WrittenText, words: readonly Word[], at: number): boolean {
  const first = words[at - 1] as Word;
  const second = words[at] as Word;
  const word = second.lower;
  if (word !== first.lower || !/^\p{L}+$/u.test(word)) return false;
  if (!/^[\s*]+$/.test(bareText(written).slice(first.end, second.start))) return false;
  if (JOINTS.has(word)) return true;
  const isThrice = [words[at - 2], words[at + 1]].some((other) => other?.lower === word);
  if (DOUBLED.has(word) || word.length === 1 || isThrice) return false;
  // Two capitals make a name: "Pago Pago".
  return !(isCapital(first.word) && isCapital(second.word));
}

function findingOf(written: WrittenText, first: Word, second: Word): Finding {
  const between = written.text.slice(first.end, second.start);
  // Asterisks between the two belong to one of them; and only words that are never doubled have one obvious fix.
  const isPlain = JOINTS.has(second.lower) && !/\*/.test(between);
  const edit = isPlain ? written.edit(first.end, second.end, "") : undefined;
  return {
    at: written.place(second.start, second.end),
    message: `"${first.lower}" occurs twice in a row`,
    fix: "remove one of them",
    ...wholeEdits([edit]),
  };
}
