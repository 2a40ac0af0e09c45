/** Words that are no icons, in a browser: their icons are chosen as one step, and a word becomes a choice of its field. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { HARBOUR, SHIP_TEMPLATE, SHIPS, type StudioProject } from "../../support/studio/projects.ts";
import { accessibleShots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";

const GLOSSARY = "content/harbour/glossary.yaml";

/** The kind of a ship is shown as an icon, and the barge is of a kind that is no choice. */
const WORDS: StudioProject = {
  ...HARBOUR,
  changes: [
    { path: SHIP_TEMPLATE, from: '<b:icon name="{{icon}}"', to: '<b:icon name="{{kind}}"' },
    { path: SHIPS, from: "title: Barge, kind: trade", to: "title: Barge, kind: Open Boat" },
  ],
};

test("each word gets an icon, and a new word is one of the choices", async ({ openStudio }) => {
  const { page, folder } = await openStudio(WORDS, { at: "template/harbour/ships/dinghy" });
  const before = readFileSync(join(folder, GLOSSARY), "utf8");
  await page.getByRole("tab", { name: "Things" }).click();
  await page.getByRole("button", { name: "kind line 9" }).click();
  await page.getByText("2 of 4 words have no icon").waitFor();
  await page.getByRole("button", { name: "Which icon for each word" }).click();
  const dialog = page.getByRole("dialog", { name: "Which icon for each word" });
  const choices = (word: string) => dialog.getByRole("listitem", { name: word });
  await choices("Open Boat").getByRole("button", { name: "paper-boat" }).click();
  await accessibleShots(page, "word-icons");
  await choices("war").getByRole("button", { name: "war-axe" }).click();
  await choices("fishing").getByRole("button", { name: "Find another" }).click();
  await dialog.getByRole("searchbox", { name: "Other icons for fishing" }).fill("anchor");
  await choices("fishing").getByRole("button", { name: "anchor", exact: true }).click();
  await dialog.getByRole("button", { name: "Use 3 icons" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Choose icons for 3 words").first().waitFor();
  // the glossary belongs to what the table undoes, too
  await page.goto(page.url().replace(/#.*$/, "#/table/harbour/ships"));
  await page.getByRole("gridcell", { name: "Open Boat" }).waitFor();
  await page.keyboard.press("Control+z");
  await page.getByText("Everything is saved").first().waitFor();
  await page.keyboard.press("Control+Shift+z");
  await page.getByText("Choose icons for 3 words").first().waitFor();
  await page.keyboard.press("Control+s");
  await page.getByText("Everything is saved").first().waitFor();
  expect(readFileSync(join(folder, GLOSSARY), "utf8")).toBe(
    `${before}  open-boat: paper-boat\n  war: war-axe\n  fishing: anchor\n`,
  );
  // the other way: from a finding of the card, whose kind is no choice of its field either
  await page.goto(page.url().replace(/#.*$/, "#/card/harbour/ships/barge"));
  await page.getByRole("button", { name: "Add “Open Boat” to the choices" }).click();
  await page.getByRole("button", { name: "Another choice for Kind" }).click();
  await page.getByRole("textbox", { name: "New choice for Kind" }).fill("river");
  await page.keyboard.press("Enter");
  await page.getByText('Add "river" to the choices of kind').first().waitFor();
  const ships = readFileSync(join(folder, SHIPS), "utf8");
  await page.keyboard.press("Control+s");
  await page.getByText("Everything is saved").first().waitFor();
  expect(readFileSync(join(folder, SHIPS), "utf8")).toBe(
    ships
      .replace("enum: [fishing, trade, war]", "enum: [fishing, trade, war, Open Boat, river]")
      .replace("kind: Open Boat", "kind: river"),
  );
});
