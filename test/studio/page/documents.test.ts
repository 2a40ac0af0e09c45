/** Documents in a browser: what is typed is never lost, and what others write is never overwritten unasked. */
import { chmodSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { HARBOUR, replaceIn, SHIPS } from "../../support/studio/projects.ts";
import { type StudioProcess, startStudioProcess } from "../../support/studio/running-studio.ts";
import { accessibleShots } from "../../support/studio/shots.ts";
import { SERVER_GONE, test } from "../../support/studio/studio-test.ts";

const at = `source/${encodeURIComponent(SHIPS)}`;
const shipsIn = (folder: string): string => readFileSync(join(folder, SHIPS), "utf8");

/** At the end of a line of the source. */
async function typeAfter(page: Page, line: string, text: string): Promise<void> {
  const editor = page.getByRole("textbox", { name: /^Source of/ });
  await editor.getByText(line, { exact: true }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(text);
}

/** Resolves when the browser has kept a text with these words. */
const keptTexts = (page: Page, words: string): Promise<unknown> =>
  page.waitForFunction(
    `new Promise((resolve) => {
      indexedDB.open("broadside-studio").onsuccess = ({ target: { result } }) => {
        result.transaction("documents").objectStore("documents").getAll().onsuccess = ({ target }) => {
          result.close();
          resolve(target.result.some(({ text }) => text.includes(${JSON.stringify(words)})));
        };
      };
    })`,
  );

const saved = (page: Page) => page.getByText("Everything is saved").first();
const unsaved = (page: Page) => page.getByText("1 unsaved file").first();

test("changes by another program are merged with unsaved ones, or somebody decides", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(HARBOUR, { at });
  const before = shipsIn(folder);
  await typeAfter(page, "cost: 1", "2");
  await unsaved(page).waitFor();
  replaceIn(join(folder, SHIPS), "title: Cutter", "title: Fast cutter");
  const both = page.getByRole("button", { name: "Keep both" });
  await both.waitFor();
  await page.getByRole("button", { name: "What they changed" }).click();
  await page.getByRole("region", { name: /other program changed/ }).waitFor();
  await accessibleShots(page, "stale");
  await both.click();
  await page.keyboard.press("Control+s");
  await saved(page).waitFor();
  const merged = before.replace("cost: 1\n", "cost: 12\n").replace("title: Cutter", "title: Fast cutter");
  expect(shipsIn(folder)).toBe(merged);

  // the same line: mine, as others see it only once it is saved
  await typeAfter(page, "cost: 12", "0");
  await unsaved(page).waitFor();
  replaceIn(join(folder, SHIPS), "cost: 12\n", "cost: 7\n");
  await page.getByRole("button", { name: "Keep mine" }).click();
  expect(shipsIn(folder)).toContain("cost: 7\n");
  await page.keyboard.press("Control+s");
  await saved(page).waitFor();
  expect(shipsIn(folder)).toBe(merged.replace("cost: 12\n", "cost: 120\n"));

  // theirs, and undo brings mine back
  await typeAfter(page, "cost: 120", "9");
  await unsaved(page).waitFor();
  replaceIn(join(folder, SHIPS), "cost: 120\n", "cost: 8\n");
  await page.getByRole("button", { name: "Take theirs" }).click();
  await saved(page).waitFor();
  await page.keyboard.press("Control+z");
  await page.getByText("cost: 1209").waitFor();
  expect(shipsIn(folder)).toContain("cost: 8\n");
});

test("without unsaved changes, a change by another program is simply shown; what may be written is offered", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(HARBOUR, { at });
  await page.getByText("title: Cutter").waitFor();
  replaceIn(join(folder, SHIPS), "title: Cutter", "title: Fast cutter");
  await page.getByText("title: Fast cutter").waitFor();
  await saved(page).waitFor();
  await typeAfter(page, "kind: war", "");
  for (const _ of "war") await page.keyboard.press("Backspace");
  await page.keyboard.press("Control+Space");
  await page.getByRole("option", { name: "trade" }).waitFor();
});

test("nothing typed is lost when server and page are killed", async ({ openStudio }) => {
  const { page, folder, studio, context } = await openStudio(HARBOUR, {
    at,
    asProcess: true,
    expects: [SERVER_GONE],
  });
  await typeAfter(page, "cost: 1", "1");
  await unsaved(page).waitFor();
  await (studio as StudioProcess).kill();
  await page.getByText("The studio does not answer").first().waitFor();
  await page.keyboard.type("1");
  await page.getByText("cost: 111").waitFor();
  const again = await startStudioProcess(folder);
  onTestFinished(() => again.close());
  await page.getByText("The studio does not answer").waitFor({ state: "detached" });
  await page.getByText("cost: 111").waitFor();
  expect(shipsIn(folder)).toContain("cost: 1\n");

  // the page goes without a word; the next one has everything, without a question
  await page.close();
  const next = await context.newPage();
  await next.goto(again.url);
  await next.getByText("Your unsaved changes are back").waitFor();
  await unsaved(next).waitFor();
  await accessibleShots(next, "restored");
  await next.getByRole("button", { name: "Discard", exact: true }).click();
  await saved(next).waitFor();
  await next.keyboard.press("Control+z");
  await unsaved(next).waitFor();
  await next.keyboard.press("Control+s");
  await saved(next).waitFor();
  expect(shipsIn(folder)).toContain("cost: 111\n");
  // what is typed later is not what came back
  await next.evaluate((view) => {
    location.hash = `/${view}`;
  }, at);
  await typeAfter(next, "cost: 111", "2");
  await unsaved(next).waitFor();
  expect(await next.getByText("Your unsaved changes are back").count()).toBe(0);
});

test("a value that waited for the studio does not replace what another program wrote", async ({
  openStudio,
}) => {
  const { page, folder, studio, context } = await openStudio(HARBOUR, {
    at: "card/harbour/ships/dinghy",
    asProcess: true,
    expects: [SERVER_GONE],
  });
  const cost = page.getByRole("textbox", { name: "Cost", exact: true });
  // the page has the text of the file
  await page.getByRole("tab", { name: "YAML" }).click();
  await page.getByText("cost: 1", { exact: true }).waitFor();
  await page.getByRole("tab", { name: "Form" }).click();
  await cost.waitFor();
  await (studio as StudioProcess).kill();
  await page.getByText("The studio does not answer").first().waitFor();
  await cost.press("End");
  await cost.pressSequentially("1");
  await page.getByText("Waiting for the studio, not saved: Set cost of dinghy").waitFor();
  await accessibleShots(page, "waiting");
  replaceIn(join(folder, SHIPS), "cost: 1\n", "cost: 7\n");
  const second = await startStudioProcess(folder);
  onTestFinished(() => second.close());
  await page.getByText("Both changed the same lines").waitFor();
  await page.getByRole("button", { name: "What they changed" }).click();
  await page
    .getByRole("region", { name: /other program changed/ })
    .getByText("cost: 7")
    .waitFor();
  expect(await cost.inputValue()).toBe("11");
  await page.keyboard.press("Control+s");
  await page.getByText("Not everything could be saved").waitFor();
  expect(shipsIn(folder)).toContain("cost: 7\n");
  await page.getByRole("button", { name: "Take theirs" }).click();
  await saved(page).waitFor();

  // the page ends too, while a value waits
  await second.kill();
  await page.getByText("The studio does not answer").first().waitFor();
  await cost.press("End");
  await cost.pressSequentially("2");
  await keptTexts(page, "cost: 7");
  await page.close();
  replaceIn(join(folder, SHIPS), "cost: 7\n", "cost: 8\n");
  const third = await startStudioProcess(folder);
  onTestFinished(() => third.close());
  const next = await context.newPage();
  await next.goto(third.url);
  await next.getByText("Both changed the same lines").waitFor();
  await next.getByRole("button", { name: "What you changed" }).click();
  await next.getByRole("region", { name: "What you changed" }).getByText("cost: 72").waitFor();
  expect(shipsIn(folder)).toContain("cost: 8\n");
});

test("each tab keeps its own changes, through a reload too; those of a closed tab are offered, or taken over", async ({
  openStudio,
}) => {
  const { page: first, context } = await openStudio(HARBOUR, { at });
  await typeAfter(first, "cost: 1", "1");
  await unsaved(first).waitFor();
  const page = await context.newPage();
  // a tab opened from a link of the first one is let in by it
  await page.goto(first.url());
  await page.getByText("cost: 1", { exact: true }).waitFor();
  await saved(page).waitFor();
  await first.close();
  // a tab that was only about to go when this one was loaded
  await page.getByText("Your unsaved changes are back").waitFor();
  await page.getByText("cost: 11", { exact: true }).waitFor();
  await page.reload();
  await page.getByText("cost: 11", { exact: true }).waitFor();

  // whether its name is the first or the last in the database
  for (const [text, name] of [
    [" one", "00000000"],
    [" two", "ffffffff"],
  ] as const) {
    const other = await context.newPage();
    await other.addInitScript(`crypto.randomUUID = () => "${name}-0000-4000-8000-000000000000"`);
    await other.goto(page.url());
    await typeAfter(other, "title: Cutter", text);
    await unsaved(other).waitFor();
    await keptTexts(other, text);
    await other.close();
    await page.reload();
    await page.getByText("cost: 11", { exact: true }).waitFor();
    await page.getByText("A tab that was closed had other unsaved changes").waitFor();
    if (text === " one") await page.getByRole("button", { name: "Discard them" }).click();
  }
  await page.getByRole("button", { name: "Add them to mine" }).click();
  await page.getByText("title: Cutter two", { exact: true }).waitFor();
  await page.getByText("cost: 11", { exact: true }).waitFor();
  await page.reload();
  await page.getByText("title: Cutter two", { exact: true }).waitFor();
  expect(await page.getByText("A tab that was closed").count()).toBe(0);
});

test("a file that cannot be written, or is gone, keeps its text in the page", async ({ openStudio }) => {
  const { page, folder } = await openStudio(HARBOUR, { at, expects: [/status of 4\d\d/] });
  await typeAfter(page, "cost: 1", "1");
  await unsaved(page).waitFor();
  chmodSync(join(folder, SHIPS), 0o444);
  await page.keyboard.press("Control+s");
  await page.getByText(/was not saved: /).waitFor();
  await accessibleShots(page, "not-saved");
  chmodSync(join(folder, SHIPS), 0o644);
  await page.getByRole("button", { name: "Try again" }).click();
  await saved(page).waitFor();
  expect(shipsIn(folder)).toContain("cost: 11\n");

  await typeAfter(page, "cost: 11", "1");
  await unsaved(page).waitFor();
  rmSync(join(folder, SHIPS));
  await page.getByText(/was deleted or renamed/).waitFor();
  // a save does not bring it back by itself
  await page.keyboard.press("Control+s");
  await page.getByText("Not everything could be saved").waitFor();
  await page.getByRole("button", { name: "Write it again" }).click();
  await saved(page).waitFor();
  expect(shipsIn(folder)).toContain("cost: 111\n");
});
