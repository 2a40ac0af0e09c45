/** Values are made once for each object, whether it keeps them itself or not. */
import { expect, test } from "vitest";
import { derived, Keeper, notesAbout } from "../../src/remember/derived.ts";

class Shape extends Keeper {
  readonly sides: number;

  constructor(sides: number) {
    super();
    this.sides = sides;
  }
}

test.each<[string, (sides: number) => { readonly sides: number }]>([
  ["a plain object", (sides) => ({ sides })],
  ["an object that keeps them itself", (sides) => new Shape(sides)],
])("%s has each of its values made once, also one that is undefined", (_, shapeOf) => {
  const made: string[] = [];
  const doubled = derived(({ sides }: { readonly sides: number }) => {
    made.push(`doubled ${sides}`);
    return sides * 2;
  });
  const nothing = derived(({ sides }: { readonly sides: number }) => {
    made.push(`nothing ${sides}`);
    return undefined;
  });
  const [one, other] = [shapeOf(3), shapeOf(4)];
  for (const _time of [1, 2])
    expect([doubled(one), nothing(one), doubled(other), nothing(other)]).toEqual([
      6,
      undefined,
      8,
      undefined,
    ]);
  expect(made).toEqual(["doubled 3", "nothing 3", "doubled 4", "nothing 4"]);
});

test.each<[string, () => object]>([
  ["a plain object", () => ({})],
  ["an object that keeps them itself", () => new Shape(3)],
])("notes on %s are its own, and found again", (_, newObject) => {
  const countOf = notesAbout<object, { count?: number }>(() => ({}));
  const listOf = notesAbout<object, string[]>(() => []);
  const [one, other] = [newObject(), newObject()];
  countOf(one).count = 1;
  listOf(one).push("a");
  expect([countOf(one), listOf(one), countOf(other), listOf(other)]).toEqual([{ count: 1 }, ["a"], {}, []]);
});

test("a changed copy of an object that keeps its values has none of them", () => {
  const doubled = derived(({ sides }: { readonly sides: number }) => sides * 2);
  const shape = new Shape(3);
  expect(doubled(shape)).toBe(6);
  expect(doubled({ ...shape, sides: 5 })).toBe(10);
  expect(JSON.stringify(shape)).toBe('{"sides":3}');
});
