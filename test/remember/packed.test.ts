/** Plain data comes back from its bytes as it was. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { openLists, packLists } from "../../src/remember/packed.ts";

type Lists = { readonly values: readonly unknown[]; readonly more: readonly unknown[] };

/** As in a cache, where bytes may lie anywhere in a file. */
const opened = (values: readonly unknown[], more: readonly unknown[] = []) =>
  openLists<Lists>(Buffer.concat([Buffer.from("?"), packLists({ values, more })]).subarray(1));

const back = (value: unknown): unknown => opened([value]).values.at(0);
const encode = (value: unknown): Uint8Array => packLists({ values: [value] });

/** JSON has no undefined, and like it these bytes have no -0. */
const numbers = fc.double({ noNaN: false }).map((number) => number + 0);
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(undefined, null, true, false, "", 0, -1, 2 ** 27, -(2 ** 27), 2 ** 31, 2 ** 53, 0.1),
    numbers,
    fc.integer(),
    fc.string({ unit: "binary" }),
    fc.array(tie("value"), { maxLength: 5 }),
    fc.array(fc.record({ x: numbers, y: fc.integer() }, { noNullPrototype: true }), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom("a", "b", "c", "__proto", "length"), tie("value"), {
      noNullPrototype: true,
    }),
  ),
})).value;

test("whatever is packed is the same afterwards", () => {
  fc.assert(
    fc.property(values, (value) => {
      expect(back(value)).toStrictEqual(value);
    }),
    { numRuns: 200 },
  );
});

test("the values of lists are there in any order", () => {
  const values = ["Anchor", { size: 2 }, 7, "Anchor", [{ x: 1 }, { x: 2 }, { x: 3 }]];
  const more = [{ x: 1 }, { x: 2 }, { x: 3 }];
  const lists = opened(values, more);
  expect([lists.values.length, lists.more.length]).toEqual([5, 3]);
  expect([4, 0, 2, 1, 3].map(lists.values.at)).toStrictEqual([4, 0, 2, 1, 3].map((index) => values[index]));
  expect([2, 0, 1].map((index) => lists.more.at(index))).toStrictEqual([{ x: 3 }, { x: 1 }, { x: 2 }]);
});

test("texts are the same whether or not others need wide characters", () => {
  const values = ["", "na\u00efve", "plain"];
  for (const more of [[], ["\u2019"], ["\ud800"], ["\u{1f3b2}"]]) {
    const lists = opened(values, more);
    expect(values.map((_, index) => lists.values.at(index))).toEqual(values);
    expect(more.map((_, index) => lists.more.at(index))).toEqual(more);
  }
});

test("a record may have any key", () => {
  const value = JSON.parse('{"a": 1, "__proto__": {"admin": true}, "constructor": 2}') as object;
  const found = back(value) as Record<string, unknown>;
  expect(Object.keys(found)).toEqual(["a", "__proto__", "constructor"]);
  expect(found.admin).toBeUndefined();
  expect(JSON.stringify(found)).toBe(JSON.stringify(value));
});

test("records keep the order of their keys, and keys without a value", () => {
  const value = [{ b: 1, a: 2 }, { a: 2, b: 1 }, { a: undefined }, {}];
  expect((back(value) as object[]).map((one) => Object.keys(one))).toEqual([
    ["b", "a"],
    ["a", "b"],
    ["a"],
    [],
  ]);
});

test("equal objects are stored once, and are the same object afterwards", () => {
  const part = () => ({ items: [{ text: "a word that recurs", at: [1.5, 2.5] }], names: ["x"] });
  const one = encode([part()]);
  const many = encode(Array.from({ length: 100 }, part));
  expect(many.length - one.length).toBeLessThan(99 * 5);
  const [first, second] = back([part(), part()]) as object[];
  expect(first).toBe(second);
});

test("lists of different lengths and records of different keys are never taken for each other", () => {
  const value = [
    [],
    [0],
    [0, 0],
    {},
    { a: 0 },
    { b: 0 },
    { a: 0, b: 0 },
    [[0]],
    [[], 0],
    [{ a: 0 }, { a: 0 }, { a: 0 }],
  ];
  expect(back(value)).toStrictEqual(value);
});

test("many objects, and more texts and numbers than fit a small table", () => {
  const value = Array.from({ length: 20_000 }, (_, index) => ({
    name: `card ${index}`,
    box: { x: index / 7, y: index },
    hull: [1, 2, 3].map((corner) => ({ x: corner * index, y: corner / 3 })),
  }));
  expect(back(value)).toStrictEqual(value);
});

test("what is not plain data is refused", () => {
  expect(() => encode([() => 1])).toThrow("a function cannot be packed");
});
