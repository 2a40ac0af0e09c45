/** The print view in a browser: sheets before they are printed, the files afterwards, and a print that is cancelled. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { withPdf } from "../../support/paper/read-pdf.ts";
import { accessibilityFaults } from "../../support/studio/accessibility.ts";
import { HARBOUR, PLANTED, SHIPS } from "../../support/studio/projects.ts";
import { accessibleShots, shots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";

const PDF = "all-decks-a4.pdf";

/** Everything about the PDF with the cards. */
const cardsOf = (page: Page) => page.getByRole("group").filter({ hasText: PDF });

/** The address of the picture of its first page, once there is one. */
async function firstPicture(page: Page): Promise<string | null> {
  const picture = cardsOf(page).getByRole("button", { name: "Sheet 1, front: enlarge" }).locator("img");
  return picture.getAttribute("src");
}

test("the sheets are shown and enlarged; the PDF that is made has them, and testers get a web page", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(HARBOUR, { at: "print" });
  await firstPicture(page);
  await page.getByText("Sheet 1, front").waitFor();
  await page.getByText("Sheet 1, back").waitFor();
  const count = await cardsOf(page).locator(".page").count();
  await accessibleShots(page, "print");

  // a page is enlarged, and the next one is a key away
  await page.getByRole("button", { name: "Sheet 1, front: enlarge" }).click();
  const large = page.getByRole("dialog");
  await large.getByRole("img", { name: "Sheet 1, front" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await large.getByRole("img", { name: "Sheet 1, back" }).waitFor();
  await page.keyboard.press("Escape");
  await large.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Make the PDFs" }).click();
  await page.getByRole("region", { name: "Printed files" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await shots(page, "printed");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: `Download ${PDF}` }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(PDF);
  const bytes = readFileSync(await download.path());
  expect(bytes.equals(readFileSync(join(folder, "output/harbour", PDF)))).toBe(true);
  expect(await withPdf(bytes, async ({ numPages }) => numPages)).toBe(count);

  // a web page for testers is made beside the PDFs
  await page.getByRole("button", { name: "Web page for testers" }).click();
  await page.getByText("harbour-share.html").waitFor();
  const downloadingPage = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download harbour-share.html" }).click();
  const shared = readFileSync(await (await downloadingPage).path());
  expect(shared.equals(readFileSync(join(folder, "output/harbour/harbour-share.html")))).toBe(true);
});

test("what is chosen changes the sheets, from the table of cards too; a wrong length is said at its field", async ({
  openStudio,
}) => {
  const { page } = await openStudio(HARBOUR, { at: "print", expects: [/status of 400/] });
  const before = await firstPicture(page);
  await page.getByText("Spacing and marks", { exact: true }).click();
  await page.getByLabel("Space between cards").fill("three");
  await page.getByText('"three": expected a length with its unit').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel("Space between cards").fill("3");
  await expect.poll(() => firstPicture(page)).not.toBe(before);

  await page.getByLabel("Print", { exact: true }).selectOption("Decks and cards");
  await page.getByText("Choose a deck or a card.").waitFor();
  await page.getByLabel("Single cards").fill("dinghy");
  await page.getByRole("button", { name: "Add" }).click();
  await page.getByText("all-decks-a4-proof.pdf").waitFor();
  await page.getByText("1 sheet, 1 card").waitFor();
  await page.getByRole("button", { name: "Remove Dinghy" }).click();
  await page.getByText("Choose a deck or a card.").waitFor();

  // the cards that are selected are printed from their table
  await page.goto(page.url().replace(/#.*$/, "#/decks"));
  await page.getByRole("option", { name: /^Dinghy/ }).click();
  await page.getByRole("button", { name: "Print these" }).click();
  await page.getByText("all-decks-a4-proof.pdf").waitFor();
  await page.getByRole("button", { name: "Remove Dinghy" }).waitFor();
});

test("what is not saved yet is shown, and saved before it is printed", async ({ openStudio }) => {
  const { page, folder } = await openStudio(HARBOUR, { at: "print" });
  const before = await firstPicture(page);
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/#/source/${encodeURIComponent(SHIPS)}`);
  const editor = page.getByRole("textbox", { name: /^Source of/ });
  await editor.getByText("cost: 1", { exact: true }).click();
  await page.keyboard.press("End");
  await page.keyboard.type("1");
  await page.goto(`${origin}/#/print`);
  await page.getByText("The sheets show what is not saved yet, too").waitFor();
  await expect.poll(() => firstPicture(page)).not.toBe(before);
  expect(readFileSync(join(folder, SHIPS), "utf8")).toContain("cost: 1\n");
  await page.getByRole("button", { name: "Save all and print" }).click();
  await page.getByRole("region", { name: "Printed files" }).waitFor();
  expect(readFileSync(join(folder, SHIPS), "utf8")).toContain("cost: 11\n");
  await page.getByRole("button", { name: "Make the PDFs" }).waitFor();
});

test("errors keep a game from being printed, but for a draft", async ({ openStudio }) => {
  const { page, folder } = await openStudio(PLANTED, { at: "print" });
  await page.getByText("Errors keep this from being printed.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await shots(page, "print-refused");
  await page.getByRole("button", { name: "Print a draft anyway" }).click();
  await page.getByText("all-decks-a4-draft.pdf").waitFor();
  await page.getByRole("button", { name: "Make the PDFs" }).click();
  await page.getByRole("region", { name: "Printed files" }).waitFor();
  expect(readdirSync(join(folder, "output/harbour"))).toContain("all-decks-a4-draft.pdf");
});

test("a print is cancelled, and nothing half-done is left", async ({ openStudio }) => {
  const { page, folder } = await openStudio(HARBOUR, { at: "print" });
  await firstPicture(page);
  await page.getByText("More files", { exact: true }).click();
  // pictures of this size take seconds
  await page.getByLabel("A picture of each card (PNG)").check();
  await page.getByLabel("Dots per inch of the pictures").fill("1200");
  // within the page, because a busy test may come when all is printed
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (!/Writing PNG/.test(document.body.textContent)) return;
      observer.disconnect();
      const buttons = [...document.querySelectorAll("button")];
      buttons.find((button) => button.textContent.trim() === "Cancel")?.click();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole("button", { name: "Make the PDFs" }).click();
  await page.getByText("It was cancelled.").waitFor();
  const output = join(folder, "output/harbour");
  await expect.poll(() => unfinishedIn(output)).toEqual([]);
  // the folder is free again
  await page.getByLabel("A picture of each card (PNG)").uncheck();
  await page.getByRole("button", { name: "Make the PDFs" }).click();
  await page.getByRole("region", { name: "Printed files" }).waitFor();
});

/** Temporary files and locks. */
const unfinishedIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? (readdirSync(folder, { recursive: true }) as string[]).filter((path) => /\.tmp$|\.lock/.test(path))
    : [];
