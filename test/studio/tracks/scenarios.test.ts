/** Scenarios beside their tracks: added, copied, renamed, deleted; their texts and notes; their sheets as they print. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { STARTER_PACK, type StudioProject } from "../../support/studio/projects.ts";
import { accessibleShots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";

const FOLDER = "content/pirate-quest/scenarios";

const menu = (page: Page, title: string) =>
  page.getByRole("button", { name: `Scenario: ${title}`, exact: true });

async function choose(page: Page, title: string, item: string): Promise<void> {
  await menu(page, title).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("a scenario is copied, renamed, deleted and brought back", async ({ openStudio }) => {
  const { page, folder } = await openStudio(STARTER_PACK, {
    at: "tracks/horseshoe-bay",
    expects: [/status of 400/],
  });
  const read = (name: string) => readFileSync(join(folder, FOLDER, name), "utf8");
  await choose(page, "Horseshoe Bay", "Duplicate ...");
  await page.getByRole("textbox", { name: "Title" }).fill("Horseshoe Bay");
  await page.keyboard.press("Enter");
  await page.getByText('there is a scenario "horseshoe-bay" already; choose another title').waitFor();
  await page.getByRole("textbox", { name: "Title" }).fill("Narrow Bay");
  await page.keyboard.press("Enter");
  await menu(page, "Narrow Bay").waitFor();
  await expect.poll(() => page.locator(".laid").count()).toBe(7);
  await choose(page, "Narrow Bay", "Rename ...");
  await page.getByRole("textbox", { name: "Title" }).fill("Broad Bay");
  await page.keyboard.press("Enter");
  await menu(page, "Broad Bay").waitFor();
  await page.getByRole("button", { name: "Save all" }).click();
  await expect.poll(() => existsSync(join(folder, FOLDER, "narrow-bay.yaml"))).toBe(true);
  expect(read("narrow-bay.yaml")).toBe(
    read("horseshoe-bay.yaml")
      .replace("scenario: horseshoe-bay", "scenario: narrow-bay")
      .replace("title: Horseshoe Bay", "title: Broad Bay"),
  );
  const before = read("narrow-bay.yaml");
  await choose(page, "Broad Bay", "Delete");
  await expect.poll(() => existsSync(join(folder, FOLDER, "narrow-bay.yaml"))).toBe(false);
  await page.getByText("Deleted Broad Bay").waitFor();
  await page.locator(".notice").getByRole("button", { name: "Undo" }).click();
  await menu(page, "Broad Bay").waitFor();
  await page.getByRole("button", { name: "Save all" }).click();
  await expect.poll(() => existsSync(join(folder, FOLDER, "narrow-bay.yaml"))).toBe(true);
  expect(read("narrow-bay.yaml")).toBe(before);
});

test("undo brings back a deleted scenario, with what was not saved in it", async ({ openStudio }) => {
  const { page, folder } = await openStudio(STARTER_PACK, { at: "tracks/first-voyage" });
  const file = join(folder, FOLDER, "first-voyage.yaml");
  const before = readFileSync(file, "utf8");
  await page.getByRole("tab", { name: "Texts" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Second Voyage");
  await choose(page, "Second Voyage", "Delete");
  await page.getByText("Deleted Second Voyage").waitFor();
  expect(existsSync(file)).toBe(false);
  await page.getByRole("button", { name: "Undo: Delete Second Voyage", exact: true }).waitFor();
  await page.keyboard.press("Control+z");
  await menu(page, "Second Voyage").waitFor();
  await page.getByRole("button", { name: "Undo: Set the title to Second Voyage", exact: true }).waitFor();
  await page.getByRole("button", { name: "Save all" }).click();
  await expect.poll(() => existsSync(file)).toBe(true);
  expect(readFileSync(file, "utf8")).toBe(before.replace("title: First Voyage", "title: Second Voyage"));
});

test("a scenario that cannot be deleted stays with what was not saved in it", async ({ openStudio }) => {
  const { page, folder } = await openStudio(STARTER_PACK, {
    at: "tracks/first-voyage",
    expects: [/status of 4/],
  });
  const file = join(folder, FOLDER, "first-voyage.yaml");
  await page.getByRole("tab", { name: "Texts" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Second Voyage");
  await menu(page, "Second Voyage").waitFor();
  await page.route("**/api/removeScenario", (route) =>
    route.fulfill({ status: 400, json: { code: "EROFS", message: "the disk cannot be written" } }),
  );
  await choose(page, "Second Voyage", "Delete");
  await page.getByText("The disk cannot be written").waitFor();
  await page.getByRole("button", { name: "Undo: Set the title to Second Voyage", exact: true }).waitFor();
  await menu(page, "Second Voyage").waitFor();
  expect(existsSync(file)).toBe(true);
});

test("texts and notes are typed in a form, a field is one step, and comments stay", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(STARTER_PACK, { at: "tracks/first-voyage" });
  const file = join(folder, FOLDER, "first-voyage.yaml");
  const before = readFileSync(file, "utf8");
  await page.getByRole("tab", { name: "Texts" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("First Voyage II");
  await menu(page, "First Voyage II").waitFor();
  await page.getByRole("textbox", { name: "at most" }).fill("x");
  await page.getByText("Expected a whole number").waitFor();
  await page.getByRole("textbox", { name: "at most" }).fill("5");
  await page.getByRole("button", { name: "Add a note" }).click();
  await page.getByRole("textbox", { name: "Note 2" }).fill("Lay it near the dealer.");
  await accessibleShots(page, "tracks-texts");
  await page.getByRole("button", { name: "Remove note 1" }).click();
  await expect.poll(() => page.getByRole("textbox", { name: /^Note/ }).count()).toBe(1);
  await page.getByRole("button", { name: "Save all" }).click();
  const noteBefore = "For your first game, play the first battle with open hands and talk about every bid.";
  await expect
    .poll(() => readFileSync(file, "utf8"))
    .toBe(
      before
        .replace("title: First Voyage", "title: First Voyage II")
        .replace("max: 4", "max: 5")
        .replace(noteBefore, "Lay it near the dealer."),
    );
});

test("undo is seen in the field that was typed into, and a new note is in the file once it says something", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(STARTER_PACK, { at: "tracks/first-voyage" });
  const file = join(folder, FOLDER, "first-voyage.yaml");
  const before = readFileSync(file, "utf8");
  const undo = (words: string) => page.getByRole("button", { name: `Undo: ${words}`, exact: true }).waitFor();
  const focused = (name: string) =>
    expect
      .poll(() => page.getByRole("textbox", { name }).evaluate((field) => field === document.activeElement))
      .toBe(true);
  await page.getByRole("tab", { name: "Texts" }).click();
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Second Voyage");
  await undo("Set the title to Second Voyage");
  await page.keyboard.press("Control+z");
  await expect.poll(() => title.inputValue()).toBe("First Voyage");
  await title.press("End");
  await title.pressSequentially("s");
  await undo("Set the title to First Voyages");
  await page.getByRole("button", { name: "Add a note" }).click();
  await focused("Note 2");
  await page.keyboard.insertText("Lay it last.");
  await page.getByRole("button", { name: /^Undo: (Add|Change) note 2$/ }).waitFor();
  await focused("Note 2");
  await page.getByRole("button", { name: "Remove note 1" }).click();
  await undo("Remove note 1");
  await focused("Note 1");
  await expect.poll(() => page.getByRole("textbox", { name: "Note 1" }).inputValue()).toBe("Lay it last.");
  await page.getByRole("button", { name: "Save all" }).click();
  await expect
    .poll(() => readFileSync(file, "utf8"))
    .toBe(
      before
        .replace("title: First Voyage", "title: First Voyages")
        .replace(/- For your first game.*/, "- Lay it last."),
    );
});

test("the set-up sheet and the poster are shown as they print", async ({ openStudio }) => {
  const { page } = await openStudio(STARTER_PACK, { at: "tracks/first-voyage" });
  await page.getByRole("tab", { name: "Sheets" }).click();
  const sheet = page.getByRole("img", { name: "Set-up sheet, page 1" });
  await sheet.waitFor();
  await page.getByRole("img", { name: "Poster, page 1" }).waitFor();
  await expect
    .poll(() => sheet.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await accessibleShots(page, "tracks-sheets");
});

const BROKEN: StudioProject = {
  ...STARTER_PACK,
  changes: [
    { path: `${FOLDER}/first-voyage.yaml`, from: "track:\n", to: "track: [\n" },
    { path: `${FOLDER}/horseshoe-bay.yaml`, from: "card: m05", to: "card: m95" },
  ],
};

test("a scenario that cannot be read, or whose card does not exist, says so and where", async ({
  openStudio,
}) => {
  const { page } = await openStudio(BROKEN, {
    at: `tracks/${encodeURIComponent(`${FOLDER}/first-voyage.yaml`)}`,
  });
  await page.getByRole("heading", { name: "This scenario cannot be read" }).waitFor();
  await page.getByRole("link", { name: "its file" }).waitFor();
  await menu(page, `${FOLDER}/first-voyage.yaml`).click();
  await page.getByRole("menuitemradio", { name: "Horseshoe Bay" }).click();
  await page.getByText("m95").first().waitFor();
  await expect.poll(() => page.locator(".laid").count()).toBe(7);
});
