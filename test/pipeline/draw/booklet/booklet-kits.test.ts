/** One text, printed with each kit of a small game that has two packs. */
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

/** What each booklet prints, by the kits that it is printed with. */
const printed = ({ booklets }: MadeGame) =>
  Object.fromEntries(booklets.map(({ kit, text }) => [kit, text?.printed.trim()]));

const PACKED = "The crew.\n\n{{#if @kit.parts.pack}}\nThe captain of the pack.\n{{/if}}\n";

test("text about a pack is printed with the kits that contain it, and with no other", async () => {
  const { made, found } = await check(PACKED);
  expect(found).toEqual([]);
  expect(printed(made)).toEqual({
    all: "The crew.\n\nThe captain of the pack.",
    main: "The crew.",
  });
});

test("rules see a text once, with everything that any kit prints of it", async () => {
  const { made } = await check(PACKED);
  expect(made.context.booklets.map((text) => text.printed)).toEqual([
    "The crew.\n\nThe captain of the pack.\n\nThe crew.\n\n",
  ]);
});

test("kits printed as one have their own booklet, laid out when they are printed", async () => {
  const { project, made } = await check(PACKED);
  const names = ["main+pack", "main+extra", "pack"];
  const prints = wholePrints(made.game, { kits: names }).flatMap((kit) => bookletPrints(made.game, kit));
  const { value, diagnostics } = await withBooklets(project, made, prints, SILENT);
  expect(diagnostics).toEqual([]);
  expect(printed(value)).toMatchObject({
    "main+pack": "The crew.\n\nThe captain of the pack.",
    "main+extra": "The crew.",
  });
  expect(value.booklets.length).toBe(4);
  for (const { pages } of value.booklets) for (const { key } of pages) value.laid.scenes.get(key);
});

test("equal texts are laid out once", async () => {
  const keysOf = ({ booklets }: MadeGame) =>
    booklets.map(({ pages }) => pages.map(({ key }) => key).join()).sort();
  const [same, alike, different] = await Promise.all(
    ["The crew.", "{{#if @kit.parts.main}}The crew.{{/if}}", "{{@kit.title}}"].map(check),
  );
  for (const one of [same, alike]) expect(new Set(keysOf(one?.made as MadeGame)).size).toBe(1);
  expect(new Set(keysOf(different?.made as MadeGame)).size).toBe(2);
});

test("a finding is reported once, and names its kits unless it shows with all of them", async () => {
  const text =
    "A [cok](card:crew/cok).\n\n{{#unless @kit.parts.pack}}\nA [pilt](card:crew/pilt).\n{{/unless}}\n\n{{@kit.parts.pack.title}}\n";
  const { found } = await check(text);
  expect(found).toEqual([
    "1 booklet/unknown-card: there are cook, pilot, captain",
    "4 booklet/unknown-card: there are cook, pilot, captain; printed with main",
    "7 template/missing-field: printed with main",
  ]);
});

test("a misspelt kit is reported, not treated as one that is not printed", async () => {
  const { found } = await check("{{#if @kit.parts.pak}}\nThe captain.\n{{/if}}\nText.\n");
  expect(found).toEqual(["1 template/unknown-data"]);
});

test("credits name the game's people and the artists and makers of its icons and fonts", async () => {
  const { made, found } = await check("The :anchor: crew.\n\n{{credits}}\n\nThanks.\n");
  expect(found).toEqual([]);
  const [text] = Object.values(printed(made));
  expect(text).toMatch(
    /^The :anchor: crew\.\n\n\n\*\*Sample 1\.0\.0\*\*\n\n\*\*Icons\*\*\\\nLorc .*\n\n\*\*Fonts\*\*\\\nAlegreya by .*\n\nMade with Broadside\.\n\n\nThanks\.$/s,
  );
});

test("credits inside other words are refused", async () => {
  const { found } = await check("- Thanks: {{credits}}\n");
  expect(found).toEqual(["1 booklet/crowded-credits"]);
});
