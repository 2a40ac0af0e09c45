/** What a game calls its pieces, steps, points and terrains is what reports, findings and JSON say. */
import { describe, expect, test } from "vitest";
import { movementOf } from "../../src/game/scenarios/movement.ts";
import { createMemoryHost, openProject, type Project } from "../../src/index.ts";
import { reportJson } from "../../src/report/findings/json.ts";
import { scenarioTable } from "../../src/report/scenarios/scenario-table.ts";
import { scenarioJson } from "../../src/report/track/scenario-json.ts";
import { scenarioText } from "../../src/report/track/scenario-text.ts";

/** Sleds on single hexagons in a row, east of each other: three steps with entering, each closed by one sled. */
const SLEDS: Readonly<Record<string, string>> = {
  "content/sleds/game.yaml": `broadside: 1
id: sleds
title: Sleds
version: 0.1.0
track:
  corners: never
  backward: special
  face-down: snow
  words: { piece: sled, pieces: sleds, special: retreat, point: hour, points: hours }
`,
  "content/sleds/glossary.yaml": `symbols:
  pip: { title: pip, meaning: one, points: 1, icon: plain-circle }
terrains:
  snow: { title: deep snow, colour: "#dfe8f0", sign: S, die: frost }
  ice: { title: ice, colour: "#9fd0ee", sign: I }
`,
  "content/sleds/dice/frost.yaml": `die: frost
title: Frost
colour: "#dfe8f0"
faces: [[pip], [pip], [pip], [pip], [pip], [pip]]
`,
  "content/sleds/decks/tiles.yaml": `deck: tiles
title: Tiles
kind: map
size: poker-us
front: tile
cells: { shape: pointy-hex, radius: 0 }
cards:
  - { id: t1, copies: 2, hexes: [[snow]] }
  - { id: t2, hexes: [[ice]] }
`,
  "content/sleds/scenarios/row.yaml": `scenario: row
title: A Row
players: { min: 2, max: 4 }
length: medium
track:
  - { card: t1, at: [0, 0] }
  - { card: t2, at: [1, 0] }
  - { card: t1, at: [2, 0] }
`,
};

const sleds = (): Promise<Project> => openProject(createMemoryHost(SLEDS));

async function shown(project: Project, name: string) {
  const { game, found, briefing } = await project.scenarios.track(name);
  if (!found) throw new Error(`no scenario ${name}`);
  const options = { columns: 500, plain: false, colour: false, route: "diagonal" } as const;
  return {
    text: scenarioText(name, found, briefing, options),
    json: JSON.stringify(scenarioJson(game, found, briefing)),
  };
}

const shipped = (): Promise<Project> => openProject(process.cwd(), { cache: false });

const PIRATE_WORDS = /captain|\bMP\b|\bbids?\b|diagonal step|forced diagonal|white|square/i;

describe("a race of sleds over hexagons", () => {
  test("its findings", async () => {
    const project = await sleds();
    const { findings } = await project.scenarios.check(["sleds/row"]);
    const messages = findings.map(({ rule, message }) => `${rule}: ${message}`);
    expect(messages).toContain("scenario/wrong-length: the shortest way takes 3 hours, which is short");
    expect(messages).toContain("track/forced-white: every way leads over an ice hexagon: 2.a1");
    const json = reportJson(findings);
    expect(json).toContain(
      '"why": "no die is rolled on such a hexagon, and every sled may have to stop there"',
    );
    expect(json).not.toMatch(/captain|\bMP\b|\bbids?\b|diagonal/i);
  });

  test("its report", async () => {
    const { text } = await shown(await sleds(), "sleds/row");
    expect(text).toMatch(/^way +short: 3 hours with every retreat, 3 hours with none; 1 way is as short$/m);
    expect(text).toMatch(/^forced retreats +none: no sled needs to make a retreat$/m);
    expect(text).toMatch(/^narrowest +1 hexagon wide, at 2.a1: one sled there blocks everyone behind$/m);
    expect(text).toMatch(/^terrain +67% deep snow, 33% ice on the shortest ways$/m);
    expect(text).toMatch(/^way, retreats +1.a1, 2.a1, 3.a1$/m);
    expect(text).toContain("ice hexagon that blocks every way");
    expect(text).not.toMatch(PIRATE_WORDS);
  });

  test("its JSON", async () => {
    const { json } = await shown(await sleds(), "sleds/row");
    expect(json).toContain('"colours":{"snow":0.6666666666666666,"ice":0.3333333333333333}');
    expect(json).toContain('"words":"1 place one hexagon wide"');
    expect(json).toContain('"words":"33% of hexagons without a die"');
  });

  test("the table of its scenarios", async () => {
    const table = scenarioTable(await (await sleds()).scenarios.list(), 200);
    expect(table.split("\n")[0]).toMatch(/ length +hours +retreat +difficulty /);
  });
});

/** The same with two on a hexagon, no special steps, and no effect of tiles that lie face down. */
const beetles = (track = "row"): Promise<Project> => {
  const game = SLEDS["content/sleds/game.yaml"] ?? "";
  const movement = "  backward: always\n  pieces: 2\n  accelerations: 0\n";
  const words = "words: { piece: beetle, point: pace }";
  return openProject(
    createMemoryHost({
      ...SLEDS,
      "content/sleds/game.yaml": game.replace("  backward: special\n", movement).replace(/words: .*/, words),
      ...(track === "down" ? { "content/sleds/scenarios/row.yaml": DOWN } : {}),
    }),
  );
};

/** The second tile lies face down. */
const DOWN = (SLEDS["content/sleds/scenarios/row.yaml"] ?? "").replace(
  "at: [1, 0] }",
  "at: [1, 0], acceleration: true }",
);

describe("a race of beetles without special steps, face-down tiles and bars", () => {
  test("its reports mention none of them", async () => {
    const { text } = await shown(await beetles(), "sleds/row");
    expect(text).toMatch(/^narrowest +1 hexagon wide, at 2.a1: 2 beetles there block everyone behind$/m);
    expect(text).toContain("2 beetles here block everyone behind");
    expect(text).not.toMatch(/acceleration|face down|special step|diagonal|captain|square|\bbar\b/i);
    const [head, row] = scenarioTable(await (await beetles()).scenarios.list(), 200).split("\n");
    expect(head).toMatch(/ length +paces +difficulty /);
    expect(row).toMatch(/ short +3 +moderate /);
  });

  test("a tile laid face down is reported as what it is", async () => {
    const { findings } = await (await beetles("down")).scenarios.check(["sleds/row"]);
    expect(findings.map(({ message }) => message)).toContain(
      "card 2 (t2) lies face down, which has no effect in this game",
    );
    expect(reportJson(findings)).not.toMatch(/acceleration point|\bdeal/);
    const { text } = await shown(await beetles("down"), "sleds/row");
    expect(text).toMatch(/^face down +card 2$/m);
    expect(text).toContain("▓ face-down card");
  });
});

describe("words that a game does not state", () => {
  test("follow from those for one of a thing", () => {
    expect(movementOf({ words: { piece: "frog", special: "leap", point: "hop" } }).words).toMatchObject({
      pieces: "frogs",
      points: "hops",
      specials: "leaps",
      short: "leap",
      shorts: "leaps",
    });
    expect(
      movementOf({ words: { special: "leap of faith", specials: "leaps of faith" } }).words,
    ).toMatchObject({
      short: "leap of faith",
      shorts: "leaps of faith",
    });
  });
});

describe("Pirate Quest", () => {
  test("speaks of captains who meet bids and move diagonally", async () => {
    const { text, json } = await shown(await shipped(), "pirate-quest/first-voyage");
    expect(text).toMatch(
      /^way +\w+: \d+ MP with every bid met, \d+ MP with none; [\d,]+ ways? (is|are) as short$/m,
    );
    expect(text).toMatch(/^forced diagonals +none: no captain needs to meet a bid$/m);
    expect(text).toMatch(/^way, diagonals +1\./m);
    expect(text).toMatch(/^colours +\d+% white, \d+% green, /m);
    expect(json).toContain('"withoutBids":{"mp":');
    expect(json).toContain('"colours":{"white":');
  });

  test("has its words above the table of scenarios", async () => {
    const table = scenarioTable(await (await shipped()).scenarios.list(), 200);
    expect(table.split("\n")[0]).toMatch(/ length +MP +diag\. +difficulty /);
  });
});
