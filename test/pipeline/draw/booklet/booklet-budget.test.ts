/** The booklets of a game share a limit, counted in pages. */
import { expect, test } from "vitest";
import { type BookletWork, bookletBudget } from "../../../../src/pipeline/draw/booklet/booklet-budget.ts";

const booklet = (id: string) => ({ id, source: { file: `content/sample/booklets/${id}.yaml`, path: [] } });

const made = (pages: number, more: Partial<BookletWork> = {}): BookletWork => ({
  pages,
  characters: 0,
  steps: 0,
  work: 0,
  ...more,
});

test("the booklet that exceeds the game's pages is named", () => {
  const budget = bookletBudget(1, 20);
  expect(budget.spend(booklet("a"), made(12))).toBeUndefined();
  expect(budget.spend(booklet("b"), made(8))).toBeUndefined();
  expect(budget.spend(booklet("c"), made(1))).toMatchObject({
    rule: "booklet/too-long",
    file: "content/sample/booklets/c.yaml",
    message: expect.stringContaining('up to "c" have more than 20 pages'),
  });
});

test("booklets without a page count as four pages", () => {
  const budget = bookletBudget(1, 20);
  for (const id of ["a", "b", "c", "d", "e"]) expect(budget.spend(booklet(id), made(0))).toBeUndefined();
  expect(budget.spend(booklet("f"), made(0))).toBeDefined();
});

test("2,000 characters count as a page, whatever the paper's size", () => {
  const budget = bookletBudget(1, 20);
  expect(budget.spend(booklet("large"), made(4, { characters: 40_000 }))).toBeUndefined();
  expect(budget.spend(booklet("more"), made(4))).toBeDefined();
});

test("work of templates counts too, whether or not it fills a page", () => {
  const budget = bookletBudget(1, 20);
  // 200,000 steps, or 2,000,000 entries or characters, are the limits of one text: 40 pages each.
  expect(budget.spend(booklet("a"), made(0, { steps: 50_000, work: 500_000 }))).toBeUndefined();
  expect(budget.spend(booklet("b"), made(0))).toBeDefined();
});

test("the limit can be raised", () => {
  const budget = bookletBudget(2, 20);
  expect([budget.spend(booklet("a"), made(40)), budget.spend(booklet("b"), made(1)) !== undefined]).toEqual([
    undefined,
    true,
  ]);
});
