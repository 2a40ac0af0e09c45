/** Files for shops and tables in a browser: a target is chosen, its options are refused or taken, its files come with their fit. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { expect } from "vitest";
import { HARBOUR } from "../../support/studio/projects.ts";
import { accessibleShots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";

test("a game is exported to a shop with its fit, and as pictures", async ({ openStudio }) => {
  const { page, folder } = await openStudio(HARBOUR, { at: "print" });
  await page.getByText("Shops and tables").click();
  const targets = page.getByRole("list", { name: "Shops and tables" });
  await targets.getByRole("button", { name: "The Game Crafter" }).waitFor();
  await accessibleShots(page, "export-targets");
  await targets.getByRole("button", { name: "The Game Crafter" }).click();

  // what the form cannot understand, and what the shop does not have, is said at the field
  await page.getByLabel("Products for decks").fill("ships");
  await page.getByText('"ships": expected decks and their products').waitFor();
  await page.getByLabel("Products for decks").fill("ships=NoSuchDeck");
  await page.getByRole("button", { name: "Make the files" }).click();
  await page.locator(".field", { hasText: "Products for decks" }).getByText("NoSuchDeck").waitFor();
  await page.getByLabel("Products for decks").fill("");
  await page.getByRole("button", { name: "Make the files" }).click();
  const done = page.getByRole("region", { name: "Exported files" });
  await done.waitFor();
  await done.getByText(/^Fit of \d+ sides: /).waitFor();
  await done.getByRole("button", { name: /^Show all \d+ sides$/ }).click();
  const fit = JSON.parse(readFileSync(join(folder, "output/harbour/tgc/all-decks/fit.json"), "utf8"));
  expect(await done.getByRole("rowheader").count()).toBe(fit.pieces.length);
  await accessibleShots(page, "export-fit");
  const zipping = page.waitForEvent("download");
  await done.getByRole("button", { name: "Download as one zip" }).click();
  const zip = unzipSync(readFileSync(await (await zipping).path()));
  const written = join(folder, "output/harbour/tgc/all-decks");
  const files = (readdirSync(written, { recursive: true }) as string[]).filter((name) =>
    statSync(join(written, name)).isFile(),
  );
  expect(Object.keys(zip).sort()).toEqual(files.sort());

  await page.getByLabel("For", { exact: true }).selectOption("Plain pictures");
  await page.getByLabel("Dots per inch").fill("5");
  await page.getByRole("button", { name: "Make the files" }).click();
  await page.locator(".field", { hasText: "Dots per inch" }).getByText("36").waitFor();
  await page.getByLabel("Dots per inch").fill("72");
  await page.getByRole("button", { name: "Make the files" }).click();
  await page.getByText("output/harbour/png/all-decks").first().waitFor();
});
