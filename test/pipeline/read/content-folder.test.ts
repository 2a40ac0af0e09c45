/** Faults in a content folder, found when a whole game is read. */
import { expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { readGame } from "../../../src/pipeline/read/read-game.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";

const bundle = openBundle();

const read = (files: Readonly<Record<string, string>>) =>
  readGame({ host: createMemoryHost({ ...SAMPLE_GAME, ...files }), bundle }, "sample");

const findings = (files: Readonly<Record<string, string>>) =>
  read(files).diagnostics.map(({ rule, severity, file }) => `${severity} ${rule} ${file}`);

test("a sound folder has no findings", () => {
  expect(read({}).diagnostics).toEqual([]);
});

test("unread YAML and CSV files are reported, notes and pictures are not", () => {
  const files = {
    "decks/old/a.yaml": "x: 1",
    "plan.yml": "x: 1",
    "crew.CSV": "id",
    "ideas.md": "",
    "fox.svg": "",
  };
  const below = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`content/sample/${name}`, text]),
  );
  expect(findings(below).sort()).toEqual([
    "warning game/unread-file content/sample/crew.CSV",
    "warning game/unread-file content/sample/decks/old/a.yaml",
    "warning game/unread-file content/sample/plan.yml",
  ]);
});

test.each([
  ["decks/heroes.json", "rename it to decks/heroes.yaml"],
  ["decks/heroes.YAML", "rename it to decks/heroes.yaml"],
  ["dice/red.tsv", "move it to decks/red.tsv and name it in a deck (cards: red.tsv), or remove it"],
  ["crew.xlsx", "move it to decks/crew.xlsx and name it in a deck (cards: crew.xlsx), or remove it"],
  ["decks/sea.ods", "name it in a deck (cards: sea.ods), or remove it"],
  [
    "boards/sea.xls",
    "save it as CSV beside a deck (decks/sea.csv) that names it (cards: sea.csv), or remove it",
  ],
  ["icons", "remove it; icons/ is the name of a folder"],
  ["decks", "remove it; decks/ is the name of a folder"],
  ["deck/crew.json", "rename it to decks/crew.yaml"],
  ["scenarios/old/bay.xml", "save its contents as YAML or CSV, or remove it"],
  ["ideas.toml", "save its contents as YAML or CSV, or remove it"],
])("unread data of another kind is reported, too: %s", (file, fix) => {
  const { diagnostics } = read({ [`content/sample/${file}`]: "x" });
  expect(diagnostics.map(({ rule, fix: words }) => [rule, words])).toEqual([["game/unread-file", fix]]);
});

test.each([
  ...["art/hero.json", "icons/set/icons.xml", "fonts/fonts.toml", "notes/ideas.json"],
  ...["~$crew.xlsx", "decks/~$crew.csv", "decks/.~lock.crew.csv#"],
])("files that other programs leave beside their own are not data of the game: %s", (file) => {
  expect(read({ [`content/sample/${file}`]: "x" }).diagnostics).toEqual([]);
});

test.each(["decks/crew.yml", "deck/crew.yaml"])(
  "%s is reported with the name that it should have",
  (file) => {
    const { diagnostics } = read({ [`content/sample/${file}`]: "x: 1" });
    expect(diagnostics.map(({ fix }) => fix)).toEqual(["rename it to decks/crew.yaml"]);
  },
);

test("files that a deck refers to are read", () => {
  const deck = `deck: list
title: List
size: poker-us
front: card
card: { $ref: ../fields.yaml }
cards: list.csv
`;
  expect(
    findings({
      "content/sample/decks/list.yaml": deck,
      "content/sample/decks/list.csv": "id,rank,title\nmate,4,Mate\n",
      "content/sample/fields.yaml":
        "type: object\nproperties: { rank: { type: integer }, title: { type: string } }\n",
    }),
  ).toEqual([]);
});

test("an id that differs from its folder's name is reported where it is written", () => {
  const game = "broadside: 1\nid: simple\ntitle: Sample\nversion: 1.0.0\n";
  const { value, diagnostics } = read({ "content/sample/game.yaml": game });
  expect(diagnostics).toMatchObject([
    { rule: "game/wrong-folder", severity: "error", start: { line: 2, column: 5 } },
  ]);
  expect(value.game?.title).toBe("Sample");
});

test("without a usable game.yaml there are only findings, no game", () => {
  const { value, diagnostics } = read({ "content/sample/game.yaml": "- broadside" });
  expect(value.game).toBeUndefined();
  expect(diagnostics.length).toBeGreaterThan(0);
});
