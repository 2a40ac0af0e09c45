/** Lists: their contents, their length, and lists of numbers. */
import { LIMITS } from "../limits.ts";
import { listIn, type PureHelpers, WrongValue, wholeIn } from "./define-helper.ts";

/** Whole numbers of a game are small; this only keeps sums exact. */
const LARGEST = 1_000_000;

export const listHelpers: PureHelpers = {
  size: {
    usage: "(size list)",
    summary: "How many entries the list has.",
    least: 1,
    most: 1,
    reads: [],
    apply: ([list]) => listIn(list).length,
  },
  includes: {
    usage: "(includes list value)",
    summary: "Is the value an entry of the list?",
    least: 2,
    most: 2,
    reads: [],
    apply: ([list, value]) => listIn(list).includes(value),
  },
  without: {
    usage: "(without list value)",
    summary: "The list without the entries that equal the value.",
    least: 2,
    most: 2,
    reads: [],
    apply: ([list, value]) => listIn(list).filter((entry) => entry !== value),
  },
  take: {
    usage: "(take list count)",
    summary: "The first entries of the list, up to this many.",
    least: 2,
    most: 2,
    reads: [],
    apply: ([list, count]) => listIn(list).slice(0, wholeIn(count, 0, LARGEST)),
  },
  flatten: {
    usage: "(flatten lists)",
    summary: "One list of the entries of all lists in the list.",
    least: 1,
    most: 1,
    reads: [],
    apply: ([lists], _, charge) => {
      const parts = listIn(lists).map(listIn);
      charge(parts.reduce((sum, { length }) => sum + length, 0));
      return parts.flat();
    },
  },
  range: {
    usage: "(range from to)",
    summary: "The whole numbers from one to the other; an empty list if the first is larger.",
    least: 2,
    most: 2,
    reads: [],
    apply: ([from, to], _, charge) => {
      const first = wholeIn(from, -LARGEST, LARGEST);
      const length = Math.max(0, wholeIn(to, -LARGEST, LARGEST) - first + 1);
      if (length > LIMITS.rounds)
        throw new WrongValue(`${length} numbers are more than the ${LIMITS.rounds} allowed`);
      charge(length);
      return Array.from({ length }, (_, index) => first + index);
    },
  },
};
