/** What the texts of one field have in common, kept from one check to the next: only added and removed texts are examined. */
import type { Fold } from "../../folds.ts";
import { factOfTexts } from "../numbered/facts.ts";
import type { NumberedTexts } from "../numbered/numbered-texts.ts";
import { LOOSE } from "../numbered/signs.ts";
import { tablesByField } from "../numbered/tables-by-field.ts";
import { AlikeButOne } from "./alike-but-one.ts";
import { LEAST_WORDS, Skeletons } from "./skeletons.ts";

/** Shorter texts are names, which may well be similar. */
const LEAST_LETTERS = 12;

/** The long texts of one field without the space around them, by what they have in common. */
export class AlikeTexts {
  readonly butOne: AlikeButOne;
  readonly skeletons: Skeletons;
  /** How often the field has each. */
  readonly counts = new Map<number, number>();
  /** How many have anything but single spaces between words. */
  uneven = 0;

  constructor(texts: NumberedTexts) {
    this.butOne = new AlikeButOne(texts);
    this.skeletons = new Skeletons(texts);
  }
}

/** Anything but a single space between words. */
export const UNEVEN = /[^\S\n]{2,}|[^\S\n ]/g;

/** The number of the text without the space around it. */
export const trimmedOf = factOfTexts((texts, text) => texts.numberOf((texts.texts[text] as string).trim()));

/** True if a text has letters and words enough that one like it is hardly a coincidence. */
export const isLong = (texts: NumberedTexts, text: number): boolean =>
  (texts.texts[text] as string).length >= LEAST_LETTERS &&
  (texts.starts[text + 1] as number) - (texts.starts[text] as number) >= LEAST_WORDS;

const isUneven = ({ texts, signs }: NumberedTexts, text: number): boolean =>
  ((signs[text] as number) & LOOSE) !== 0 && (texts[text] as string).search(UNEVEN) >= 0;

/** What the texts of each field have in common. */
export const alikeTexts = tablesByField((texts): Fold<number, AlikeTexts> => {
  const numberOf = trimmedOf(texts);
  return {
    start: () => new AlikeTexts(texts),
    add(alike, text) {
      const number = numberOf(text);
      if (!isLong(texts, number)) return;
      if (isUneven(texts, text)) alike.uneven += 1;
      const count = alike.counts.get(number) ?? 0;
      alike.counts.set(number, count + 1);
      if (count > 0) return;
      alike.butOne.add(number);
      alike.skeletons.add(number);
    },
    remove(alike, text) {
      const number = numberOf(text);
      if (!isLong(texts, number)) return;
      if (isUneven(texts, text)) alike.uneven -= 1;
      const count = alike.counts.get(number) as number;
      if (count > 1) {
        alike.counts.set(number, count - 1);
        return;
      }
      alike.counts.delete(number);
      alike.butOne.remove(number);
      alike.skeletons.remove(number);
    },
  };
});
