/**
 * Templates opened and saved by Inkscape, against the originals: their scenes are equal. PDF and PNG are made from
 * scenes, fonts and pictures alone and never read an item's origin, so equal scenes print the same pixels.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import type { Result } from "../../src/diagnostics/diagnostic.ts";
import type { Game } from "../../src/game/game.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import { layOutFace } from "../../src/layout/lay-out-face.ts";
import { facesOf } from "../../src/pipeline/draw/faces.ts";
import { openWorkshop } from "../../src/pipeline/draw/workshop.ts";
import { spreadsheetDecks } from "../../src/pipeline/fix/new-game/spreadsheet-decks.ts";
import { spreadsheetGame } from "../../src/pipeline/fix/new-game/spreadsheet-game.ts";
import { readGame } from "../../src/pipeline/read/read-game.ts";
import { createMemory } from "../../src/remember/memory.ts";
import { rememberedBundle } from "../support/game/remembered-bundle.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";
import { shippedGame, type TextFiles } from "../support/game/shipped-game.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { toolOrSkip } from "../support/tools.ts";

/** Templates of different kinds from each game: with and without partials, loops, terms in attributes, own elements. */
const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  "pirate-quest": ["battle-card", "map-card", "die-net"],
  "pirates-flag": ["action-card"],
  "first-game": ["animal", "animal-back"],
  lighthouse: ["lighthouse"],
  sample: ["plain-card"],
};

const PLAIN = "templates/shared/plain-card.svg.hbs";

const SAMPLE: TextFiles = {
  ...(SAMPLE_GAME as TextFiles),
  "content/sample/decks/crew.yaml": `deck: crew
title: Crew
size: poker-us
front: plain-card
cards:
  - { id: cook, title: Cook, text: "Soup & **bread**", cost: 3, kind: crew, art: art/sharp.png }
  - { id: mast, title: Mast, text: "Tall.", icon: anchor }
`,
  [PLAIN]: readFileSync(PLAIN, "utf8"),
};

/** The game made by `init`. */
const FIRST = "docs/first-game/";

function firstGame(): TextFiles {
  const paths = readdirSync(FIRST, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.\w+$/.test(path),
  );
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(FIRST, path), "utf8")]));
}

/** The game that `init --from` makes from the guide's spreadsheet. */
const LIGHTHOUSE = lighthouse();

function lighthouse(): TextFiles {
  const text = readFileSync("docs/from-a-spreadsheet/lighthouse.csv", "utf8");
  const host = createMemoryHost({ "lighthouse.csv": text });
  const found = spreadsheetDecks([{ shown: "lighthouse.csv", name: "lighthouse.csv", host }]);
  const names = { id: "lighthouse", title: "Lighthouse" };
  const files = "decks" in found ? spreadsheetGame(names, found.decks) : [];
  return Object.fromEntries([...files].map(([path, content]) => [path, String(content)]));
}

function filesOf(game: string): TextFiles {
  if (game === "lighthouse") return LIGHTHOUSE;
  if (game === "first-game") return firstGame();
  return game === "sample" ? SAMPLE : shippedGame(game).files;
}

const pathOf = (game: string, template: string): string =>
  `templates/${game === "sample" ? "shared" : game}/${template}.svg.hbs`;

const textAt = (path: string): string =>
  LIGHTHOUSE[path] ?? readFileSync(path.includes("/first-game/") ? FIRST + path : path, "utf8");

const PATHS = Object.entries(TEMPLATES).flatMap(([game, names]) => names.map((name) => pathOf(game, name)));

test("templates saved by Inkscape draw the same scenes", async ({ skip }) => {
  const saved = savedByInkscape(skip);
  for (const [game, names] of Object.entries(TEMPLATES)) {
    const files = filesOf(game);
    const expected = await scenesOf(game, files, names);
    const found = await scenesOf(game, { ...files, ...saved }, names);
    expect(expected.size).toBeGreaterThanOrEqual(names.length);
    expect([...found]).toEqual([...expected]);
  }
});

/** All of them, opened and saved in one run, because Inkscape is slow to start. */
function savedByInkscape(skip: (note?: string) => void): TextFiles {
  const inkscape = toolOrSkip("inkscape", skip);
  const folder = temporaryFolder();
  const copies = PATHS.map((path) => join(folder, basename(path).replace(/\.hbs$/, "")));
  for (const [index, path] of PATHS.entries()) writeFileSync(copies[index] as string, textAt(path));
  const { status, stderr } = inkscape(["--export-type=svg", "--export-overwrite", ...copies]);
  expect(status, stderr).toBe(0);
  const texts = copies.map((copy) => readFileSync(copy, "utf8"));
  for (const text of texts) expect(text).toContain("sodipodi:namedview");
  return Object.fromEntries(PATHS.map((path, index) => [path, texts[index] as string]));
}

const take = <T>({ value }: Result<T>): T => value;
const bundle = rememberedBundle();
const memory = createMemory();

/** Scenes and findings of some faces drawn by these templates, by card, without the positions of their elements. */
async function scenesOf(id: string, files: TextFiles, names: readonly string[]) {
  const project = { host: createMemoryHost(files), bundle, memory };
  const { game, sources } = take(readGame(project, id));
  const { templates, art, means } = await openWorkshop(project, game as Game, sources, take);
  const scenes = new Map<string, string>();
  const faces = facesOf(game as Game, templates);
  for (const face of names.flatMap((name) => someOf(faces.filter(({ template }) => template === name)))) {
    const svg = { file: face.file, text: face.render().value };
    await art.open(svg.text, face);
    const { width, height } = face.deck.size;
    const setup = { trim: { width, height }, bleed: face.deck.bleed };
    const { value, diagnostics } = layOutFace(svg, setup, means.resources);
    scenes.set(`${face.card.deck}/${face.card.id}`, JSON.stringify([value, diagnostics], withoutOrigin));
  }
  return scenes;
}

/** Some cards of a template, from first to last. */
const someOf = <T>(faces: readonly T[]): readonly T[] =>
  faces.filter((_, index) => index % Math.ceil(faces.length / 4) === 0);

const withoutOrigin = (key: string, value: unknown): unknown => (key === "origin" ? undefined : value);
