/** Searches, previews and moves by keys belong to the track that they began with, and changes to the cards that they concern. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { middleOfBox, outlineBox } from "../../support/studio/laid-cards.ts";
import { STARTER_PACK } from "../../support/studio/projects.ts";
import { test } from "../../support/studio/studio-test.ts";

const VOYAGE = "content/pirate-quest/scenarios/first-voyage.yaml";
const BAY = "content/pirate-quest/scenarios/horseshoe-bay.yaml";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const card = (page: Page, name: RegExp) => page.getByRole("button", { name });
const undo = (page: Page, title: string) => button(page, `Undo: ${title}`).waitFor();
const changed = "The track has changed meanwhile: search again";

async function open(page: Page, from: string, to: string): Promise<void> {
  await button(page, `Scenario: ${from}`).click();
  await page.getByRole("menuitemradio", { name: to }).click();
}

async function selectCard(page: Page, name: RegExp): Promise<void> {
  await card(page, name).focus();
  await page.keyboard.press("Enter");
}

test("a suggestion that is shown is left when another scenario is opened, and nothing else is changed meanwhile", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(STARTER_PACK, { at: "tracks/first-voyage" });
  const before = readFileSync(join(folder, BAY), "utf8");
  await button(page, "Suggest a track").click();
  await button(page, "Suggest").click();
  await button(page, "Use it").waitFor();
  for (const name of ["Start", "Finish", "Copy beside it"])
    expect(await button(page, name).getAttribute("aria-disabled")).toBe("true");
  expect(await page.getByRole("combobox", { name: "Start" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: /^m01/ }).first().click({ force: true });
  await open(page, "First Voyage", "Horseshoe Bay");
  await expect.poll(() => page.locator(".laid").count()).toBe(7);
  expect(await button(page, "Use it").count()).toBe(0);
  await page.getByText("Everything is saved", { exact: true }).first().waitFor();
  expect(readFileSync(join(folder, BAY), "utf8")).toBe(before);
});

test("a card that was moved by keys is moved in its own scenario when another one is opened at once", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(STARTER_PACK, { at: "tracks/first-voyage" });
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const [voyage, bay] = [read(VOYAGE), read(BAY)];
  await selectCard(page, /^Card 4: m17/);
  await page.keyboard.press("ArrowRight");
  await page.evaluate("location.hash = '/tracks/horseshoe-bay'");
  await expect.poll(() => page.locator(".laid").count()).toBe(7);
  await button(page, "Save all").click();
  await expect.poll(() => read(VOYAGE)).toBe(voyage.replace("at: [0, 9]", "at: [1, 9]"));
  expect(read(BAY)).toBe(bay);
});

test("a repair that is shown ends when the track is changed by undo", async ({ openStudio }) => {
  const { page } = await openStudio(STARTER_PACK, { at: "tracks/first-voyage" });
  await selectCard(page, /^Card 2: m12/);
  await page.keyboard.press("Delete");
  await undo(page, "Remove card 2 (m12)");
  await button(page, "Repair").click();
  await button(page, "Use it").waitFor();
  await page.keyboard.press("Control+z");
  await page.getByText(changed).waitFor();
  expect(await button(page, "Use it").count()).toBe(0);
  await expect.poll(() => page.locator(".laid").count()).toBe(4);
});

test("a change right after an undo does not write what was undone", async ({ openStudio }) => {
  const { page, folder } = await openStudio(STARTER_PACK, { at: "tracks/first-voyage" });
  const before = readFileSync(join(folder, VOYAGE), "utf8");
  await selectCard(page, /^Card 4: m17/);
  await page.keyboard.press("ArrowRight");
  await undo(page, "Move card 4 (m17)");
  await selectCard(page, /^Card 2: m12/);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("f");
  await undo(page, "Lay card 2 (m12) face down");
  await button(page, "Save all").click();
  await expect
    .poll(() => readFileSync(join(folder, VOYAGE), "utf8"))
    .toBe(before.replace("at: [0, 3] }", "at: [0, 3], acceleration: true }"));
});

test("what another program writes while a card is dragged stays", async ({ openStudio }) => {
  const { page, folder } = await openStudio(STARTER_PACK, { at: "tracks/first-voyage" });
  const before = readFileSync(join(folder, VOYAGE), "utf8");
  const box = await outlineBox(card(page, /^Card 4: m17/));
  const { x, y } = middleOfBox(box);
  await page.mouse.move(x, y);
  await page.mouse.down();
  // a card is two squares wide
  await page.mouse.move(x + box.width / 2, y, { steps: 3 });
  await page.locator(".ghost-edge").waitFor();
  const written = before.replace("m12, at: [0, 3]", "m12, at: [0, 3], acceleration: true");
  writeFileSync(join(folder, VOYAGE), written);
  await undo(page, "Change by another program");
  await page.mouse.up();
  await undo(page, "Move card 4 (m17)");
  await button(page, "Save all").click();
  await expect
    .poll(() => readFileSync(join(folder, VOYAGE), "utf8"))
    .toBe(written.replace("at: [0, 9]", "at: [1, 9]"));
});
