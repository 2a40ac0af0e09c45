/** What changed since an earlier print: prints in other looks and languages, versions on drawings, marks on cards. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { type Order, openProject, type Printed, type Project } from "../../src/index.ts";
import { writeProject } from "../support/command/command.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";
import { textOfPages, withPdf } from "../support/paper/read-pdf.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { toolOrSkip } from "../support/tools.ts";

const GAME = "content/sample/game.yaml";
const CREW = "content/sample/decks/crew.yaml";
const DE = "content/sample/locales/de/decks/crew.yaml";
const CARD = "templates/sample/card.svg.hbs";

/** Each card says its title, and the version of the game in the middle of a line. */
const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(SAMPLE_GAME).filter(([, text]) => typeof text === "string")),
  [DE]: "cards:\n  - { id: cook, title: Smutje }\n  - { id: pilot, title: Lotse }\n  - { id: captain, title: Kapitän }\n",
  [CARD]: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9"><b:text x="5" y="5" width="50" height="10" size="14pt" font="Alegreya">{{title}}</b:text><b:text x="5" y="20" width="53.5" height="10" size="12pt" font="Alegreya" align="center">**Rank {{rank}}** in {{@game.version}} aboard</b:text></svg>`,
};

let folder: string;
let journal: string;
let project: Project;

beforeEach(async () => {
  folder = temporaryFolder();
  writeProject(folder, FILES);
  journal = join(folder, "prints.json");
  project = await openProject(folder);
});

function change(path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(folder, path), "utf8");
  expect(text.replace(from, to)).not.toBe(text);
  writeFileSync(join(folder, path), text.replace(from, to));
}

const build = (order: Order): Promise<Printed> => project.print({ out: join(folder, "out"), ...order });

const kindsOf = ({ events }: Printed) => events.map(({ kind }) => kind).filter((kind) => kind !== "findings");

const changesIn = ({ events }: Printed) =>
  events.flatMap((event) =>
    event.kind === "update" ? event.changes.map(({ kind, now }) => `${now?.card} ${kind}`) : [],
  );

describe("looks and languages", () => {
  test("have prints of their own in a journal, and are compared with these alone", async () => {
    await build({ journal });
    await expect(build({ since: journal, lang: "de" })).rejects.toMatchObject({
      code: "bad-order",
      message: expect.stringContaining('has no print of "all-decks-de"; it has "all-decks"'),
    });
    await build({ journal, lang: "de" });
    await build({ journal, ink: "gray" });
    expect(Object.keys(JSON.parse(readFileSync(journal, "utf8")).kits)).toEqual([
      "all-decks",
      "all-decks-de",
      "all-decks-gray",
    ]);
    change(DE, "Smutje", "Koch");
    expect(changesIn(await build({ since: journal, lang: "de" }))).toEqual(["cook changed"]);
    expect(kindsOf(await build({ since: journal }))).toEqual(["nothing-changed"]);
    expect(kindsOf(await build({ since: journal, ink: "gray" }))).toEqual(["nothing-changed"]);
  });

  test("are read from a commit in the same way", async ({ skip }) => {
    toolOrSkip("git", skip);
    commit("v1");
    change(DE, "Smutje", "Koch");
    const [german, own] = [await build({ since: "v1", lang: "de" }), await build({ since: "v1" })];
    expect([changesIn(german), kindsOf(own)]).toEqual([["cook changed"], ["nothing-changed"]]);
    const [diff] = (await project.diff({ game: "sample", since: "v1", lang: "de" })).kits;
    expect(diff?.changes.flatMap(({ fields }) => fields)).toEqual([
      { field: "title", before: '"Smutje"', now: '"Koch"' },
    ]);
  });

  test("that a commit does not have are refused", async ({ skip }) => {
    toolOrSkip("git", skip);
    commit("v1");
    writeProject(folder, { [DE.replace("/de/", "/fr/")]: FILES[DE] ?? "" });
    await expect(build({ since: "v1", lang: "fr" })).rejects.toMatchObject({
      message: expect.stringContaining('the game "sample" is not translated into "fr" in v1'),
    });
  });
});

function commit(tag: string): void {
  for (const words of [
    ["init", "-q"],
    ["add", "-A"],
    ["commit", "-qm", tag],
    ["tag", tag],
  ])
    spawnSync("git", ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@b.c", ...words]);
}

describe("the version of the game", () => {
  test("changes no card that shows it", async () => {
    await build({ journal });
    change(GAME, /version: .*/, "version: 10.20.30");
    expect(kindsOf(await build({ since: journal }))).toEqual(["nothing-changed"]);
    change(CREW, "title: Cook", "title: Baker");
    expect(changesIn(await build({ since: journal }))).toEqual(["cook changed"]);
  });

  test("counts where it is a number that a card may have for itself", async () => {
    change(GAME, /version: .*/, "version: '1'");
    await build({ journal });
    change(GAME, /version: .*/, "version: '2'");
    expect(changesIn(await build({ since: journal }))).toHaveLength(3);
  });
});

describe("the revision mark", () => {
  const SAFE = 3;
  /** pt of a page to mm. */
  const mm = (pt: number): number => (pt * 25.4) / 72;

  test("is in a lower corner of the safe zone of each changed card, and is not recorded", async () => {
    change(GAME, /version: .*/, "version: 1.0.0\nrevision-mark: true");
    await build({ journal });
    change(GAME, "1.0.0", "1.1.0");
    change(CREW, "title: Cook", "title: Baker");
    const update = await build({ since: journal, journal });
    const path = update.files.find(({ file }) => file.startsWith("all-decks-a4-update"))?.path ?? "";
    const front = await linesOfFirstPage(readFileSync(path));
    const marks = front.filter(({ text }) => text === "1.1.0");
    expect(marks).toHaveLength(1);
    const [mark] = marks;
    const [title] = front.filter(({ text }) => text === "Baker");
    // The title begins 5 mm from the left edge, with its baseline 5 to 15 mm below the upper one.
    expect(mm((mark?.x ?? 0) - (title?.x ?? 0))).toBeCloseTo(SAFE - 5, 1);
    const down = mm((title?.y ?? 0) - (mark?.y ?? 0));
    expect([down > 88.9 - SAFE - 15, down < 88.9 - SAFE - 5]).toEqual([true, true]);
    expect(kindsOf(await build({ since: journal }))).toEqual(["nothing-changed"]);
    // A full print has it in the lines of its three cards and in the margin.
    const [all = ""] = await textOfPages(readFileSync(await fullPrint()));
    expect(all.split("1.1.0")).toHaveLength(1 + 4);
  });

  const linesOfFirstPage = (bytes: Uint8Array) =>
    withPdf(bytes, async (pdf) => {
      const { items } = await (await pdf.getPage(1)).getTextContent();
      return items.flatMap((item) =>
        "str" in item
          ? [{ text: item.str, x: item.transform[4] as number, y: item.transform[5] as number }]
          : [],
      );
    });

  const fullPrint = async (): Promise<string> =>
    (await build({})).files.find(({ file }) => file === "all-decks-a4.pdf")?.path ?? "";
});
