/**
 * What an author sees in an editor: the YAML language server, driven over its protocol, with the schemas that we write.
 * It offers and explains the deck's own fields, flags faults at their line, and flags nothing that `check` accepts.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { createNodeHost } from "../../../src/host/node-host.ts";
import { schemasForEditors } from "../../../src/pipeline/fix/editor-schemas.ts";
import { newProject } from "../../../src/pipeline/fix/new-game/starter.ts";
import { readGame } from "../../../src/pipeline/read/read-game.ts";
import { schemaPathOf } from "../../../src/schema/editor/schemas.ts";
import { kindOfPath } from "../../../src/schema/kinds.ts";
import { writeProject } from "../../support/command/command.ts";
import {
  type LanguageServer,
  type Position,
  startLanguageServer,
} from "../../support/command/language-server.ts";
import { temporaryFolder } from "../../support/temporary.ts";

const bundle = openBundle();
const shipped = { host: bundle.host, bundle };
const PIRATE_QUEST = resolve("content/pirate-quest");
const schemas = temporaryFolder();
const fresh = temporaryFolder();
let server: LanguageServer;

beforeAll(async () => {
  writeProject(schemas, Object.fromEntries(schemasForEditors(shipped, ["pirate-quest"]).value));
  const files = [...newProject(bundle, { id: "night", title: "Night" })];
  writeProject(fresh, Object.fromEntries(files.map(([path, content]) => [path, String(content)])));
  server = await startLanguageServer(schemasByFile());
});
afterAll(() => server.stop());

/** As in `yaml.schemas`: the schema of each shipped file. */
function schemasByFile(): Record<string, unknown> {
  const files = filesOf(PIRATE_QUEST);
  const schemaOf = (file: string): string =>
    join(schemas, schemaPathOf("pirate-quest", kindOfPath(file) ?? "game", file));
  const all = new Set(files.map(schemaOf));
  return Object.fromEntries(
    [...all].map((schema) => [
      schema,
      files.filter((file) => schemaOf(file) === schema).map((file) => join(PIRATE_QUEST, file)),
    ]),
  );
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".yaml"));
}

/** Opens a file without the text at `|`, and returns the position where it was. */
async function openAt(path: string, from: string, to: string): Promise<Position> {
  const text = readFileSync(path, "utf8");
  expect(text, `${path} has ${from}`).toContain(from);
  const marked = text.replace(from, () => to);
  const before = marked.slice(0, marked.indexOf("|>")).split("\n");
  await server.open(path, marked.replace("|>", ""));
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

async function offered(path: string, from: string, to: string): Promise<readonly string[]> {
  return server.complete(path, await openAt(path, from, to));
}

/** "38: message" for each flag once a part of a file is replaced. */
async function flagged(path: string, from: string, to: string): Promise<readonly string[]> {
  const text = readFileSync(path, "utf8");
  expect(text, `${path} has ${from}`).toContain(from);
  const found = await server.open(
    path,
    text.replace(from, () => to),
  );
  return found.map(({ message, range }) => `${range.start.line + 1}: ${message}`);
}

const lineOf = (path: string, text: string): number =>
  readFileSync(path, "utf8")
    .split("\n")
    .findIndex((line) => line.includes(text)) + 1;

const battle = join(PIRATE_QUEST, "decks/battle.yaml");
const kit = join(PIRATE_QUEST, "kits/starter-pack.yaml");
const rules = join(PIRATE_QUEST, "rules.yaml");
const voyage = join(PIRATE_QUEST, "scenarios/first-voyage.yaml");
const FIRST_CARD = /^ {2}- \{ card: .*$/m.exec(readFileSync(voyage, "utf8"))?.[0] ?? "";
const SWORD_1 = /^.*id: sword-1,.*$/m.exec(readFileSync(battle, "utf8"))?.[0] ?? "";

describe("the shipped game", () => {
  test("has no flags, in any file of the original", async () => {
    // Files of translations hold parts of others and have no schemas.
    const originals = filesOf(PIRATE_QUEST).filter((file) => !file.startsWith("locales"));
    const files = originals.map((file) => join(PIRATE_QUEST, file));
    const found = await Promise.all(files.map((file) => server.open(file, readFileSync(file, "utf8"))));
    expect(found.flat()).toEqual([]);
    expect(files.length).toBeGreaterThan(10);
  });

  test("a card is offered its own deck's fields, and a field its values", async () => {
    const keys = await offered(battle, SWORD_1, "  - id: sword-1\n    |>");
    expect(keys).toEqual(expect.arrayContaining(["suit", "value", "special", "copies", "origin", "each"]));
    expect(keys).not.toContain("squares");
    expect(await offered(battle, SWORD_1, "  - id: sword-1\n    suit: |>")).toEqual([
      "sword",
      "axe",
      "bow",
      "shield",
      "skull",
    ]);
    const inner = await offered(battle, SWORD_1, "  - id: sword-1\n    special:\n      |>");
    expect(inner).toEqual(expect.arrayContaining(["feature", "cost", "gives"]));
    const map = join(PIRATE_QUEST, "decks/map.yaml");
    expect(await offered(map, "  - id: m01\n", "  - id: m01\n    |>\n")).toContain("bars");
  });

  test("names are offered where the game expects one", async () => {
    const templates = await offered(battle, "front: battle-card", "front: |>");
    expect(templates).toContain("captain-card");
    // A text may be anything, and nobody wants "true" as a suggestion.
    expect(templates).not.toContain("true");
    expect(await offered(battle, "size: poker-us", "size: |>")).toContain("tarot");
    expect(await offered(kit, "{ deck: battle, count: 45 }", "deck: |>")).toEqual(
      expect.arrayContaining(["battle", "map", "dice", "captains", "reference"]),
    );
    expect(await offered(rules, "field: value", "field: |>")).toContain("value");
    const die = join(PIRATE_QUEST, "dice/green.yaml");
    expect(await offered(die, "[blank]", "[|>]")).toContain("lightning");
  });

  test("a scenario's track is offered the fields of a track card and the game's map cards, turns and sides", async () => {
    const keys = await offered(voyage, FIRST_CARD, "  - card: m05\n    |>");
    expect(keys).toEqual(expect.arrayContaining(["acceleration", "at", "heading", "turn"]));
    const cards = await offered(voyage, FIRST_CARD, "  - card: |>");
    expect(cards).toEqual(expect.arrayContaining(["m01", "m18"]));
    expect(cards).not.toContain("sword-9");
    const turns = await offered(voyage, FIRST_CARD, "  - card: m05\n    turn: |>");
    expect(turns).toEqual(["0", "90", "180", "270"]);
    const sides = await offered(voyage, FIRST_CARD, "  - card: m05\n    heading: [|>]");
    expect(sides.toSorted()).toEqual(["east", "north", "south", "west"]);
    expect(await offered(kit, "{ scenario: first-voyage }", "scenario: |>")).toContain("labyrinth");
    expect(await offered(kit, "count: 81", "kits: [|>]\ncount: 81")).toContain("extras");
    expect(await offered(kit, "{ booklet: rules }", "booklet: |>")).toContain("rules");
    const at = await openAt(voyage, "forced-diagonals:", "forced-dia|>gonals:");
    expect(await server.hover(voyage, at)).toContain("verifies the number");
    expect(await flagged(voyage, FIRST_CARD, `${FIRST_CARD.slice(0, -2)}, turn: 45 }`)).toEqual([
      expect.stringMatching(new RegExp(`^${lineOf(voyage, FIRST_CARD)}: .*90`)),
    ]);
  });

  test("hovering explains a field", async () => {
    const at = await openAt(battle, "{ id: sword-1, suit:", "{ id: sword-1, s|>uit:");
    expect(await server.hover(battle, at)).toMatch(/suit[\s\S]*The natural suit\.[\s\S]*shield/);
    const copies = await openAt(battle, SWORD_1, "  - id: sword-1\n    cop|>ies: 2");
    expect(await server.hover(battle, copies)).toContain("How often the card is printed");
  });

  test("a misspelt field, a wrong value and a missing field are flagged at their line", async () => {
    const line = lineOf(battle, "id: sword-1,");
    expect(await flagged(battle, SWORD_1, SWORD_1.replace("suit:", "siut:"))).toEqual(
      expect.arrayContaining([`${line}: Property siut is not allowed.`, `${line}: Missing property "suit".`]),
    );
    expect(await flagged(battle, SWORD_1, SWORD_1.replace("sword, ", "swrod, "))).toEqual([
      expect.stringMatching(new RegExp(`^${line}: .*"sword", "axe"`)),
    ]);
    const field = lineOf(battle, "properties:");
    expect(await flagged(battle, "  properties:", "  propertys:")).toContain(
      `${field}: Property propertys is not allowed.`,
    );
    const check = lineOf(rules, "check: run");
    const [flag, ...more] = await flagged(rules, "check: run", "check: rnu");
    expect(flag).toMatch(new RegExp(`^${check}: .*"count", "run"`));
    expect(more).toEqual([]);
    const from = lineOf(rules, "from: 1");
    expect(await flagged(rules, "from: 1", "form: 1")).toContain(`${from}: Property form is not allowed.`);
  });
});

describe("a new game", () => {
  const deck = join(fresh, "content/night/decks/animals.yaml");

  test("finds its schemas through the first line of its files, and has no flags", async () => {
    const content = join(fresh, "content/night");
    const files = filesOf(content).map((file) => join(content, file));
    const found = await Promise.all(files.map((file) => server.open(file, readFileSync(file, "utf8"))));
    expect(found.flat()).toEqual([]);
    expect(files).toHaveLength(4);
  });

  test("is completed, explained and flagged", async () => {
    expect(await offered(deck, "    stars: 3\n", "    |>\n")).toContain("stars");
    const at = await openAt(deck, "    stars: 3\n", "    st|>ars: 3\n");
    expect(await server.hover(deck, at)).toContain("Stars for whoever takes the card.");
    expect(await flagged(deck, "    stars: 3\n", "    stras: 3\n")).toContain(
      `${lineOf(deck, "stars: 3")}: Property stras is not allowed.`,
    );
  });
});

describe("what check accepts", () => {
  const odd = `deck: odd
title: 007
size: { width: 50mm, height: 70mm }
front: plain-card
card:
  type: object
  properties:
    title: { type: string, maxLength: 4 }
    grade: { type: string, enum: [1, "02", no, a] }
    code: { type: string, pattern: "^[A-Z$]+$" }
    cost: { type: integer, minimum: 0 }
    either: { oneOf: [{ type: integer }, { type: string }] }
    deed:
      oneOf:
        - { type: object, properties: { do: { const: draw }, cards: { type: integer } }, required: [do, cards] }
        - { type: object, properties: { do: { const: wait } }, required: [do] }
    notes: { type: array, items: { type: string } }
  required: [title, cost]
defaults: { cost: 1 }
cards:
  - id: 12
    title: 1.10
    grade: 02
    code: |
      AB
    either: 5
    deed: { do: wait }
    notes: [1, no, true, 0x1F]
  - &base { id: b, title: true, grade: no, deed: { do: draw, cards: 2 } }
  - { <<: *base, id: c, title: 🍅🍅🍅🍅 }
  - { id: "r-{cost}-{grade}", title: "{cost}", each: { cost: { from: 1, to: 2 }, grade: [1, a] }, either: "{grade}" }
  - { id: r-1-a, title: Over }
`;

  test("is not flagged: numbers as texts, overrides, merges, placeholders", async () => {
    const project = temporaryFolder();
    const path = "content/odd/decks/odd.yaml";
    writeProject(project, {
      "content/odd/game.yaml": "broadside: 1\nid: odd\ntitle: 1984\nversion: 1.10\n",
      [path]: odd,
      "content/odd/decks/sheet.yaml": odd
        .replace(/cards:\n[\s\S]*/, "cards: sheet.csv\n")
        .replace("deck: odd", "deck: sheet"),
      "content/odd/decks/sheet.csv": "id,title,cost,grade,code,either,deed,notes\nx,007,,,,,,\n",
    });
    const host = createNodeHost(project);
    const { diagnostics } = readGame({ host, bundle }, "odd");
    expect(diagnostics).toEqual([]);
    const written = schemasForEditors({ host, bundle }, ["odd"]);
    expect(written.diagnostics).toEqual([]);
    writeProject(join(project, "schemas"), Object.fromEntries(written.value));
    for (const deck of ["odd", "sheet"]) {
      const file = join(project, `content/odd/decks/${deck}.yaml`);
      const modeline = `# yaml-language-server: $schema=../../../schemas/odd/decks/${deck}.schema.json\n`;
      expect(await server.open(file, modeline + readFileSync(file, "utf8"))).toEqual([]);
      // The schema is found and in use.
      const broken = readFileSync(file, "utf8").replace("title: 007", "titel: 007");
      expect(await server.open(file, modeline + broken)).not.toEqual([]);
    }
    const game = join(project, "content/odd/game.yaml");
    const modeline = "# yaml-language-server: $schema=../../schemas/odd/game.schema.json\n";
    expect(await server.open(game, modeline + readFileSync(game, "utf8"))).toEqual([]);
  });

  test("is flagged where a card lacks a field that neither the deck's defaults nor each card gives", async () => {
    const project = temporaryFolder();
    const deck = odd.replace(/ {2}- \{ id: "r-[\s\S]*/, "  - { id: z }\n");
    writeProject(project, {
      "content/odd/game.yaml": "broadside: 1\nid: odd\ntitle: Odd\nversion: 1.0\n",
      "content/odd/decks/odd.yaml": deck,
    });
    const written = schemasForEditors({ host: createNodeHost(project), bundle }, ["odd"]).value;
    writeProject(join(project, "schemas"), Object.fromEntries(written));
    const modeline = "# yaml-language-server: $schema=../../../schemas/odd/decks/odd.schema.json\n";
    const found = await server.open(join(project, "content/odd/decks/odd.yaml"), modeline + deck);
    expect(found.map(({ message }) => message)).toEqual(['Missing property "title".']);
  });
});
