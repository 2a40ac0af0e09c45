/**
 * What the looks of sample games cost, by Ghostscript: `low` for games whose templates do not say what to leave out, and
 * `gray`, which uses black alone.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Ink } from "../../../src/game/ink.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { INSPECT_HERE } from "../../../src/pipeline/look/inspect-here.ts";
import { judgingFaces } from "../../../src/scene/judge-faces.ts";
import { cornersOf } from "../../../src/units/hull.ts";
import { rememberedBundle } from "../../support/game/remembered-bundle.ts";
import type { ProjectFiles } from "../../support/game/sample-game.ts";
import { type UsableGame, usableGame } from "../../support/game/usable-game.ts";
import { inkOfFaces } from "../../support/paper/ink.ts";
import sharp from "../../support/paper/sharp.ts";
import { toolOrSkip } from "../../support/tools.ts";

const bundle = rememberedBundle();

/** Dots per inch: enough for areas. */
const COARSE = 60;

/** The files of a sample project; its templates no longer ask for the look. */
function sample(folder: string): ProjectFiles {
  const files: Record<string, string | Uint8Array> = {};
  const add = (path: string): void => {
    for (const name of readdirSync(join(folder, path))) {
      const file = join(path, name);
      if (statSync(join(folder, file)).isDirectory()) add(file);
      else if (!file.endsWith(".hbs")) files[file] = new Uint8Array(readFileSync(join(folder, file)));
      else files[file] = readFileSync(join(folder, file), "utf8").replaceAll("@ink", '"full"');
    }
  };
  for (const part of ["content", "templates"]) add(part);
  return files;
}

const inInk = (files: ProjectFiles, id: string, ink: Ink): Promise<UsableGame> =>
  usableGame({ host: createMemoryHost(files), bundle, inspector: INSPECT_HERE, ink }, id);

test.for([
  ["first-game", "docs/first-game"],
  ["dungeon", "docs/starters/dungeon"],
] as const)(
  "%s: the low-ink look takes less than half of the ink and stays legible",
  async ([id, folder], { skip }) => {
    const gs = toolOrSkip("gs", skip);
    const files = sample(folder);
    const sides = ["front", "back"] as const;
    const full = (await inInk(files, id, "full")).made;
    const low = (await inInk(files, id, "low")).made;
    const inkOf = async (made: typeof low): Promise<number> =>
      (await inkOfFaces(gs, made, sides, true, COARSE)).reduce((sum, { ink = 0 }) => sum + ink, 0);
    expect(await inkOf(low)).toBeLessThan((await inkOf(full)) / 2);
    const judge = judgingFaces(() => false, low.fonts.programs);
    for (const key of new Set(low.laid.keys.values())) {
      const scene = low.laid.scenes.get(key);
      const cut = { outline: cornersOf({ x: 0, y: 0, ...scene.trim }), tabs: [] };
      expect(judge(scene, cut, false).legibility.weak).toEqual([]);
    }
    expect(low.laid.keys.size).toBeGreaterThan(10);
  },
);

/** A photograph, one with a transparent edge, a blurred shape, a pattern, a gradient, a blend and an icon. */
test("a gray print uses black alone, whatever is on the cards", async ({ skip }) => {
  const gs = toolOrSkip("gs", skip);
  const photo = sharp({ create: { width: 60, height: 60, channels: 3, background: "#c23a32" } });
  const files: ProjectFiles = {
    ...sample("docs/first-game"),
    "content/first-game/art/photo.jpg": new Uint8Array(await photo.clone().jpeg().toBuffer()),
    "content/first-game/art/ghost.png": new Uint8Array(await photo.clone().ensureAlpha(0.6).png().toBuffer()),
    "templates/first-game/animal-back.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="-3 -3 69.5 94.9">
  <defs>
    <linearGradient id="sky"><stop offset="0" stop-color="#2f55cc"/><stop offset="1" stop-color="#f6cf6b"/></linearGradient>
    <filter id="blur"><feGaussianBlur stdDeviation="1"/></filter>
    <filter id="flood"><feFlood flood-color="#00aa44"/><feComposite in2="SourceGraphic" operator="in"/></filter>
    <pattern id="dots" width="4" height="4" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1" fill="#aa0066"/></pattern>
  </defs>
  <rect x="-3" y="-3" width="69.5" height="94.9" fill="url(#sky)"/>
  <b:art href="art/photo.jpg" x="5" y="5" width="20" height="20"/>
  <b:art href="art/ghost.png" x="30" y="5" width="20" height="20"/>
  <rect x="5" y="30" width="20" height="10" fill="#2f55cc" filter="url(#blur)"/>
  <rect x="30" y="30" width="20" height="10" fill="#000000" filter="url(#flood)"/>
  <rect x="5" y="45" width="20" height="10" fill="url(#dots)"/>
  <rect x="30" y="45" width="20" height="10" fill="#c23a32" style="mix-blend-mode:multiply"/>
  <b:icon name="lion" x="5" y="60" size="10" fill="#884400"/>
</svg>
`,
  };
  const { made } = await inInk(files, "first-game", "gray");
  const faces = await inkOfFaces(gs, made, ["front", "back"], false, COARSE);
  expect(faces.length).toBeGreaterThan(5);
  expect(faces.map(({ colours }) => colours)).toEqual(faces.map(() => 0));
  expect(faces.find(({ side }) => side === "back")?.coverage).toBeGreaterThan(90);
});
