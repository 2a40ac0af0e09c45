/**
 * What is kept of printed pieces that are cut and folded, boards and booklets: whatever was printed before, the bytes
 * equal those of a print without a memory, and a changed drawing is printed as changed.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { bookletPrints, printsOf, wholePrints } from "../../../src/game/kits/prints.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { INSPECT_HERE } from "../../../src/pipeline/look/inspect-here.ts";
import { printGame } from "../../../src/pipeline/print/print-game.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import { diskMemory } from "../../../src/remember/disk-memory.ts";
import { createMemory, type Memory } from "../../../src/remember/memory.ts";
import { parsePaper } from "../../../src/sheet/papers.ts";
import { defaultProfile } from "../../../src/sheet/profile.ts";
import type { Paper } from "../../../src/sheet/sheet.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../../support/game/sample-game.ts";
import { usableGame } from "../../support/game/usable-game.ts";
import { memoryFolder } from "../../support/memory-folder.ts";
import { partMemory } from "../../support/part-memory.ts";

const bundle = openBundle();
const PROFILE = defaultProfile(parsePaper("a4") as Paper);
const folder = "content/sample";

const pieces = (id: string, rest: string): ProjectFiles => ({
  [`${folder}/decks/${id}.yaml`]: `deck: ${id}\ntitle: The ${id}\n${rest}`,
});

const GAME: ProjectFiles = {
  ...SAMPLE_GAME,
  ...pieces(
    "coin",
    "front: flat\nshape: round\nsize: 25mm\nbleed: 1mm\ncards:\n  - { id: one, copies: 8 }\n",
  ),
  ...pieces(
    "screen",
    "front: flat\nshape: folded\nsize: { width: 120mm, height: 60mm }\nfolds: [{ x: 30mm }]\ncards: [{ id: s }]\n",
  ),
  ...pieces(
    "box",
    "front: ground\nshape: tuck-box\nsize: poker-us\nbox: { cards: 30, paper: 0.3mm }\ncards: [{ id: b }]\n",
  ),
  ...pieces(
    "ship",
    "front: flat\nshape: standee\nsize: { width: 20mm, height: 30mm }\ncards: [{ id: sloop }]\n",
  ),
  ...pieces("net", "front: ground\nkind: dice\nshape: die\nsize: 16mm\ncards: [{ id: red, die: red }]\n"),
  [`${folder}/decks/sea.yaml`]: `deck: sea
title: The sea
kind: board
shape: board
size: { width: 150mm, height: 60mm }
front: sea
cards: [{ id: s, board: strait }]
`,
  [`${folder}/dice/red.yaml`]: `die: red
title: Red
colour: "#cc0000"
faces: [[pip], [pip], [pip], [pip], [pip], [pip, pip]]
`,
  [`${folder}/boards/strait.yaml`]: `board: strait
title: The Strait
size: { width: 150mm, height: 60mm }
space: 15mm
kinds: { water: { title: Water } }
start: a
goal: c
spaces:
  - { id: a, kind: water, at: [20, 30] }
  - { id: b, kind: water, at: [70, 30] }
  - { id: c, kind: water, at: [120, 30] }
links: [[a, b, c]]
`,
  [`${folder}/booklets/rules.yaml`]: "booklet: rules\ntitle: Sample\ntext: rules.md\n",
  [`${folder}/booklets/rules.md`]: `## Play

Each plays a card from the hand, face up, and whoever played the highest takes all of them and begins the next round.

![cook](card:crew/cook)

| a | b |
|---|---|
| c | d |
`,
  // the same whatever it is cut to, so that only the cut makes a difference
  "templates/sample/flat.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" preserveAspectRatio="xMidYMid slice">
  <rect x="-50" y="-50" width="100" height="100" fill="#cde"/>
</svg>
`,
  "templates/sample/ground.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="{{@shape.viewBox}}">
  <path d="{{@shape.outline}}" fill="#cde"/>
  {{#each @shape.panels}}<circle cx="{{x}}" cy="{{y}}" r="2"/>{{/each}}
</svg>
`,
  "templates/sample/sea.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 60">
  <path d="{{@board.route}}" fill="none" stroke="#234" stroke-width="2"/>
  {{#each @board.spaces}}<circle cx="{{x}}" cy="{{y}}" r="7"/>{{/each}}
</svg>
`,
};

/** Fonts are opened once for all of these tests; nothing else is remembered. */
const opened = createMemory();
const withFonts = (kept?: Memory): Memory =>
  kept?.isInProcess ? kept : partMemory(opened, ["font-books"], kept);

async function printed(files: ProjectFiles, kept?: Memory): Promise<Buffer> {
  const host = createMemoryHost(files);
  const project = { host, bundle, inspector: INSPECT_HERE, memory: withFonts(kept) };
  const { made } = await usableGame(project);
  const booklets = wholePrints(made.game, { kits: [] }).flatMap((whole) => bookletPrints(made.game, whole));
  const prints = [...printsOf(made.game, { kits: [] }), ...booklets];
  const order = { prints, profiles: [PROFILE], draft: false, proof: false, date: new Date(0) };
  const parts: Uint8Array[] = [];
  for await (const { path, chunks } of printGame(made, order, SILENT).files)
    for await (const part of chunks) if (path.endsWith(".pdf")) parts.push(part);
  return Buffer.concat(parts);
}

type Edit = readonly [what: string, file: string, from: string, to: string];

const EDITS: readonly Edit[] = [
  ["a disc becomes a hexagon", "decks/coin.yaml", "shape: round", "shape: hexagon"],
  ["a disc becomes a square", "decks/coin.yaml", "shape: round", "shape: square"],
  ["tokens without bleed", "decks/coin.yaml", "bleed: 1mm", "bleed: 0mm"],
  ["another number of tokens", "decks/coin.yaml", "copies: 8", "copies: 9"],
  ["a fold is moved", "decks/screen.yaml", "x: 30mm", "x: 31mm"],
  ["a fold is added", "decks/screen.yaml", "{ x: 30mm }", "{ x: 30mm }, { x: 90mm }"],
  ["a thicker paper", "decks/box.yaml", "0.3mm", "0.4mm"],
  ["a taller figure", "decks/ship.yaml", "height: 30mm", "height: 31mm"],
  ["a die with eight faces", "dice/red.yaml", "[pip, pip]]", "[pip, pip], [pip], [pip]]"],
  ["a space is moved", "boards/strait.yaml", "[70, 30]", "[70, 40]"],
  ["another word of the booklet", "booklets/rules.md", "Each plays", "Everybody plays"],
  ["two columns of text", "booklets/rules.yaml", "title: Sample", "title: Sample\ncolumns: 2"],
  ["another card in the booklet", "booklets/rules.md", "crew/cook", "crew/pilot"],
  ["the drawing of a card in the booklet", "decks/crew.yaml", "title: Cook", "title: Chef"],
];

/** Applies the edit, or reverts it. */
function edited(files: ProjectFiles, [, name, from, to]: Edit): ProjectFiles {
  const file = `${folder}/${name}`;
  const text = String(files[file]);
  return { ...files, [file]: text.includes(to) ? text.replace(to, from) : text.replace(from, to) };
}

test("each edit shows in print, though everything else was kept", async () => {
  const kept = memoryFolder();
  const before = await printed(GAME, diskMemory(kept, "1"));
  expect(Buffer.compare(before, await printed(GAME))).toBe(0);
  for (const edit of EDITS) {
    const files = edited(GAME, edit);
    const bytes = await printed(files, diskMemory(kept, "1"));
    expect(Buffer.compare(bytes, before), edit[0]).not.toBe(0);
    expect(Buffer.compare(bytes, await printed(files)), edit[0]).toBe(0);
  }
});

test("after any sequence of edits, the bytes equal those of a print without a memory", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...EDITS), { minLength: 2, maxLength: 5 }), async (edits) => {
      const [disk, process] = [diskMemory(memoryFolder(), "1"), createMemory()];
      let files = GAME;
      await printed(files, disk);
      for (const edit of edits) {
        files = edited(files, edit);
        const fresh = await printed(files);
        expect(Buffer.compare(await printed(files, disk), fresh)).toBe(0);
        expect(Buffer.compare(await printed(files, process), fresh)).toBe(0);
      }
    }),
    { numRuns: 2 },
  );
});
