/** Updates of a game with kits: for numbers of players, of kits that are gone, without a sheet, with long titles; as planned. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { type Order, openProject, type Project } from "../../src/index.ts";
import { writeProject } from "../support/command/command.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";
import { temporaryFolder } from "../support/temporary.ts";

const CREW = "content/sample/decks/crew.yaml";
const OLD = "content/sample/kits/old.yaml";

/** Smaller than a page about a kit, and large enough for a card. */
const SMALL = "100mmx150mm";

const kit = (id: string): string => `kit: ${id}\ntitle: Kit ${id}\ncontents:\n  - { deck: crew }\n`;

const textOf = (path: string): string => SAMPLE_GAME[path] as string;

let folder: string;
let journal: string;
let project: Project;

beforeEach(async () => {
  folder = temporaryFolder();
  writeProject(folder, {
    ...Object.fromEntries(Object.entries(SAMPLE_GAME).filter(([, text]) => typeof text === "string")),
    "content/sample/game.yaml": `${textOf("content/sample/game.yaml")}players: { min: 2, max: 4 }\n`,
    "content/sample/kits/main.yaml": kit("main"),
    [OLD]: kit("old"),
  });
  journal = join(folder, "prints.json");
  project = await openProject(folder);
});

const build = (order: Order) => project.print({ out: join(folder, "out"), ...order });

/** In the deck of the crew. */
function change(from: string | RegExp, to: string): void {
  const text = textOf(CREW).replace(from, to);
  expect(text).not.toBe(textOf(CREW));
  writeProject(folder, { [CREW]: text });
}

const removeCook = (): void => change(/.*id: cook.*\n/, "");

test("a kit for a number of players is compared with prints for the same number alone", async () => {
  await build({ journal, kits: ["main"], players: 4 });
  expect(Object.keys(JSON.parse(readFileSync(journal, "utf8")).kits)).toEqual(["main-4-players"]);
  await expect(build({ since: journal, kits: ["main"] })).rejects.toMatchObject({
    code: "bad-order",
    message: expect.stringContaining('has no print of "main"; it has "main-4-players"'),
  });
});

test("a kit that is gone is named, unless the order names others", async () => {
  await build({ journal });
  rmSync(join(folder, OLD));
  const whyOf = async (order: Order) =>
    (await build({ since: journal, ...order })).events.flatMap((event) =>
      event.kind === "partly-compared" ? [event.why] : [],
    );
  expect(await whyOf({})).toEqual([
    expect.stringContaining('prints.json has the kit "old", which the game no longer has'),
  ]);
  expect(await whyOf({ kits: ["main"] })).toEqual([]);
  const diff = await project.diff({ game: "sample", since: journal });
  expect(diff.trouble).toContain('the kit "old"');
});

test("a take-out sheet that no paper holds is reported, and one that a paper holds is not", async () => {
  await build({ journal, kits: ["main"] });
  removeCook();
  const leftOut = async (...papers: string[]) =>
    (await build({ since: journal, kits: ["main"], papers })).events.flatMap((event) =>
      event.kind === "update" ? [event.hasNoTakeOutSheet ?? false] : [],
    );
  expect([await leftOut(SMALL), await leftOut(SMALL, "a4")]).toEqual([[true], [false]]);
});

test("a plan says what changed, even if nothing is printed", async () => {
  await build({ journal, kits: ["main"] });
  const order: Order = { since: journal, kits: ["main"], papers: [SMALL] };
  expect((await project.plan(order)).updates).toMatchObject([{ game: "sample", kits: [{ changes: [] }] }]);
  removeCook();
  const { prints, updates } = await project.plan(order);
  expect([prints, updates]).toMatchObject([
    [],
    [
      {
        since: expect.stringContaining("version 1.0.0 in "),
        kits: [{ kit: "main", changes: [{ kind: "removed", takeOut: 1, before: { card: "cook" } }] }],
      },
    ],
  ]);
  expect((await project.plan({ kits: ["main"] })).updates).toBeUndefined();
});

test("a journal of a card with a very long title can be read again", async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9"><title>{{title}}</title></svg>';
  writeProject(folder, { "templates/sample/card.svg.hbs": drawing });
  change("title: Cook", `title: ${"Cook ".repeat(400)}`);
  const { files } = await build({ journal, kits: ["main"] });
  expect(files.map(({ file }) => file)).toContain("main-a4.pdf");
  const { events } = await build({ since: journal, kits: ["main"] });
  expect(events.map(({ kind }) => kind)).toContain("nothing-changed");
});
