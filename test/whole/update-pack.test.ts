/**
 * An update pack of Pirate Quest: three of its 81 cards change and the version rises, which its booklet shows; compared with
 * a journal and with a git tag.
 */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Order, openProject, type Printed, type Project } from "../../src/index.ts";
import { countIn, textOfPages } from "../support/paper/read-pdf.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { toolOrSkip } from "../support/tools.ts";

const DECK = "content/pirate-quest/decks/battle.yaml";
const GAME = "content/pirate-quest/game.yaml";
const KIT = "starter-pack";

let folder: string;
let project: Project;
let journal: string;

const order = (more: Order): Order => ({ kits: [KIT], ...more });

const git = (...words: readonly string[]) =>
  spawnSync("git", ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@b.c", ...words]);

/** Its rules would refuse arbitrary changes of costs. */
beforeAll(async () => {
  folder = temporaryFolder();
  for (const path of ["content/pirate-quest", "templates/pirate-quest"])
    cpSync(path, join(folder, path), { recursive: true });
  rmSync(join(folder, "content/pirate-quest/rules.yaml"));
  journal = join(folder, "prints.json");
  project = await openProject(folder);
  const { status } = await project.print(order({ journal }));
  expect(status).toBe(0);
  git("init", "-q");
  git("add", "content", "templates");
  git("commit", "-qm", "first");
  git("tag", "v1");
  change(DECK, /(id: sword-3,.*cost: )2/, "$13");
  change(DECK, /(id: axe-5,.*cost: )2/, "$11");
  change(DECK, /(id: bow-1,.*cost: )2/, "$13");
  change(GAME, /version: 1.0.0/, "version: 1.1.0");
});

function change(file: string, pattern: RegExp, by: string): void {
  const text = readFileSync(join(folder, file), "utf8");
  expect(text).toMatch(pattern);
  writeFileSync(join(folder, file), text.replace(pattern, by));
}

const filesOf = ({ files }: Printed) =>
  files.flatMap(({ file, sheets }) => (sheets ? [[file, sheets.sheets, sheets.pieces?.count]] : []));

const PRINTED = [
  ["starter-pack-a4-update-1.1.0.pdf", 1, 3],
  ["starter-pack-take-out-a4-update-1.1.0.pdf", 1, undefined],
];

async function textsOf(printed: Printed): Promise<readonly string[]> {
  const paths = printed.files.flatMap(({ path, sheets }) => (sheets ? [path] : []));
  const pages = await Promise.all(paths.map((path) => textOfPages(readFileSync(path))));
  return pages.map((texts) => texts.join("\n"));
}

describe("since a journal", () => {
  let printed: Printed;

  test("prints the three cards, and the sheet of the three to take out", async () => {
    printed = await project.print(order({ since: journal, out: join(folder, "update") }));
    expect([printed.status, filesOf(printed)]).toEqual([0, PRINTED]);
    const [cards = "", takeOut = ""] = await textsOf(printed);
    for (const feature of ["Blessed", "Thief", "Trump"]) expect(cards.split(feature)).toHaveLength(2);
    for (const name of ["Sword 3", "Axe 5", "Bow 1"]) expect(takeOut).toContain(name);
    expect(takeOut).not.toContain("Sword 4");
    expect(takeOut).toContain("Printed as version 1.0.0: 3 to take out of the box.");
    const update = printed.events.find((event) => event.kind === "update");
    expect(update?.kind === "update" && update.changes.map(({ kind, now }) => [kind, now?.card])).toEqual([
      ["changed", "sword-3"],
      ["changed", "axe-5"],
      ["changed", "bow-1"],
    ]);
  });

  test("has the pictures of the old cards, and prints without them too", async () => {
    rmSync(join(folder, "prints.pictures.zip"));
    const without = await project.print(order({ since: journal, out: join(folder, "without") }));
    expect([printed, without].map(takeOutSheet).map((pdf) => countIn(pdf, "/Subtype /Image"))).toEqual([
      3, 0,
    ]);
  });
});

const takeOutSheet = ({ files }: Printed): Buffer =>
  readFileSync(files.find(({ file }) => file.includes("take-out"))?.path ?? "");

describe("since a git tag", () => {
  test("prints the same", async ({ skip }) => {
    toolOrSkip("git", skip);
    const printed = await project.print(order({ since: "v1", out: join(folder, "by-tag") }));
    expect([printed.status, filesOf(printed)]).toEqual([0, PRINTED]);
    expect((await textsOf(printed))[1]).toContain("Printed as version 1.0.0 (v1): 3");
  });

  test("other names are refused, and nothing is run for them", async ({ skip }) => {
    toolOrSkip("git", skip);
    for (const since of ["v9", "--output=x", "HEAD:content", "HEAD; touch x", ""])
      await expect(project.plan(order({ since }))).rejects.toMatchObject({ code: "bad-order" });
  });
});
