/** Misplaced or misnamed templates are recognised by their file names. */
import { expect, test } from "vitest";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { strayTemplates } from "../../../src/pipeline/draw/stray-templates.ts";

const find = (...files: string[]) =>
  strayTemplates(createMemoryHost(Object.fromEntries(files.map((file) => [file, ""]))), "g")("card");

test.each([
  "templates/g/card.svg",
  "templates/g/card.hbs",
  "templates/g/card.svg.hbs.svg",
  "templates/g/card.svg.hbs.txt",
  "templates/g/Card.SVG.HBS",
  "templates/g/fronts/card.svg.hbs",
  "templates/shared/card.svg",
  "templates/card.svg.hbs",
  "content/g/card.svg.hbs",
  "content/g/decks/card.svg",
])("%s", (file) => {
  expect(find("templates/g/cards.svg", "content/g/art/card.svg", file)).toBe(file);
});

test.each([
  "templates/other/card.svg",
  "content/g/art/card.svg",
  "content/g/icons/card.svg",
  "templates/g/card.png",
])("not %s", (file) => {
  expect(find(file)).toBeUndefined();
});

test("the most likely folder comes first", () => {
  expect(
    find("content/g/card.svg", "templates/card.svg", "templates/shared/card.svg", "templates/g/card.svg"),
  ).toBe("templates/g/card.svg");
});
