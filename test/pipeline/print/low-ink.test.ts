/** A game in both looks: a cache of one never serves the other, and the files of both coexist. */
import { expect, test } from "vitest";
import type { Ink } from "../../../src/game/ink.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { endingsOf, inkOf, lacksInk } from "../../../src/pipeline/draw/ink.ts";
import { INSPECT_HERE } from "../../../src/pipeline/look/inspect-here.ts";
import { isOfLook } from "../../../src/pipeline/print/stale-pictures.ts";
import { diskMemory } from "../../../src/remember/disk-memory.ts";
import { createMemory, type Memory } from "../../../src/remember/memory.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../../support/game/sample-game.ts";
import { usableGame } from "../../support/game/usable-game.ts";
import { memoryFolder } from "../../support/memory-folder.ts";

const bundle = openBundle();
const CARD = "templates/sample/card.svg.hbs";

/** Only in a partial: "Cook" is printed at 14 pt in the full look, at 12 pt in the other; a booklet shows the card. */
const GAME: ProjectFiles = {
  ...SAMPLE_GAME,
  "templates/sample/partials/name.svg.hbs": `{{#if (eq @ink "low")}}<b:text x="5" y="5" width="53.5" height="10" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text>{{else}}<b:text x="5" y="5" width="53.5" height="10" size="14pt" font="Alegreya">{{rank}} {{title}}</b:text>{{/if}}
`,
  [CARD]: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">{{> name}}</svg>
`,
  "content/sample/booklets/rules.yaml": "booklet: rules\ntitle: Rules\ntext: rules.md\n",
  "content/sample/booklets/rules.md": "# Rules\n\n![The cook](card:crew/cook)\n",
};

async function look(files: ProjectFiles, ink: Ink, more: { memory?: Memory } = {}) {
  const project = { host: createMemoryHost(files), bundle, inspector: INSPECT_HERE, ink, ...more };
  const { made, diagnostics } = await usableGame(project);
  const { laid, booklets } = made;
  const pages = booklets.flatMap((one) => one.pages.map(({ key }) => key));
  const sceneOf = (key: string): string => JSON.stringify(laid.scenes.get(key));
  const cook = laid.keys.get("crew/cook/front") as string;
  return { made, rules: diagnostics.map(({ rule }) => rule), card: sceneOf(cook), pages: pages.map(sceneOf) };
}

test("cards, and booklets that show them, follow the look whatever was cached of the other", async () => {
  const full = await look(GAME, "full");
  const low = await look(GAME, "low");
  expect(full.card).not.toBe(low.card);
  expect(full.pages).not.toEqual(low.pages);
  const memory = createMemory();
  const folder = memoryFolder();
  for (const [ink, fresh] of [
    ["full", full],
    ["low", low],
    ["full", full],
    ["low", low],
  ] as const)
    for (const more of [{ memory }, { memory: diskMemory(folder, "test") }]) {
      const { card, pages } = await look(GAME, ink, more);
      expect({ card, pages }).toEqual({ card: fresh.card, pages: fresh.pages });
    }
});

test("each look is cached beside the other", async () => {
  const folder = memoryFolder();
  await look(GAME, "full", { memory: diskMemory(folder, "test") });
  await look(GAME, "low", { memory: diskMemory(folder, "test") });
  const before = folder.files.size;
  await look(GAME, "full", { memory: diskMemory(folder, "test") });
  expect(folder.files.size).toBe(before);
});

test("a game whose templates do not read @ink has one look, and says so", async () => {
  expect(inkOf((await look(GAME, "low")).made)).toBe("low");
  expect(inkOf((await look(GAME, "full")).made)).toBe("full");
  const { made } = await look(SAMPLE_GAME, "low");
  expect(inkOf(made)).toBe("full");
  expect(lacksInk(made)).toBe(true);
  expect(lacksInk((await look(GAME, "low")).made)).toBe(false);
});

test("pictures of one look or language are not stale in the other", () => {
  const others = endingsOf({ locales: ["de"] });
  const isOf = (name: string, ending: string): boolean => isOfLook(name, { ending, others });
  expect(isOf("crew/cook.png", "")).toBe(true);
  expect(isOf("crew/cook-low-ink.png", "")).toBe(false);
  expect(isOf("crew/cook-low-ink.png", "-low-ink")).toBe(true);
  expect(isOf("crew/cook-low-ink-de.png", "-de")).toBe(false);
  expect(isOf("crew/captain-red.png", "")).toBe(true);
});

/** Text of 4 pt is reported; an allowance that only one look needs is not unused. */
test("an allowance that one look needs causes no finding in the other", async () => {
  const small = (size: string): string =>
    `<!-- broadside-allow text/too-small: an imprint -->\n<b:text x="5" y="5" width="53.5" height="10" size="${size}" font="Alegreya">{{rank}} {{title}}</b:text>`;
  const drawn = (inside: string): ProjectFiles => ({
    ...SAMPLE_GAME,
    [CARD]: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">\n${inside}\n</svg>\n`,
  });
  const two = drawn(
    `{{#if (eq @ink "low")}}\n${small("4pt")}\n{{else}}\n<b:text x="5" y="5" width="53.5" height="10" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text>\n{{/if}}`,
  );
  const about = (rules: readonly string[]): readonly string[] =>
    rules.filter((rule) => /^(allowance|text)\//.test(rule));
  for (const ink of ["full", "low"] as const) expect(about((await look(two, ink)).rules)).toEqual([]);
  expect(about((await look(drawn(small("12pt")), "full")).rules)).toEqual(["allowance/unused"]);
});
