import { expect, test } from "vitest";
import { type Diagnostic, startOf } from "../../src/diagnostics/diagnostic.ts";
import { firstOfPlace } from "../../src/diagnostics/first-of-place.ts";

const finding = (rule: string, message: string): Diagnostic => ({
  ...startOf("card.svg.hbs"),
  rule,
  severity: "error",
  message,
});
const many = (count: number): readonly Diagnostic[] =>
  Array.from({ length: count }, (_, index) => finding("svg/bad-value", `value ${index}`));

test("ten findings of a kind at a place are all reported", () => {
  expect(firstOfPlace(many(10))).toEqual(many(10));
});

test("of more, the tenth says how many there are, and another kind is still reported", () => {
  const other = finding("svg/href", "other");
  const found = firstOfPlace([...many(10_000), other]);
  expect(found).toHaveLength(11);
  expect(found.slice(0, 9)).toEqual(many(9));
  expect(found[9]).toMatchObject({ message: "value 9", label: "(and 9990 more here)" });
  expect(found[10]).toEqual(other);
});
