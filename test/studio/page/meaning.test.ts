/** What words of a source are, at the pointer and at the cursor: in words, and as they look on cards. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { accessibilityFaults } from "../../support/studio/accessibility.ts";
import { HARBOUR, SHIP_TEMPLATE, SHIPS } from "../../support/studio/projects.ts";
import { shots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";
import { HANG_MS } from "../../support/time-limits.ts";

const meaning = (page: Page) => page.locator(".cm-meaning");

/** Waits until a picture is there, not only its place. */
async function drawn(image: Locator): Promise<void> {
  await image.waitFor();
  const width = () => image.evaluate((one) => (one as HTMLImageElement).naturalWidth);
  await expect.poll(width, { timeout: HANG_MS }).toBeGreaterThan(0);
}

/** The middle of a word in the source. */
async function wordAt(source: Locator, line: string, word: string): Promise<{ x: number; y: number }> {
  const found = source.locator(".cm-line", { hasText: line }).first();
  await found.waitFor();
  await found.scrollIntoViewIfNeeded();
  return found.evaluate((one, wanted) => {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at === -1) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`no "${wanted}" in the line`);
  }, word);
}

test("icons, pictures and fields of a template are shown at the pointer and at the cursor", async ({
  openStudio,
}) => {
  const from = `<circle cx="54" cy="9" r="5.5" fill="#f3d27a"/>`;
  const to = `<b:icon name="anchor" x="49" y="4" size="10"/>\n<image href="art/lighthouse.png" width="9" height="9"/>`;
  const { page } = await openStudio(
    { ...HARBOUR, changes: [{ path: SHIP_TEMPLATE, from, to }] },
    { at: "template/harbour/ships/dinghy" },
  );
  const source = page.getByRole("textbox", { name: "Source of ship" });
  const point = async (line: string, word: string): Promise<void> => {
    const { x, y } = await wordAt(source, line, word);
    await page.mouse.move(x, y);
    await page.mouse.move(x + 1, y);
  };
  await point('name="anchor"', "anchor");
  await meaning(page).getByText("anchor").waitFor();
  await drawn(meaning(page).locator("img.icon-drawing"));
  await shots(page, "meaning-icon");
  await point("lighthouse.png", "lighthouse");
  await drawn(meaning(page).locator("img.picture"));

  // without the pointer
  const title = await wordAt(source, ">{{title}}<", "title");
  await page.mouse.click(title.x, title.y);
  await page.mouse.move(5, 5);
  await meaning(page).waitFor({ state: "detached" });
  await page.keyboard.press("Control+i");
  await meaning(page).getByText("on cards of Ships").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await meaning(page).waitFor({ state: "detached" });
  const anchor = await wordAt(source, 'name="anchor"', "anchor");
  await page.mouse.click(anchor.x, anchor.y);
  await page.mouse.move(5, 5);
  await page.keyboard.press("Control+i");
  await drawn(meaning(page).locator("img.icon-drawing"));
  await page.keyboard.press("ArrowDown");
  await meaning(page).waitFor({ state: "detached" });
});

test("icons and pictures of cards are shown in the source of their deck", async ({ openStudio }) => {
  const { page } = await openStudio(HARBOUR, { at: `source/${encodeURIComponent(SHIPS)}` });
  const source = page.getByRole("textbox", { name: `Source of ${SHIPS}` });
  const picture = await wordAt(source, "lighthouse.png", "lighthouse");
  await page.mouse.move(picture.x, picture.y);
  await page.mouse.move(picture.x + 1, picture.y);
  await drawn(meaning(page).locator("img.picture"));
  const coin = await wordAt(source, ":coin:", "coin");
  await page.mouse.click(coin.x, coin.y);
  await page.mouse.move(5, 5);
  await page.keyboard.press("Control+i");
  await meaning(page).getByText(":coin:").waitFor();
  await drawn(meaning(page).locator("img.icon-drawing"));
});
