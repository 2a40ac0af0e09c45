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
