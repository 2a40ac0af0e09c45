/** Exports for digital tables at the boundary: the slot journal, addresses, and updates of a game in use. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { ExportOrder, Project } from "../../../src/index.ts";
import { codeOf, openSample, sampleFolder } from "../../support/api/sample-project.ts";
import { writeProject } from "../../support/command/command.ts";

const TTS: ExportOrder = { target: "tts", baseUrl: "https://example.org/sample" };
const KIT = "output/sample/tts/all-decks";
const JOURNAL = "output/sample/tables/slots.json";
const CREW = "content/sample/decks/crew.yaml";

let folder: string;
let project: Project;

beforeEach(() => {
  folder = sampleFolder();
  project = openSample(folder);
});

const textAt = (path: string): string => readFileSync(join(folder, path), "utf8");

/** Numbers and GUIDs of the cards in the deck of the crew, by their names. */
function crewIn(save: string): Readonly<Record<string, readonly [number, string]>> {
  const [deck] = JSON.parse(textAt(save)).ObjectStates;
  return Object.fromEntries(
    deck.ContainedObjects.map(
      (card: { readonly Nickname: string; readonly CardID: number; readonly GUID: string }) => [
        card.Nickname,
        [card.CardID, card.GUID],
      ],
    ),
  );
}

test("a card inserted in the middle changes no number and no GUID of the others", async () => {
  const { status } = await project.export(TTS);
  expect(status).toBe(0);
  const save = `${KIT}/saved-objects/sample--all-decks--crew.json`;
  const before = crewIn(save);
  expect(Object.keys(before)).toEqual(["Cook", "Pilot", "Captain"]);
  const pilot = "  - { id: pilot";
  const written = textAt(CREW);
  expect(written).toContain(pilot);
  const stowaway = "  - { id: stowaway, rank: 9, title: Stowaway }\n";
  writeFileSync(join(folder, CREW), written.replace(pilot, `${stowaway}${pilot}`));
  expect((await openSample(folder).export(TTS)).status).toBe(0);
  const after = crewIn(save);
  expect(Object.keys(after)).toEqual(["Cook", "Stowaway", "Pilot", "Captain"]);
  expect(after).toMatchObject(before);
});

test("all pictures that the save names are there, and the list says what goes where", async () => {
  await project.export(TTS);
  const pictures = readdirSync(join(folder, KIT, "pictures"));
  const named = new Set(textAt(`${KIT}/sample--all-decks.json`).match(/https:\/\/example[^"]*/g));
  expect(named.size).toBeGreaterThan(1);
  expect(
    [...named].filter((one) => !pictures.includes(one.replace("https://example.org/sample/", ""))),
  ).toEqual([]);
  const rows = textAt(`${KIT}/upload.csv`).trim().split("\n").slice(1);
  expect(rows.map((row) => row.split(",")[0]).sort()).toEqual(
    pictures.map((one) => `pictures/${one}`).sort(),
  );
  expect(rows.every((row) => row.split(",")[1]?.startsWith("https://example.org/sample/"))).toBe(true);
});

test("without a base, addresses are files of this machine, and the export says so", async () => {
  const { exports } = await project.export({ target: "tts" });
  expect(textAt(`${KIT}/sample--all-decks.json`)).toContain(
    `file:///${join(folder, KIT, "pictures").replace(/^\//, "")}/`,
  );
  expect(exports[0]?.notes.some((note) => note.includes("other players do not see"))).toBe(true);
});

test("the journal is kept for all tables, unchanged without new cards, or in a file of the project", async () => {
  await project.export(TTS);
  const journal = textAt(JOURNAL);
  await project.export({ target: "ttpg" });
  expect(textAt(JOURNAL)).toBe(journal);
  await project.export({ ...TTS, slots: "tables/sample.json" });
  expect(textAt("tables/sample.json")).toBe(journal);
});

test("a kit that a table cannot have is skipped with its reason, unless it is named", async () => {
  const deckOf = (id: string, more: string) =>
    `deck: ${id}\ntitle: ${id}\nsize: poker-us\ncard: { properties: { title: { type: string } } }\n${more}\n`;
  writeProject(folder, {
    "content/sample/decks/box.yaml": deckOf(
      "box",
      "shape: tuck-box\nbleed: 3mm\nbox: { cards: 54 }\nfront: box\ncards: [{ id: box, title: Box }]",
    ),
    "templates/sample/box.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="{{@shape.viewBox}}"><text x="40" y="60" font-size="6" font-family="Alegreya">{{title}}</text></svg>\n`,
    "content/sample/kits/boxes.yaml": "kit: boxes\ntitle: Boxes\ncontents: [{ deck: box }]\n",
    "content/sample/kits/main.yaml": "kit: main\ntitle: Main\ncontents: [{ deck: crew }]\n",
    "content/sample/kits/many.yaml": "kit: many\ntitle: Many\ncontents: [{ deck: crew, times: 900 }]\n",
  });
  const { exports, skipped } = await openSample(folder).export({ target: "pcio" });
  expect(exports.map(({ kit }) => kit)).toEqual(["main"]);
  expect(skipped).toEqual([
    expect.objectContaining({
      kit: "boxes",
      why: 'PlayingCards.io makes nothing of the kit "boxes"; box: a table needs no box',
    }),
    expect.objectContaining({ kit: "many", why: expect.stringContaining("takes about 1200 widgets") }),
  ]);
  for (const kit of ["boxes", "many"])
    expect(await codeOf(openSample(folder).export({ target: "pcio", kits: [kit] }))).toBe("bad-order");
});

test("two kits have files and packages of their own, and cards with the same ids", async () => {
  writeProject(folder, {
    "content/sample/kits/main.yaml": "kit: main\ntitle: Main\ncontents: [{ deck: crew }]\n",
    "content/sample/kits/twice.yaml": "kit: twice\ntitle: Twice\ncontents: [{ deck: crew, times: 2 }]\n",
  });
  const { exports } = await openSample(folder).export(TTS);
  const saves = exports.map(({ files }) =>
    files.map(({ path }) => path).filter((path) => /json$/.test(path)),
  );
  const [main = [], twice = []] = saves.map((paths) => paths.filter((path) => path !== "manifest.json"));
  expect([main.length > 1, main.filter((path) => twice.includes(path))]).toEqual([true, []]);
  const [one, two] = ["main", "twice"].map((kit) =>
    crewIn(`output/sample/tts/${kit}/saved-objects/sample--${kit}--crew.json`),
  ) as [object, object];
  expect(Object.keys(one)).toEqual(Object.keys(two));
  const once = await openSample(folder).export({ target: "ttpg" });
  const guids = once.exports.map(
    ({ kit }) => JSON.parse(textAt(`output/sample/ttpg/${kit}/sample--${kit}/manifest.json`)).GUID,
  );
  expect(new Set(guids).size).toBe(2);
});

test("a room and a game are one file each", async () => {
  for (const target of ["pcio", "vtt"]) {
    const { exports } = await project.export({ target });
    expect(exports[0]?.files.map(({ path }) => path)).toEqual([
      `sample--all-decks.${target}`,
      "manifest.json",
    ]);
  }
  expect(existsSync(join(folder, JOURNAL))).toBe(false);
});
