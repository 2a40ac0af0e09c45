/** Shared sheets, links and lists: the bytes do not depend on the cache, nor on drawings of older pieces in it. */
import { beforeAll, expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { withLists } from "../../../src/pipeline/draw/list/lay-out-lists.ts";
import { checkGame } from "../../../src/pipeline/judge/check-game.ts";
import { INSPECT_HERE } from "../../../src/pipeline/look/inspect-here.ts";
import { choosePrints, selectionOf } from "../../../src/pipeline/order/choose-prints.ts";
import { fullOrder } from "../../../src/pipeline/order/order.ts";
import { printGame } from "../../../src/pipeline/print/print-game.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import { diskMemory } from "../../../src/remember/disk-memory.ts";
import { createMemory, type Memory } from "../../../src/remember/memory.ts";
import { parsePaper } from "../../../src/sheet/papers.ts";
import { defaultProfile } from "../../../src/sheet/profile.ts";
import type { Paper } from "../../../src/sheet/sheet.ts";
import { withChange } from "../../support/game/with-change.ts";
import { memoryFolder } from "../../support/memory-folder.ts";
import { partMemory } from "../../support/part-memory.ts";

type Files = Readonly<Record<string, string>>;

const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
const token = (side: number): string =>
  svg(side, side, `<rect width="${side}" height="${side}" fill="#c0a030"/>`);

const DECKS = "content/sea/decks";
const FIRST: Files = {
  "content/sea/game.yaml": "broadside: 1\nid: sea\ntitle: At Sea\nversion: 1.0.0\n",
  [`${DECKS}/coins.yaml`]:
    "deck: coins\ntitle: Coins\nshape: round\nsize: 20mm\nbleed: 0mm\nfront: coin\ncards: [{ id: gold, copies: 3 }]\n",
  [`${DECKS}/gems.yaml`]:
    "deck: gems\ntitle: Gems\nshape: round\nsize: 30mm\nbleed: 0mm\nfront: gem\ncards: [{ id: ruby, copies: 2 }]\n",
  [`${DECKS}/crew.yaml`]:
    "deck: crew\ntitle: Crew\nsize: { width: 60mm, height: 90mm, corner: 3mm }\nfront: card\ncard: { properties: { name: { type: string } } }\ncards: [{ id: cook, name: Cook }, { id: pilot, name: Pilot }]\n",
  [`${DECKS}/board.yaml`]:
    "deck: board\ntitle: Board\nkind: board\nshape: board\nsize: { width: 300mm, height: 100mm }\nbleed: 0mm\nfront: board\ncards: [{ id: river, board: river }]\n",
  "content/sea/boards/river.yaml": `board: river
title: River
size: { width: 300mm, height: 100mm }
space: 20mm
kinds: { water: { title: Water } }
start: a
goal: b
spaces: [{ id: a, kind: water, at: [60, 50] }, { id: b, kind: water, at: [240, 50] }]
links: [[a, b]]
`,
  "content/sea/booklets/rules.yaml": "booklet: rules\ntitle: Rules\ntext: rules.md\n",
  "content/sea/booklets/rules.md":
    "## Coins\n\n![Gold](card:coins/gold)\n\nSee [the cook](card:crew/cook), {{@decks.crew.count}} cards.\n\n## Crew\n\n![Cook](card:crew/cook)\n",
  "templates/sea/coin.svg.hbs": token(20),
  "templates/sea/gem.svg.hbs": token(30),
  "templates/sea/card.svg.hbs": svg(
    60,
    90,
    '<b:text x="6" y="6" width="48" height="20" size="12pt" font="Alegreya">{{name}}</b:text>',
  ),
  "templates/sea/board.svg.hbs": svg(
    300,
    100,
    '<path d="{{@board.route}}" fill="none" stroke="#203060" stroke-width="2"/>',
  ),
};

const memory = createMemory();
const PROFILE = defaultProfile(parsePaper("a4") as Paper);

/** Every PDF by name. Only fonts are remembered. */
async function printed(files: Files, disk?: Memory): Promise<ReadonlyMap<string, string>> {
  const host = createMemoryHost(files);
  const project = {
    host,
    bundle: openBundle(),
    inspector: INSPECT_HERE,
    memory: partMemory(memory, ["font-books"], disk),
  };
  const { made, diagnostics } = await checkGame(project, "sea", SILENT);
  if (!made) throw new Error(JSON.stringify(diagnostics));
  const asked = fullOrder({ lists: true });
  const prints = choosePrints(made, selectionOf(project, [made.game], asked));
  const { value } = await withLists(made, prints, SILENT);
  const order = { prints, profiles: [PROFILE], draft: false, proof: false, date: new Date(0) };
  const pdfs = new Map<string, string>();
  for await (const { path, chunks } of printGame(value, order, SILENT).files) {
    const parts: Uint8Array[] = [];
    for await (const chunk of chunks) parts.push(chunk);
    if (path.endsWith(".pdf")) pdfs.set(path, Buffer.concat(parts).toString("latin1"));
  }
  return pdfs;
}

const changed = (file: string, from: string, to: string): Files => withChange(FIRST, file, from, to);

const ALL = [
  "all-decks-a4.pdf",
  "all-decks-contact-sheet-a4.pdf",
  "all-decks-lists-a4.pdf",
  "all-decks-river-a4.pdf",
  "rules-booklet-a4.pdf",
  "rules-screen.pdf",
];

/** Filled by the first print, before all others. */
const folder = memoryFolder();
let before: ReadonlyMap<string, string>;

beforeAll(async () => {
  before = await printed(FIRST, diskMemory(folder, "1"));
});

// The drawings of pieces stay the same; their cut and their surroundings change.
test.each([
  ["a token's shape", changed(`${DECKS}/coins.yaml`, "shape: round", "shape: square"), [0, 1, 4, 5]],
  ["a card's corners", changed(`${DECKS}/crew.yaml`, "corner: 3mm", "corner: 9mm"), [1, 4, 5]],
  ["how many pieces share a sheet", changed(`${DECKS}/gems.yaml`, "copies: 2", "copies: 5"), [0, 1, 2]],
  ["the target of a link", changed("content/sea/booklets/rules.md", "(card:crew/cook),", "(#crew),"), [5]],
])("%s", async (_what, files, parts) => {
  const fresh = await printed(files);
  expect([...fresh.keys()].sort()).toEqual(ALL);
  expect(ALL.filter((name) => fresh.get(name) !== before.get(name))).toEqual(parts.map((part) => ALL[part]));
  const kept = await printed(files, diskMemory(folder, "1"));
  expect(ALL.filter((name) => kept.get(name) !== fresh.get(name))).toEqual([]);
});
