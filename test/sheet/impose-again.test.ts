/** Sheets that are imposed again equal new ones; sides on which nothing changed are the same objects. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { hexToken, roundToken } from "../../src/shape/flat.ts";
import { imposeSheets } from "../../src/sheet/impose.ts";
import { imposingAgain } from "../../src/sheet/impose-again.ts";
import { BACKS, type Piece, type SheetSide } from "../../src/sheet/sheet.ts";
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

/** Of the size of a round one, so that its outline is all that changes. */
const HEXAGON = { ...hexToken(30), size: roundToken(30).size };

/** Each edit changes the piece at an index. */
const edits = fc.array(
  fc.tuple(
    fc.nat({ max: 5 }),
    fc.constantFrom<(one: Piece) => Piece>(
      (one) => ({ ...one, front: `${one.front}'` }),
      (one) => (one.back === undefined ? one : { ...one, back: `${one.back}'` }),
      (one) => ({ ...one, copies: one.copies + 1 }),
      (one) => ({ ...one, trim: one.trim === POKER ? TAROT : POKER }),
      (one) => ({ ...one, bleed: one.bleed === 3 ? 1 : 3 }),
      (one) => ({ ...one, dieLine: one.dieLine?.nesting === "round" ? HEXAGON : roundToken(30) }),
      ({ dieLine: _, ...one }) => one,
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

test.each<readonly [what: string, before: Partial<Piece>, after: Partial<Piece>]>([
  ["the bleed", { bleed: 3 }, { bleed: 1 }],
  ["the die line", { dieLine: roundToken(30), trim: HEXAGON.size }, { dieLine: HEXAGON, trim: HEXAGON.size }],
  ["the size", { trim: POKER }, { trim: MINI }],
  ["the copies", {}, { copies: 2 }],
  ["the deck", {}, { component: "Others" }],
])("if only %s changes, sheets are imposed anew", (_, before, after) => {
  const again = imposingAgain(setLine);
  const profile = profileOn("a4");
  const [old, all] = [before, after].map((rest) => ["a", "b"].map((id) => piece(id, 1, rest))) as [
    Piece[],
    Piece[],
  ];
  const known = again(old, profile, IMPRINT);
  const fresh = imposeSheets(all, profile, IMPRINT, setLine);
  expect(fresh).not.toEqual(known);
  expect(again(all, profile, IMPRINT)).toEqual(fresh);
});

const FORTY = Array.from({ length: 40 }, (_, index) => piece(`p${index}`));
const SHARED = FORTY.map((one) => ({ ...one, back: "shared" }));
const withNew = (all: readonly Piece[], change: Partial<Piece>): readonly Piece[] =>
  all.map((one) => (one.id === "p20" ? { ...one, ...change } : one));

/** Each change, and the drawings that it brings. */
const CHANGES: readonly (readonly [
  what: string,
  before: readonly Piece[],
  after: readonly Piece[],
  drawings: readonly string[],
])[] = [
  ["a front", FORTY, withNew(FORTY, { front: "new" }), ["new"]],
  ["a back", FORTY, withNew(FORTY, { back: "new" }), ["new"]],
  ["both", FORTY, withNew(FORTY, { front: "new", back: "new back" }), ["new", "new back"]],
  ["a front of cards with a shared back", SHARED, withNew(SHARED, { front: "new" }), ["new"]],
  ["one of the shared backs", SHARED, withNew(SHARED, { back: "new" }), ["new"]],
  ["the shared back", SHARED, SHARED.map((one) => ({ ...one, back: "new" })), ["new"]],
];

test.each(BACKS.flatMap((backs) => CHANGES.map((change) => [backs, ...change] as const)))(
  "with backs %s, %s: only the sides that show it are new",
  (backs, _, before, after, drawings) => {
    const again = imposingAgain(setLine);
    const profile = profileOn("a4", { backs });
    const [old, now] = [before, after].map((all) => again(all, profile, IMPRINT).value.sides) as [
      readonly SheetSide[],
      readonly SheetSide[],
    ];
    const fresh = imposeSheets(after, profile, IMPRINT, setLine).value.sides;
    expect(now).toEqual(fresh);
    const showsNew = fresh.map(({ placements }) => placements.some(({ scene }) => drawings.includes(scene)));
    expect(now.map((side, index) => side !== old[index])).toEqual(showsNew);
    if (backs !== "none") expect(showsNew).toContain(true);
  },
);

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
