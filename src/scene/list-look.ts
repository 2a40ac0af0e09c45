/**
 * Looks of lists of items, made so that the look of a whole list follows from those of its parts without a visit to any
 * item. Items and their colours form one sequence of values, hashed as a polynomial: the sum of two lists is that of the
 * first plus that of the second times a power. A colour may have another number in the whole list than in its part, so each
 * part keeps by what the number of each of its colours is multiplied.
 */
import { type Colours, numberOf } from "./colour-numbers.ts";

/** What an item or a whole list draws: two whole numbers of 32 bits, in which colours are numbered in order of use. */
export interface ItemLook {
  readonly shape: readonly [number, number];
  /** Each once, in order of first use. */
  readonly colours: readonly string[];
}

/** The look of some items, to be joined with others. Each pair of numbers has one of each half of a shape. */
export interface ListLook {
  /** The sum of the items, without the numbers of their colours. */
  readonly sum: readonly [number, number];
  /** What the next list is multiplied by. */
  readonly power: readonly [number, number];
  /** Each once, in order of first use. */
  readonly colours: readonly string[];
  /** For each colour, the pair that its number is multiplied by. */
  readonly factors: readonly number[];
}

/** Odd, so that no value is lost; 5 modulo 8, so that most powers differ in all bits. */
const [BASE, OTHER_BASE] = [0x2c1b3c6d, 0x5bd1e995];

/** Joins the looks of items in order. */
export function listLook(looks: readonly ItemLook[]): ListLook {
  const colours: Colours = { list: [] };
  const factors: number[] = [];
  let [sum, otherSum] = [0, 0];
  let [power, otherPower] = [1, 1];
  for (const { shape, colours: own } of looks) {
    sum = (sum + Math.imul(shape[0], power)) | 0;
    otherSum = (otherSum + Math.imul(shape[1], otherPower)) | 0;
    power = Math.imul(power, BASE);
    otherPower = Math.imul(otherPower, OTHER_BASE);
    for (const colour of own) {
      const at = 2 * numberOf(colour, colours);
      factors[at] = ((factors[at] ?? 0) + power) | 0;
      factors[at + 1] = ((factors[at + 1] ?? 0) + otherPower) | 0;
      power = Math.imul(power, BASE);
      otherPower = Math.imul(otherPower, OTHER_BASE);
    }
  }
  return { sum: [sum, otherSum], power: [power, otherPower], colours: colours.list, factors };
}

/** The look of all items of some lists: the same however they are divided into lists. */
export function joinedLook(lists: readonly ListLook[]): ItemLook {
  const all: Colours = { list: [] };
  let [shape, otherShape] = [0, 0];
  let [power, otherPower] = [1, 1];
  for (const { sum, power: own, colours, factors } of lists) {
    let [value, otherValue] = sum;
    for (let at = 0; at < colours.length; at++) {
      const number = numberOf(colours[at] as string, all) + 1;
      value = (value + Math.imul(number, factors[2 * at] as number)) | 0;
      otherValue = (otherValue + Math.imul(number, factors[2 * at + 1] as number)) | 0;
    }
    shape = (shape + Math.imul(value, power)) | 0;
    otherShape = (otherShape + Math.imul(otherValue, otherPower)) | 0;
    power = Math.imul(power, own[0]);
    otherPower = Math.imul(otherPower, own[1]);
  }
  return { shape: [shape, otherShape], colours: all.list };
}
