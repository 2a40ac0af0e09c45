/** The view of all findings in a browser: found, explained, fixed, undone, saved. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { PLANTED, SHIPS } from "../../support/studio/projects.ts";
import { accessibleShots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";

test("a planted problem is fixed by its offered fix, as a step that undo takes back", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(PLANTED, { at: "problems" });
  const list = page.locator(".findings");
  const unquoted = list.getByRole("button", { name: /a colon and a space/ });
  await unquoted.click();
  // nothing is new to somebody who has just come
  expect(
    await page
      .getByRole("contentinfo")
      .getByText(/\d+ new/)
      .count(),
  ).toBe(0);
  const fixIt = page.getByRole("button", { name: "Fix it" });
  await fixIt.waitFor();
  await page.getByText("One error keeps").or(page.getByText("errors keep")).waitFor();
  await page.getByRole("region", { name: /^The fix in/ }).waitFor();
  await accessibleShots(page, "problems");
  await fixIt.click();
  // at once, before the game was checked again
  await unquoted.waitFor({ state: "detached" });
  await page.getByText("1 unsaved file").first().waitFor();
  // two for one: what the error had hidden is found now
  await page
    .getByRole("contentinfo")
    .getByText(/\d+ new, 1 solved/)
    .waitFor();
  const before = readFileSync(join(folder, SHIPS), "utf8");
  expect(before).toContain("text: Gain :coin: when");
  // what the error had hidden
  await list.getByRole("button", { name: /19/ }).waitFor();
  await page.getByRole("combobox", { name: "Groups" }).selectOption("By card");
  await page.getByRole("region", { name: "Galleon" }).getByRole("button", { name: /19/ }).click();
  const toCard = page.getByRole("complementary").getByRole("link", { name: "Galleon" });
  expect(await toCard.getAttribute("href")).toBe("#/card/harbour/ships/galleon");
  await page.keyboard.press("Control+z");
  await unquoted.waitFor();
  await page.getByText("Everything is saved").first().waitFor();
  await page.keyboard.press("Control+Shift+z");
  await unquoted.waitFor({ state: "detached" });
  await page.keyboard.press("Control+s");
  await page.getByText("Everything is saved").first().waitFor();
  const after = readFileSync(join(folder, SHIPS), "utf8");
  expect(after).toBe(
    before.replace("text: Gain :coin: when you fish.", 'text: "Gain :coin: when you fish."'),
  );
});

test("all fixes of a kind are shown before they are made, and are one step", async ({ openStudio }) => {
  const quoted = 'text: "Gain :coin: :coin: when you fish."';
  const plain = "text: Gain :coin: :coin: when you fish.";
  const changes = [...(PLANTED.changes ?? []), { path: SHIPS, from: quoted, to: plain }];
  const { page, folder } = await openStudio({ ...PLANTED, changes }, { at: "problems" });
  await page
    .locator(".findings")
    .getByRole("button", { name: /a colon and a space/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Fix all 2 of this kind/ }).click();
  const preview = page.getByRole("region", { name: `The fix in ${SHIPS}` });
  await preview.getByText(quoted).waitFor();
  await preview.getByText('text: "Gain :coin: when you fish."').waitFor();
  await accessibleShots(page, "fixes");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("Everything is saved").first().waitFor();
  await page.getByRole("button", { name: /^Fix all \d+ \.\.\./ }).click();
  await page.getByRole("button", { name: /^Make \d+ fixes$/ }).click();
  await page.getByText("1 unsaved file").first().waitFor();
  await page.keyboard.press("Control+s");
  await page.getByText("Everything is saved").first().waitFor();
  expect(readFileSync(join(folder, SHIPS), "utf8")).toContain(`    ${quoted}\n`);
  await page.keyboard.press("Control+z");
  await page.getByText("1 unsaved file").first().waitFor();
});
