/** Random numbers from a seed: the same seed gives the same choices on every machine. */
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { skipN } from "pure-rand/utils/skipN";

/** Seeds are whole numbers from 0 to this. */
export const GREATEST_SEED = 0xffffffff;

/** Neighbouring seeds start similarly; after this many numbers nothing of that is left. */
const WARM_UP = 64;

export interface Random {
  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number;
  /** True in this percentage of cases. */
  chance(percent: number): boolean;
  /** @throws RangeError for an empty list */
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): readonly T[];
}

export function createRandom(seed: number): Random {
  const source = xoroshiro128plus(seed);
  skipN(source, WARM_UP);
  const below = (end: number): number => uniformInt(source, 0, end - 1);
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (items) => {
      if (items.length === 0) throw new RangeError("nothing to choose from");
      return items[below(items.length)] as (typeof items)[number];
    },
    shuffled: (items) => {
      const list = [...items];
      for (let last = list.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [list[last], list[other]] = [
          list[other] as (typeof list)[number],
          list[last] as (typeof list)[number],
        ];
      }
      return list;
    },
  };
}
