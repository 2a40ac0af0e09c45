/**
 * Terms of several words that a text writes with other spaces or hyphens than the glossary ("luckpoint" for "luck point").
 * Limits: two separate words may be a verb ("roll off the table"), so they are the term only after a word such as "a" or
 * "each", or in the plural; a hyphen before another word is right ("luck-point token").
 */
import { groupedBy } from "../../diagnostics/grouped.ts";
import type { Game } from "../../game/game.ts";
import type { RuleContext } from "../define-rule.ts";
import { type TermForm, termPhrases } from "./glossary-words.ts";
import { bitsOfWords, textsThat } from "./numbered/texts-of-context.ts";
import type { Word, WrittenText } from "./read-text.ts";
import { stemsOf } from "./word-forms.ts";
import { wordsIn } from "./words-in.ts";

/** One or two words that are a term in a different form. */
export interface Joined {
  readonly start: number;
  readonly end: number;
  readonly of: TermForm;
  /** The ending of the last word: "s", "'s". */
  readonly ending: string;
}

/** Terms by their letters only, without those that two forms of the glossary share. */
export type JoinedTerms = ReadonlyMap<string, TermForm>;

/** Words followed by a noun, not a verb. */
const BEFORE_NOUNS = new Set(
  "a an the this each every any no one another your his her its their my our per".split(" "),
);
/** Fewer letters are too ambiguous. */
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

/** The texts that may contain such words: one word, or two in a row, with the letters of a term. */
export function textsWithJoined(context: RuleContext, terms: JoinedTerms): readonly WrittenText[] {
  if (terms.size === 0) return [];
  const parts = partsOf(terms);
  const part = bitsOfWords(context, (words) => partIn(words, parts));
  return textsThat(context, ({ words, starts }) => (text) => {
    const end = starts[text + 1] as number;
    let before = 0;
    for (let at = starts[text] as number; at < end; at++) {
      const bits = part(words[at] as number);
      if ((bits & WHOLE) !== 0 || ((before & BEGINNING) !== 0 && (bits & ENDING) !== 0)) return true;
      before = bits;
    }
    return false;
  });
}

/** What a word between spaces may be of a term's letters. */
const WHOLE = 1;
const BEGINNING = 2;
const ENDING = 4;

/** All beginnings and endings of the terms' letters. */
interface Parts {
  readonly wholes: JoinedTerms;
  readonly beginnings: ReadonlySet<string>;
  readonly endings: ReadonlySet<string>;
}

function partsOf(wholes: JoinedTerms): Parts {
  const cut = (parts: (letters: string, at: number) => string): ReadonlySet<string> =>
    new Set(
      [...wholes.keys()].flatMap((letters) =>
        Array.from({ length: letters.length + 1 }, (_, at) => parts(letters, at)),
      ),
    );
  return {
    wholes,
    beginnings: cut((letters, at) => letters.slice(0, at)),
    endings: cut((letters, at) => letters.slice(at)),
  };
}

function partIn(words: readonly string[], { wholes, beginnings, endings }: Parts): number {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const isWhole = words.some((one) => lettersOfStems(one).some((letters) => wholes.has(letters)));
  const ends = lettersOfStems(`${PLACEHOLDER} ${first}`).map((letters) => letters.slice(PLACEHOLDER.length));
  return (
    (isWhole ? WHOLE : 0) |
    (beginnings.has(last.replace(BREAKS, "")) ? BEGINNING : 0) |
    (ends.some((letters) => endings.has(letters)) ? ENDING : 0)
  );
}

/** Any word: the endings of the next one are found as behind another word. */
const PLACEHOLDER = "x";

const lettersOfStems = (words: string): readonly string[] =>
  stemsOf(words).map(([stem]) => stem.replace(BREAKS, ""));

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

/** The term with the same letters but different spaces or hyphens. */
function joinedOf(words: string, terms: JoinedTerms): Pick<Joined, "of" | "ending"> | undefined {
  for (const [stem, ending] of stemsOf(words)) {
    const of = terms.get(stem.replace(BREAKS, ""));
    if (of) return dressOf(of.form) === dressOf(stem) ? undefined : { of, ending };
  }
  return undefined;
}

/** "luck-point token": the hyphen joins a compound that modifies the next word. */
function isKind({ text }: WrittenText, word: Word, next: Word | undefined): boolean {
  return /[-‑]/.test(word.word) && next !== undefined && text.slice(word.end, next.start) === " ";
}

/** In lower case, with spaces and hyphens normalised. */
const dressOf = (words: string): string => words.toLowerCase().replace(/\s+/gu, " ").replaceAll("‑", "-");

const lettersOf = (form: string): string => form.toLowerCase().replace(BREAKS, "");
