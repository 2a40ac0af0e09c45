/**
 * Chances of rolls, exact: distributions are numbers of equally likely outcomes, and those of several dice are convolved.
 * Counts stay whole numbers, as `bigint`, however many dice there are.
 */

/** The number of outcomes with 0, 1, 2 ... of something; their sum is the number of all outcomes. */
export type Distribution = readonly bigint[];

/** Of nothing: one outcome, with none. */
const NONE: Distribution = [1n];

/** What one die shows of a symbol: faces counted by how often it is on them. */
export function symbolOn(faces: readonly (readonly string[])[], symbol: string): Distribution {
  return distributionOf(faces.map((face) => face.filter((one) => one === symbol).length));
}

/** Of numbers from 0: how often each occurs. */
export function distributionOf(values: readonly number[]): Distribution {
  const most = Math.max(0, ...values);
  return Array.from({ length: most + 1 }, (_, value) => BigInt(values.filter((one) => one === value).length));
}

/** The sum of what two independent rolls show. */
export function added(one: Distribution, other: Distribution): Distribution {
  const sums = new Array<bigint>(one.length + other.length - 1).fill(0n);
  for (const [a, waysA] of one.entries())
    for (const [b, waysB] of other.entries()) sums[a + b] = (sums[a + b] as bigint) + waysA * waysB;
  return sums;
}

/** The same die rolled several times. */
export function times(die: Distribution, count: number): Distribution {
  let sum = NONE;
  for (let index = 0; index < count; index++) sum = added(sum, die);
  return sum;
}

/** The chance of at least so many, from 0 to 1; 0 if nothing can be rolled. */
export function chanceOfAtLeast(distribution: Distribution, least: number): number {
  const all = distribution.reduce((sum, ways) => sum + ways, 0n);
  if (all === 0n) return 0;
  const enough = distribution.slice(Math.max(0, least)).reduce((sum, ways) => sum + ways, 0n);
  return ratio(enough, all);
}

/** What is to be expected on average. */
export function meanOf(distribution: Distribution): number {
  const all = distribution.reduce((sum, ways) => sum + ways, 0n);
  if (all === 0n) return 0;
  return ratio(
    distribution.reduce((sum, ways, value) => sum + ways * BigInt(value), 0n),
    all,
  );
}

/** A quotient to about fifteen digits, of numbers that may be too large for a `number`. */
function ratio(part: bigint, all: bigint): number {
  const SCALE = 10n ** 15n;
  return Number((part * SCALE) / all) / Number(SCALE);
}

/** "58 %", and "< 1 %" or "> 99 %" where rounding would hide that it can fail or happen. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (chance > 0 && rounded === 0) return "< 1 %";
  return chance < 1 && rounded === 100 ? "> 99 %" : `${rounded} %`;
}
