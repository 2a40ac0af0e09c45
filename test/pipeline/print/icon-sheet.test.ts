/** Sheets of icons: each icon is shown with its name. */
import { beforeAll, describe, expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { iconEntries, searchIcons } from "../../../src/pipeline/draw/list/icon-entries.ts";
import { ICONS_A_PAGE, iconSheet } from "../../../src/pipeline/print/icon-sheet.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import { textOfPages } from "../../support/paper/read-pdf.ts";

const bundle = openBundle();
const OWN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h8v8z"/></svg>';
const host = createMemoryHost({
  "content/reef/game.yaml": "broadside: 1\nid: reef\ntitle: Reef\nversion: 1.0.0\n",
  "content/reef/glossary.yaml": "icons: { port: anchor, nowhere-leaf: nowhere }\n",
  "content/reef/icons/tea-leaf.svg": OWN,
});
const project = { host, bundle };
const { entries } = iconEntries(project);
const leaves = searchIcons(["leaf"], entries);

test("the game's own names come first", () => {
  expect(leaves.slice(0, 3).map(({ name, game }) => [name, game])).toEqual([
    ["tea-leaf", "reef"],
    ["nowhere-leaf", "reef"],
    ["oak-leaf", undefined],
  ]);
  expect(entries.find(({ name }) => name === "port")?.credit?.title).toBe("Anchor");
});

test("drawings that are not asked for are not read", () => {
  const read: string[] = [];
  const readBytes = (path: string) => {
    read.push(path);
    return host.readBytes(path);
  };
  const { entries: all } = iconEntries({ host: { ...host, readBytes }, bundle });
  searchIcons(["anchor"], all);
  expect(read.filter((path) => path.endsWith(".svg"))).toEqual([]);
});

test("a game that cannot be used is named", () => {
  const broken = createMemoryHost({ "content/reef/game.yaml": "title: [" });
  expect(iconEntries({ host: broken, bundle }).unread).toEqual(["reef"]);
});

describe("pages of a PDF", () => {
  let sheet: Awaited<ReturnType<typeof iconSheet>>;
  // More than one page.
  const icons = entries.slice(0, ICONS_A_PAGE + 2);
  beforeAll(async () => {
    sheet = await iconSheet(project, "some", icons, SILENT);
  });

  test("show every name", async () => {
    const text = (await textOfPages(sheet.pdf)).join("").replaceAll(/\s/g, "");
    for (const { name } of icons) expect(text).toContain(name);
    expect(text).toContain("creativecommons.org/licenses/by/3.0");
    expect(sheet.pages).toBe(2);
  });

  test("have the same bytes every time", async () => {
    const [first, second] = [leaves.slice(0, 3), leaves.slice(0, 3)];
    const { pdf } = await iconSheet(project, "leaf", first, SILENT);
    expect((await iconSheet(project, "leaf", second, SILENT)).pdf).toEqual(pdf);
  });
});
