/** The printed texts of a game with the numbers of their words; the way in for rules about wording. */
import type { RuleContext } from "../../define-rule.ts";
import { NO_CELL, type WrittenTexts } from "../printed-texts.ts";
import type { WrittenText } from "../read-text.ts";
import { lowerWords } from "../words-in.ts";
import { writtenTexts } from "../written-texts.ts";
import { factOfWords } from "./facts.ts";
import type { NumberedTexts } from "./numbered-texts.ts";

/** Texts in order. */
export interface Numbered {
  readonly written: WrittenTexts;
  /** The number of each in `texts`. */
  readonly numbers: readonly number[];
  readonly texts: NumberedTexts;
}

/** The texts of one field. */
export interface FieldTexts extends Numbered {
  readonly field: string;
}

/** Groups texts by field, in the order of their first ones. */
export function textsByField(
  context: RuleContext,
  isWanted: (from: WrittenText["from"]) => boolean,
): readonly FieldTexts[] {
  const all = writtenTexts(context);
  const { numbers, texts } = all;
  const fields = new Map<string, Group>();
  const fieldOf = (index: number): Group => {
    const field = all.fieldOf(index);
    const group = fields.get(field) ?? { indexes: [], numbers: [] };
    fields.set(field, group);
    return group;
  };
  /** By column. */
  const groups: Group[] = [];
  const areCellsWanted = isWanted("content");
  for (let index = 0; index < numbers.length; index++) {
    const column = all.columnOf(index);
    if (column === NO_CELL ? !isWanted(all.fromOf(index)) : !areCellsWanted) continue;
    const group = column === NO_CELL ? fieldOf(index) : (groups[column] ?? fieldOf(index));
    if (column !== NO_CELL) groups[column] = group;
    group.indexes.push(index);
    group.numbers.push(numbers[index] as number);
  }
  return [...fields].map(([field, group]) => {
    const { indexes } = group;
    const written = { length: indexes.length, at: (at: number) => all.at(indexes[at] as number) };
    return { field, written, numbers: group.numbers, texts };
  });
}

interface Group {
  readonly indexes: number[];
  readonly numbers: number[];
}

/** What the words between white space consist of, in lower case: "(draw" of one, "and/or" of two. Several rules ask. */
const lowerWordsOf = factOfWords((word) => lowerWords(word));

/** Every word of the texts in lower case, in the order of their first use, and how often they have it. */
export function countedWords(context: RuleContext): ReadonlyMap<string, number> {
  const { uses, texts } = writtenTexts(context);
  const lowerOf = lowerWordsOf(texts.lexicon);
  const written = new Int32Array(texts.lexicon.words.length);
  const inOrder: number[] = [];
  for (const number of uses.inOrder)
    for (let at = texts.starts[number] as number; at < (texts.starts[number + 1] as number); at++) {
      const word = texts.words[at] as number;
      if (written[word] === 0) inOrder.push(word);
      written[word] = (written[word] as number) + (uses.counts[number] as number);
    }
  const counts = new Map<string, number>();
  for (const number of inOrder)
    for (const word of lowerOf(number))
      counts.set(word, (counts.get(word) ?? 0) + (written[number] as number));
  return counts;
}

/** Those that have one of these signs (`signs.ts`). */
export const textsWith = (context: RuleContext, wanted: number): readonly WrittenText[] =>
  textsThat(
    context,
    ({ signs }) =>
      (text) =>
        ((signs[text] as number) & wanted) !== 0,
  );

/** Those with a word, in lower case, for which this is true; it is asked once for each word of the game. */
export const textsWithWord = (
  context: RuleContext,
  isWanted: (lower: string) => boolean,
): readonly WrittenText[] =>
  textsThat(context, having(bitsOfWords(context, (words) => (words.some(isWanted) ? 1 : 0))));

/** The different texts with a piece between white space for which this is true; it is asked once for each piece. */
export function* textsWithPiece(
  context: RuleContext,
  isWanted: (piece: string) => boolean,
): Iterable<string> {
  const { uses, texts } = writtenTexts(context);
  const isOne = having(bitsOfPieces(context, (piece) => (isWanted(piece) ? 1 : 0)))(texts);
  for (const number of uses.inOrder) if (isOne(number)) yield texts.texts[number] as string;
}

/** True for texts with a word that has a bit. */
const having =
  (bitsOf: (word: number) => number) =>
  ({ words, starts }: NumberedTexts) =>
  (text: number): boolean => {
    const end = starts[text + 1] as number;
    for (let at = starts[text] as number; at < end; at++) if (bitsOf(words[at] as number) !== 0) return true;
    return false;
  };

/**
 * Returns what is true of a word between white space, by its number: up to seven bits, computed once for each, from what
 * it consists of, in lower case.
 */
export function bitsOfWords(
  context: RuleContext,
  compute: (words: readonly string[]) => number,
): (number: number) => number {
  const wordsOf = lowerWordsOf(writtenTexts(context).texts.lexicon);
  return bitsBy(context, (number) => compute(wordsOf(number)));
}

/** The same from the piece between white space itself. */
export function bitsOfPieces(
  context: RuleContext,
  compute: (piece: string) => number,
): (number: number) => number {
  const { words } = writtenTexts(context).texts.lexicon;
  return bitsBy(context, (number) => compute(words[number] as string));
}

function bitsBy(context: RuleContext, compute: (number: number) => number): (number: number) => number {
  const known = new Uint8Array(writtenTexts(context).texts.lexicon.words.length);
  return (number) => {
    if (known[number] === 0) known[number] = KNOWN | compute(number);
    return (known[number] as number) & ~KNOWN;
  };
}

const KNOWN = 128;

/** Those for which this is true; it is asked by number, once for each. */
export function textsThat(
  context: RuleContext,
  isWanted: (texts: NumberedTexts) => (text: number) => boolean,
): readonly WrittenText[] {
  const all = writtenTexts(context);
  const isOne = isWanted(all.texts);
  const wanted = all.uses.inOrder.filter(isOne);
  if (wanted.length === 0) return [];
  const isAsked = new Uint8Array(all.texts.texts.length);
  for (const text of wanted) isAsked[text] = 1;
  const found: WrittenText[] = [];
  for (let index = 0; index < all.length; index++)
    if (isAsked[all.numbers[index] as number] === 1) found.push(all.at(index));
  return found;
}
