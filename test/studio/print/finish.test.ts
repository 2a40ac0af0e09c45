/** Printing for one's own machines in a browser: a printer is measured, sheets are cut, and a translation is printed. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect, onTestFinished, vi } from "vitest";
import { accessibilityFaults } from "../../support/studio/accessibility.ts";
import { HARBOUR } from "../../support/studio/projects.ts";
import { accessibleShots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";
import { temporaryFolder } from "../../support/temporary.ts";

/** A section that is folded away, unfolded. */
async function unfolded(page: Page, title: string): Promise<void> {
  await page.locator("summary", { hasText: title }).click();
}

test("a printer is measured, places are left empty, and a translation is printed with its cut lines", async ({
  openStudio,
}) => {
  vi.stubEnv("XDG_CONFIG_HOME", temporaryFolder());
  onTestFinished(() => void vi.unstubAllEnvs());
  // wrong names and contradictions are refused by the server on the way
  const { page, folder } = await openStudio(HARBOUR, { at: "print", expects: [/status of 400/] });
  const german = join(folder, "content/harbour/locales/de/decks");
  mkdirSync(german, { recursive: true });
  writeFileSync(join(german, "ships.yaml"), "title: Schiffe\n");

  // eight readings of 3 and -1: seen through the front, backs are 3 x 0.05 mm too far right and 0.05 mm too high; on the back
  // itself the first is too far left
  await unfolded(page, "Printer");
  await page.getByRole("button", { name: "Measure a printer ..." }).click();
  const dialog = page.getByRole("dialog", { name: "Measure a printer" });
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download the sheet (PDF)" }).click();
  const sheet = await downloading;
  expect(sheet.suggestedFilename()).toBe("calibration-a4.pdf");
  expect(readFileSync(await sheet.path(), "latin1")).toMatch(/^%PDF-/);
  for (const corner of "ABCD") {
    await dialog.getByLabel(`${corner} across`).fill("+3");
    await dialog.getByLabel(`${corner} down`).fill("-1");
  }
  await dialog.getByLabel("Name of the printer").fill("My Office");
  await dialog.getByRole("button", { name: "Save the profile" }).click();
  await dialog.getByText("write my-office").waitFor();
  await accessibleShots(page, "print-calibration");
  await dialog.getByLabel("Name of the printer").fill("office");
  await dialog.getByRole("button", { name: "Save the profile" }).click();
  await page.getByRole("listitem").filter({ hasText: "Backs moved 0.15mm right and 0.05mm down" }).waitFor();
  expect(await page.getByLabel("Measured printer").inputValue()).toBe("office/a4");

  // what contradicts it is refused in the engine's words, at the control
  await page.getByLabel("Shift backs right").fill("1");
  await page.getByText("cannot be used with “Shift backs”").waitFor();
  await page.getByLabel("Shift backs right").fill("");

  // a machine, and places of the first sheet, by keyboard; what is cut already needs none
  await unfolded(page, "Cutting and labels");
  await page.getByLabel("Cutting machine").selectOption("Silhouette, three marks");
  await page.getByText("silhouette.pdf").first().waitFor();
  await page.getByLabel("Labels or card stock").selectOption({ value: "poker-8up-a4" });
  await page.getByText("it cannot be used with “Cutting machine”").waitFor();
  await page.getByLabel("Labels or card stock").selectOption({ value: "" });
  await page.getByRole("button", { name: "Choose on the first sheet" }).click();
  const places = page.getByRole("group", { name: "Places of the first sheet" });
  await places.getByRole("button", { name: "Leave place 2 empty" }).click();
  await places.getByRole("button", { name: "Leave place 2 empty", pressed: true }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect.poll(() => page.getByLabel("Places to leave empty").inputValue()).toBe("2, 3");
  await accessibleShots(page, "print-places");
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await places.waitFor({ state: "detached" });

  await page.getByLabel("Language").selectOption({ value: "de" });
  await page.getByText("all-decks-a4-de-silhouette.pdf").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Make the PDFs" }).click();
  await page.getByRole("region", { name: "Printed files" }).waitFor();
  await page.getByText("Corrected for the printer office/a4").waitFor();
  await page.getByRole("button", { name: "Download all-decks-a4-de-silhouette-cut-1.svg" }).waitFor();
  await accessibleShots(page, "print-cut");
  const zipping = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Download all \d+ files as one zip$/ }).click();
  const zip = unzipSync(readFileSync(await (await zipping).path()));
  const output = join(folder, "output/harbour");
  const printed = readdirSync(output).filter((name) => /\.(pdf|svg|dxf|txt)$/.test(name));
  expect(Object.keys(zip).sort()).toEqual(printed.sort());
  for (const name of printed)
    expect(readFileSync(join(output, name)).equals(Buffer.from(zip[name] as Uint8Array)), name).toBe(true);
});
