/** Faults that only prints show: `check` finds each in its template, and a build finds nothing new. */
import { expect, test } from "vitest";
import { fullMessage } from "../../../src/diagnostics/diagnostic.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { checkOrder } from "../../../src/pipeline/judge/check-order.ts";
import { checkTargets } from "../../../src/pipeline/judge/check-targets.ts";
import { wholeOrder } from "../../../src/pipeline/judge/whole-order.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import { diskMemory } from "../../../src/remember/disk-memory.ts";
import { mapCardsFor, type ProjectFiles, SAMPLE_GAME } from "../../support/game/sample-game.ts";
import { usableGame } from "../../support/game/usable-game.ts";
import { memoryFolder } from "../../support/memory-folder.ts";

const bundle = openBundle();
const KIT = "content/sample/kits/box.yaml";

const HOOK: ProjectFiles = {
  "content/sample/scenarios/hook.yaml": `scenario: hook
title: The Hook
players: { min: 2, max: 4 }
length: short
track: [{ card: r1, at: [0, 0] }, { card: r1, at: [0, 3] }, { card: r2, at: [2, 0], turn: 90, acceleration: true }]
`,
};
const kit = (more = ""): ProjectFiles => ({
  [KIT]: `kit: box\ntitle: The Box\ncontents: [{ deck: crew }]\n${more}`,
});

/** The template as a page of its own, with an unknown icon in its third line. */
const withFaultIn = (template: string): ProjectFiles => ({
  [`templates/sample/${template}.svg.hbs`]: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 190 257">
  <rect x="0" y="0" width="190" height="257" fill="#ffffff"/>
  <b:icon name="kraaken" x="5" y="5" size="10"/>
</svg>
`,
});

async function found(files: ProjectFiles): Promise<readonly string[]> {
  const host = createMemoryHost({ ...SAMPLE_GAME, ...files });
  const { findings } = await checkTargets({ host, bundle }, [{ game: "sample", files: [] }], SILENT);
  return findings
    .filter(({ message }) => message.includes("kraaken"))
    .map(({ file, start }) => `${file}:${start.line}:${start.column}`);
}

test.each(["print-first", "kit-contents", "kit-list", "kit-contact"])(
  "an unknown icon in %s is found where it is written",
  async (template) => {
    expect(await found({ ...kit(), ...withFaultIn(template) })).toEqual([
      `templates/sample/${template}.svg.hbs:3:3`,
    ]);
  },
);

test.each([
  ["that a kit contains", "scenarios: [{ scenario: hook, poster: true }]\n"],
  ["that only --scenario prints", ""],
])("an unknown icon in the poster of a track %s is found", async (_, scenarios) => {
  const files = { ...mapCardsFor(HOOK), ...HOOK, ...kit(scenarios), ...withFaultIn("track-poster") };
  expect(await found(files)).toEqual(["templates/sample/track-poster.svg.hbs:3:3"]);
});

test("a game without kits has a leading page, which is checked", async () => {
  expect(await found(withFaultIn("print-first"))).toEqual(["templates/sample/print-first.svg.hbs:3:3"]);
});

test("each print is imposed once, and everything that it shows was laid out", async () => {
  const host = createMemoryHost({ ...SAMPLE_GAME, ...mapCardsFor(HOOK), ...HOOK, ...kit() });
  const { made, found: known } = await usableGame({ host, bundle });
  const order = wholeOrder(made);
  const checked = await checkOrder({ host, bundle }, { made, found: known }, order, SILENT);
  const [profile] = order.profiles;
  if (!profile) throw new Error("there is a profile");
  expect(checked.prints.map(({ id }) => id)).toEqual([
    "box-0-print-me-first",
    "box",
    "hook-poster",
    "box-lists",
    "box-contact-sheet",
  ]);
  for (const print of checked.prints) {
    const imposed = checked.impose(checked.made, print, profile, false);
    expect(checked.impose(checked.made, print, profile, false)).toBe(imposed);
    const shown = imposed.value.sides.flatMap(({ placements }) => placements.map(({ scene }) => scene));
    expect(shown.length).toBeGreaterThan(0);
    for (const key of shown) expect(() => checked.made.laid.scenes.get(key)).not.toThrow();
  }
});

/** The pull list and contact sheet use the package's templates; the leading page shows a picture for each kit. */
const PICTURES: ProjectFiles = {
  ...mapCardsFor(HOOK),
  ...HOOK,
  ...kit(),
  "content/sample/kits/chest.yaml": "kit: sharp\ntitle: sharp\ncontents: [{ deck: crew }]\n",
  "templates/sample/print-first.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 190 257">
  {{#if (eq kit "sharp")}}<b:art href="art/{{kit}}.png" x="5" y="5" width="20" height="20"/>{{/if}}
</svg>
`,
};

async function unused(files: ProjectFiles): Promise<readonly string[]> {
  const host = createMemoryHost({ ...SAMPLE_GAME, ...files });
  const { findings } = await checkTargets({ host, bundle }, [{ game: "sample", files: [] }], SILENT);
  return findings.filter(({ rule }) => rule === "art/unused").map(({ file }) => file);
}

test("a picture that only a poster or one kit's page shows is not unused", async () => {
  const [coarse, sharp] = ["content/sample/art/coarse.png", "content/sample/art/sharp.png"];
  const poster = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 190 257">
  <b:art href="art/coarse.png" x="5" y="5" width="1" height="1"/>
</svg>
`;
  expect(await unused({})).toEqual([coarse, sharp]);
  expect(await unused(PICTURES)).toEqual([coarse]);
  expect(await unused({ ...PICTURES, "templates/sample/track-poster.svg.hbs": poster })).toEqual([]);
});

test("of the pages about kits, check draws the one with the longest text, a build all", async () => {
  const note = "Shuffle well. ".repeat(10);
  const files = {
    ...kit(),
    "content/sample/kits/chest.yaml": `kit: chest\ntitle: Chest\nnote: ${note}\ncontents: [{ deck: crew }]\n`,
  };
  const host = createMemoryHost({ ...SAMPLE_GAME, ...files });
  const { made, found: known } = await usableGame({ host, bundle });
  const leading = async (isWhole: boolean): Promise<readonly string[]> => {
    const order = { ...wholeOrder(made), isWhole };
    const { prints } = await checkOrder({ host, bundle }, { made, found: known }, order, SILENT);
    return prints.map(({ id }) => id).filter((id) => id.includes("print-me-first"));
  };
  expect(await leading(true)).toEqual(["chest-0-print-me-first"]);
  expect(await leading(false)).toEqual(["box-0-print-me-first", "chest-0-print-me-first"]);
});

/** Texts that do not fit: the size of the box, and where the text can be changed. */
async function tooLong(files: ProjectFiles): Promise<readonly string[]> {
  const host = createMemoryHost({ ...SAMPLE_GAME, ...files });
  const { findings } = await checkTargets({ host, bundle }, [{ game: "sample", files: [] }], SILENT);
  return findings
    .filter(({ rule }) => rule === "text/overflow")
    .map((one) => {
      const [, box] = / its box of (.*)$/.exec(fullMessage(one)) ?? [];
      return `${box} at ${one.file}:${one.start.line}:${one.start.column}`;
    });
}

const LONG = "Crew of the good ship Intrepid ".repeat(12).trim();

test("a title that is too long for the pages about a kit is found on each of them, at the title", async () => {
  const chest = "content/sample/kits/chest.yaml";
  const files = { ...kit(), [chest]: `kit: chest\ntitle: ${LONG}\ncontents: [{ deck: crew }]\n` };
  // the boxes of the templates: first-head, kit-contents, kit-head
  expect(await tooLong(files)).toEqual([
    `140 x 12 mm at ${chest}:2:8`,
    `52.5 x 5.2 mm at ${chest}:2:8`,
    `128 x 9 mm at ${chest}:2:8`,
  ]);
});

test("a note that is too long for a leading page is found in its kit", async () => {
  const files = kit(`note: ${"Shuffle **well**, and cut twice. ".repeat(200).trim()}\n`);
  expect(await tooLong(files)).toEqual([
    expect.stringMatching(/ mm at content\/sample\/kits\/box\.yaml:4:7$/),
  ]);
});

test("a title of a game that is too long for pages about its kits is found in game.yaml", async () => {
  const game = `${SAMPLE_GAME["content/sample/game.yaml"]}`.replace(/^title:.*$/m, `title: ${LONG}`);
  const line = game.split("\n").indexOf(`title: ${LONG}`) + 1;
  expect(line).toBeGreaterThan(0);
  const found = await tooLong({ ...kit(), "content/sample/game.yaml": game });
  // first-head, kit-contents, kit-head
  for (const box of ["140 x 12 mm", "52.5 x 7.4 mm", "128 x 4 mm"])
    expect(found).toContain(`${box} at content/sample/game.yaml:${line}:8`);
});

test("a title of a deck that is too long for pages about kits is found in its deck", async () => {
  const path = "content/sample/decks/crew.yaml";
  const crew = `${SAMPLE_GAME[path]}`.replace(/^title:.*$/m, `title: ${LONG}`);
  const line = crew.split("\n").indexOf(`title: ${LONG}`) + 1;
  expect(line).toBeGreaterThan(0);
  const found = await tooLong({ ...kit(), [path]: crew });
  expect(found.length).toBeGreaterThan(2);
  for (const one of found) expect(one).toMatch(new RegExp(` at ${path}:${line}:8$`));
});

test("a note on the pages of the author's own template is found in the template", async () => {
  const template = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 190 257">
  <b:text x="5" y="5" width="20" height="4" size="12pt" font="Alegreya">${"All pieces, in order. ".repeat(9)}</b:text>
</svg>
`;
  expect(await tooLong({ ...kit(), "templates/sample/kit-list.svg.hbs": template })).toEqual([
    "20 x 4 mm (card box-lists 1) at templates/sample/kit-list.svg.hbs:2:3",
  ]);
});

test("the next run recalls posters, lists and leading pages like cards", async () => {
  const folder = memoryFolder();
  const files = { ...SAMPLE_GAME, ...mapCardsFor(HOOK), ...HOOK, ...kit() };
  const run = async () => {
    let laidOut = 0;
    const step = (stage: string) => {
      if (stage.includes("laying out")) laidOut += 1;
    };
    const project = { host: createMemoryHost(files), bundle, memory: diskMemory(folder, "1") };
    const { findings } = await checkTargets(project, [{ game: "sample", files: [] }], { ...SILENT, step });
    return { findings, laidOut };
  };
  const first = await run();
  const second = await run();
  expect(first.laidOut).toBeGreaterThan(5);
  expect(second.laidOut).toBe(0);
  expect(second.findings).toEqual(first.findings);
});
