/** Names of written files: safe everywhere and never two alike (C082, C083). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { slug, uniqueNames } from "../../../src/host/disk/file-names.ts";

test.each([
  ["Gate: North", "gate-north"],
  ['Mira, "the Owl"', "mira-the-owl"],
  ["Žižka", "zizka"],
  ["../../x", "x"],
  ["CON", "con-card"],
  ["出", "unnamed"],
])("%j is written as %j", (name, expected) => {
  expect(slug(name)).toBe(expected);
});

test("equal names get numbers, also where capitals do not count", () => {
  const nameOf = uniqueNames();
  expect(["Elemental", "Elemental", "elemental"].map(nameOf)).toEqual([
    "elemental",
    "elemental-2",
    "elemental-3",
  ]);
});

test("a name that would end like those of another language gets a number", () => {
  const nameOf = uniqueNames(["", "-de", "-gray", "-gray-de"]);
  expect(
    ["Flag", "flag-de", "flag-gray", "flag-gray-de", "de", "flag-dead"].map((text) => nameOf(text)),
  ).toEqual([...["flag", "flag-de-2", "flag-gray-2", "flag-gray-de-2", "de", "flag-dead"]]);
});

test("any list of texts gives as many different safe names", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("a", "a-2", "A", "nul"))),
      (texts) => {
        const names = texts.map(uniqueNames());
        expect(new Set(names).size).toBe(names.length);
        for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      },
    ),
  );
});
