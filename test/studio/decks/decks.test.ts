/** The grid of all cards in a browser. */

import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { accessibilityFaults } from "../../support/studio/accessibility.ts";
import { HARBOUR, replaceIn, SHIPS, TIDES } from "../../support/studio/projects.ts";
import { accessibleShots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";

const card = (page: Page, name: string | RegExp) => page.getByRole("option", { name });

/** Waits until every card in sight has its picture, or the reason why not. */
async function drawn(page: Page): Promise<void> {
  await page.locator(".face-picture").first().waitFor();
  await soon(() => page.locator(".face-waiting").count()).toBe(0);
}

/** Asks again until it is as expected. */
const soon = <T>(ask: () => Promise<T>) => expect.poll(ask, { interval: 20 });

test("shows every card as it prints, filters, zooms, and is accessible", async ({ openStudio }) => {
  const { page } = await openStudio(HARBOUR, { at: "decks" });
  await card(page, "Galleon, Ships, 1 copy").waitFor();
  await drawn(page);
  expect(await page.getByRole("listbox").count()).toBe(3);
  const trawler = card(page, /^Trawler/);
  expect(await trawler.getAttribute("aria-label")).toBe("Trawler, Ships, 2 copies");
  await accessibleShots(page, "decks");

  const filter = page.getByRole("combobox", { name: "Filter cards" });
  await filter.fill("kind:fishing cost:>1");
  await card(page, /^Dinghy/).waitFor({ state: "detached" });
  expect(await page.locator(".card-cell").count()).toBe(1);
  await filter.fill("knid:fishing");
  await page.getByRole("button", { name: "Use kind:fishing" }).click();
  expect(await filter.inputValue()).toBe("kind:fishing");
  await filter.fill("kin");
  await filter.press("ArrowDown");
  await filter.press("Enter");
  await page.getByRole("option", { name: "trade" }).waitFor();
  await filter.fill("");

  const width = async () => (await trawler.boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole("button", { name: "Larger" }).click();
  expect(await width()).toBeGreaterThan(before);

  // tabs stay one line; those that are out of sight are in a menu, too
  const tabs = page.getByRole("navigation", { name: "Decks" }).getByRole("link");
  const size = page.viewportSize();
  await page.setViewportSize({ width: 460, height: 800 });
  await page.getByRole("button", { name: "All decks" }).click();
  const tops = await tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await page.getByRole("menuitemradio").last().click();
  const chosen = tabs.last();
  await soon(() => chosen.getAttribute("aria-current")).toBe("true");
  await soon(async () => {
    const [tab, line] = [await chosen.boundingBox(), await page.locator(".deck-tab-line").boundingBox()];
    return tab && line && tab.x + tab.width <= line.x + line.width;
  }).toBe(true);
  if (size) await page.setViewportSize(size);
});

test("shows backs, lines, low ink and colours as other eyes see them; is walked, selected and opened by keys", async ({
  openStudio,
}) => {
  const { page } = await openStudio(HARBOUR, { at: "decks/ships" });
  await card(page, /^Dinghy/).waitFor();
  await drawn(page);
  await page.getByText("Both", { exact: true }).click();
  await drawn(page);
  expect(
    await card(page, /^Dinghy/)
      .locator("img")
      .count(),
  ).toBe(2);
  const backs = await page.locator(".card-face:nth-child(2) img").all();
  const addresses = await Promise.all(backs.map((back) => back.getAttribute("src")));
  expect([addresses.length, new Set(addresses).size]).toEqual([5, 1]);
  await page.getByRole("button", { name: "Look" }).click();
  for (const label of ["Bleed and cut", "Safe zone", "Centre lines", "Low ink"])
    await page.getByLabel(label).check();
  await page.getByLabel("Without green cones").check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await drawn(page);
  expect(
    await card(page, /^Dinghy/)
      .locator(".overlay-cut")
      .count(),
  ).toBe(2);
  const filter = await page.evaluate("getComputedStyle(document.querySelector('.face-picture')).filter");
  expect(filter).toContain("vision-deutan");

  const focused = () => page.evaluate("document.activeElement.dataset.card");
  await card(page, /^Dinghy/).focus();
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toBe("ships/cutter");
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowRight");
  await page.getByText("2 cards selected").waitFor();
  await page.keyboard.press("Control+a");
  await page.getByText("5 cards selected").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("cards selected").waitFor({ state: "detached" });
  await card(page, /^Cutter/).click();
  await page.getByRole("button", { name: "Duplicate" }).click();
  await soon(() => page.locator(".card-cell").count()).toBe(6);
  await card(page, /^Cutter/)
    .first()
    .focus();
  await page.keyboard.press("Delete");
  await soon(() => page.locator(".card-cell").count()).toBe(5);
  await page.keyboard.press("Control+z");
  await soon(() => page.locator(".card-cell").count()).toBe(6);
  await card(page, /^Dinghy/).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/#\/card\/harbour\/ships\/dinghy$/);
});

const MANY_TIDES = {
  ...HARBOUR,
  changes: [
    { path: TIDES, from: "to: 3 }", to: "to: 200 }" },
    { path: TIDES, from: "maximum: 4", to: "maximum: 400" },
  ],
};

test("of hundreds of cards those near what is seen are in the page, and keys lead to all of them", async ({
  openStudio,
}) => {
  const { page } = await openStudio(MANY_TIDES, { at: "decks/tides" });
  const focused = () => page.evaluate("document.activeElement.dataset.card");
  const cells = page.locator(".card-cell");
  await cells.first().focus();
  expect(await cells.first().getAttribute("aria-setsize")).toBe("400");
  await drawn(page);
  const height = () => page.evaluate("document.querySelector('.decks-table').scrollHeight");
  const before = await height();

  await page.keyboard.press("End");
  expect(await focused()).toBe("tides/flood-200");
  const last = page.locator("[aria-posinset='400']");
  expect(await last.evaluate((cell) => cell.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  await drawn(page);
  expect(await cells.count()).toBeLessThan(200);
  expect(await height()).toBe(before);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowLeft");
  expect(await cells.filter({ visible: true }).count()).toBeGreaterThan(10);
  await page.keyboard.press("Home");
  expect(await focused()).toBe("tides/ebb-1");

  // the card with the focus is scrolled away, and keeps it
  await page.evaluate("document.querySelector('.decks-table').scrollTop = 1e6");
  await last.waitFor();
  expect(await focused()).toBe("tides/ebb-1");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toBe("tides/ebb-2");
  await soon(() => page.locator("[aria-posinset='400']").count()).toBe(0);
});

test("marks cards with findings, and keeps the last good pictures of a file that cannot be read", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(HARBOUR, { at: "decks" });
  const galleon = card(page, /^Galleon, Ships, 1 copy/);
  await galleon.waitFor();
  await drawn(page);
  replaceIn(join(folder, SHIPS), "cost: 9", "cost: 19");
  await galleon.locator(".severity.error").waitFor();
  await page.getByRole("combobox", { name: "Filter cards" }).fill("has:error");
  await card(page, /^Cutter/).waitFor({ state: "detached" });
  await page.getByRole("combobox", { name: "Filter cards" }).fill("");
  replaceIn(join(folder, SHIPS), "cost: 19", "cost: 9");
  await galleon.locator(".severity").waitFor({ state: "detached" });

  const address = () =>
    card(page, /^Cutter/)
      .locator("img")
      .getAttribute("src");
  await drawn(page);
  const before = await address();
  replaceIn(join(folder, SHIPS), 'text: "Move **twice**."', 'text: "Move **twice**.');
  await page.getByText("cannot be read as it is now").first().waitFor();
  expect(await address()).toBe(before);
  replaceIn(join(folder, SHIPS), 'text: "Move **twice**.', 'text: "Move **three** times."');
  await page.getByText("cannot be read as it is now").waitFor({ state: "detached" });
  await soon(address).not.toBe(before);
});
