/**
 * Terms of more than one word that a text writes together, apart or with a hyphen where the glossary does not
 * ("luckpoint" for "luck point"). Limits: two words apart may be a verb ("roll off the table"), so they are the term
 * only behind a word such as "a" or "each", or in the plural; a hyphen before another word is right ("luck-point token").
 */
import { groupedBy } from "../../diagnostics/grouped.ts";
import type { Game } from "../../game/game.ts";
import { type TermForm, termPhrases } from "./glossary-words.ts";
import type { Word, WrittenText } from "./read-text.ts";
import { stemsOf } from "./word-forms.ts";
import { wordsIn } from "./words-in.ts";

/** One or two words that are a term in other dress. */
export interface Joined {
  readonly start: number;
  readonly end: number;
  readonly of: TermForm;
  /** What the last word has behind its own letters: "s", "'s". */
  readonly ending: string;
}

/** Terms by their letters alone; those that two forms of the glossary share are nobody's. */
export type JoinedTerms = ReadonlyMap<string, TermForm>;

/** Words that a noun follows, not a verb. */
const BEFORE_NOUNS = new Set(
  "a an the this each every any no one another your his her its their my our per".split(" "),
);
/** Fewer letters may be anything. */
const SHORTEST = 6;
const BREAKS = /[\s‑-]+/gu;

export function joinedTerms(game: Game): JoinedTerms {
  const forms = termPhrases(game).map(({ of }) => of);
  const byLetters = groupedBy(forms, ({ form }) => lettersOf(form));
  return new Map(
    [...byLetters].flatMap(([letters, [of, ...others]]) =>
      letters.length >= SHORTEST && others.length === 0 && /^[\p{L}\p{M}]+$/u.test(letters)
        ? [[letters, of] as const]
        : [],
    ),
  );
}

export function* joinedIn(written: WrittenText, terms: JoinedTerms): Iterable<Joined> {
  const words = wordsIn(written);
  for (const word of words) {
    const next = words[word.index + 1];
    const one = joinedOf(word.lower, terms);
    if (one && !isKind(written, word, next)) yield { ...one, start: word.start, end: word.end };
    if (!next || written.text.slice(word.end, next.start) !== " ") continue;
    const two = joinedOf(`${word.lower} ${next.lower}`, terms);
    const isNoun = two?.ending !== "" || BEFORE_NOUNS.has(words[word.index - 1]?.lower ?? "");
    if (two && isNoun) yield { ...two, start: word.start, end: next.end };
  }
}

/** The term with the same letters, where its blanks and hyphens are others. */
function joinedOf(words: string, terms: JoinedTerms): Pick<Joined, "of" | "ending"> | undefined {
  for (const [stem, ending] of stemsOf(words)) {
    const of = terms.get(stem.replace(BREAKS, ""));
    if (of) return dressOf(of.form) === dressOf(stem) ? undefined : { of, ending };
  }
  return undefined;
}

/** "luck-point token": the hyphen binds what tells of which kind the next word is. */
function isKind({ text }: WrittenText, word: Word, next: Word | undefined): boolean {
  return /[-‑]/.test(word.word) && next !== undefined && text.slice(word.end, next.start) === " ";
}

/** In small letters, every blank and every hyphen alike. */
const dressOf = (words: string): string => words.toLowerCase().replace(/\s+/gu, " ").replaceAll("‑", "-");

const lettersOf = (form: string): string => form.toLowerCase().replace(BREAKS, "");
