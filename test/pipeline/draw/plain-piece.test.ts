/** The package's plain templates draw a piece of every shape without findings: a game can be cut before it is drawn. */
import { expect, test } from "vitest";
import type { Result } from "../../../src/diagnostics/diagnostic.ts";
import type { Game } from "../../../src/game/game.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { facesOf } from "../../../src/pipeline/draw/faces.ts";
import { openWorkshop } from "../../../src/pipeline/draw/workshop.ts";
import { readGame } from "../../../src/pipeline/read/read-game.ts";
import { checkFiles } from "../../support/game/check-example.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";

const deck = (id: string, words: string): [string, string] => [
  `content/sample/decks/${id}.yaml`,
  `deck: ${id}\ntitle: ${id}\nfront: plain-piece\n${words}`,
];

const VALUE = "card: { properties: { value: { type: integer } } }\n";

const FILES = Object.fromEntries([
  deck(
    "coins",
    `shape: round\nsize: 16mm\nbleed: 1mm\nsafe: 1mm\nback: plain-piece\n${VALUE}cards: [{ id: one, value: 1 }]\n`,
  ),
  deck("tiles", "shape: hexagon\nsize: 40mm\nbleed: 2mm\nback: plain-piece\ncards: [{ id: high-grass }]\n"),
  deck(
    "screens",
    "shape: folded\nbleed: 1.5mm\nsize: { width: 240mm, height: 90mm }\nfolds: [{ x: 60mm }, { x: 180mm }]\nback: plain-piece\ncards: [{ id: screen }]\n",
  ),
  deck(
    "ships",
    "shape: standee\nbleed: 1.5mm\nsize: { width: 25mm, height: 38mm }\nsafe: 1mm\ncards: [{ id: red-sloop }]\n",
  ),
  deck(
    "crew-stands",
    "shape: standee\nbleed: 1.5mm\nsize: { width: 25mm, height: 40mm }\ncards: [{ id: one }]\n",
  ),
  deck("nets", "kind: dice\nshape: die\nsize: 16mm\nbleed: 1.5mm\ncards: [{ id: luck, die: luck }]\n"),
  deck(
    "stickers",
    'kind: dice\nshape: square\nsize: 12mm\nbleed: 3mm\ncards: [{ id: "luck-{face}", each: { face: { from: 1, to: 6 } }, die: luck }]\n',
  ),
  deck(
    "box",
    "shape: tuck-box\nbleed: 1.5mm\nsize: poker-us\nbox: { holds: [crew] }\ncards: [{ id: box }]\n",
  ),
  deck(
    "map",
    "kind: board\nshape: board\nbleed: 3mm\nsize: { width: 200mm, height: 80mm }\ncards: [{ id: river, board: river }]\n",
  ),
  [
    "content/sample/dice/luck.yaml",
    'die: luck\ntitle: Luck\ncolour: "#3f9153"\nfaces: [[pip], [pip], [pip], [pip, pip], [pip, pip], [pip, pip, pip]]\n',
  ],
  [
    "content/sample/boards/river.yaml",
    `board: river
title: The River
size: { width: 200mm, height: 80mm }
space: 20mm
kinds: { water: { title: Water }, reef: { title: Reef, moves: true } }
start: a
goal: e
spaces:
  - { id: a, kind: water, at: [20, 40], title: Port }
  - { id: b, kind: water, at: [60, 40] }
  - { id: c, kind: reef, at: [100, 40], step: -1 }
  - { id: d, kind: water, at: [140, 40] }
  - { id: e, kind: water, at: [180, 40] }
links: [[a, b, c, d, e]]
one-way: [{ id: rapids, from: b, to: d }]
docks: [{ id: quay, between: [d, e] }]
`,
  ],
]);

test("plain-piece draws tokens, tiles, screens, standees, nets, stickers, boxes and boards", async () => {
  const findings = (await checkFiles(FILES)).map(({ rule, file, message }) => `${rule} ${file}: ${message}`);
  expect(findings).toEqual([]);
});

/** A die with a face for each title, and its net. */
const netOf = (titles: readonly string[], size: string): Readonly<Record<string, string>> => ({
  "content/sample/glossary.yaml": `symbols:\n${titles
    .map((title, index) => `  s${index}: { title: "${title}", meaning: "A sign.", points: ${index} }\n`)
    .join("")}`,
  "content/sample/dice/signs.yaml": `{ die: signs, title: Signs, colour: "#888888", faces: [${titles
    .map((_, index) => `[s${index}]`)
    .join(", ")}] }\n`,
  "content/sample/decks/nets.yaml": `deck: nets\ntitle: Nets\nfront: plain-piece\nkind: dice\nshape: die\nsize: ${size}\nbleed: 1.5mm\ncards: [{ id: one, die: signs }]\n`,
});

const UP_TO = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${index + 1}`);

test.each([
  ["+ and - and nothing", ["+", "+ ", "-", "- ", " ", "  "], "16mm"],
  ["1 to 4", UP_TO(4), "16mm"],
  ["1 to 8", UP_TO(8), "16mm"],
  ["1 to 10", UP_TO(10), "16mm"],
  ["1 to 12", UP_TO(12), "16mm"],
  ["1 to 20", UP_TO(20), "16mm"],
])("plain-piece prints symbols without icons by their titles: %s", async (_, titles, size) => {
  const findings = (await checkFiles(netOf(titles, size))).filter(
    ({ file }) => !file.endsWith("glossary.yaml"),
  );
  expect(findings.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
});

const take = <T>({ value }: Result<T>): T => value;

/** The numbers on a net that have a bar right behind them. */
async function barredOn(count: number, size: string): Promise<readonly (string | undefined)[]> {
  const host = createMemoryHost({ ...SAMPLE_GAME, ...netOf(UP_TO(count), size) });
  const project = { host, bundle: openBundle() };
  const { game, sources } = take(readGame(project, "sample"));
  const { templates } = await openWorkshop(project, game as Game, sources, take);
  const net = [...facesOf(game as Game, templates)].find(({ card }) => card.deck === "nets");
  const drawn = [...(net?.render().value ?? "").matchAll(/ or="(\d+)"[^>]*\/>\s*(<path )?/g)];
  expect(drawn).toHaveLength(count);
  return drawn.filter(([, , bar]) => bar).map(([, number]) => number);
}

test.each([
  [6, []],
  [8, []],
  [10, ["6", "9"]],
  [12, ["6", "9"]],
  [20, ["6", "9"]],
])("of %i numbers, plain-piece puts a bar under %j", async (count, barred) => {
  expect(await barredOn(count, "16mm")).toEqual(barred);
});

test.each([
  ["a net", "shape: die\nsize: 16mm\nbleed: 1.5mm\ncards: [{ id: blank, die: signs }]\n", 1],
  ["a sticker", "shape: square\nsize: 16mm\ncards: [{ id: blank, die: signs, face: 1 }]\n", 0],
])("an empty face of %s stays empty", async (_, words, signs) => {
  const host = createMemoryHost({
    ...SAMPLE_GAME,
    ...netOf(["9"], "16mm"),
    "content/sample/dice/signs.yaml":
      '{ die: signs, title: Signs, colour: "#888888", faces: [[], [s0], [], [], [], []] }\n',
    ...Object.fromEntries([deck("nets", `kind: dice\n${words}`)]),
  });
  const project = { host, bundle: openBundle() };
  const { game, sources } = take(readGame(project, "sample"));
  const { templates } = await openWorkshop(project, game as Game, sources, take);
  const piece = [...facesOf(game as Game, templates)].find(({ card }) => card.deck === "nets");
  const drawn = piece?.render().value ?? "";
  expect(drawn).toContain("<svg");
  expect(drawn).not.toContain("blank");
  expect(drawn.match(/<b:icon /g) ?? []).toHaveLength(signs);
});
