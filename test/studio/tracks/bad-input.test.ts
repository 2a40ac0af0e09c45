/** Tracks that cannot be played as they are written: each fault is on its card, and the cards can be moved and removed all the same. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { STARTER_PACK, type StudioProject } from "../../support/studio/projects.ts";
import { accessibleShots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";

const FOLDER = "content/pirate-quest/scenarios";
const VOYAGE = `${FOLDER}/first-voyage.yaml`;

const card = (page: Page, name: RegExp) => page.getByRole("button", { name });
const undo = (page: Page, title: string) =>
  page.getByRole("button", { name: `Undo: ${title}`, exact: true }).waitFor();

const withVoyage = (from: string, to: string): StudioProject => ({
  ...STARTER_PACK,
  changes: [{ path: VOYAGE, from, to }],
});

test("a card that the game does not have lies on the map with what is found, is moved and removed, and the rest is proved then", async ({
  openStudio,
}) => {
  const project = withVoyage("card: m12, at: [0, 3] }", "card: m95, at: [0, 3] } # the long one");
  const { page, folder } = await openStudio(project, { at: "tracks/first-voyage" });
  const file = () => readFileSync(join(folder, VOYAGE), "utf8");
  const before = file();
  await card(page, /^Card 2: m95, column 0, row 3, the game has no map card "m95"/).waitFor();
  await page.getByText('Cannot be checked: card 2: the game has no map card "m95".').waitFor();
  await accessibleShots(page, "tracks-missing-card");
  await card(page, /^Card 2: m95/).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await undo(page, "Move card 2 (m95)");
  await page.getByRole("button", { name: "Save all" }).click();
  await expect.poll(file).toBe(before.replace("m95, at: [0, 3]", "m95, at: [-1, 3]"));
  await card(page, /^Card 2: m95/).focus();
  await page.keyboard.press("Delete");
  await undo(page, "Remove card 2 (m95)");
  // the rest does not touch, and that is proved
  await card(page, /^Card 2: m14, .*does not touch card 1/).waitFor();
  await page.getByText("none: the finish cannot be reached").waitFor();
});

test("cards of two lattices and of unknown terrains are marked with what is found", async ({
  openStudio,
}) => {
  const hexes = `deck: hexes
title: Hexes
kind: map
size: poker-us
front: map-card
cells: { shape: pointy-hex, radius: 0 }
cards:
  - { id: h1, hexes: [[green]] }
  - { id: h2, hexes: [[lava]] }
`;
  const project = withVoyage("card: m12, at: [0, 3] }", "card: h1, at: [0, 3] }");
  const { page, folder } = await openStudio(project, { at: "tracks/first-voyage" });
  await card(page, /^Card 2: h1, .*the game has no map card "h1"/).waitFor();
  writeFileSync(join(folder, "content/pirate-quest/decks/hexes.yaml"), hexes);
  await card(page, /^Card 2: h1, .*"h1" has pointy-top hexagons, but "m05" has squares/).waitFor();
  await page.getByText(/^Cannot be checked: card 2: "h1" has pointy-top hexagons/).waitFor();
  await card(page, /^h2 /).waitFor();
  await expect
    .poll(() => page.locator(".tray-card.has-fault").getAttribute("aria-description"))
    .toMatch(/lava/);
  await card(page, /^Card 2: h1/).focus();
  await page.keyboard.press("Delete");
  await undo(page, "Remove card 2 (h1)");
  await card(page, /^Card 2: m14, .*does not touch card 1/).waitFor();
});

test("cards that overlap are marked, and apart again they are not", async ({ openStudio }) => {
  const { page } = await openStudio(withVoyage("m12, at: [0, 3]", "m12, at: [0, 2]"), {
    at: "tracks/first-voyage",
  });
  await card(page, /^Card 2: m12, .*covers card 1/).waitFor();
  await page.locator(".mark-overlap").waitFor();
  await card(page, /^Card 2: m12/).focus();
  await page.keyboard.press("Enter");
  await page.locator(".map-words").getByText("Covers card 1", { exact: true }).waitFor();
  await page.keyboard.press("ArrowUp");
  await card(page, /^Card 2: m12, column 0, row 3$/).waitFor();
});

test("a thousand cards are shown and said to be too many; one is moved, and 996 are removed", async ({
  openStudio,
}) => {
  const rows = Array.from({ length: 996 }, (_, index) => {
    const [column, row] = [3 * (index % 40), -4 * Math.floor(index / 40)];
    return `  - { card: m01, at: [${column}, ${row - 4}] }\n`;
  }).join("");
  const project = withVoyage("rules:\n", `${rows}rules:\n`);
  const { page } = await openStudio(project, { at: "tracks/first-voyage", expects: [/status of 400/] });
  await page.getByText("Cannot be checked: the track has 1,000 cards; expected at most 40.").waitFor();
  expect(await page.locator(".laid").count()).toBe(1000);
  await card(page, /^Card 5: m01/).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.getByText(/expected at most 999 cards, not 1,?000/).waitFor();
  await card(page, /^Card 5: m01, column 0, row -4/).waitFor();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await undo(page, "Remove 1000 cards");
  await page.getByRole("application", { name: "Map with 0 cards" }).waitFor();
});
