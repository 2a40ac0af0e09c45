/** Plain data comes back from its bytes as it was. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { packed } from "../../src/remember/packed.ts";

const { encode, decode } = packed<unknown>();
/** As in a cache, where bytes may lie anywhere in a file. */
const back = (value: unknown): unknown =>
  decode(Buffer.concat([Buffer.from("?"), encode(value)]).subarray(1));

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
    { numRuns: 500 },
  );
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
