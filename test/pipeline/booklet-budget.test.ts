/** All booklets of a game together have a bound, counted in pages. */
import { expect, test } from "vitest";
import { bookletBudget } from "../../src/pipeline/booklet-budget.ts";

const booklet = (id: string) => ({ id, source: { file: `content/sample/booklets/${id}.yaml`, path: [] } });

test("the booklet that goes beyond the pages of a game is named", () => {
  const budget = bookletBudget(20);
  expect(budget.spend(booklet("a"), 12)).toBeUndefined();
  expect(budget.spend(booklet("b"), 8)).toBeUndefined();
  expect(budget.spend(booklet("c"), 1)).toMatchObject({
    rule: "booklet/too-long",
    file: "content/sample/booklets/c.yaml",
    message: expect.stringContaining('up to "c" come to more than 20 pages'),
  });
});

test("booklets without a page count as four pages", () => {
  const budget = bookletBudget(20);
  for (const id of ["a", "b", "c", "d", "e"]) expect(budget.spend(booklet(id), 0)).toBeUndefined();
  expect(budget.spend(booklet("f"), 0)).toBeDefined();
});
