/** A deck as a table in a browser: cells, rows and columns, by keys and by pointer, down to the saved file. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { CREW, HARBOUR, PLANTED, SHIP_TEMPLATE, SHIPS } from "../../support/studio/projects.ts";
import { accessibleShots, shots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";
import { temporaryFolder } from "../../support/temporary.ts";

const cell = (page: Page, text: string) => page.getByRole("gridcell", { name: text, exact: true });

/** Pastes as a spreadsheet does; Chromium gives tests no clipboard without asking. */
async function paste(page: Page, text: string, html = ""): Promise<void> {
  await page.evaluate(`{
    const data = new DataTransfer();
    data.setData("text/plain", ${JSON.stringify(text)});
    data.setData("text/html", ${JSON.stringify(html)});
    dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, cancelable: true }));
  }`);
}

/** Of the cell with the focus, if it can be seen. */
const activeText = (page: Page): Promise<unknown> =>
  page.evaluate(`{
    const cell = document.activeElement;
    const { left, top, right, bottom } = cell.getBoundingClientRect();
    const around = cell.closest(".table-scroll").getBoundingClientRect();
    const isSeen = left >= around.left && top >= around.top && right <= around.right && bottom <= around.bottom;
    isSeen ? cell.textContent : "out of sight";
  }`);

async function saveAll(page: Page): Promise<void> {
  await page.keyboard.press("Control+Shift+S");
  await page.getByText("Everything is saved").last().waitFor();
}

test("is accessible; the names of the cards stay in sight where the table scrolls sideways", async ({
  openStudio,
}) => {
  const { page } = await openStudio(HARBOUR, { at: "table/harbour/ships" });
  await cell(page, "Dinghy").waitFor();
  await page.getByText("No problems").waitFor();
  await page.getByRole("img", { name: "The front of Dinghy" }).waitFor();
  await accessibleShots(page, "table");

  await cell(page, "Cutter").click();
  await page.setViewportSize({ width: 820, height: 700 });
  await page.keyboard.press("End");
  const scroller = page.locator(".table-scroll");
  await expect.poll(() => scroller.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  await shots(page, "table-sideways");
  const left = (await scroller.boundingBox())?.x ?? 0;
  for (const name of [cell(page, "Cutter"), page.getByRole("columnheader", { name: /title/ })])
    expect(Math.round(((await name.boundingBox())?.x ?? 0) - left)).toBe(92);
  // the cell that keys have led to is not below them
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowLeft");
  expect(
    await page.evaluate(`{
      const { left, top } = document.activeElement.getBoundingClientRect();
      document.elementFromPoint(left + 4, top + 4)?.closest(".table-cell") === document.activeElement;
    }`),
  ).toBe(true);
});

test("a cell is edited by keys, its picture follows, and the file keeps its comments", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(HARBOUR, { at: "table/harbour/ships" });
  const before = readFileSync(join(folder, SHIPS), "utf8");
  const picture = page.getByRole("img", { name: "The front of Cutter" });
  await cell(page, "Cutter").click();
  await picture.waitFor();
  const drawn = await picture.locator("img").getAttribute("src");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  // Esc leaves the cell as it was
  await page.keyboard.type("99");
  await page.getByText("expected 0 to 12").waitFor();
  await shots(page, "table-editor");
  await page.keyboard.press("Escape");
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  await cell(page, "7").waitFor();
  await page.getByText("Set cost of Cutter to 7").waitFor();
  // the next row is active; a choice is found by a part of it
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("w");
  await page.getByRole("option", { name: "war", exact: true }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.getByText("Set kind of Trawler to war").waitFor();
  await cell(page, "Cutter").click();
  await page.waitForFunction(
    `document.querySelector(".table-preview img")?.getAttribute("src") !== ${JSON.stringify(drawn)}`,
  );
  await saveAll(page);
  const after = readFileSync(join(folder, SHIPS), "utf8");
  expect(after).toBe(
    before
      .replace("cost: 3 # was 4", "cost: 7 # was 4")
      .replace("title: Trawler\n    kind: fishing", "title: Trawler\n    kind: war"),
  );
  // one step each
  await page.keyboard.press("Control+z");
  await cell(page, "fishing").nth(1).waitFor();
});

test("a word that is no choice stays as it was typed, and can become one", async ({ openStudio }) => {
  const { page, folder } = await openStudio(HARBOUR, { at: "table/harbour/ships" });
  const before = readFileSync(join(folder, SHIPS), "utf8");
  const kind = page
    .getByRole("row", { name: /Cutter/ })
    .getByRole("gridcell")
    .nth(2);
  await cell(page, "Cutter").click();
  await page.keyboard.press("ArrowRight");
  // each of its letters is in one of the choices, and the first begins none
  await page.keyboard.type("Tramp");
  await page.getByRole("option", { name: "Add “Tramp” to the choices" }).waitFor();
  await shots(page, "table-choice");
  await page.keyboard.press("Enter");
  await page.getByText("Set kind of Cutter to Tramp").waitFor();
  await expect.poll(() => kind.textContent()).toBe("Tramp");
  await page.getByText("It is kept as it was typed.").waitFor();
  await saveAll(page);
  const typed = before.replace("title: Cutter\n    kind: trade", "title: Cutter\n    kind: Tramp");
  expect(typed).not.toBe(before);
  expect(readFileSync(join(folder, SHIPS), "utf8")).toBe(typed);
  await page.getByRole("button", { name: "Add “Tramp” to the choices" }).click();
  await page.getByText('Add "Tramp" to the choices of kind').first().waitFor();
  await saveAll(page);
  expect(readFileSync(join(folder, SHIPS), "utf8")).toBe(
    typed.replace("[fishing, trade, war]", "[fishing, trade, war, Tramp]"),
  );
  // a choice is one however its capitals are typed
  await kind.click();
  await page.keyboard.type("WAR");
  await page.keyboard.press("Enter");
  await expect.poll(() => kind.textContent()).toBe("war");
});

test("what is typed last stays, whatever answers come when", async ({ openStudio }) => {
  const { page, folder } = await openStudio(HARBOUR, { at: "table/harbour/ships" });
  const before = readFileSync(join(folder, SHIPS), "utf8");
  await cell(page, "Cutter").click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  // what is shown stays old until all is done
  let answer = (): void => {};
  const isDone = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/cards", async (route) => {
    await isDone;
    await route.continue();
  });
  for (const text of ["5", "3"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
  }
  await page.getByText("Set cost of Cutter to 3").waitFor();
  answer();
  // an id: work goes on beside it, in the same row
  await cell(page, "cutter").click();
  await page.keyboard.type("sloop");
  await page.keyboard.press("Tab");
  await page.getByText("Set id of Cutter to sloop").waitFor();
  await page.keyboard.type("Sloop");
  await page.keyboard.press("Enter");
  await page.getByText("Set title of Cutter to Sloop").waitFor();
  await saveAll(page);
  expect(readFileSync(join(folder, SHIPS), "utf8")).toBe(
    before.replace("id: cutter\n    title: Cutter", "id: sloop\n    title: Sloop"),
  );
});

test("thirty rows of a spreadsheet are pasted as one step, with a new column", async ({ openStudio }) => {
  const { page, folder } = await openStudio(HARBOUR, { at: "table/harbour/ships" });
  const before = readFileSync(join(folder, SHIPS), "utf8");
  await cell(page, "Dinghy").waitFor();
  const rows = Array.from(
    { length: 30 },
    (_, n) => `Raft ${n + 1}\ttrade\t${n % 10}\traft\t"Floats,\nmostly."\t${n + 5}`,
  );
  await paste(page, `title\tkind\tcost\ticon\ttext\tHull Strength\n${rows.join("\n")}\n`);
  await page.getByText("35 cards").waitFor();
  await page.getByRole("columnheader", { name: /hull-strength/ }).waitFor();
  // what was pasted is selected and seen
  await page.getByRole("button", { name: "Duplicate 30 cards" }).waitFor();
  expect(await activeText(page)).toBe("raft-1");
  await shots(page, "table-pasted");
  await saveAll(page);
  const after = readFileSync(join(folder, SHIPS), "utf8");
  expect(after.startsWith(before.slice(0, before.indexOf("  required:")))).toBe(true);
  expect(after).toContain("    hull-strength: { type: integer }\n");
  expect(after).toContain("# was 4 until version 0.2");
  expect(after.trimEnd().split("\n").at(-1)).toContain("hull-strength: 34");
  await page.keyboard.press("Control+z");
  await page.getByText("5 cards", { exact: true }).waitFor();
});

test("cards are added, copied, moved and deleted; rows are sorted and filtered in the view alone", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(HARBOUR, { at: "table/harbour/crew" });
  const before = readFileSync(join(folder, CREW), "utf8");
  await cell(page, "Bo").click();
  await page.getByRole("button", { name: "Move up" }).click();
  await page.getByText("Move Bo up").waitFor();
  await page.getByRole("button", { name: "Duplicate card" }).click();
  await cell(page, "Bo 2").first().waitFor();
  await page.getByRole("button", { name: "Name", exact: true }).click();
  await expect
    .poll(() => page.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort"))
    .toBe("ascending");
  await page.getByRole("searchbox", { name: /Show rows/ }).fill("captain");
  await page.getByText("1 of 5 cards").waitFor();
  await cell(page, "Ada").click();
  await page.keyboard.press("Control+Delete");
  await page.getByText("Ada is deleted").waitFor();
  // a notice takes back its own step
  await page.getByRole("log").getByRole("button", { name: "Undo" }).click();
  await cell(page, "Ada").click();
  expect(await page.getByText("Ada is deleted").count()).toBe(0);
  await page.keyboard.press("Control+Delete");
  await page.getByText("Ada is deleted").waitFor();
  await saveAll(page);
  const [head, ada, bo, ...rest] = before.split("\r\n");
  expect(readFileSync(join(folder, CREW), "utf8")).toBe(
    [head, bo, bo?.replace("Bo", "Bo 2"), ...rest].join("\r\n"),
  );
  expect(ada).toContain("Ada");
});

test("a new card and a new column are gone to; heads are walked over by arrows; what is pasted beyond them asks for names", async ({
  openStudio,
}) => {
  const { page } = await openStudio(HARBOUR, { at: "table/harbour/crew" });
  await cell(page, "Di").click();
  await page.getByRole("button", { name: "Add card" }).click();
  await expect.poll(() => activeText(page)).toBe("New card");
  await page.keyboard.type("Eve");
  await page.keyboard.press("Tab");
  await page.getByText("Set Name of New card to Eve").waitFor();
  await page.getByRole("button", { name: "New column" }).click();
  await page.keyboard.type("Mood");
  await page.keyboard.press("Enter");
  const head = page.getByRole("columnheader", { name: /Mood/ });
  await head.waitFor();
  await expect.poll(() => activeText(page)).toBe("");
  await page.keyboard.type("cheerful");
  await page.keyboard.press("Enter");
  await cell(page, "cheerful").waitFor();
  // the heads are one stop before the cells
  await page.keyboard.press("Control+ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  expect(
    await head
      .getByRole("button")
      .first()
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);
  await page.keyboard.press("Tab");
  expect(await page.evaluate("document.activeElement.className")).toContain("table-cell");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Alt+ArrowDown");
  await page.getByRole("menuitemradio", { name: "Text" }).waitFor();
  await page.keyboard.press("Escape");

  const last = page.getByRole("row").nth(1).getByRole("gridcell").last();
  await last.click();
  await paste(page, "1\t7\n2\t8");
  await page.getByText("One of the pasted columns has no column here").waitFor();
  await page.keyboard.type("strength");
  await shots(page, "table-wide");
  await page.keyboard.press("Enter");
  await page.getByRole("columnheader", { name: /strength/ }).waitFor();
  await cell(page, "8").waitFor();
  expect(await page.getByText("column-").count()).toBe(0);
});

test("a column is renamed with its template; cells complete icons, marks of texts and pictures", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(HARBOUR, { at: "table/harbour/ships" });
  const before = readFileSync(join(folder, SHIPS), "utf8");
  await cell(page, "Cutter").waitFor();
  await page.getByRole("button", { name: "Column icon" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Cost");
  await page.getByText("There is such a column already.").waitFor();
  await page.getByRole("textbox", { name: "Name" }).fill("figurehead icon");
  await page.keyboard.press("Enter");
  await page.getByRole("columnheader", { name: /figurehead-icon/ }).waitFor();
  // the kind is in the menu, and what is typed is completed
  await page.getByRole("button", { name: "Column figurehead-icon" }).click();
  await page.getByRole("menuitemradio", { name: "Icon" }).click();
  await page.getByText("Make figurehead-icon an icon").waitFor();
  await cell(page, "Cutter").click();
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
  await page.keyboard.type("anch");
  await page.getByRole("option", { name: "anchor", exact: true }).waitFor();
  await shots(page, "table-icons");
  await page.getByRole("option", { name: "anchor", exact: true }).click();
  await page.getByText("Set figurehead-icon of Cutter to anchor").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByRole("option", { name: "art/lighthouse.png" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByText("Set picture of Cutter to art/lighthouse.png").waitFor();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.type(" :coi");
  await page.getByRole("option", { name: "coin", exact: true }).waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.getByText(/Set text of Cutter to .*:coin:/).waitFor();
  await saveAll(page);
  const after = readFileSync(join(folder, SHIPS), "utf8");
  expect(after).not.toMatch(/^ +icon:|, icon:/m);
  expect(after).toContain("# was 4 until version 0.2");
  expect(readFileSync(join(folder, SHIP_TEMPLATE), "utf8")).toContain("figurehead-icon");
  expect(after.split("\n").length).toBe(before.split("\n").length + 1);
});

test("a column of a field within a map is renamed and deleted alone", async ({ openStudio }) => {
  const declared = `    picture: { type: string, description: "A picture of art/." }\n`;
  const special = `    special: { type: object, properties: { cost: { type: integer }, crew: { type: integer } } }\n`;
  const icon = "    icon: galleon\n";
  const { page, folder } = await openStudio(
    {
      ...HARBOUR,
      changes: [
        { path: SHIPS, from: declared, to: `${declared}${special}` },
        { path: SHIPS, from: icon, to: `${icon}    special: { cost: 2, crew: 70 } # of its crew\n` },
        {
          path: SHIP_TEMPLATE,
          from: "{{kind}}",
          to: "{{kind}}{{#if (present special.crew)}} {{special.crew}}{{/if}}",
        },
      ],
    },
    { at: "table/harbour/ships" },
  );
  const head = (field: string) =>
    page.getByRole("columnheader", { name: new RegExp(field.replace(".", "\\.")) });
  const choose = async (field: string, item: string): Promise<void> => {
    await page.getByRole("button", { name: `Column ${field}` }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await cell(page, "70").waitFor();
  await choose("special.crew", "Rename");
  await page.getByRole("textbox", { name: "Name" }).fill("cost");
  await page.getByText("There is such a column already.").waitFor();
  await page.getByRole("textbox", { name: "Name" }).fill("sailors");
  await page.keyboard.press("Enter");
  await head("special.sailors").waitFor();
  await cell(page, "70").waitFor();
  await choose("special.cost", "Delete");
  await page.getByText("The column special.cost is deleted, with its 1 value").waitFor();
  await head("special.cost").waitFor({ state: "detached" });
  await saveAll(page);
  const after = readFileSync(join(folder, SHIPS), "utf8");
  expect(after).toContain("properties: { sailors: { type: integer } } }");
  expect(after).toContain("    special: { sailors: 70 } # of its crew\n");
  expect(after).toContain("    cost: 9\n");
  expect(readFileSync(join(folder, SHIP_TEMPLATE), "utf8")).toContain(
    "{{#if (present special.sailors)}} {{special.sailors}}{{/if}}",
  );
});

test("a column is deleted with its values, and stays while the template needs it", async ({ openStudio }) => {
  const expects = [/status of 400/];
  const { page, folder } = await openStudio(HARBOUR, { at: "table/harbour/ships", expects });
  const before = readFileSync(join(folder, SHIPS), "utf8");
  const remove = async (column: string): Promise<void> => {
    await page.getByRole("button", { name: `Column ${column}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
  };
  await cell(page, "Cutter").waitFor();
  await remove("icon");
  await page
    .getByText(`"icon" is still used in ${SHIP_TEMPLATE}:9; remove it there first.`, { exact: false })
    .waitFor();
  await shots(page, "table-needed");
  await page.getByRole("button", { name: "Show it" }).waitFor();
  // the large picture of a cell, by the pointer and by keys
  const picture = cell(page, "art/lighthouse.png");
  await picture.locator("img").waitFor();
  await picture.hover();
  const large = page.locator(".tip-picture img");
  await large.waitFor();
  await page.keyboard.press("Escape");
  await cell(page, "galleon").last().click();
  await page.keyboard.press("ArrowRight");
  await large.waitFor();
  await remove("picture");
  await page.getByText("The column picture is deleted, with its 1 value").waitFor();
  const head = page.getByRole("columnheader", { name: /picture/ });
  await head.waitFor({ state: "detached" });
  await shots(page, "table-deleted");
  await saveAll(page);
  expect(readFileSync(join(folder, SHIPS), "utf8")).toBe(
    before.replace(/^ {4}picture: \{.*\n/m, "").replace("    picture: art/lighthouse.png\n", ""),
  );
  await page.getByRole("log").getByRole("button", { name: "Undo" }).click();
  await head.waitFor();
  await cell(page, "art/lighthouse.png").waitFor();
});

test("pasted words become choices, from the notice and from a finding; undo takes them back in another file, too", async ({
  openStudio,
}) => {
  const shared = temporaryFolder();
  const text = "$defs:\n  kind: { type: string, enum: [fishing, trade, war] }\n";
  writeFileSync(join(shared, "kinds.yaml"), text);
  const project = {
    folders: [...HARBOUR.folders, { from: shared, to: "content/harbour/schemas" }],
    changes: [
      {
        path: SHIPS,
        from: 'kind: { type: string, enum: [fishing, trade, war], description: "What it is good for." }',
        to: 'kind: { $ref: "../schemas/kinds.yaml#/$defs/kind" }',
      },
    ],
  };
  const { page, folder } = await openStudio(project, { at: "table/harbour/ships" });
  const kinds = () => readFileSync(join(folder, "content/harbour/schemas/kinds.yaml"), "utf8");
  await cell(page, "trade").first().click();
  await paste(page, "raft\nhouse boat\nraft");
  await page.getByText("3 rows are pasted; “raft” and “house boat” are not choices of kind").waitFor();
  await shots(page, "table-choices");
  await page.getByRole("button", { name: "Make them choices" }).click();
  await page.getByText("“raft” and “house boat” are choices now").waitFor();
  await saveAll(page);
  const chosen = text.replace("war]", "war, raft, house boat]");
  expect(kinds()).toBe(chosen);
  await page.keyboard.press("Control+z");
  await page.getByText("are choices now").waitFor({ state: "detached" });
  await saveAll(page);
  expect(kinds()).toBe(text);
  await page.goto(page.url().replace(/#.*$/, "#/problems"));
  await page.getByRole("heading", { name: "Problems", exact: true }).waitFor();
  await page
    .getByRole("button", { name: /kind is "raft"/ })
    .first()
    .click();
  const make = page.getByRole("button", { name: "Add 2 words to the choices" });
  await make.waitFor();
  await shots(page, "problems-choices");
  await make.click();
  await page.getByText("No problems").first().waitFor();
  await saveAll(page);
  expect(kinds()).toBe(chosen);
});

test("a deck that cannot be read says so where its cards would be", async ({ openStudio }) => {
  const { page } = await openStudio(PLANTED, { at: "table/harbour/ships" });
  await page.getByText("Ships cannot be read as it is now.").waitFor();
  expect(await page.getByText("no cards yet").count()).toBe(0);
  await page.getByRole("link", { name: "Show line 27" }).click();
  await page.getByText("ships.yaml, line 27").waitFor();
});
