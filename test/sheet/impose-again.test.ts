/** Sheets that are imposed again equal new ones; sides on which nothing changed are the same objects. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { imposeSheets } from "../../src/sheet/impose.ts";
import { imposingAgain } from "../../src/sheet/impose-again.ts";
import { BACKS, type Piece } from "../../src/sheet/sheet.ts";
import { IMPRINT, MINI, POKER, piece, profileOn, setLine, TAROT } from "./support.ts";

const pieces = fc
  .array(
    fc.record({
      size: fc.constantFrom(POKER, MINI, TAROT),
      copies: fc.integer({ min: 0, max: 12 }),
      hasBack: fc.boolean(),
      // Too much bleed, and no size at all, are reported.
      bleed: fc.constantFrom(0, 3, 3, 3, 60),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) =>
    all.map(({ size, copies, hasBack, bleed }, index): Piece => {
      const { back, ...rest } = piece(`p${index}`, copies, { trim: size, bleed });
      return hasBack && back !== undefined ? { ...rest, back } : rest;
    }),
  );

/** Each edit changes the piece at an index. */
const edits = fc.array(
  fc.tuple(
    fc.nat({ max: 5 }),
    fc.constantFrom<(one: Piece) => Piece>(
      (one) => ({ ...one, front: `${one.front}'` }),
      (one) => (one.back === undefined ? one : { ...one, back: `${one.back}'` }),
      (one) => ({ ...one, copies: one.copies + 1 }),
      (one) => ({ ...one, trim: one.trim === POKER ? TAROT : POKER }),
      (one) => ({ ...one, id: "p0" }),
      (one) => ({ ...one, component: "Others" }),
      (one) => ({
        ...one,
        place: {
          file: "a.yaml",
          start: { line: 1, column: 1, offset: 0 },
          end: { line: 2, column: 1, offset: 9 },
        },
      }),
      ({ back: _, ...one }) => one,
    ),
  ),
  { minLength: 1, maxLength: 4 },
);

test("after any changes of the pieces, sheets imposed again equal new ones", () => {
  fc.assert(
    fc.property(pieces, edits, fc.constantFrom(...BACKS), (first, steps, backs) => {
      const again = imposingAgain(setLine);
      const profile = profileOn("a4", { backs });
      let all = first;
      again(all, profile, IMPRINT);
      for (const [index, edit] of steps) {
        all = all.map((one, at) => (at === index ? edit(one) : one));
        expect(again(all, profile, IMPRINT)).toEqual(imposeSheets(all, profile, IMPRINT, setLine));
      }
    }),
    { numRuns: 60 },
  );
});

test.each(BACKS)("with backs %s, only the sides that show a changed drawing are new", (backs) => {
  const again = imposingAgain(setLine);
  const profile = profileOn("a4", { backs });
  const before = Array.from({ length: 40 }, (_, index) => piece(`p${index}`));
  const after = before.map((one) => (one.id === "p20" ? { ...one, front: "new" } : one));
  const [old, now] = [before, after].map((all) => again(all, profile, IMPRINT).value.sides);
  const changed = now?.filter((side, index) => side !== old?.[index]);
  expect(changed?.map(({ placements }) => placements.some(({ scene }) => scene === "new"))).toEqual([true]);
});

test("other terms are imposed anew", () => {
  const again = imposingAgain(setLine);
  const all = [piece("p0", 3)];
  const profile = profileOn("a4");
  again(all, profile, IMPRINT);
  for (const [other, imprint] of [
    [profileOn("letter"), IMPRINT],
    [profile, { ...IMPRINT, version: "2" }],
  ] as const)
    expect(again(all, other, imprint)).toEqual(imposeSheets(all, other, imprint, setLine));
});
