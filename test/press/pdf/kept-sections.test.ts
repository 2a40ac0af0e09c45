/** Drawings of an earlier print are reused if nothing would be drawn differently, and only then. */
import { expect, test } from "vitest";
import type { Section } from "../../../src/press/pdf/section/section.ts";
import type { KeptSections } from "../../../src/press/press.ts";
import type { Placement, SheetSide } from "../../../src/sheet/sheet.ts";
import { wholePdf } from "../../support/paper/read-pdf.ts";
import { box, jobOf, path, place, rect, sceneOf, sideOf, solid, text } from "../../support/paper/scenes.ts";

const A5 = { width: 148, height: 210 };
const SLOT = box(8, 20, 60, 80);
const card = (words: string) =>
  sceneOf([path(rect(box(-3, -3, 66, 86)), solid("#f0d080")), ...text(words, { x: 5, y: 10, size: 5 })]);
const SCENES = { captain: card("Captain"), cook: card("Cook") };

const side = (more: Partial<SheetSide> = {}, placed: Partial<Placement> = {}): SheetSide =>
  sideOf([place("captain", SLOT, placed)], A5, more);

/** A store in memory that counts how often something was found. */
function store(): KeptSections & { found(): number } {
  const sections = new Map<string, Section>();
  let found = 0;
  return {
    drawnWith: "fonts",
    sceneName: (key) => `card.svg.hbs ${key}`,
    get: (key) => {
      const section = sections.get(key);
      if (section) found += 1;
      return section;
    },
    put: (key, section) => void sections.set(key, section),
    found: () => found,
  };
}

const printed = (one: SheetSide, kept?: KeptSections): Promise<Uint8Array> =>
  wholePdf({ ...jobOf([one], SCENES), kept });

const LINK = { box: box(8, 20, 30, 5), to: { address: "https://example.com/" } };
const TRIANGLE = [
  { x: 8, y: 20 },
  { x: 68, y: 20 },
  { x: 8, y: 100 },
];
const MARKS = path("M0 5L5 5", solid("#000000"));

test.each<readonly [string, SheetSide]>([
  ["another size of the paper", side({ size: { width: 150, height: 210 } })],
  ["another trim box", side({ trimBox: SLOT })],
  ["a correction", side({ correction: [1, 0, 0, 1, 0.25, 0] })],
  ["another bleed box", side({ bleedBox: SLOT })],
  ["marks", side({ marks: [MARKS] })],
  ["a link", side({ links: [LINK] })],
  ["another place", side({}, { trim: box(9, 20, 60, 80), clip: SLOT })],
  ["a turn", side({}, { turn: 180 })],
  ["more bleed", side({}, { clip: box(5, 17, 66, 86) })],
  ["a cut that is not a rectangle", side({}, { clipOutline: TRIANGLE })],
  ["another card", side({}, { scene: "cook" })],
  ["a second card", sideOf([place("captain", SLOT), place("cook", box(78, 20, 60, 80))], A5)],
])("with %s a side is drawn again", async (_, changed) => {
  const kept = store();
  await printed(side(), kept);
  const [again, fresh] = [await printed(changed, kept), await printed(changed)];
  expect(Buffer.compare(fresh, await printed(side()))).not.toBe(0);
  expect(Buffer.compare(again, fresh)).toBe(0);
  expect(kept.found()).toBe(0);
});

test("with other fonts a side is drawn again", async () => {
  const kept = store();
  await printed(side(), kept);
  await printed(side(), { ...kept, drawnWith: "other fonts" });
  expect(kept.found()).toBe(0);
});

test.each<readonly [string, SheetSide]>([
  ["the same", side()],
  ["another sheet of the print", side({ sheet: 7 })],
  ["a bookmark", side({ bookmarks: ["Crew"] })],
  ["a target of links", side({ targets: [{ name: "t1", y: 20 }] })],
])("a side is reused by %s", async (_, like) => {
  const kept = store();
  await printed(side(), kept);
  expect(Buffer.compare(await printed(like, kept), await printed(like))).toBe(0);
  expect(kept.found()).toBe(1);
});
