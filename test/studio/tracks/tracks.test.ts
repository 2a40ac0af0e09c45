/** Tracks laid by mouse, by touch and by keys alone; each gesture is one step in the scenario's file. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type Spot, swipe } from "../../support/studio/hands.ts";
import { outlineBox } from "../../support/studio/laid-cards.ts";
import { STARTER_PACK } from "../../support/studio/projects.ts";
import { accessibleShots } from "../../support/studio/shots.ts";
import { type OpenStudio, test } from "../../support/studio/studio-test.ts";

const VOYAGE = "content/pirate-quest/scenarios/first-voyage.yaml";

const card = (page: Page, name: RegExp) => page.getByRole("button", { name });
const undo = (page: Page, title: string) =>
  page.getByRole("button", { name: `Undo: ${title}`, exact: true }).waitFor();
const figure = (page: Page, name: string) =>
  page
    .locator(".track-figures div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

async function openVoyage(openStudio: OpenStudio) {
  const opened = await openStudio(STARTER_PACK, { at: "tracks/first-voyage" });
  const { page, folder } = opened;
  await card(page, /^Card 4: m17/).waitFor();
  await figure(page, "Shortest way").getByText("12 MP").waitFor();
  return { ...opened, file: () => readFileSync(join(folder, VOYAGE), "utf8") };
}

/** Where a point of the lattice is on the screen, in cells from the left bottom corner of the first card. */
async function spots(page: Page): Promise<(column: number, row: number) => Spot> {
  const box = await outlineBox(card(page, /^Card 1: /));
  // two columns and three rows
  const cell = box.height / 3;
  return (column, row) => ({ x: box.x + column * cell, y: box.y + box.height - row * cell });
}

async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const share of [0.3, 0.6, 1])
    await page.mouse.move(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y));
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save all" }).click();
  await page.getByText("Everything is saved", { exact: true }).first().waitFor();
}

test("a card is dragged, snaps to the lattice and is one step; Esc ends a drag as if it had never begun", async ({
  openStudio,
}) => {
  const { page, file } = await openVoyage(openStudio);
  const before = file();
  const at = await spots(page);
  await drag(page, at(0.5, 10.5), at(1.4, 10.7));
  // while it is dragged: the finish is where it would be
  await page.locator(".ghost-edge").waitFor();
  await page.mouse.up();
  await card(page, /^Card 4: m17, column 1, row 9/).waitFor();
  await undo(page, "Move card 4 (m17)");

  await drag(page, at(0.5, 7.5), at(6, 6));
  await page.locator(".ghost-edge").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".ghost-edge").waitFor({ state: "detached" });
  await page.mouse.up();
  await card(page, /^Card 3: m14, face down, column 0, row 6/).waitFor();
  await undo(page, "Move card 4 (m17)");

  await save(page);
  expect(file()).toBe(before.replace("at: [0, 9]", "at: [1, 9]"));
});

test("a card is taken from the tray by a drag or by a click, turned and flipped in the hand, erased by the right button, sampled with Alt", async ({
  openStudio,
}) => {
  const { page, file } = await openVoyage(openStudio);
  const before = file();
  const at = await spots(page);
  const m01 = await page.getByRole("button", { name: "m01 1 of 1 left" }).boundingBox();
  if (!m01) throw new Error("no card in the tray");
  await drag(page, { x: m01.x + 20, y: m01.y + 20 }, at(3, 1.5));
  await page.mouse.up();
  await card(page, /^Card 5: m01, column 2, row 0/).waitFor();
  await page.getByRole("button", { name: "m01 0 of 1 left" }).waitFor();
  await undo(page, "Lay m01 as card 5");

  // without dragging
  await page.getByRole("button", { name: "m02 1 of 1 left" }).click();
  await page.keyboard.press("r");
  await page.keyboard.press("f");
  const { x, y } = at(3.5, 5);
  await page.mouse.move(x, y);
  await page.locator(".ghost-edge").waitFor();
  await page.mouse.click(x, y);
  await card(page, /^Card 6: m02, face down, column 2, row 4, turned 90°/).waitFor();

  // what is placed is turned as well
  await page.keyboard.press("Shift+R");
  await undo(page, "Turn card 6 (m02) to 0°");

  await page.mouse.click(at(2.5, 1.5).x, at(2.5, 1.5).y, { button: "right" });
  await undo(page, "Remove card 5 (m01)");
  await card(page, /^Card 5: m02, face down/).waitFor();

  await page.keyboard.down("Alt");
  await page.mouse.click(at(0.5, 10.5).x, at(0.5, 10.5).y);
  await page.keyboard.up("Alt");
  await page.getByText("m17: click where to place it").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("m17: click where to place it").waitFor({ state: "detached" });

  await save(page);
  expect(file()).toBe(
    before.replace("at: [0, 9] }\n", "at: [0, 9] }\n  - { card: m02, at: [2, 4], acceleration: true }\n"),
  );
});

test("keys alone lay a track of six cards, and the focus stays on the card that moves", async ({
  openStudio,
}) => {
  const { page, folder } = await openVoyage(openStudio);
  await page.getByRole("button", { name: "Scenario: First Voyage" }).click();
  await page.getByRole("menuitem", { name: "New scenario ..." }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("By Keys");
  await page.keyboard.press("Enter");
  await page.getByRole("application", { name: "Map with 0 cards" }).waitFor();
  for (const [index, id] of ["m01", "m02", "m05", "m07", "m10", "m12"].entries()) {
    await page.getByRole("button", { name: new RegExp(`^${id} `) }).focus();
    await page.keyboard.press("Enter");
    await page.locator(".ghost-edge").waitFor();
    if (index === 2) await page.keyboard.press("f");
    await page.keyboard.press("Enter");
    await card(page, new RegExp(`^Card ${index + 1}: ${id},.* row ${3 * index}$`)).waitFor();
  }
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(focused).toMatch(/^Card 6: m12/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await undo(page, "Move card 6 (m12)");
  await expect.poll(focused).toBe("Card 6: m12, column 2, row 16, does not touch card 5");
  await figure(page, "Shortest way").getByText("none: the finish cannot be reached").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(focused).toBe("Card 6: m12, column 0, row 15");
  await page.keyboard.press("r");
  await expect.poll(focused).toBe("Card 6: m12, column 0, row 15, turned 90°");
  await page.keyboard.press("PageUp");
  await expect.poll(focused).toMatch(/^Card 5: m10/);
  await page.keyboard.press("Shift+PageUp");
  await page.getByText("2 cards").waitFor();
  await page.keyboard.press("Delete");
  await undo(page, "Remove 2 cards");
  await expect.poll(focused).toMatch(/^Card 4: m12/);
  await page.keyboard.press("Control+z");
  await card(page, /^Card 6: m12/).waitFor();
  await save(page);
  expect(readFileSync(join(folder, "content/pirate-quest/scenarios/by-keys.yaml"), "utf8")).toBe(
    `scenario: by-keys
title: By Keys
players: { min: 2, max: 4 }
length: short
track:
  - { card: m01, at: [0, 0] }
  - { card: m02, at: [0, 3] }
  - { card: m05, at: [0, 6], acceleration: true }
  - { card: m07, at: [0, 9] }
  - { card: m10, at: [0, 12] }
  - { card: m12, at: [0, 15], turn: 90 }
`,
  );
});

test("several cards are framed and moved, copied and undone", async ({ openStudio }) => {
  const { page } = await openVoyage(openStudio);
  const at = await spots(page);
  await drag(page, at(-1, -0.5), at(2.5, 4));
  await page.mouse.up();
  await page.getByText("2 cards").waitFor();
  await drag(page, at(0.5, 0.5), at(-1.5, 0.5));
  await page.mouse.up();
  await card(page, /^Card 2: m12, column -2, row 3/).waitFor();
  await card(page, /^Card 3: m14, face down, column 0, row 6/).waitFor();
  await undo(page, "Move 2 cards");
  await page.keyboard.press("Control+d");
  await card(page, /^Card 6: m12/).waitFor();
  await undo(page, "Lay 2 cards");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await card(page, /^Card 2: m12, column 0, row 3/).waitFor();
  await expect.poll(() => page.locator(".laid").count()).toBe(4);
});

test("start and finish are set by a click on a square, and left to the rule again by undo", async ({
  openStudio,
}) => {
  const { page, file } = await openVoyage(openStudio);
  const before = file();
  const at = await spots(page);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.mouse.click(at(1.5, 0.5).x, at(1.5, 0.5).y);
  await undo(page, "Start on 1.b1");
  await page.getByRole("button", { name: "Finish", exact: true }).click();
  await page.mouse.click(at(0.5, 11.5).x, at(0.5, 11.5).y);
  await undo(page, "Finish on 4.a3");
  // without pointing at the map
  const finish = page.getByRole("combobox", { name: "Finish" });
  await finish.selectOption("automatic");
  await undo(page, "Finish no longer named");
  await finish.selectOption("4.a3");
  await undo(page, "Finish on 4.a3");
  await save(page);
  expect(file()).toBe(before.replace(/(acceleration: true \}\n.*\n)/, "$1start: 1.b1\nfinish: 4.a3\n"));
});

test("an unsound track is repaired after a look at what changes, and what others write is shown", async ({
  openStudio,
}) => {
  const { page, folder, file } = await openVoyage(openStudio);
  const before = file();
  await card(page, /^Card 3: m14/).focus();
  await page.keyboard.press("Enter");
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press("ArrowRight");
  await figure(page, "Shortest way").getByText("none: the finish cannot be reached").waitFor();
  await page.getByRole("button", { name: "Line 14" }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toMatch(/^Card 4: m17, .*does not touch card 3/);
  await page.getByRole("button", { name: "Repair" }).click();
  await page.getByRole("button", { name: "Use it" }).waitFor();
  await page.getByText(/^move card 3 \(m14\) 3 squares to the left$/).waitFor();
  await page.getByRole("button", { name: "Use it" }).click();
  await undo(page, "Repair the track");
  await figure(page, "Shortest way").getByText("12 MP").waitFor();
  // how many steps the arrow keys are depends on how fast they come
  const isBack = async (): Promise<boolean> => {
    await page.keyboard.press("Control+z");
    return page.getByText("Everything is saved", { exact: true }).first().isVisible();
  };
  await expect.poll(isBack).toBe(true);
  expect(file()).toBe(before);
  writeFileSync(join(folder, VOYAGE), before.replace("at: [0, 9]", "at: [1, 9]"));
  await card(page, /^Card 4: m17, column 1, row 9/).waitFor();
});

test("a suggested track is looked at, left, and laid as one step; all is accessible", async ({
  openStudio,
}) => {
  const { page } = await openVoyage(openStudio);
  await card(page, /^Card 2: m12/).focus();
  await page.keyboard.press("Enter");
  await accessibleShots(page, "tracks");
  await page.getByRole("button", { name: "Suggest a track" }).click();
  await page.getByRole("textbox", { name: "Cards", exact: true }).fill("5");
  await page.getByRole("button", { name: "Suggest", exact: true }).click();
  await page.getByText(/^A track of 5 cards/).waitFor();
  await accessibleShots(page, "tracks-suggested");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => page.locator(".laid").count()).toBe(4);
  await page.getByRole("button", { name: "Suggest", exact: true }).click();
  await page.getByRole("button", { name: "Use it" }).click();
  await undo(page, "Lay the suggested track");
  await expect.poll(() => page.locator(".laid").count()).toBe(5);
});

test("a finger moves cards, taps lay the one that is held, and on free ground it moves the map", async ({
  openStudio,
}) => {
  const { page } = await openVoyage(openStudio);
  await page.setViewportSize({ width: 820, height: 1180 });
  const at = await spots(page);
  await swipe(page, at(0.5, 10.5), at(2.5, 10.5));
  await undo(page, "Move card 4 (m17)");
  await card(page, /^Card 4: m17, column 2, row 9/).waitFor();
  const tap = async (spot: Spot) => swipe(page, spot, spot);
  const m01 = await page.getByRole("button", { name: "m01 1 of 1 left" }).boundingBox();
  if (!m01) throw new Error("no card in the tray");
  await tap({ x: m01.x + 30, y: m01.y + 30 });
  await page.getByText("m01: click where to place it").waitFor();
  await tap(at(-2, 1.5));
  await card(page, /^Card 5: m01, column -3, row 0/).waitFor();
  const before = await card(page, /^Card 1: /).boundingBox();
  await swipe(page, at(4, 4), at(6, 4));
  const moved = async () => ((await card(page, /^Card 1: /).boundingBox())?.x ?? 0) - (before?.x ?? 0);
  await expect.poll(moved).toBeGreaterThan(10);
  await expect.poll(() => page.locator(".laid").count()).toBe(5);
});
