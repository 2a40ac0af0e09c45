/** The frame of the page in a browser. */
import { expect } from "vitest";
import { accessibilityFaults } from "../../support/studio/accessibility.ts";
import { HARBOUR } from "../../support/studio/projects.ts";
import { accessibleShots, shots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";

test("is accessible; everything in it is reached by the keyboard alone, and anything is found by its name", async ({
  openStudio,
}) => {
  const { page } = await openStudio(HARBOUR);
  await page.getByRole("heading", { name: "Harbour" }).waitFor();
  await page.getByText("No problems").waitFor();
  await accessibleShots(page, "frame");

  // Esc returns to where it was opened
  const focused = (): Promise<string> =>
    page.evaluate(
      "document.activeElement.getAttribute('aria-label') || document.activeElement.id || document.activeElement.textContent",
    );
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Skip to the view");
  await page.keyboard.press("Enter");
  expect(await focused()).toBe("main");
  await page.getByRole("button", { name: "Light or dark" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitemradio", { name: "As the system", checked: true }).waitFor();
  await expect.poll(focused).toBe("As the system");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("d");
  expect(await focused()).toBe("Dark");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(focused).toBe("Light or dark");
  expect(await page.evaluate("document.documentElement.dataset.scheme")).toBeUndefined();

  await page.keyboard.press("Control+k");
  const find = page.getByRole("combobox", { name: /^Find/ });
  await find.fill("galle");
  await page.getByRole("option", { name: /^Galleon Ships/ }).waitFor();
  await find.fill("everybody");
  const barge = page.getByRole("option", {
    name: /^Barge Ships, barge, text: Carries :coin: for everybody\./,
  });
  await shots(page, "palette-texts");
  expect(await barge.locator("mark").textContent()).toBe("everybody");
  await find.fill("ships.yaml");
  await page.getByRole("option", { name: /^ships\.yaml content\/harbour\/decks/ }).waitFor();
  await find.fill("yaml/unq");
  await page.getByRole("option", { name: /yaml\/unquoted-text/ }).waitFor();
  await find.fill("dark");
  await page.getByRole("option", { name: "Look: Dark" }).waitFor();
  await shots(page, "palette");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await find.waitFor({ state: "detached" });
  expect(await page.evaluate("document.documentElement.dataset.scheme")).toBe("dark");
  // the choice is kept
  await page.reload();
  await page.getByText("No problems").waitFor();
  expect(await page.evaluate("document.documentElement.dataset.scheme")).toBe("dark");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});
