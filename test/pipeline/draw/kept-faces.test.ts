/** Faces kept between runs save time and change nothing: their keys name everything that they are made from. */
import { expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { type Host, HostError } from "../../../src/host/host.ts";
import { keepingReads } from "../../../src/host/kept-reads.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { Facts } from "../../../src/pipeline/draw/face-facts.ts";
import { INSPECT_HERE } from "../../../src/pipeline/look/inspect-here.ts";
import type { Inspector } from "../../../src/pipeline/look/inspector.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import type { ProjectContext } from "../../../src/pipeline/project.ts";
import { stoppedReader } from "../../../src/press/pictures/picture-faults.ts";
import { diskMemory } from "../../../src/remember/disk-memory.ts";
import { createMemory, NO_MEMORY } from "../../../src/remember/memory.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../../support/game/sample-game.ts";
import { usableGame } from "../../support/game/usable-game.ts";
import { withChange } from "../../support/game/with-change.ts";
import { memoryFolder } from "../../support/memory-folder.ts";

const bundle = openBundle();
const CREW = "content/sample/decks/crew.yaml";
const CARD = "templates/sample/card.svg.hbs";
const text = (file: string): string => SAMPLE_GAME[file] as string;

/** Backs, icons of game and set, a symbol, a term, a picture on all fronts, a text that overflows, a missing glyph. */
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

const other = (file: string, from: string, to: string): ProjectFiles => withChange(GAME, file, from, to);

type More = Partial<Pick<ProjectContext, "host" | "inspector" | "limits">>;

async function found(files: ProjectFiles, kept = NO_MEMORY, more: More = {}) {
  const project = { host: createMemoryHost(files), bundle, ...more, memory: kept };
  let laidOut = 0;
  const step = () => {
    laidOut += 1;
  };
  const { diagnostics, made } = await usableGame(project, "sample", { ...SILENT, step });
  const { keys, rasterised, surveys, scenes } = made.laid;
  const { art } = made;
  const faces = made.laid.faces.map((face) => ({ ...face, scene: new Facts(face.scene) }));
  // Keys are of one process.
  const order = [...surveys.keys()];
  const numbers = [...keys].map(([face, key]) => [face, order.indexOf(key)]);
  const pixels = rasterised.map((key) => order.indexOf(key));
  const outcome = { diagnostics, faces, numbers, pixels, surveys: [...surveys.values()], shown: art.shown };
  return { outcome, laidOut, scenes: () => [...keys.values()].map((key) => scenes.get(key)) };
}

test("the next run reports the same without layout, and yields the same scenes on request", async () => {
  const folder = memoryFolder();
  const fresh = await found(GAME);
  expect(fresh.outcome.diagnostics.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(["text/overflow", "text/missing-glyph", "art/low-resolution"]),
  );
  expect((await found(GAME, diskMemory(folder, "1"))).outcome).toEqual(fresh.outcome);
  const again = await found(GAME, diskMemory(folder, "1"));
  expect(again.laidOut).toBe(0);
  expect(again.outcome).toEqual(fresh.outcome);
  expect(again.scenes()).toEqual(fresh.scenes());
});

test("overlaps of texts that overflow or show one field are reported the same from the cache", async () => {
  const words = (y: number, height: number, more: string): string =>
    `<b:text x="5" y="${y}" width="50" height="${height}" size="14pt" font="Alegreya">${more}</b:text>`;
  const files = other(
    CARD,
    "</svg>",
    `${words(30, 6, "{{title}} {{title}}")}${words(60, 8, "{{title}}")}${words(60.5, 8, "of the crew")}</svg>`,
  );
  const folder = memoryFolder();
  const fresh = await found(files);
  expect(fresh.outcome.diagnostics.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(["text/overflow", "text/overlap"]),
  );
  await found(files, diskMemory(folder, "1"));
  expect((await found(files, diskMemory(folder, "1"))).outcome).toEqual(fresh.outcome);
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
  ["the meaning of a term", 0, other("content/sample/glossary.yaml", "everyone", "all")],
])("after a change to %s, only the faces concerned are laid out again", async (_what, count, files) => {
  const folder = memoryFolder();
  await found(GAME, diskMemory(folder, "1"));
  const fresh = await found(files);
  const changed = await found(files, diskMemory(folder, "1"));
  expect(changed.outcome).toEqual(fresh.outcome);
  expect(changed.laidOut).toBe(count);
  expect(changed.scenes()).toEqual(fresh.scenes());
});

test("a process that checks repeatedly keeps up with every change", async () => {
  const cache = diskMemory(memoryFolder(), "1");
  for (const files of [GAME, other(CREW, "Captain", "Commodore"), GAME, other(CARD, "14pt", "9pt"), GAME])
    expect((await found(files, cache)).outcome).toEqual((await found(files)).outcome);
});

test("an open project lays out what an edit concerns, and leaves everything to the next process", async () => {
  const folder = memoryFolder();
  const memory = createMemory(diskMemory(folder, "1"));
  const host = keepingReads(createMemoryHost(GAME), false);
  expect((await found(GAME, memory, { host })).laidOut).toBeGreaterThan(3);
  const edits = [
    [1, CREW, "title: Captain", "title: Commodore"],
    [1, "content/sample/glossary.yaml", "title: crew", "title: company"],
    [1, "content/sample/icons/star.svg", "h10v10z", "h9v9z"],
    [0, "content/sample/glossary.yaml", "everyone", "all"],
    [1, "content/sample/icons/star.svg", "h9v9z", "h10v10z"],
  ] as const;
  let files: ProjectFiles = GAME;
  for (const [count, file, from, to] of edits) {
    files = withChange(files, file, from, to);
    host.writeFile(file, Buffer.from(files[file] as string));
    const changed = await found(files, memory, { host });
    const fresh = await found(files);
    expect(changed.outcome).toEqual(fresh.outcome);
    expect(changed.laidOut).toBe(count);
    expect(changed.scenes()).toEqual(fresh.scenes());
  }
  memory.flush();
  expect((await found(files, diskMemory(folder, "1"))).laidOut).toBe(0);
});

test.each([
  ["both memories", () => createMemory(diskMemory(memoryFolder(), "1"))],
  ["the process", () => createMemory()],
])(
  "a layout that lacks a picture because its reader was stopped is not reused in %s",
  async (_where, keep) => {
    const memory = keep();
    const stopped: Inspector = {
      ...INSPECT_HERE,
      picture: async (_, file) => ({
        value: undefined,
        diagnostics: [stoppedReader(file, "takes too long")],
      }),
    };
    const fresh = await found(GAME);
    const without = await found(GAME, memory, { inspector: stopped });
    expect(without.outcome.diagnostics.map(({ rule }) => rule)).toContain("art/stopped");
    const again = await found(GAME, memory, { inspector: INSPECT_HERE });
    expect(again.outcome).toEqual(fresh.outcome);
    expect(again.scenes()).toEqual(fresh.scenes());
    const other = await found(GAME, diskMemory(memoryFolder(), "1"), { inspector: stopped });
    expect(other.outcome).toEqual(without.outcome);
  },
);

/** A sticker for the face of a die, which shows a bare number. */
const STICKER: ProjectFiles = {
  ...SAMPLE_GAME,
  "content/sample/dice/coin.yaml":
    'die: coin\ntitle: Coin\ncolour: "#888888"\nfaces: [[pip], [pip], [pip], [pip], [pip], [pip, pip]]\n',
  "content/sample/decks/stickers.yaml":
    "deck: stickers\ntitle: Stickers\nkind: dice\nsize: 16mm\nfront: sticker\ncards:\n  - { id: six, die: coin }\n",
  "templates/sample/sticker.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 16 16">
<b:text x="2" y="2" width="12" height="12" size="20pt" font="Alegreya">6</b:text></svg>`,
};

test.each([
  ["on disk", () => diskMemory(memoryFolder(), "1")],
  ["in the process", () => createMemory()],
])("what was kept of a card holds for no die with the same drawing %s", async (_where, keep) => {
  const memory = keep();
  const ofCards = withChange(
    withChange(STICKER, "content/sample/decks/stickers.yaml", "kind: dice", "kind: cards"),
    "content/sample/decks/stickers.yaml",
    ", die: coin",
    "",
  );
  const numbers = ({ outcome }: Awaited<ReturnType<typeof found>>) =>
    outcome.faces.flatMap(({ turnable }) => turnable.map(({ text }) => text));
  expect(numbers(await found(ofCards, memory))).toEqual([]);
  expect(numbers(await found(STICKER, memory))).toEqual(["6"]);
  expect(numbers(await found(STICKER, memory))).toEqual(["6"]);
});

/** Each card shows the picture of its title; three pictures of 49 megapixels reach a game's limit. */
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
  ["another card shows one of the same pictures", fewer, {}],
  ["more pixels are allowed", PICTURED, { limits: 2 }],
])("a picture left out for the pixel budget is back when %s", async (_change, files, allowed) => {
  const large: Inspector = {
    ...INSPECT_HERE,
    picture: async (bytes, file) => {
      const { value, diagnostics } = await INSPECT_HERE.picture(bytes, file);
      return { value: value && { ...value, width: 7000, height: 7000 }, diagnostics };
    },
  };
  const fresh = await found(files, undefined, { inspector: large, ...allowed });
  expect(fresh.outcome.diagnostics.map(({ rule }) => rule)).not.toContain("art/too-large");
  for (const memory of [diskMemory(memoryFolder(), "1"), createMemory()]) {
    const without = await found(PICTURED, memory, { inspector: large });
    expect(without.outcome.diagnostics.map(({ rule }) => rule)).toContain("art/too-large");
    const again = await found(files, memory, { inspector: large, ...allowed });
    expect(again.outcome).toEqual(fresh.outcome);
    expect(again.scenes()).toEqual(fresh.scenes());
  }
});

test.each([
  ["on disk", () => diskMemory(memoryFolder(), "1")],
  ["in the process", () => createMemory()],
])("a layout made while a file could not be read is not reused %s", async (_where, keep) => {
  const memory = keep();
  const whole = createMemoryHost(GAME);
  /** The icon cannot be read the first `times` times. */
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
  await found(GAME, memory, { host: locked(1) });
  const again = await found(GAME, memory, { host: locked(Infinity) });
  expect(again.outcome).toEqual(fresh.outcome);
  expect(again.scenes()).toEqual(fresh.scenes());
});

test("entries no longer asked for are removed eventually", async () => {
  const folder = memoryFolder();
  const sizes: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    await found(other(CREW, "Captain", `Captain ${round}`), diskMemory(folder, "1"));
    sizes.push([...folder.files.values()].reduce((sum, bytes) => sum + bytes.length, 0));
  }
  expect(sizes[3]).toBeLessThan((sizes[0] as number) * 1.1);
});
