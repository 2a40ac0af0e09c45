/** Checks for words that the glossary says to avoid. */
import { defineRule, type Finding } from "../define-rule.ts";
import { isAllCapitals, isCapital, withCapital } from "../printed-texts/capitals.ts";
import { termPhrases } from "../printed-texts/glossary-words.ts";
import {
  indexOf,
  type Match,
  matchesIn,
  type Phrase,
  phraseWords,
  textsWithPhrases,
} from "../printed-texts/phrases.ts";
import type { Word, WrittenText } from "../printed-texts/read-text.ts";
import { beginsSentence } from "../printed-texts/words-in.ts";
import { wholeEdits } from "../printed-texts/written-texts.ts";

export const forbiddenWord = defineRule({
  id: "words/forbidden-word",
  severity: "warning",
  summary: "A text uses a word that the glossary lists under `avoid:`.",
  why: "players take one thing with two names for two things",
  fix: "Use the word that the glossary names instead.",
  good: `
=== glossary.yaml
terms:
  attack-point: { title: attack point, meaning: this term has the word in it and may }
avoid:
  attack: fight
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Fights with attack points }
`,
  bad: `
=== glossary.yaml
avoid:
  attack: fight
  pot of gold: { say: casket of gold, why: the treasure has one name }
  damn: { why: children play too }
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Attacks once, then an attack" }
#                                ^^^^^^^ "Attacks" is a word to avoid
#                                                      ^^^^^^ "attack" is a word to avoid
  - { id: pilot, rank: 2, title: damn the pot of gold }
#                                ^^^^ "damn" is a word to avoid
#                                         ^^^^^^^^^^^ "pot of gold" is a word to avoid
`,

  *check(context) {
    const { avoid } = context.game.glossary;
    if (Object.keys(avoid).length === 0) return;
    const avoided = Object.entries(avoid).map(([phrase, of]) => ({ words: phraseWords(phrase), of }));
    const terms = termPhrases(context.game).map(({ words }) => ({ words, of: undefined }));
    const index = indexOf<Avoided | undefined>([...avoided, ...terms]);
    for (const written of textsWithPhrases(context, index))
      for (const match of matchesIn(written, index))
        if (match.of) yield findingOf(written, { ...match, of: match.of });
  },
});

type Avoided = Phrase<{ readonly say?: string; readonly why?: string }>["of"];

function findingOf(written: WrittenText, match: Match<Avoided>): Finding {
  const { words, of } = match;
  const [first, last] = [words[0] as Word, words.at(-1) as Word];
  const instead = of.say === undefined ? undefined : insteadOf(match, of.say);
  return {
    at: written.place(first.start, last.end),
    message: `"${words.map(({ word }) => word).join(" ")}" is a word to avoid`,
    ...(of.why === undefined ? {} : { why: of.why }),
    fix: instead === undefined ? "use another word" : `write ${instead}`,
    ...(instead === undefined || isName(written, words)
      ? {}
      : wholeEdits([written.edit(first.start, last.end, instead)])),
  };
}

/** A capital within a sentence marks a name: March is not "march". */
function isName(written: WrittenText, words: readonly Word[]): boolean {
  const first = (words[0] as Word).word;
  return (
    isCapital(first) &&
    !words.every(({ word }) => isAllCapitals(word)) &&
    !beginsSentence(written, words[0] as Word)
  );
}

/** The preferred word in the same number and case. */
function insteadOf({ words, ending }: Match<Avoided>, say: string): string {
  const first = (words[0] as Word).word;
  const inNumber = say + endingOf(say, ending);
  if (words.every(({ word }) => isAllCapitals(word))) return inNumber.toUpperCase();
  return isCapital(first) ? withCapital(inNumber) : inNumber;
}

/** The genitive stays; a plural gets the ending of the preferred word. */
function endingOf(say: string, ending: string): string {
  if (ending === "" || /^['’]/.test(ending)) return ending;
  return /(s|x|z|ch|sh)$/.test(say) ? "es" : "s";
}
