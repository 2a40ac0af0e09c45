/** The view of a card in a browser: its form, its text, its picture. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import {
  CREW,
  HARBOUR,
  replaceIn,
  SHIP_TEMPLATE,
  SHIPS,
  type StudioProject,
} from "../../support/studio/projects.ts";
import { accessibleShots, shots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";

/** The address of the picture that is shown; another one when the card looks different. */
const pictureOf = (page: Page): Promise<string | null> =>
  page.getByRole("img", { name: ", front" }).getAttribute("src");

async function afterChange(page: Page, before: string | null): Promise<string | null> {
  await page.waitForFunction(
    (old) => document.querySelector('img[alt$=", front"]')?.getAttribute("src") !== old,
    before,
  );
  return pictureOf(page);
}

const saved = async (page: Page): Promise<void> => {
  await page.keyboard.press("Control+s");
  await page.getByRole("status").filter({ hasText: "Everything is saved" }).waitFor({ state: "attached" });
};

test("a field edited by form and by YAML changes the picture; the file keeps its comments, the YAML is completed", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(HARBOUR, { at: "card/harbour/ships/cutter" });
  const first = await pictureOf(page);
  await page.getByRole("textbox", { name: "Cost", exact: true }).fill("7");
  const second = await afterChange(page, first);
  await page.getByText("Set cost of Cutter to 7").first().waitFor();
  await saved(page);
  const file = join(folder, SHIPS);
  const edited = readFileSync(file, "utf8");
  expect(edited).toContain("    cost: 7 # was 4 until version 0.2\n");
  expect(edited.replace("cost: 7 #", "cost: 3 #")).toBe(
    readFileSync(`test/support/studio/harbour/${SHIPS}`, "utf8"),
  );

  await page.getByRole("tab", { name: "YAML" }).click();
  const text = page.getByRole("textbox", { name: "Text of ships.yaml" });
  await text.getByText("title: Cutter").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Royal");
  await page.getByRole("heading", { name: "Cutter Royal" }).waitFor();
  await afterChange(page, second);
  await saved(page);
  expect(readFileSync(file, "utf8")).toBe(edited.replace("title: Cutter", "title: Cutter Royal"));

  // one history: what was typed as text is undone by the same keys
  await page.keyboard.press("Control+z");
  await page.getByRole("heading", { name: "Cutter", exact: true }).waitFor();

  // the values of the schema are offered
  await text.getByText("kind: trade", { exact: true }).click();
  await page.keyboard.press("End");
  for (const _ of "trade") await page.keyboard.press("Backspace");
  await page.keyboard.type("w");
  await page.getByRole("option", { name: "war" }).waitFor();
  // the list takes keys only after a moment, so that nothing is taken by accident
  await page.getByRole("option", { name: "war" }).click();
  // in the lines of this card
  await text.locator(".cm-marked").filter({ hasText: "kind: war" }).waitFor();
});

test("a new id is written when its field is left, and the view follows; a colon offers terms, a word finds an icon", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(HARBOUR, {
    at: "card/harbour/ships/cutter",
    // what is on the card may be asked for once more by its old name
    expects: [/status of 404/],
  });
  await page.getByText("Every card has these").click();
  const id = page.getByRole("textbox", { name: "Id", exact: true });
  await id.fill("");
  await id.pressSequentially("yawl");
  // nothing is written before, so the first step is the whole name
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Undo: Set id of Cutter to yawl" }).waitFor();
  await page.waitForURL(/#\/card\/harbour\/ships\/yawl$/);
  await page.getByRole("heading", { name: "Cutter", exact: true }).waitFor();
  expect(await id.inputValue()).toBe("yawl");
  await id.fill("cutter");
  await page.getByRole("textbox", { name: "Cost", exact: true }).focus();
  await page.waitForURL(/#\/card\/harbour\/ships\/cutter$/);
  await saved(page);
  expect(readFileSync(join(folder, SHIPS), "utf8")).toBe(
    readFileSync(`test/support/studio/harbour/${SHIPS}`, "utf8"),
  );

  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.press("Control+End");
  await text.pressSequentially(" :co");
  await page.getByRole("option", { name: "coin" }).first().waitFor();
  await text.press("Enter");
  expect(await text.inputValue()).toBe("Move **twice**. :coin:");
  const icon = page.getByRole("combobox", { name: "Icon" });
  await icon.fill("anchor");
  await page.getByRole("option", { name: "anchor", exact: true }).click();
  await page.getByText("Set icon of Cutter to anchor").first().waitFor();
  await saved(page);
  const edited = readFileSync(join(folder, SHIPS), "utf8");
  expect(edited).toContain('text: "Move **twice**. :coin:"');
  expect(edited).toContain("icon: anchor");
});

/** Harbour without a picture on any ship, and with a list on one. */
const BARE: StudioProject = {
  ...HARBOUR,
  changes: [
    { path: SHIPS, from: "    picture: art/lighthouse.png\n", to: "" },
    {
      path: SHIPS,
      from: "  required: [title",
      to: "    pays: { type: array, items: { type: string } }\n  required: [title",
    },
    { path: SHIPS, from: "    icon: canoe\n", to: "    icon: canoe\n    pays: [fish] # a day\n" },
  ],
};

test("a control stays what it is while somebody types in it; a list keeps what was typed just before", async ({
  openStudio,
}) => {
  // of the picture, while its name is typed
  const { page, folder } = await openStudio(BARE, { at: "card/harbour/ships/dinghy", expects: [/404/] });
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.fill("Dinghy with a sail that is mended");
  await page.getByRole("heading", { name: "Dinghy with a sail that is mended" }).waitFor();
  await page.keyboard.type(" in");
  // the next key after the one that makes it a long text
  await page.getByRole("heading", { name: "mended in" }).waitFor();
  await page.keyboard.type("!");
  expect(await title.inputValue()).toBe("Dinghy with a sail that is mended in!");
  const picture = page.getByRole("textbox", { name: "Picture", exact: true });
  await picture.focus();
  await page.keyboard.type("a");
  await page
    .getByText(/^Set picture of Dinghy/)
    .first()
    .waitFor();
  await page.keyboard.insertText("rt/lighthouse.png");
  await page
    .getByText(/^Set picture of .*\.png$/)
    .first()
    .waitFor();
  await page.keyboard.type("2");
  expect(await picture.inputValue()).toBe("art/lighthouse.png2");

  // two presses are two items
  const item = page.getByRole("textbox", { name: "pay 1" });
  await item.press("End");
  // what is shown stays old until all is done
  let answer = (): void => {};
  const isDone = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/cards", async (route) => {
    await isDone;
    await route.continue();
  });
  await page.keyboard.type("es");
  const add = page.getByRole("button", { name: "Add pay" });
  await add.click();
  await add.click();
  await page.getByText("Add an item to pays of Dinghy").first().waitFor();
  answer();
  await page.getByRole("textbox", { name: "pay 3" }).waitFor();
  await page.getByRole("button", { name: "Move pay 1 down" }).click();
  await page
    .getByText(/^Move item 1 of pays of .* down$/)
    .first()
    .waitFor();
  await saved(page);
  expect(readFileSync(join(folder, SHIPS), "utf8")).toContain('    pays: ["", fishes, ""] # a day\n');
});

test("a field of a CSV deck is edited in its file; the next card shows the same field; a card deleted elsewhere says so", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(HARBOUR, {
    at: "card/harbour/crew/Bo",
    // what is asked about the card at the moment when it is deleted
    expects: [/404/],
  });
  // its line ends stay
  await page.getByRole("textbox", { name: "Pay" }).fill("6");
  await page.getByText("Set Pay of Bo to 6").first().waitFor();
  await saved(page);
  const crew = readFileSync(`test/support/studio/harbour/${CREW}`, "utf8");
  expect(readFileSync(join(folder, CREW), "utf8")).toBe(crew.replace("Bo,cook,2,", "Bo,cook,6,"));

  await page.goto(page.url().replace(/#.*$/, "#/card/harbour/ships/trawler"));
  const cost = page.getByRole("textbox", { name: "Cost", exact: true });
  await cost.focus();
  await page.keyboard.press("Control+Enter");
  await page.getByRole("heading", { name: "Galleon" }).waitFor();
  await page.waitForFunction(
    () => document.activeElement?.closest("[data-field]")?.getAttribute("data-field") === "cost",
  );
  expect(await cost.inputValue()).toBe("9");
  replaceIn(join(folder, SHIPS), "  - id: galleon\n", "  - id: galleass\n");
  await page.getByText('Ships has no card "galleon" any more').waitFor();
  await page.getByText("Nobody else may enter").waitFor();
});

/** Harbour with a card that has every kind of field. */
const EVERY_KIND: StudioProject = {
  ...HARBOUR,
  changes: [
    {
      path: SHIPS,
      from: "  required: [title",
      to: `    pays: { type: array, items: { type: string } }
    armed: { type: boolean }
    hold: { type: object, properties: { size: { type: number }, kind: { type: string, enum: [dry, wet] } } }
    speed: { anyOf: [{ type: integer }, { type: string, enum: [fast, slow] }] }
    flag: { const: harbour }
  required: [title`,
    },
    {
      path: SHIPS,
      from: "    picture: art/lighthouse.png\n",
      to: `    picture: art/lighthouse.png
    pays: [fish, rope]
    armed: true
    hold: { size: 2.5, kind: dry }
    speed: slow
    flag: harbour
`,
    },
  ],
};

test("is accessible in both schemes and at both sizes, with every kind of field", async ({ openStudio }) => {
  const { page } = await openStudio(EVERY_KIND, { at: "card/harbour/ships/galleon" });
  await page.getByRole("img", { name: ", front" }).waitFor();
  await page.getByRole("textbox", { name: "pay 2" }).waitFor();
  await accessibleShots(page, "card");
  await page.getByRole("tab", { name: "YAML" }).click();
  await page.getByRole("textbox", { name: "Text of ships.yaml" }).waitFor();
  await accessibleShots(page, "card-yaml");
});

test("a card that cannot be drawn as it is written is shown as it was, and the words about it do not cover it", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(HARBOUR, { at: "card/harbour/ships/cutter" });
  const picture = page.getByRole("img", { name: "Cutter, front" });
  await picture.waitFor();
  replaceIn(join(folder, SHIP_TEMPLATE), "</svg>", "</svg");
  const words = page.getByRole("status").filter({ hasText: "As it was before" });
  await words.waitFor();
  await shots(page, "card-old");
  const gap = async (): Promise<number> => {
    const [card, note] = [await picture.boundingBox(), await words.boundingBox()];
    return (note?.y ?? 0) - (card ? card.y + card.height : Number.POSITIVE_INFINITY);
  };
  for (const [width, height] of [
    [1280, 800],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(gap, { message: `${width} x ${height}` }).toBeGreaterThanOrEqual(0);
  }
  await page.getByRole("tab", { name: /^Problems/ }).click();
  await page.getByRole("tabpanel").getByRole("listitem").first().waitFor();
});
