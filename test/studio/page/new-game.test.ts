/** A new game in a browser: from pasted rows, from a workbook, of sample cards, as a copy. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { openProject } from "../../../src/index.ts";
import { accessibilityFaults } from "../../support/studio/accessibility.ts";
import { HARBOUR, type StudioProject } from "../../support/studio/projects.ts";
import { accessibleShots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";
import { sheetOfTexts, xlsx } from "../../support/workbooks/xlsx.ts";

const SUITS = ["Sun", "Moon"];
const CELLS = [
  ["Name", "Cost", "Qty", "Suit", "Effect", "Link"],
  ...Array.from({ length: 20 }, (_, index) => [
    `Stall ${index + 1}`,
    String(index % 5),
    index === 0 ? "3" : "1",
    SUITS[index % 2] ?? "",
    `Draw ${(index % 3) + 1} cards, then discard one of them.`,
    "https://example.org",
  ]),
];

/** Copies the cells from a table in a page, as from a spreadsheet in a browser, into the clipboard of this Chromium. */
async function copyCells(context: BrowserContext): Promise<void> {
  const sheet = await context.newPage();
  const rows = CELLS.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  await sheet.setContent(`<table>${rows.join("")}</table>`);
  await sheet.keyboard.press("Control+a");
  await sheet.keyboard.press("Control+c");
  await sheet.close();
}

/** A folder without anything. */
const EMPTY: StudioProject = { folders: [] };

test("20 pasted rows become a game, in a folder that had none", async ({ openStudio }) => {
  const { page, folder, context } = await openStudio(EMPTY);
  await page.getByRole("heading", { name: "New game" }).waitFor();
  await page.getByLabel("Name of the game").fill("Night Market");
  await copyCells(context);
  await page.bringToFront();
  await page.getByLabel("Rows of your spreadsheet").focus();
  await page.keyboard.press("Control+v");
  const card = page.getByRole("img", { name: "Card Stall 1", exact: true });
  await card.waitFor();
  await page.getByText("20 cards in poker size").waitFor();
  expect(await page.getByLabel("Qty becomes").inputValue()).toBe("copies");
  expect(await page.getByLabel("Name becomes").inputValue()).toBe("name");
  expect(await page.getByLabel("Link becomes").inputValue()).toBe("out");
  const before = await card.getAttribute("src");
  await page.getByLabel("Suit becomes").selectOption({ label: "Leave out" });
  await expect.poll(() => card.getAttribute("src")).not.toBe(before);
  await accessibleShots(page, "new-game");
  expect(existsSync(join(folder, "content")), "nothing is written yet").toBe(false);
  await page.getByRole("button", { name: "Make the game" }).click();
  await page.getByRole("heading", { name: "Night Market" }).waitFor();
  expect(new URL(page.url()).hash).toBe("#/decks");
  const deck = readFileSync(join(folder, "content/night-market/decks/cards.yaml"), "utf8");
  expect(deck).toMatch(/^ {2}Suit: false$/m);
  const project = await openProject(folder, { cache: false });
  const { counts } = await project.check();
  expect(counts.error).toBe(0);
  await project.close();
});

/** What is no workbook is refused, one with two sheets offers them, and the cards of the second are shown. */
async function openWorkbook(page: Page): Promise<void> {
  const open = async (name: string, bytes: Uint8Array): Promise<void> => {
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Open a spreadsheet file" }).click();
    await (await choosing).setFiles({ name, mimeType: "", buffer: Buffer.from(bytes) });
  };
  await page.getByRole("radio", { name: "My spreadsheet" }).waitFor({ state: "attached" });
  await open("cards.xlsx", new TextEncoder().encode("Name"));
  await page.getByRole("alert").getByText("cards.xlsx").waitFor();
  const sheets = [
    { name: "Notes", xml: sheetOfTexts([["Remember"], ["the milk"]]) },
    { name: "Stalls", xml: sheetOfTexts(CELLS) },
  ];
  await open("cards.xlsx", xlsx({ sheets }));
  await page.getByLabel("Sheet with the cards").selectOption("Stalls");
  // the game of that name is there already, so its cards are shown once it has another
  await page.getByLabel("Name of the game").fill("Stalls");
  await page.getByRole("img", { name: "Card Stall 1", exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel("Name of the game").fill("Harbour");
}

test("a copy of a shipped game is added to a project, and a name that is taken is refused", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(HARBOUR, { at: "new-game", expects: [/status of 400/] });
  await page.getByLabel("Name of the game").fill("Harbour");
  await openWorkbook(page);
  await page.getByText("A game that comes with Broadside").click();
  await page.getByLabel(/^Pirate Tricks/).check();
  await page.getByRole("alert").getByText('there is a game "harbour" already').waitFor();
  const make = page.getByRole("button", { name: "Make the game" });
  await expect.poll(() => make.getAttribute("aria-disabled")).toBe("true");
  await page.getByLabel("Name of the game").fill("Harbour Tricks");
  await expect.poll(() => make.getAttribute("aria-disabled")).toBe(null);
  await make.click();
  await page.getByRole("heading", { name: "Harbour Tricks" }).waitFor();
  const game = readFileSync(join(folder, "content/harbour-tricks/game.yaml"), "utf8");
  expect(game).toMatch(/^id: harbour-tricks\ntitle: "Harbour Tricks"$/m);
});

test("nine sample cards are shown as they will print; what was entered survives a reload", async ({
  openStudio,
}) => {
  const { page } = await openStudio(EMPTY);
  await page.getByText("Nine sample cards").click();
  await page.getByLabel("Name of the game").fill("Zoo");
  await page.getByRole("list", { name: "The first cards" }).getByRole("img").nth(2).waitFor();
  await page.reload();
  await page.getByRole("list", { name: "The first cards" }).getByRole("img").nth(2).waitFor();
  expect(await page.getByLabel("Name of the game").inputValue()).toBe("Zoo");
});

test("a sample game with tracks is shown, made, and has its tracks", async ({ openStudio }) => {
  const { page } = await openStudio(EMPTY);
  await page.getByText("Dungeon of tiles").click();
  await page.getByLabel("Name of the game").fill("Below the Mill");
  await page.getByRole("list", { name: "The first cards" }).getByRole("img").nth(2).waitFor();
  await accessibleShots(page, "new-game-sample");
  await page.getByRole("button", { name: "Make the game" }).click();
  await page.getByRole("heading", { name: "Below the Mill" }).waitFor();
  await page.goto(page.url().replace(/#.*/, "#/tracks"));
  await page.getByText("The Cracked Wall").first().waitFor();
});
