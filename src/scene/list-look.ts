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

/**
 * The look of some items, to be joined with others. Numbers come in pairs, one for each half of a shape; in fields rather
 * than lists, because this is read for each part of each face.
 */
export class ListLook {
  /** The sum of the items, without the numbers of their colours. */
  sum = 0;
  otherSum = 0;
  /** What the next list is multiplied by. */
  power = 1;
  otherPower = 1;
  readonly #colours: Colours = { list: [] };
  /** For each colour, the pair that its number is multiplied by. */
  readonly factors: number[] = [];

  /** Each once, in order of first use. */
  get colours(): readonly string[] {
    return this.#colours.list;
  }

  /** Adds an item, after those that were added before. */
  add({ shape, colours }: ItemLook): void {
    this.sum = (this.sum + Math.imul(shape[0], this.power)) | 0;
    this.otherSum = (this.otherSum + Math.imul(shape[1], this.otherPower)) | 0;
    this.#step();
    for (let index = 0; index < colours.length; index++) {
      const at = 2 * numberOf(colours[index] as string, this.#colours);
      const { factors } = this;
      if (at === factors.length) factors.push(0, 0);
      factors[at] = ((factors[at] as number) + this.power) | 0;
      factors[at + 1] = ((factors[at + 1] as number) + this.otherPower) | 0;
      this.#step();
    }
  }

  #step(): void {
    this.power = Math.imul(this.power, BASE);
    this.otherPower = Math.imul(this.otherPower, OTHER_BASE);
  }
}

/** Odd, so that no value is lost; 5 modulo 8, so that most powers differ in all bits. */
const BASE = 0x2c1b3c6d;
const OTHER_BASE = 0x5bd1e995;

/** The look of all items of some lists: the same however they are divided into lists. */
export function joinedLook(lists: readonly ListLook[]): ItemLook {
  const all: Colours = { list: [] };
  let shape = 0;
  let otherShape = 0;
  let power = 1;
  let otherPower = 1;
  for (let index = 0; index < lists.length; index++) {
    const list = lists[index] as ListLook;
    const { colours, factors } = list;
    let value = list.sum;
    let otherValue = list.otherSum;
    for (let at = 0; at < colours.length; at++) {
      const number = numberOf(colours[at] as string, all) + 1;
      value = (value + Math.imul(number, factors[2 * at] as number)) | 0;
      otherValue = (otherValue + Math.imul(number, factors[2 * at + 1] as number)) | 0;
    }
    shape = (shape + Math.imul(value, power)) | 0;
    otherShape = (otherShape + Math.imul(otherValue, otherPower)) | 0;
    power = Math.imul(power, list.power);
    otherPower = Math.imul(otherPower, list.otherPower);
  }
  return { shape: [shape, otherShape], colours: all.list };
}
