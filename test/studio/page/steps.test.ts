/** Steps in a browser, by keys and buttons as quick as people are: none is lost, and undo takes back what it is asked to. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { HARBOUR, PLANTED, SHIPS } from "../../support/studio/projects.ts";
import { test } from "../../support/studio/studio-test.ts";

const unsaved = (page: Page) => page.getByText("1 unsaved file").first();

const saved = async (page: Page): Promise<void> => {
  await page.keyboard.press("Control+s");
  await page.getByRole("status").filter({ hasText: "Everything is saved" }).waitFor({ state: "attached" });
};

test("what is done with a card by quick presses is a step each; undo in a field of no document is the field's own", async ({
  openStudio,
}) => {
  // what is asked about the deleted card may arrive after it is gone
  const expects = [/status of 404/];
  const { page, folder } = await openStudio(HARBOUR, { at: "card/harbour/ships/cutter", expects });
  const before = readFileSync(join(folder, SHIPS), "utf8");
  await page.getByRole("button", { name: "Move down in the deck" }).waitFor();
  await page.evaluate(() => {
    const press = (name: string) =>
      [...document.querySelectorAll("button")]
        .find((one) => one.getAttribute("aria-label") === name || one.textContent === name)
        ?.click();
    press("Move down in the deck");
    press("Move down in the deck");
    press("New card");
    press("Delete this card");
  });
  for (const title of [/^Delete /, /^New /, /^Move /, /^Move /]) {
    await page.getByRole("contentinfo").getByText(title).waitFor();
    await page.keyboard.press("Control+z");
  }
  await page.getByText("Everything is saved").first().waitFor();
  expect(readFileSync(join(folder, SHIPS), "utf8")).toBe(before);

  await page.goto(page.url().replace(/#.*/, "#/card/harbour/ships/cutter"));
  const cost = page.getByRole("textbox", { name: "Cost", exact: true });
  await cost.press("End");
  await cost.pressSequentially("1");
  await unsaved(page).waitFor();
  // its name also says how many there are, as soon as that is known
  await page.getByRole("link", { name: /^Problems/ }).click();
  const find = page.getByRole("searchbox", { name: "Find in problems" });
  await find.pressSequentially("sword");
  await find.press("Control+z");
  expect(await find.inputValue()).not.toBe("sword");
  await page.goto(page.url().replace(/#.*/, "#/new-game"));
  const title = page.getByRole("textbox", { name: /title|name/i }).first();
  await title.pressSequentially("Axe");
  await title.press("Control+z");
  expect(await title.inputValue()).not.toBe("Axe");
  await unsaved(page).waitFor();

  await page.goto(page.url().replace(/#.*/, "#/card/harbour/ships/cutter"));
  await cost.focus();
  await page.keyboard.press("Control+z");
  await page.getByText("Everything is saved").first().waitFor();
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement).value === "3");
});

test("a fix in the editor is made in the text as it is now", async ({ openStudio }) => {
  const { page, folder } = await openStudio(PLANTED, { at: `source/${encodeURIComponent(SHIPS)}` });
  const editor = page.getByRole("textbox", { name: /^Source of/ });
  const wrong = editor.getByText("text: Gain :coin: when you fish.");
  await wrong.locator(".cm-lintRange").or(editor.locator(".cm-lintRange-error")).first().hover();
  await page.getByRole("button", { name: "Apply this fix" }).click();
  await editor.getByText('text: "Gain :coin: when you fish."').first().waitFor();
  await saved(page);
  expect(readFileSync(join(folder, SHIPS), "utf8")).toContain('text: "Gain :coin: when you fish."\n');
});
