/** All booklets of a game together have a bound, counted in pages. */
import { expect, test } from "vitest";
import { bookletBudget } from "../../src/pipeline/booklet-budget.ts";

const booklet = (id: string) => ({ id, source: { file: `content/sample/booklets/${id}.yaml`, path: [] } });

test("the booklet that goes beyond the pages of a game is named", () => {
  const budget = bookletBudget(1, 20);
  expect(budget.spend(booklet("a"), 12, 0)).toBeUndefined();
  expect(budget.spend(booklet("b"), 8, 0)).toBeUndefined();
  expect(budget.spend(booklet("c"), 1, 0)).toMatchObject({
    rule: "booklet/too-long",
    file: "content/sample/booklets/c.yaml",
    message: expect.stringContaining('up to "c" come to more than 20 pages'),
  });
});

test("booklets without a page count as four pages", () => {
  const budget = bookletBudget(1, 20);
  for (const id of ["a", "b", "c", "d", "e"]) expect(budget.spend(booklet(id), 0, 0)).toBeUndefined();
  expect(budget.spend(booklet("f"), 0, 0)).toBeDefined();
});

test("2,000 characters count as a page, on paper of any size", () => {
  const budget = bookletBudget(1, 20);
  expect(budget.spend(booklet("large"), 4, 40_000)).toBeUndefined();
  expect(budget.spend(booklet("more"), 4, 0)).toBeDefined();
});

test("the limit can be multiplied", () => {
  const budget = bookletBudget(2, 20);
  expect([budget.spend(booklet("a"), 40, 0), budget.spend(booklet("b"), 1, 0) !== undefined]).toEqual([
    undefined,
    true,
  ]);
});
