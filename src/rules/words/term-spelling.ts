/**
 * Checks for words that are one typing mistake away from a term of the glossary, and for terms whose spaces or hyphens
 * differ from the glossary.
 */
import { addTo } from "../../diagnostics/grouped.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";
import { isCapital, withCapital } from "../printed-texts/capitals.ts";
import { type TermForm, termPhrases, termPlace } from "../printed-texts/glossary-words.ts";
import { type Joined, joinedIn, joinedTerms, textsWithJoined } from "../printed-texts/joined-terms.ts";
import { countedWords, textsWithWord } from "../printed-texts/numbered/texts-of-context.ts";
import type { Word, WrittenText } from "../printed-texts/read-text.ts";
import { isSlip, isSwap } from "../printed-texts/slip.ts";
import { stemsOf } from "../printed-texts/word-forms.ts";
import { WORDS, wordsIn } from "../printed-texts/words-in.ts";
import { wholeEdits } from "../printed-texts/written-texts.ts";

/** Shorter words have too many accidental neighbours. */
const SHORTEST = 5;
/** A word that occurs more often than this is intended, unless it only has letters swapped. */
const MOST_SLIPS = 2;

export const termSpelling = defineRule({
  id: "words/term-spelling",
  severity: "warning",
  summary:
    "A word is one typing mistake away from a term of the glossary, or a term's spaces or hyphens differ.",
  why: "a misspelled term looks like a different one",
  fix: "Write the term as in the glossary. If another word is intended, allow the finding.",
  good: [
    `
=== glossary.yaml
terms:
  fight: { title: fight, meaning: a round of cards }
  captain: { title: captain, meaning: one of the players }
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "All right, eight captains fighting in the light" }
`,
    `
=== glossary.yaml
terms:
  luck: { title: luck point, meaning: what a captain may spend }
  roll-off: { title: roll-off, meaning: who rolls higher wins }
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Win two roll-offs: 3 luck points" }
  - { id: pilot, rank: 2, title: "Dice that roll off the table cost a luck-point token" }
`,
  ],
  bad: [
    `
=== glossary.yaml
terms:
  fight: { title: fight, meaning: a round of cards }
  captain: { title: captain, meaning: one of the players }
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Figths every captian" }
#                                ^^^^^^ "Figths" looks like the term "fight", misspelled
#                                             ^^^^^^^ "captian" looks like the term "captain", misspelled
  - { id: pilot, rank: 2, title: the capttain }
#                                    ^^^^^^^^ "capttain" looks like the term "captain", misspelled
  - { id: gunner, rank: 3, title: "captian, captian" }
#                                  ^^^^^^^ "captian" looks like the term "captain", misspelled
#                                           ^^^^^^^ "captian" looks like the term "captain", misspelled
`,
    `
=== glossary.yaml
terms:
  luck: { title: luck point, meaning: what a captain may spend }
  roll-off: { title: roll-off, meaning: who rolls higher wins }
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Win a roll off" }
#                                      ^^^^^^^^ "roll off" is written "roll-off" in the glossary
  - { id: pilot, rank: 2, title: "A luckpoint or two luck-points" }
#                                   ^^^^^^^^^ "luckpoint" is written "luck point" in the glossary
#                                                    ^^^^^^^^^^^ "luck-points" is written "luck points" in the glossary
`,
  ],

  *check(context) {
    const terms = termWords(context);
    if (terms.size === 0) return;
    const gameWords = wordsOfGame(context);
    const slips = new Map<string, Meant>();
    for (const [word, count] of countedWords(context)) {
      if (word.length < SHORTEST - 1 || gameWords.has(word)) continue;
      if (stemsOf(word).some(([stem]) => terms.has(stem) || gameWords.has(stem))) continue;
      const meant = meantBy(word, terms, count > MOST_SLIPS ? isSwap : isSlip);
      if (meant) slips.set(word, meant);
    }
    const uses = usesOf(context, slips);
    for (const [word, meant] of slips)
      for (const use of uses.get(word) ?? []) yield findingOf(context, use, meant);
    yield* inOtherSpelling(context, gameWords);
  },
});

interface Use {
  readonly written: WrittenText;
  readonly word: Word;
}

interface Meant {
  /** The term's word as the glossary writes it. */
  readonly word: string;
  readonly of: TermForm;
  readonly ending: string;
}

/** The longer words of all terms, in lower case. */
function termWords({ game }: RuleContext): ReadonlyMap<string, Omit<Meant, "ending">> {
  const words = termPhrases(game).flatMap(({ of }) =>
    (of.form.match(WORDS) ?? []).map((word) => [word.toLowerCase(), { word, of }] as const),
  );
  return new Map(words.filter(([word]) => word.length >= SHORTEST && /^[\p{L}\p{M}'’-]+$/u.test(word)));
}

/** Where the texts have these words. */
function usesOf(
  context: RuleContext,
  words: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  if (words.size === 0) return uses;
  for (const written of textsWithWord(context, (word) => words.has(word)))
    for (const word of wordsIn(written))
      if (words.has(word.lower)) addTo(uses, word.lower, { written, word });
  return uses;
}

/** Words of the game itself: names of icons and symbols, titles, and the texts of the glossary. */
function wordsOfGame({ game }: RuleContext): ReadonlySet<string> {
  const { terms, symbols, icons } = game.glossary;
  const texts = [
    ...Object.values(terms).flatMap(({ title, text, meaning }) => [title, text, meaning]),
    ...Object.values(symbols).flatMap(({ title, meaning }) => [title, meaning]),
    ...Object.keys(icons),
    ...game.tables.flatMap(({ title, rows }) => [title, ...rows.map(({ id }) => id)]),
    ...game.decks.map(({ title }) => title),
    game.title,
  ];
  return new Set(texts.flatMap((text) => (text.match(WORDS) ?? []).map((word) => word.toLowerCase())));
}

function meantBy(
  word: string,
  terms: ReadonlyMap<string, Omit<Meant, "ending">>,
  isMeant: (word: string, term: string) => boolean,
): Meant | undefined {
  for (const [stem, ending] of stemsOf(word))
    for (const [term, meant] of terms) if (isMeant(stem, term)) return { ...meant, ending };
  return undefined;
}

/** Terms whose spaces or hyphens differ. */
function* inOtherSpelling(context: RuleContext, gameWords: ReadonlySet<string>): Iterable<Finding> {
  const terms = joinedTerms(context.game);
  for (const written of textsWithJoined(context, terms))
    for (const joined of joinedIn(written, terms))
      if (!gameWords.has(written.text.slice(joined.start, joined.end).toLowerCase()))
        yield spellingFinding(context, written, joined);
}

function spellingFinding(
  context: RuleContext,
  written: WrittenText,
  { start, end, of, ending }: Joined,
): Finding {
  const found = written.text.slice(start, end);
  const term = withEnding(of.form, ending);
  const right = isCapital(found) ? withCapital(term) : term;
  return {
    at: written.place(start, end),
    message: `"${found}" is written "${right}" in the glossary`,
    fix: `write ${right}`,
    related: termPlace(context, of),
    ...wholeEdits([written.edit(start, end, right)]),
  };
}

const withEnding = (word: string, ending: string): string =>
  ending === "ies" ? `${word.slice(0, -1)}ies` : word + ending;

function findingOf(context: RuleContext, { written, word }: Use, meant: Meant): Finding {
  const term = withEnding(meant.word, meant.ending);
  const right = isCapital(word.word) ? withCapital(term) : term;
  return {
    at: written.place(word.start, word.end),
    message: `"${word.word}" looks like the term "${meant.word}", misspelled`,
    fix: `write ${right}`,
    related: termPlace(context, meant.of),
    ...wholeEdits([written.edit(word.start, word.end, right)]),
  };
}
