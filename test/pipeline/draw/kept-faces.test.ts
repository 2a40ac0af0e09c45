/** What is kept of faces between runs changes nothing but time: whatever they are made from names them. */
import { expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { type Host, HostError } from "../../../src/host/host.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { keptFaces } from "../../../src/pipeline/draw/kept-faces.ts";
import { checkGame } from "../../../src/pipeline/judge/check-game.ts";
import { INSPECT_HERE } from "../../../src/pipeline/look/inspect-here.ts";
import type { Inspector } from "../../../src/pipeline/look/inspector.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import type { ProjectContext } from "../../../src/pipeline/project.ts";
import { stoppedReader } from "../../../src/press/pictures/picture-faults.ts";
import { type Cache, openCache } from "../../../src/remember/cache.ts";
import { createMemory, NO_MEMORY } from "../../../src/remember/memory.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../../support/game/sample-game.ts";
import { countingFaces } from "../../support/laid-out.ts";
import { memoryFolder } from "../../support/memory-folder.ts";

const bundle = openBundle();
const CREW = "content/sample/decks/crew.yaml";
const CARD = "templates/sample/card.svg.hbs";
const text = (file: string): string => SAMPLE_GAME[file] as string;

/** Backs, an icon of the game and one of the set, a symbol, a term, a picture on all fronts, a text too long for its box, and one letter that no font has. */
const GAME: ProjectFiles = {
  ...SAMPLE_GAME,
  "content/sample/icons/star.svg": '<svg viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>',
  [CREW]: text(CREW)
    .replace("front: card", "front: card\nback: back")
    .replace("title: Cook", 'title: "Cook :star: :anchor: :pip: :crew: \\uE123"')
    .replace("title: Pilot", `title: "${"Pilot of all the seas ".repeat(12)}"`),
  [CARD]: text(CARD).replace(
    "</svg>",
    '<b:art href="art/coarse.png" x="5" y="20" width="50" height="40"/></svg>',
  ),
};

const other = (file: string, from: string, to: string): ProjectFiles => {
  const before = GAME[file] as string;
  expect(before).toContain(from);
  return { ...GAME, [file]: before.replace(from, to) };
};

type More = Partial<Pick<ProjectContext, "host" | "inspector" | "memory" | "limits">>;

async function found(files: ProjectFiles, cache?: Cache, more: More = {}) {
  const { memory, laidOut } = countingFaces(more.memory ?? NO_MEMORY);
  const project = { host: createMemoryHost(files), bundle, ...(cache ? { cache } : {}), ...more, memory };
  const { diagnostics, made } = await checkGame(project, "sample", SILENT);
  if (!made) throw new Error("the game cannot be used");
  const { faces, keys, rasterised, surveys, scenes } = made.laid;
  const { art } = made;
  const told = { diagnostics, faces, keys, rasterised, surveys, shown: art.shown };
  return { told, laidOut: laidOut(), scenes: () => [...keys.values()].map((key) => scenes.get(key)) };
}

test("a game of which nothing is kept is new, and no longer so in the run after", async () => {
  const folder = memoryFolder();
  const open = (): Cache => openCache(folder, "test");
  expect(keptFaces(open(), "sample").isNew()).toBe(true);
  await found(GAME, open());
  expect(keptFaces(open(), "sample").isNew()).toBe(false);
  expect(keptFaces(open(), "another").isNew()).toBe(true);
});

test("the next run finds the same without laying out, and the same scenes where somebody asks for them", async () => {
  const folder = memoryFolder();
  const fresh = await found(GAME);
  expect(fresh.told.diagnostics.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(["text/overflow", "text/missing-glyph", "art/low-resolution"]),
  );
  expect((await found(GAME, openCache(folder, "1"))).told).toEqual(fresh.told);
  const again = await found(GAME, openCache(folder, "1"));
  expect(again.laidOut).toBe(0);
  expect(again.told).toEqual(fresh.told);
  expect(again.scenes()).toEqual(fresh.scenes());
});

test("texts that are too long or show one field are the same texts to what runs into them", async () => {
  const words = (y: number, height: number, more: string): string =>
    `<b:text x="5" y="${y}" width="50" height="${height}" size="14pt" font="Alegreya">${more}</b:text>`;
  const files = other(
    CARD,
    "</svg>",
    `${words(30, 6, "{{title}} {{title}}")}${words(60, 8, "{{title}}")}${words(60.5, 8, "of the crew")}</svg>`,
  );
  const folder = memoryFolder();
  const fresh = await found(files);
  expect(fresh.told.diagnostics.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(["text/overflow", "text/overlap"]),
  );
  await found(files, openCache(folder, "1"));
  expect((await found(files, openCache(folder, "1"))).told).toEqual(fresh.told);
});

test.each([
  ["a card", 1, other(CREW, "title: Captain", "title: Commodore")],
  ["a template", 3, other(CARD, "14pt", "13pt")],
  ["an icon", 1, other("content/sample/icons/star.svg", "h10v10z", "h9v9z")],
  [
    "an icon that no face shows",
    0,
    { ...GAME, "content/sample/icons/bell.svg": GAME["content/sample/icons/star.svg"] as string },
  ],
  [
    "a picture",
    3,
    { ...GAME, "content/sample/art/coarse.png": GAME["content/sample/art/sharp.png"] as Uint8Array },
  ],
  ["the size of the cards", 4, other(CREW, "size: poker-us", "size: tarot")],
  ["the icon of a symbol", 1, other("content/sample/glossary.yaml", "plain-circle", "anchor")],
  ["a term", 1, other("content/sample/glossary.yaml", "title: crew", "title: company")],
  ["the meaning of a term", 0, other("content/sample/glossary.yaml", "everybody", "all")],
])("when %s has changed, what it concerns is laid out anew", async (_what, count, files) => {
  const folder = memoryFolder();
  await found(GAME, openCache(folder, "1"));
  const fresh = await found(files);
  const changed = await found(files, openCache(folder, "1"));
  expect(changed.told).toEqual(fresh.told);
  expect(changed.laidOut).toBe(count);
  expect(changed.scenes()).toEqual(fresh.scenes());
});

test("one process that checks again and again keeps up with what changes", async () => {
  const cache = openCache(memoryFolder(), "1");
  for (const files of [GAME, other(CREW, "Captain", "Commodore"), GAME, other(CARD, "14pt", "9pt"), GAME])
    expect((await found(files, cache)).told).toEqual((await found(files)).told);
});

test.each([
  ["the cache", () => ({ cache: openCache(memoryFolder(), "1"), memory: createMemory() })],
  ["the memory", () => ({ memory: createMemory() })],
])(
  "what was laid out without a picture, whose reader was stopped, is not found again in %s",
  async (_where, keep) => {
    const { cache, ...more } = { cache: undefined, ...keep() };
    const stopped: Inspector = {
      ...INSPECT_HERE,
      picture: async (_, file) => ({
        value: undefined,
        diagnostics: [stoppedReader(file, "takes too long")],
      }),
    };
    const fresh = await found(GAME);
    const without = await found(GAME, cache, { ...more, inspector: stopped });
    expect(without.told.diagnostics.map(({ rule }) => rule)).toContain("art/stopped");
    const again = await found(GAME, cache, { ...more, inspector: INSPECT_HERE });
    expect(again.told).toEqual(fresh.told);
    expect(again.scenes()).toEqual(fresh.scenes());
    const other = await found(GAME, openCache(memoryFolder(), "1"), { ...more, inspector: stopped });
    expect(other.told).toEqual(without.told);
  },
);

/** Each card shows the picture of its title; at 49 megapixels each, three of them are as much as a game may have. */
const PICTURED: ProjectFiles = {
  ...SAMPLE_GAME,
  ...Object.fromEntries(
    ["Cook", "Pilot", "Captain", "Mate"].map((title) => [
      `content/sample/art/${title}.png`,
      SAMPLE_GAME["content/sample/art/sharp.png"] as Uint8Array,
    ]),
  ),
  [CREW]: `${text(CREW)}  - { id: mate, rank: 4, title: Mate }\n`,
  [CARD]: text(CARD).replace(
    "</svg>",
    '<b:art href="art/{{title}}.png" x="5" y="20" width="50" height="40"/></svg>',
  ),
};
const fewer: ProjectFiles = {
  ...PICTURED,
  [CREW]: (PICTURED[CREW] as string).replace("title: Cook", "title: Pilot"),
};

test.each([
  ["another shows one of the same pictures", fewer, {}],
  ["more pixels are allowed", PICTURED, { limits: 2 }],
])("a picture left out for the budget of pixels is back when %s", async (_change, files, allowed) => {
  const large: Inspector = {
    ...INSPECT_HERE,
    picture: async (bytes, file) => {
      const { value, diagnostics } = await INSPECT_HERE.picture(bytes, file);
      return { value: value && { ...value, width: 7000, height: 7000 }, diagnostics };
    },
  };
  const fresh = await found(files, undefined, { inspector: large, ...allowed });
  expect(fresh.told.diagnostics.map(({ rule }) => rule)).not.toContain("art/too-large");
  for (const { cache, ...more } of [
    { cache: openCache(memoryFolder(), "1") },
    { cache: undefined, memory: createMemory() },
  ]) {
    const without = await found(PICTURED, cache, { ...more, inspector: large });
    expect(without.told.diagnostics.map(({ rule }) => rule)).toContain("art/too-large");
    const again = await found(files, cache, { ...more, inspector: large, ...allowed });
    expect(again.told).toEqual(fresh.told);
    expect(again.scenes()).toEqual(fresh.scenes());
  }
});

test.each([
  ["the cache", () => ({ cache: openCache(memoryFolder(), "1") })],
  ["the memory", () => ({ memory: createMemory() })],
])(
  "what was laid out with a file that could not be read before is not found again in %s",
  async (_where, keep) => {
    const { cache, ...more } = { cache: undefined, ...keep() };
    const whole = createMemoryHost(GAME);
    /** The icon cannot be read the first so many times. */
    const locked = (times: number): Host => {
      let reads = 0;
      const readBytes = (path: string): Uint8Array => {
        if (path.endsWith("/star.svg") && ++reads <= times)
          throw new HostError(`"${path}" is locked`, "EACCES");
        return whole.readBytes(path);
      };
      return { ...whole, readBytes };
    };
    const fresh = await found(GAME, undefined, { host: locked(Infinity) });
    await found(GAME, cache, { ...more, host: locked(1) });
    const again = await found(GAME, cache, { ...more, host: locked(Infinity) });
    expect(again.told).toEqual(fresh.told);
    expect(again.scenes()).toEqual(fresh.scenes());
  },
);

test("what is not asked for any more is not kept for ever", async () => {
  const folder = memoryFolder();
  const sizes: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    await found(other(CREW, "Captain", `Captain ${round}`), openCache(folder, "1"));
    sizes.push([...folder.files.values()].reduce((sum, bytes) => sum + bytes.length, 0));
  }
  expect(sizes[3]).toBeLessThan((sizes[0] as number) * 1.1);
});
