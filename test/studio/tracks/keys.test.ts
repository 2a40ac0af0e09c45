/** Keys are about the card that has the focus, take nothing from a pointer that drags, and move nothing out of sight. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Spot } from "../../support/studio/hands.ts";
import { middleOfBox, outlineBox } from "../../support/studio/laid-cards.ts";
import { STARTER_PACK } from "../../support/studio/projects.ts";
import { type OpenStudio, test } from "../../support/studio/studio-test.ts";

const VOYAGE = "content/pirate-quest/scenarios/first-voyage.yaml";

const card = (page: Page, name: RegExp) => page.getByRole("button", { name });
const undo = (page: Page, title: string) =>
  page.getByRole("button", { name: `Undo: ${title}`, exact: true }).waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

async function openVoyage(openStudio: OpenStudio) {
  const opened = await openStudio(STARTER_PACK, { at: "tracks/first-voyage" });
  await card(opened.page, /^Card 4: m17/).waitFor();
  return { ...opened, file: () => readFileSync(join(opened.folder, VOYAGE), "utf8") };
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("it is not shown");
  return box;
}

const middleOf = async (page: Page, name: RegExp): Promise<Spot> =>
  middleOfBox(await outlineBox(card(page, name)));

/** Wholly within the map. */
async function isInSight(page: Page, target: Locator): Promise<boolean> {
  const [map, own] = [await boxOf(page.locator(".map-room")), await boxOf(target)];
  return (
    own.x >= map.x &&
    own.y >= map.y &&
    own.x + own.width <= map.x + map.width &&
    own.y + own.height <= map.y + map.height
  );
}

/** The Tab key, until it has come to one whose name begins so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    await page.keyboard.press("Tab");
    return name.test((await focused(page)) ?? "");
  };
  await expect.poll(isThere).toBe(true);
}

test("keys and the wheel take nothing from a drag: the card stays below the pointer, and nothing is deleted or moved besides", async ({
  openStudio,
}) => {
  const { page, file } = await openVoyage(openStudio);
  const before = file();
  const from = await middleOf(page, /^Card 4: m17/);
  const cell = (await outlineBox(card(page, /^Card 4: m17/))).height / 3;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const to = { x: from.x + 2 * cell, y: from.y };
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.locator(".ghost-edge").waitFor();
  for (const key of ["Delete", "Control+d", "[", "ArrowUp", "ArrowUp"]) await page.keyboard.press(key);
  await page.keyboard.press("r");
  await card(page, /^Card 4: m17, column 0, row 9, turned 90°/).waitFor();
  await page.keyboard.press("Shift+R");
  // the map goes down by two cells, and the card is still below the pointer
  await page.mouse.wheel(0, -2 * cell);
  await expect.poll(async () => (await middleOf(page, /^Card 1: m05/)).y).toBeGreaterThan(from.y + 9 * cell);
  const lifted = await middleOf(page, /^Card 4: m17/);
  expect(Math.hypot(lifted.x - to.x, lifted.y - to.y)).toBeLessThan(cell / 2);
  await page.mouse.up();
  await card(page, /^Card 4: m17, column 2, row 11/).waitFor();
  await undo(page, "Move card 4 (m17)");
  await page.getByRole("button", { name: "Save all" }).click();
  await expect.poll(file).toBe(before.replace("at: [0, 9]", "at: [2, 11]"));
});

test("what keys lay and move stays in sight, and Shift with arrows shows the rest", async ({
  openStudio,
}) => {
  const { page } = await openVoyage(openStudio);
  for (const [index, id] of ["m01", "m02", "m07"].entries()) {
    await card(page, new RegExp(`^${id} `)).focus();
    await page.keyboard.press("Enter");
    await page.locator(".ghost-edge").waitFor();
    expect(await isInSight(page, page.locator(".ghost-edge"))).toBe(true);
    await page.keyboard.press("Enter");
    const laid = card(page, new RegExp(`^Card ${index + 5}: ${id}`));
    await laid.waitFor();
    expect(await isInSight(page, laid.locator(".laid-border"))).toBe(true);
  }
  for (let step = 0; step < 20; step++) await page.keyboard.press("ArrowRight");
  await card(page, /^Card 7: m07, column 20, row 18/).waitFor();
  expect(await isInSight(page, card(page, /^Card 7: /).locator(".laid-border"))).toBe(true);
  const was = (await middleOf(page, /^Card 7: /)).x;
  await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(async () => (await middleOf(page, /^Card 7: /)).x).toBeGreaterThan(was);
});

test("keys are about the card with the focus, which voices and screen readers can press", async ({
  openStudio,
}) => {
  const { page } = await openVoyage(openStudio);
  await tabTo(page, /^Card 1: m05/);
  await page.keyboard.press("R");
  await undo(page, "Turn card 1 (m05) to 90°");
  // as a screen reader's cursor does
  await card(page, /^Card 3: m14/).focus();
  await page.keyboard.press("f");
  await undo(page, "Lay card 3 (m14) face up");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowRight");
  await undo(page, "Move card 3 (m14)");
  await card(page, /^Card 2: m12/).dispatchEvent("click", { detail: 0 });
  await expect.poll(() => card(page, /^Card 2: m12/).getAttribute("aria-pressed")).toBe("true");
  await expect.poll(() => focused(page)).toMatch(/^Card 2: m12/);
  await page.keyboard.press("Enter");
  await expect.poll(() => card(page, /^Card 2: m12/).getAttribute("aria-pressed")).toBe("false");
  await page.keyboard.press("Control+Space");
  await page.keyboard.press("Shift+PageDown");
  await page.getByText("2 cards", { exact: true }).waitFor();
  await page.keyboard.press("Control+Space");
  await expect.poll(() => card(page, /^Card 3: m14/).getAttribute("aria-pressed")).toBe("false");
  expect(await card(page, /^Card 2: m12/).getAttribute("aria-pressed")).toBe("true");
});

test("a card is moved by two clicks, without a drag; Esc leaves it", async ({ openStudio }) => {
  const { page } = await openVoyage(openStudio);
  const from = await middleOf(page, /^Card 4: m17/);
  const cell = (await outlineBox(card(page, /^Card 4: m17/))).height / 3;
  await page.mouse.click(from.x, from.y);
  const move = page.getByRole("button", { name: "Move", exact: true });
  await move.click();
  await page.getByText("Click where to place m17").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Click where to place m17").waitFor({ state: "detached" });
  await card(page, /^Card 4: m17, column 0, row 9/).waitFor();
  await move.click();
  await page.mouse.click(from.x + 3 * cell, from.y - cell);
  await card(page, /^Card 4: m17, column 3, row 10/).waitFor();
  await undo(page, "Move card 4 (m17)");
});
