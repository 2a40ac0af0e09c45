/** A game in its looks: a cache of one never serves another, and the files of all coexist. */
import { expect, test } from "vitest";
import type { Ink } from "../../../src/game/ink.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { INSPECT_HERE } from "../../../src/pipeline/look/inspect-here.ts";
import { endingsOf } from "../../../src/pipeline/order/look-names.ts";
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

test("what a template that reads @ink draws is left as it is; what others draw takes less ink", async () => {
  const green = `<rect width="63.5" height="88.9" fill="#2e7d32"/>`;
  const withGround = (inside: string): ProjectFiles => ({
    ...GAME,
    [CARD]: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">${green}${inside}</svg>\n`,
  });
  const asks = withGround("{{> name}}");
  const says = withGround(
    `<b:text x="5" y="5" width="53.5" height="10" size="12pt">{{rank}} {{title}}</b:text>`,
  );
  const fill = `"fill":{"kind":"solid","colour":"#2e7d32"`;
  expect((await look(asks, "low")).card).toContain(fill);
  expect((await look(says, "full")).card).toContain(fill);
  const { card, pages } = await look(says, "low");
  expect(card).not.toContain(fill);
  expect(pages.join("")).not.toContain(fill);
});

test("every drawing of a game is grey in the gray look, cached or not", async () => {
  const memory = createMemory();
  const square = (x: number): string => `<rect x="${x}" width="9" height="9" fill="#2e7d32"/>`;
  const drawn = `${square(0)}{{#if @gray}}${square(9)}{{/if}}{{>`;
  const files = { ...GAME, [CARD]: `${GAME[CARD]}`.replace("{{>", drawn) };
  const full = await look(files, "full", { memory });
  const grey = await look(files, "gray", { memory });
  expect(full.card).toContain("#2e7d32");
  const colours = [grey.card, ...grey.pages].flatMap((scene) => scene.match(/#[0-9a-f]{6}/g) ?? []);
  expect(new Set(colours.filter((one) => !/^#(..)\1\1$/.test(one)))).toEqual(new Set());
  // Two squares: among the items of the card, in its parts, and on the page of the booklet that shows it.
  expect(colours.filter((one) => one === "#6e6e6e")).toHaveLength(6);
  expect((await look(files, "full", { memory })).card).toBe(full.card);
});

test("pictures of one look or language are not stale in the other", () => {
  const others = endingsOf({ locales: ["de"] });
  const isOf = (name: string, ending: string): boolean => isOfLook(name, { ending, others });
  expect(isOf("crew/cook.png", "")).toBe(true);
  expect(isOf("crew/cook-low-ink.png", "")).toBe(false);
  expect(isOf("crew/cook-low-ink.png", "-low-ink")).toBe(true);
  expect(isOf("crew/cook-low-ink-de.png", "-de")).toBe(false);
  expect(isOf("crew/captain-red.png", "")).toBe(true);
  expect(isOf("crew/cook-gray.png", "-gray")).toBe(true);
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

/** The example of the rule: blue and red with nearly the same grey, and nothing else that tells the two cards apart. */
test("colours that look alike in grey are a warning in the gray look, a hint in the others", async () => {
  const crew = `${SAMPLE_GAME["content/sample/decks/crew.yaml"]}`;
  const head = crew.slice(0, crew.indexOf("card:"));
  const files: ProjectFiles = {
    ...SAMPLE_GAME,
    "content/sample/decks/crew.yaml": `${head}card: { properties: { flag: { type: string } } }
cards:
  - { id: blue, flag: "#2f70b3" }
  - { id: red, flag: "#c23a32" }
`,
    [CARD]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9"><rect width="63.5" height="88.9" fill="{{flag}}"/></svg>\n`,
  };
  const graded = async (ink: Ink) => {
    const project = { host: createMemoryHost(files), bundle, inspector: INSPECT_HERE, ink };
    const { diagnostics } = await usableGame(project);
    return diagnostics.filter(({ rule }) => rule === "colour/same-in-grey").map(({ severity }) => severity);
  };
  expect(await graded("full")).toEqual(["hint"]);
  expect(await graded("low")).toEqual(["hint"]);
  expect(await graded("gray")).toEqual(["warning"]);
});
