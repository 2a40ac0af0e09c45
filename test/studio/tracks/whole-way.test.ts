/**
 * From nothing to paper by mouse, by touch and by keys alone: a track of six cards is laid, made unsound, repaired, saved, loaded
 * again and printed; on squares, and on patches of hexagons.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { withPdf } from "../../support/paper/read-pdf.ts";
import { finger, type Hand, keyboard, mouse } from "../../support/studio/hands.ts";
import { middleOfBox, outlineBox } from "../../support/studio/laid-cards.ts";
import { HEX_RACE, STARTER_PACK, type StudioProject } from "../../support/studio/projects.ts";
import { test } from "../../support/studio/studio-test.ts";

interface Lesson {
  readonly project: StudioProject;
  readonly game: string;
  /** The scenario that is open at first. */
  readonly from: string;
  readonly cards: readonly string[];
  /** From the middle of each to that of the next, in cells. */
  readonly step: { readonly right: number; readonly up: number };
  /** Cells in the width of a card. */
  readonly wide: number;
  /** From the place of each to that of the next, as files write it. */
  readonly by: readonly [columns: number, rows: number];
  /** The length of the shortest way, by hand. */
  readonly length: string;
  /** The repair after it was moved 3 cells to the right, and how far from its place the last card is then. */
  readonly words: RegExp;
  readonly off: number;
}

/** Three rows each, one above the other. */
const SQUARES: Lesson = {
  project: STARTER_PACK,
  game: "pirate-quest",
  from: "First Voyage",
  cards: ["m01", "m02", "m05", "m07", "m10", "m12"],
  step: { right: 0, up: 3 },
  wide: 2,
  by: [0, 3],
  // one for entering, and 17 rows up; medium is up to 20
  length: "18 MP",
  words: /^move card 6 \(m12\) 2 squares to the left$/,
  off: 1,
};

/** Three cells wide, from left to right, so that one cell of each meets one of the next. */
const HEXAGONS: Lesson = {
  project: HEX_RACE,
  game: "hex-race",
  from: "Along the Front Path",
  cards: ["g01", "g04", "g10", "g02", "g11", "g08"],
  step: { right: 3, up: 0 },
  wide: 3,
  by: [3, 0],
  // paths cost 1, grass 2, mud 3: on g01 1 + 1, on g04 1 + 1 + 1 + 1 round the mud, then 1 + 2 + 2, 1 + 1 + 1 + 1, 1 + 1 + 2, 1 + 1 + 1
  length: "22 paces",
  words: /^move card 6 \(g08\) 3 hexagons left$/,
  off: 0,
};

async function wholeWay(page: Page, folder: string, hand: Hand, lesson: Lesson): Promise<void> {
  const { game, from, cards, step, wide, by, length, words, off } = lesson;
  const card = (number: number) => page.getByRole("button", { name: new RegExp(`^Card ${number}: `) });
  // one that can be used now: keys and fingers would do nothing, and not wait
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true, disabled: false });
  const way = page
    .locator(".track-figures div")
    .filter({ has: page.getByText("Shortest way", { exact: true }) })
    .locator("dd");
  await hand.press(button(`Scenario: ${from}`));
  await hand.press(page.getByRole("menuitem", { name: "New scenario ..." }));
  await page.getByRole("textbox", { name: "Title" }).waitFor();
  await page.keyboard.insertText("Six Cards");
  await hand.press(button("Add it"));
  const map = page.getByRole("application", { name: "Map with 0 cards" });
  const room = await map.boundingBox();
  if (!room) throw new Error("no map");
  const start = middleOfBox(room);

  let cell = 0;
  for (const [index, id] of cards.entries()) {
    let spot = start;
    if (index > 0) {
      await hand.press(button("Fit"));
      const last = await outlineBox(card(index));
      cell = last.width / wide;
      const at = middleOfBox(last);
      spot = { x: at.x + step.right * cell, y: at.y - step.up * cell };
    }
    await hand.lay(page.getByRole("button", { name: new RegExp(`^${id} \\d`) }), spot);
    await card(index + 1).waitFor();
    await button(`Undo: Lay ${id} as card ${index + 1}`).waitFor();
  }
  const places = async () =>
    Promise.all(cards.map(async (_, index) => (await card(index + 1).getAttribute("aria-label")) ?? ""));
  // somewhere near the middle of the map
  const [, column, row] = /column (-?\d+), row (-?\d+)$/.exec((await places())[0] ?? "") ?? [];
  const at = (index: number, more = 0) =>
    [Number(column) + index * by[0] + more, Number(row) + index * by[1]] as const;
  expect((await places())[5]).toMatch(new RegExp(`column ${at(5)[0]}, row ${at(5)[1]}$`));
  await way.getByText(length, { exact: true }).waitFor();

  await hand.press(button("Fit"));
  cell = (await outlineBox(card(6))).width / wide;
  await hand.move(card(6), 3, cell);
  await way.getByText("none: the finish cannot be reached").waitFor();
  await page
    .getByText(/does not touch card 5/i)
    .first()
    .waitFor();
  await hand.press(button("Repair"));
  await page.getByText(words).waitFor();
  await hand.press(button("Use it"));
  await button("Undo: Repair the track").waitFor();
  await way.getByText(length, { exact: true }).waitFor();
  const laid = await places();

  await hand.press(button("Save all"));
  await page.getByText("Everything is saved", { exact: true }).first().waitFor();
  const path = join(folder, `content/${game}/scenarios/six-cards.yaml`);
  expect(readFileSync(path, "utf8")).toBe(
    `scenario: six-cards
title: Six Cards
players: { min: 2, max: 4 }
length: medium
track:
${cards.map((id, index) => `  - { card: ${id}, at: [${at(index, index === 5 ? off : 0).join(", ")}] }\n`).join("")}`,
  );
  await page.reload();
  await way.getByText(length, { exact: true }).waitFor();
  expect(await places()).toEqual(laid);

  await hand.press(page.getByRole("tab", { name: "Sheets" }));
  await page.getByRole("img", { name: "Set-up sheet, page 1" }).waitFor();
  await hand.press(page.getByRole("link", { name: "print view" }));
  await hand.press(button("Make the PDFs"));
  await page.getByRole("region", { name: "Printed files" }).waitFor();
  const pdf = join(folder, `output/${game}/six-cards-setup-a4.pdf`);
  await expect.poll(() => existsSync(pdf)).toBe(true);
  expect(await withPdf(readFileSync(pdf), async ({ numPages }) => numPages)).toBeGreaterThan(0);
}

test("six cards from nothing to paper by mouse", async ({ openStudio }) => {
  const { page, folder } = await openStudio(SQUARES.project, { at: "tracks/first-voyage" });
  await wholeWay(page, folder, mouse(page), SQUARES);
});

test("six cards from nothing to paper by touch, on a tablet", async ({ openStudio }) => {
  const { page, folder } = await openStudio(SQUARES.project, { at: "tracks/first-voyage" });
  await page.setViewportSize({ width: 820, height: 1180 });
  await wholeWay(page, folder, finger(page), SQUARES);
});

test("six cards from nothing to paper by keys alone", async ({ openStudio }) => {
  const { page, folder } = await openStudio(SQUARES.project, { at: "tracks/first-voyage" });
  await wholeWay(page, folder, keyboard(page), SQUARES);
});

test("six tiles of hexagons from nothing to paper", async ({ openStudio }) => {
  const { page, folder } = await openStudio(HEXAGONS.project, { at: "tracks/front-path" });
  await wholeWay(page, folder, mouse(page), HEXAGONS);
});
