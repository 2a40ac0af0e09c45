/** The view of numbers in a browser. */
import { expect } from "vitest";
import { HARBOUR, type StudioProject } from "../../support/studio/projects.ts";
import { accessibleShots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";

const PIP = 'symbols: { pip: { title: pip, meaning: "One point.", points: 1, icon: plain-circle } }';

/** Harbour with an ordinary die. */
const DICE: StudioProject = {
  folders: [...HARBOUR.folders, { from: "test/support/studio/dice", to: "content/harbour/dice" }],
  changes: [
    { path: "content/harbour/glossary.yaml", from: "  wave: big-wave\n", to: `  wave: big-wave\n${PIP}\n` },
  ],
};

test("counts copies of cards by a field, shows them at a click and the chances of dice, and is accessible", async ({
  openStudio,
}) => {
  const { page } = await openStudio(DICE, { at: "numbers" });
  await page.getByRole("combobox", { name: "Deck" }).selectOption({ label: "Ships" });
  await page.getByLabel("Field").selectOption("kind");
  const row = page.getByRole("row", { name: /^fishing/ });
  // the dinghy once, the trawler twice
  expect(await row.getByRole("cell").textContent()).toBe("3");
  await row.getByRole("button").click();
  await page.waitForURL(/#\/decks\/ships/);
  expect(await page.getByRole("combobox", { name: /filter/i }).inputValue()).toBe("kind=fishing");
  await page.getByRole("link", { name: "Numbers" }).click();
  await page.getByLabel("Against").selectOption("cost");
  await page.getByRole("button", { name: "kind fishing, cost 4: 2 cards; show them" }).waitFor();

  await page.goto(page.url().replace(/#.*$/, "#/numbers"));
  await page.getByRole("tab", { name: "Dice" }).click();
  const captain = page.getByRole("table", { name: /^Captain die/ });
  // an ordinary die: three or more in four of six rolls
  await captain.getByRole("row", { name: "3 or more 67 %" }).waitFor();
  await page.getByLabel("Number of dice").fill("2");
  // seven or more with two: 21 of 36
  await page
    .getByRole("table", { name: /^2 x Captain die/ })
    .getByRole("row", { name: "7 or more 58 %" })
    .waitFor();
  await accessibleShots(page, "numbers");
});
