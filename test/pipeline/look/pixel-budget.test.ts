/** The pixels of all pictures of a game are limited, apart from the size of their files. */
import { expect, test } from "vitest";
import { pixelBudget } from "../../../src/pipeline/look/pixel-budget.ts";

const LARGE = { width: 7000, height: 7000 };

test("three one-colour pictures of 49 megapixels fit; a fourth is reported, and a smaller one still fits", () => {
  const budget = pixelBudget();
  for (const file of ["a.png", "b.png", "c.png"]) expect(budget.spend(file, LARGE, 0)).toBeUndefined();
  expect(budget.spend("d.png", LARGE, 0)).toMatchObject({ rule: "art/too-large", file: "d.png" });
  expect(budget.spend("e.png", { width: 1000, height: 1000 }, 0)).toBeUndefined();
});

test("photographs, with several bits per pixel, are not limited in number", () => {
  const budget = pixelBudget();
  for (let n = 0; n < 1000; n++) expect(budget.spend("photo.jpg", LARGE, 49_000_000 / 16)).toBeUndefined();
});

test("the limit can be raised", () => {
  const budget = pixelBudget(2);
  const found = Array.from({ length: 7 }, (_, n) => budget.spend(`${n}.png`, LARGE, 0));
  expect(found.map((one) => one !== undefined)).toEqual([false, false, false, false, false, false, true]);
});
