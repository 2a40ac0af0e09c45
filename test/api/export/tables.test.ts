/** Exports for digital tables at the boundary: the slot journal, addresses, and updates of a game in use. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { ExportOrder, Project } from "../../../src/index.ts";
import { openSample, sampleFolder } from "../../support/api/sample-project.ts";

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
  const save = `${KIT}/saved-objects/crew.json`;
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
  const named = new Set(textAt(`${KIT}/sample.json`).match(/https:\/\/example[^"]*/g));
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
  expect(textAt(`${KIT}/sample.json`)).toContain(
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

test("a room and a game are one file each", async () => {
  for (const target of ["pcio", "vtt"]) {
    const { exports } = await project.export({ target });
    expect(exports[0]?.files.map(({ path }) => path)).toEqual([`sample.${target}`, "manifest.json"]);
  }
  expect(existsSync(join(folder, JOURNAL))).toBe(false);
});
