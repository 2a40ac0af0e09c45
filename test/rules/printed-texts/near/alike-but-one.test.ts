/** Lists that are equal except for one word, found by hashes, compared with a search over all pairs. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { AlikeButOne, type Rows } from "../../../../src/rules/printed-texts/near/alike-but-one.ts";

type Lists = readonly (readonly string[])[];

/** "0.2 3.2": lists 0 and 3 differ at most in their third word. */
function slowPairs(lists: Lists): readonly string[] {
  const found: string[] = [];
  for (const [second, words] of lists.entries())
    for (const [first, others] of lists.slice(0, second).entries())
      for (let at = 0; at < words.length && words.length === others.length; at++)
        if (words.every((word, index) => index === at || word === others[index]))
          found.push(`${first}.${at} ${second}.${at}`);
  return found.sort();
}

/** All lists in one row of numbers: the same word always has the same number. */
function rowsOf(lists: Lists): Rows {
  const all = [...new Set(lists.flat())];
  const starts = [0];
  for (const { length } of lists) starts.push((starts.at(-1) as number) + length);
  return { words: lists.flat().map((word) => all.indexOf(word)), starts };
}

const ANY = Number.POSITIVE_INFINITY;
const inOrder = (list: number): number => list;

function alikeIn(lists: Lists, most = ANY) {
  const alike = new AlikeButOne(rowsOf(lists));
  for (const list of lists.keys()) alike.add(list);
  return alike.groups(most, inOrder);
}

const fastPairs = (lists: Lists): readonly string[] =>
  alikeIn(lists)
    .flatMap((places) =>
      places.flatMap((second, index) =>
        places.slice(0, index).map((first) => `${first.list}.${first.word} ${second.list}.${second.word}`),
      ),
    )
    .sort();

test("the same pairs are found as by comparing all with all", () => {
  const word = fc.constantFrom("gain", "two", "wood", "cards", "");
  const lists = fc.array(fc.array(word, { maxLength: 5 }), { maxLength: 12 });
  fc.assert(
    fc.property(lists, (some) => {
      expect(fastPairs(some)).toEqual(slowPairs(some));
    }),
  );
});

test("groups are in the order of their first words, places from the first list to the last", () => {
  const lists = ["a b c", "x", "a b d", "q b c", "a b e"].map((text) => text.split(" "));
  expect(alikeIn(lists)).toEqual([
    [
      { list: 0, word: 0 },
      { list: 3, word: 0 },
    ],
    [
      { list: 0, word: 2 },
      { list: 2, word: 2 },
      { list: 4, word: 2 },
    ],
  ]);
});

test("larger groups are left out", () => {
  const lists = ["a b c", "a b d", "a b e", "q q q", "q q r"].map((text) => text.split(" "));
  expect(alikeIn(lists, 3)).toHaveLength(2);
  expect(alikeIn(lists, 2)).toHaveLength(1);
});

test("lists that came and went leave what a new one would have", () => {
  const word = fc.constantFrom("gain", "two", "wood", "cards");
  const lists = fc.array(fc.array(word, { maxLength: 4 }), { minLength: 1, maxLength: 12 });
  const steps = fc.array(fc.nat({ max: 11 }), { maxLength: 60 });
  fc.assert(
    fc.property(lists, steps, (some, all) => {
      const rows = rowsOf(some);
      const alike = new AlikeButOne(rows);
      const added = new Set<number>();
      for (const list of all.map((step) => step % some.length)) {
        if (added.delete(list)) alike.remove(list);
        else {
          alike.add(list);
          added.add(list);
        }
        const fresh = new AlikeButOne(rows);
        for (const other of added) fresh.add(other);
        expect(alike.groups(ANY, inOrder)).toEqual(fresh.groups(ANY, inOrder));
      }
    }),
  );
});
