/** What the palette finds. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { foundEntries } from "../../../src/studio/client/frame/found-entries.ts";

const entry = (title: string) => ({ id: title, title, icon: "card" as const, run: () => {} });

test("words with any signs in them are found", () => {
  const entries = ["Axe", "Sword-9", "Big sword-9", "And/or", "What? (2)"].map(entry);
  const titles = (typed: string) => foundEntries(entries, typed).map(({ title }) => title);
  expect(titles("sword-9")).toEqual(["Sword-9", "Big sword-9"]);
  expect(titles("d/o")).toEqual(["And/or"]);
  expect(titles("? (2)")).toEqual(["What? (2)"]);
});

test("nothing that can be typed breaks it, and a title is found by itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1 }), (typed) => {
      expect(foundEntries([entry(typed)], typed)).toHaveLength(1);
    }),
  );
});
