/** Colours in the order of drawing, each with its number. */

/** Colours with their numbers from 0. */
export interface Colours {
  readonly list: string[];
  /** A few colours are found faster in a list; once there are many, each has its number here. */
  numbers?: Map<string, number>;
}

const FEW = 16;

/** The number of a colour, which is added if it is new. */
export function numberOf(colour: string, colours: Colours): number {
  const { list, numbers } = colours;
  const index = numbers ? (numbers.get(colour) ?? -1) : list.indexOf(colour);
  if (index !== -1) return index;
  const number = list.push(colour) - 1;
  if (numbers) numbers.set(colour, number);
  else if (list.length > FEW) colours.numbers = new Map(list.map((one, index) => [one, index]));
  return number;
}
