/** Gestures that are given up, with two fingers or by undo, and what a studio that only reads, or does not answer, does with them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { fingers, type Spot } from "../../support/studio/hands.ts";
import { middleOfBox, outlineBox } from "../../support/studio/laid-cards.ts";
import { STARTER_PACK, type StudioProject } from "../../support/studio/projects.ts";
import { type StudioProcess, startStudioProcess } from "../../support/studio/running-studio.ts";
import { SERVER_GONE, test } from "../../support/studio/studio-test.ts";

const VOYAGE = "content/pirate-quest/scenarios/first-voyage.yaml";

const card = (page: Page, name: RegExp) => page.getByRole("button", { name });
const undo = (page: Page, title: string) =>
  page.getByRole("button", { name: `Undo: ${title}`, exact: true }).waitFor();

/** How many changes that wait the browser keeps. */
const KEPT = `new Promise((resolve) => {
  indexedDB.open("broadside-studio").onsuccess = ({ target: { result } }) => {
    result.transaction("asks").objectStore("asks").getAll().onsuccess = ({ target }) => {
      result.close();
      resolve(target.result.flatMap(({ asks }) => asks).length);
    };
  };
})`;

const middleOf = async (page: Page, name: RegExp): Promise<Spot> =>
  middleOfBox(await outlineBox(card(page, name)));

const right = ({ x, y }: Spot, by: number): Spot => ({ x: x + by, y });

test("undo during a drag takes back the drag alone", async ({ openStudio }) => {
  const { page } = await openStudio(STARTER_PACK, { at: "tracks/first-voyage" });
  await card(page, /^Card 2: m12/).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("r");
  await undo(page, "Turn card 2 (m12) to 90°");
  const from = await middleOf(page, /^Card 4: m17/);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 90, from.y, { steps: 3 });
  await page.locator(".ghost-edge").waitFor();
  await page.keyboard.press("Control+z");
  await page.locator(".ghost-edge").waitFor({ state: "detached" });
  await page.mouse.move(from.x + 120, from.y);
  await page.mouse.up();
  await card(page, /^Card 4: m17, column 0, row 9/).waitFor();
  await undo(page, "Turn card 2 (m12) to 90°");
});

test("two fingers zoom and move the map, and give up what the first has begun", async ({ openStudio }) => {
  const { page, folder } = await openStudio(STARTER_PACK, { at: "tracks/first-voyage" });
  await page.setViewportSize({ width: 820, height: 1180 });
  const before = readFileSync(join(folder, VOYAGE), "utf8");
  const from = await middleOf(page, /^Card 4: m17/);
  const width = async () => (await outlineBox(card(page, /^Card 4: m17/))).width;
  const was = await width();
  const other = right(from, 40);
  await fingers(page, [
    [from],
    [right(from, 20)],
    [right(from, 20), right(from, 60)],
    [from, right(other, 40)],
    [right(from, -20), right(other, 60)],
  ]);
  // 40 px apart became 120
  await expect.poll(width).toBeCloseTo(3 * was, 0);
  await card(page, /^Card 4: m17, column 0, row 9/).waitFor();
  await page.getByText("Everything is saved", { exact: true }).first().waitFor();
  expect(readFileSync(join(folder, VOYAGE), "utf8")).toBe(before);
});

test("a studio that only reads shows tracks, and leaves them as they are", async ({ openStudio }) => {
  const { page, folder } = await openStudio(STARTER_PACK, { at: "tracks/first-voyage", isReadOnly: true });
  const before = readFileSync(join(folder, VOYAGE), "utf8");
  await card(page, /^Card 4: m17/).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("r");
  await page.getByText("This studio only reads: nothing was changed").waitFor();
  await card(page, /^Card 4: m17, column 0, row 9$/).waitFor();
  const remove = page.getByRole("button", { name: "Remove", exact: true });
  expect(await remove.getAttribute("aria-disabled")).toBe("true");
  expect(await page.getByRole("combobox", { name: "Finish" }).isDisabled()).toBe(true);
  await page.getByRole("tab", { name: "Texts" }).click();
  expect(await page.getByRole("combobox", { name: "Length" }).isDisabled()).toBe(true);
  await page.getByRole("textbox", { name: "Title" }).pressSequentially("II");
  expect(await page.getByRole("textbox", { name: "Title" }).inputValue()).toBe("First Voyage");
  expect(readFileSync(join(folder, VOYAGE), "utf8")).toBe(before);
});

/** The same track as a picture. */
const PICTURED: StudioProject = {
  ...STARTER_PACK,
  changes: [
    {
      path: VOYAGE,
      from: `track:
  - { card: m05, at: [0, 0] }
  - { card: m12, at: [0, 3] }
  - { card: m14, at: [0, 6], acceleration: true }
  - { card: m17, at: [0, 9] }
`,
      to: `map: | # from the top
  m17
  m14!
  m12
  m05
`,
    },
  ],
};

test("a track that is written as a picture stays one, and becomes a list where it must", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(PICTURED, { at: "tracks/first-voyage" });
  const file = () => readFileSync(join(folder, VOYAGE), "utf8");
  const before = file();
  const save = () => page.getByRole("button", { name: "Save all" }).click();
  await card(page, /^Card 1: m05, column 0, row 0/).waitFor();
  await card(page, /^Card 4: m17/).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Delete");
  await undo(page, "Remove card 4 (m17)");
  await save();
  await expect.poll(file).toBe(before.replace("  m17\n", ""));
  await card(page, /^Card 3: m14/).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await undo(page, "Move card 3 (m14)");
  await save();
  await expect.poll(file).toContain("- { card: m14, at: [1, 6], acceleration: true }");
});

test("changes that wait for the studio survive the end of the page, in their order", async ({
  openStudio,
}) => {
  const { page, folder, studio, context } = await openStudio(STARTER_PACK, {
    at: "tracks/first-voyage",
    asProcess: true,
    expects: [SERVER_GONE],
  });
  const file = () => readFileSync(join(folder, VOYAGE), "utf8");
  const before = file();
  await card(page, /^Card 4: m17/).waitFor();
  await page.getByText(/^No problems/).waitFor();
  await (studio as StudioProcess).kill();
  await page.getByText("The studio does not answer").first().waitFor();
  await card(page, /^Card 4: m17/).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Delete");
  await card(page, /^Card 3: m14/).waitFor();
  await page.keyboard.press("r");
  await card(page, /^Card 3: m14, .*turned 90°/).waitFor();
  await page.getByText(/^Waiting for the studio, not saved: .* and 1 more/).waitFor();
  await expect.poll(() => page.evaluate(KEPT)).toBe(2);
  await page.close();
  const again = await startStudioProcess(folder);
  onTestFinished(() => again.close());
  const next = await context.newPage();
  await next.goto(again.url);
  await next.evaluate("location.hash = '/tracks/first-voyage'");
  await card(next, /^Card 3: m14, .*turned 90°/).waitFor();
  await undo(next, "Turn card 3 (m14) to 90°");
  await next.getByRole("button", { name: "Save all" }).click();
  await expect
    .poll(file)
    .toBe(
      before
        .replace("  - { card: m17, at: [0, 9] }\n", "")
        .replace("at: [0, 6], acceleration: true }", "at: [0, 6], acceleration: true, turn: 90 }"),
    );
});
