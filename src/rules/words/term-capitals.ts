/** Checks that terms are capitalised as in the glossary. */
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";
import { isAllCapitals, isRaised, withCapital } from "../printed-texts/capitals.ts";
import { type TermForm, termPhrases, termPlace } from "../printed-texts/glossary-words.ts";
import type { NumberedTexts } from "../printed-texts/numbered/numbered-texts.ts";
import { bitsOfPieces, textsThat } from "../printed-texts/numbered/texts-of-context.ts";
import { indexOf, type Match, matchesIn, type Phrase } from "../printed-texts/phrases.ts";
import type { Word, WrittenText } from "../printed-texts/read-text.ts";
import { stemsOf } from "../printed-texts/word-forms.ts";
import { bareOf, WORDS } from "../printed-texts/words-in.ts";
import { isId } from "../printed-texts/written-text.ts";
import { wholeEdits } from "../printed-texts/written-texts.ts";

export const termCapitals = defineRule({
  id: "words/term-capitals",
  severity: "hint",
  summary: "A term is capitalised differently in a text than in the glossary.",
  why: "players take a word that looks different for something else",
  fix: "Capitalise the term as in the glossary, or change the glossary.",
  good: `
=== glossary.yaml
terms:
  luck: { title: Luck, meaning: a special }
  luck-point: { title: luck point, meaning: earned with a roll }
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Luck points: pay a luck point, keep Luck. Luck points" }
  - { id: pilot, rank: 2, title: LUCK POINT }
`,
  bad: `
=== glossary.yaml
terms:
  luck: { title: Luck, meaning: a special }
  luck-point: { title: luck point, meaning: earned with a roll }
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Pay two Luck Points }
#                                       ^^^^^^^^^^^ "Luck Points" is written "luck points" in the glossary
  - { id: pilot, rank: 2, title: play luck again }
#                                     ^^^^ "luck" is written "Luck" in the glossary
`,

  *check(context) {
    const terms = termPhrases(context.game);
    if (terms.length === 0) return;
    const index = indexOf(terms);
    for (const written of textsThat(context, mayDeviate(context, terms))) {
      if (isId(written.text)) continue;
      for (const match of matchesIn(written, index)) yield* findingsOf(context, written, match);
    }
  },
});

/** What a piece between white space contributes. */
const RAISED = 1;
const DEVIATING = 2;
const ENDS_SENTENCE = 4;

/** What may be between a sentence and the first word of the next. */
const AROUND = "[*_\"'“”‘’„«»()[\\]¡¿]*";
const BEGINS_WITH_WORD = new RegExp(`^${AROUND}[\\p{L}\\p{M}]`, "u");
const ENDS = new RegExp(`[.!?:…]${AROUND}$`);

/**
 * False for texts in which no term would differ from the glossary, other than by the capital that begins a sentence: nearly
 * all texts, which need not be split into words.
 */
function mayDeviate(context: RuleContext, terms: readonly Phrase<TermForm>[]) {
  const deviationOf = deviations(terms);
  const bitsOf = bitsOfPieces(context, (piece) => {
    const bare = bareOf(piece);
    const [first = "", ...others] = bare.match(WORDS) ?? [];
    const ends = ENDS.test(bare) ? ENDS_SENTENCE : 0;
    if (others.some((word) => deviationOf(word) !== 0)) return DEVIATING | ends;
    const ofFirst = deviationOf(first);
    return (ofFirst === RAISED && !BEGINS_WITH_WORD.test(bare) ? DEVIATING : ofFirst) | ends;
  });
  return ({ words, starts }: NumberedTexts) =>
    (text: number): boolean => {
      const end = starts[text + 1] as number;
      let before = ENDS_SENTENCE;
      for (let at = starts[text] as number; at < end; at++) {
        const bits = bitsOf(words[at] as number);
        if ((bits & DEVIATING) !== 0 || ((bits & RAISED) !== 0 && (before & ENDS_SENTENCE) === 0))
          return true;
        before = bits;
      }
      return false;
    };
}

/** How a word differs from the glossary if it is part of a term: only by a capital, otherwise, or (0) not at all. */
function deviations(terms: readonly Phrase<TermForm>[]): (word: string) => number {
  const own = new Map<string, Set<string>>();
  for (const { of } of terms)
    for (const word of of.form.match(WORDS) ?? []) {
      const spellings = own.get(word.toLowerCase()) ?? new Set();
      own.set(word.toLowerCase(), spellings.add(word));
    }
  return (word) => {
    const wanted = stemsOf(word.toLowerCase())
      .flatMap(([stem, ending]) =>
        [...(own.get(stem) ?? [])].map((spelling) => withEnding(spelling, ending, word)),
      )
      .filter((spelling) => spelling !== word);
    if (wanted.length === 0) return 0;
    return wanted.every((spelling) => withCapital(spelling) === word) ? RAISED : DEVIATING;
  };
}

function* findingsOf(context: RuleContext, written: WrittenText, match: Match<TermForm>): Iterable<Finding> {
  const { words, of } = match;
  if (words.every(({ word }) => isAllCapitals(word))) return;
  const wanted = wantedWords(match);
  const differing = words.filter(({ word }, index) => word !== wanted[index]);
  const isOnlyRaised = words.every(
    ({ word }, index) => word === wanted[index] || word === withCapital(wanted[index] as string),
  );
  if (differing.length === 0 || (isOnlyRaised && isRaised(written, words))) return;
  const [first, last] = [words[0] as Word, words.at(-1) as Word];
  const edits = differing.map((word) =>
    written.edit(word.start, word.end, wanted[words.indexOf(word)] as string),
  );
  yield {
    at: written.place(first.start, last.end),
    message: `"${words.map(({ word }) => word).join(" ")}" is written "${wanted.join(" ")}" in the glossary`,
    fix: `write ${wanted.join(" ")}`,
    related: termPlace(context, of),
    // A single word may be a different one: "you may polish it" means neither May nor Polish.
    ...(words.length > 1 ? wholeEdits(edits) : {}),
  };
}

/** The term's own words, with the endings used in the text. */
function wantedWords({ of, words, ending }: Match<TermForm>): readonly string[] {
  const wanted = of.form.match(WORDS) ?? [];
  return words.map(({ word }, index) =>
    withEnding(wanted[index] as string, index < words.length - 1 ? "" : ending, word),
  );
}

/** A term's word with the ending that a word of a text has. */
function withEnding(own: string, ending: string, word: string): string {
  if (ending === "") return own;
  return ending === "ies" ? `${own.slice(0, -1)}ies` : own + word.slice(-ending.length);
}
