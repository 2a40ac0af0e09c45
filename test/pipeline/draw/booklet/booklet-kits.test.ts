/** One text, as it is printed with each kit: in a small game with two packs. */
import { expect, test } from "vitest";
import { bookletPrints, wholePrints } from "../../../../src/game/kits/prints.ts";
import { openBundle } from "../../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../../src/host/memory-host.ts";
import { withBooklets } from "../../../../src/pipeline/draw/booklet/booklets.ts";
import { checkGame } from "../../../../src/pipeline/judge/check-game.ts";
import type { MadeGame } from "../../../../src/pipeline/made-game.ts";
import { SILENT } from "../../../../src/pipeline/progress.ts";
import { SAMPLE_GAME } from "../../../support/game/sample-game.ts";

const bundle = openBundle();

const KITS = {
  "content/sample/kits/main.yaml":
    "kit: main\ntitle: Main\ncontents: [{ deck: crew, only: [cook, pilot] }, { booklet: rules }]\n",
  "content/sample/kits/pack.yaml": "kit: pack\ntitle: Pack\ncontents: [{ deck: crew, only: [captain] }]\n",
  "content/sample/kits/extra.yaml": "kit: extra\ntitle: Extra\ncontents: [{ deck: crew, only: [cook] }]\n",
  "content/sample/kits/all.yaml": "kit: all\ntitle: All\nkits: [main, pack]\n",
};

async function check(text: string) {
  const files = {
    ...SAMPLE_GAME,
    ...KITS,
    "content/sample/booklets/rules.yaml": "booklet: rules\ntitle: Sample\ntext: rules.md\ncontents: false\n",
    "content/sample/booklets/rules.md": text,
  };
  const project = { host: createMemoryHost(files), bundle };
  const { made, diagnostics } = await checkGame(project, "sample", SILENT);
  const found = diagnostics
    .filter(({ file }) => file.endsWith("rules.md"))
    .map(({ rule, start, label }) => `${start.line} ${rule}${label === undefined ? "" : `: ${label}`}`);
  return { project, made: made as MadeGame, found };
}

/** What is printed of each booklet, by what it is printed with. */
const printed = ({ booklets }: MadeGame) =>
  Object.fromEntries(booklets.map(({ kit, text }) => [kit, text?.printed.trim()]));

const PACKED = "The crew.\n\n{{#if @kit.parts.pack}}\nThe captain of the pack.\n{{/if}}\n";

test("what belongs to a pack is printed with kits that hold it, and with no other", async () => {
  const { made, found } = await check(PACKED);
  expect(found).toEqual([]);
  expect(printed(made)).toEqual({
    all: "The crew.\n\nThe captain of the pack.",
    main: "The crew.",
  });
});

test("the rules read a text once, with all that it prints", async () => {
  const { made } = await check(PACKED);
  expect(made.context.booklets.map((text) => text.printed)).toEqual([
    "The crew.\n\nThe captain of the pack.\n\nThe crew.\n\n",
  ]);
});

test("kits that are printed as one have a booklet of their own, set when they are printed", async () => {
  const { project, made } = await check(PACKED);
  const names = ["main+pack", "main+extra", "pack"];
  const prints = wholePrints(made.game, { kits: names }).flatMap((kit) => bookletPrints(made.game, kit));
  const { value, diagnostics } = withBooklets(project, made, prints);
  expect(diagnostics).toEqual([]);
  expect(printed(value)).toMatchObject({
    "main+pack": "The crew.\n\nThe captain of the pack.",
    "main+extra": "The crew.",
  });
  expect(value.booklets.length).toBe(4);
  for (const { pages } of value.booklets) for (const { key } of pages) value.laid.scenes.get(key);
});

test("texts that are equal are set once", async () => {
  const keysOf = ({ booklets }: MadeGame) =>
    booklets.map(({ pages }) => pages.map(({ key }) => key).join()).sort();
  const [same, alike, different] = await Promise.all(
    ["The crew.", "{{#if @kit.parts.main}}The crew.{{/if}}", "{{@kit.title}}"].map(check),
  );
  for (const one of [same, alike]) expect(new Set(keysOf(one?.made as MadeGame)).size).toBe(1);
  expect(new Set(keysOf(different?.made as MadeGame)).size).toBe(2);
});

test("a finding is told once, and with which kits it shows where it does not show with all", async () => {
  const text =
    "A [cok](card:crew/cok).\n\n{{#unless @kit.parts.pack}}\nA [pilt](card:crew/pilt).\n{{/unless}}\n\n{{@kit.parts.pack.title}}\n";
  const { found } = await check(text);
  expect(found).toEqual([
    "1 booklet/unknown-card: there are cook, pilot, captain",
    "4 booklet/unknown-card: there are cook, pilot, captain; printed with main",
    "7 template/missing-field: printed with main",
  ]);
});

test("a misspelt kit is told, not taken for one that is not printed", async () => {
  const { found } = await check("{{#if @kit.parts.pak}}\nThe captain.\n{{/if}}\nText.\n");
  expect(found).toEqual(["1 template/unknown-data"]);
});

test("credits name the game's people, and the icons and fonts of cards and pages", async () => {
  const { made, found } = await check("The :anchor: crew.\n\n{{credits}}\n\nThanks.\n");
  expect(found).toEqual([]);
  const [text] = Object.values(printed(made));
  expect(text).toMatch(
    /^The :anchor: crew\.\n\n\n\*\*Sample 1\.0\.0\*\*\n\n\*\*Icons\*\*\\\nLorc .*\n\n\*\*Fonts\*\*\\\nAlegreya by .*\n\nMade with Broadside\.\n\n\nThanks\.$/s,
  );
});

test("credits among other words are refused", async () => {
  const { found } = await check("- Thanks: {{credits}}\n");
  expect(found).toEqual(["1 booklet/crowded-credits"]);
});
