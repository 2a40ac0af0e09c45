/** Drawings that become pixels are rasterised by check: what cannot be drawn is reported there, not by a build. */
import { expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { checkRasters } from "../../../src/pipeline/draw/draw-rasters.ts";
import { checkGame } from "../../../src/pipeline/judge/check-game.ts";
import { INSPECT_HERE } from "../../../src/pipeline/look/inspect-here.ts";
import { GaveUp } from "../../../src/pipeline/look/outcome.ts";
import { createRasters } from "../../../src/pipeline/look/rasters.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import type { Draw } from "../../../src/press/imaging.ts";
import { diskMemory } from "../../../src/remember/disk-memory.ts";
import type { Memory } from "../../../src/remember/memory.ts";
import type { RasterItem } from "../../../src/scene/scene.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";
import { memoryFolder } from "../../support/memory-folder.ts";

const raster = (picture: string): RasterItem => ({
  kind: "raster",
  origin: { file: "card.svg.hbs", line: 1, column: 1 },
  picture,
  box: { x: 0, y: 0, width: 10, height: 10 },
  resolution: 1,
  work: 1,
  items: [],
  attributes: "",
  definitions: picture,
});

const givesUp: Draw = async () => {
  throw new GaveUp("takes more than 30 s of computing");
};

/** Draws everything except pictures whose names begin with "bad", and records what it was asked for. */
function drawing() {
  const asked: string[] = [];
  const draw: Draw = async (svg, options) => {
    const name = /(?:good|bad)-\w/.exec(svg)?.[0] ?? "";
    asked.push(name);
    return name.startsWith("bad") ? givesUp(svg, options) : Buffer.from("png");
  };
  return { asked, draw };
}

const what = "takes more than 30 s of computing";
const sceneOf = (...pictures: string[]) => ({ items: pictures.map(raster), symbols: {} });

test("a drawing that fails is left empty and reported; the next one is still drawn", async () => {
  const { add, pictures } = createRasters(new Map(), new Map(), drawing().draw);
  expect(await add(sceneOf("bad-1"))).toMatchObject([{ what }]);
  expect(await add(sceneOf("good-1"))).toEqual([]);
  expect(pictures.get("bad-1")).toMatchObject({ width: 1, height: 1 });
  expect(pictures.get("good-1")).toMatchObject({ width: 10, height: 10 });
});

test("after three failures nothing else is tried, and every failure is reported", async () => {
  const { asked, draw } = drawing();
  const { add, pictures } = createRasters(new Map(), new Map(), draw);
  expect(await add(sceneOf("bad-1", "bad-1", "bad-2", "good-1"))).toHaveLength(3);
  expect(await add(sceneOf("bad-3", "bad-4", "good-1", "good-2"))).toEqual([
    expect.objectContaining({ what }),
    { origin: raster("").origin },
    { origin: raster("").origin },
  ]);
  expect(asked).toEqual(["bad-1", "bad-2", "good-1", "bad-3"]);
  expect(pictures.get("good-2")).toMatchObject({ width: 1, height: 1 });
});

/** Checks a game whose faces, one per line of a template, show these rasters. */
function checking(disk: Memory, draw: Draw, faces: readonly (readonly string[])[]) {
  const keys = faces.map((pictures) => pictures.join(" "));
  const items = (key: string): readonly RasterItem[] =>
    key.split(" ").map((picture) => ({
      ...raster(picture),
      origin: { file: "card.svg.hbs", line: keys.indexOf(key) + 1, column: 1 },
    }));
  const scenes = { get: (key: string) => ({ items: items(key), symbols: {} }), nameOf: (key: string) => key };
  const made = {
    laid: { rasterised: keys, scenes, faces: [], keys: new Map() },
    means: { key: "means", memory: disk, isLasting: () => true },
    game: { id: "sample" },
    sources: new Map([["card.svg.hbs", { path: "card.svg.hbs", text: "<g/>\n".repeat(keys.length) }]]),
    templateFiles: { templates: new Map(), partials: new Map() },
    rasters: createRasters(new Map(), new Map(), draw),
  };
  return checkRasters(made as unknown as Parameters<typeof checkRasters>[0]);
}

test("a cache changes nothing about what is drawn and what is reported", async () => {
  const sound = [["good-1", "good-2"], ["good-3"]];
  const cache = diskMemory(memoryFolder(), "product");
  expect((await checking(cache, drawing().draw, sound)).diagnostics).toEqual([]);
  const corrupted = [["good-1", "good-2"], ["bad-1", "bad-2", "bad-3", "good-1"], ["good-3"], ["good-4"]];
  const { asked, draw } = drawing();
  const warm = await checking(cache, draw, corrupted);
  const cold = await checking(diskMemory(memoryFolder(), "product"), drawing().draw, corrupted);
  // the three failures are at one place with the same words; the good one on their line was drawn before them
  expect(warm.diagnostics.map(({ start, message }) => [start.line, message])).toEqual([
    [2, `this cannot be rasterised: it ${what}`],
    [3, "this was not rasterised: after 3 failed drawings, no others are tried"],
    [4, "this was not rasterised: after 3 failed drawings, no others are tried"],
  ]);
  expect(warm).toEqual(cold);
  expect(asked.filter((name) => name.startsWith("bad"))).toEqual(["bad-1", "bad-2", "bad-3"]);
});

test("a failure of ours is thrown, not reported about the drawing", async () => {
  const slip = new TypeError("a slip of ours");
  const { add } = createRasters(new Map(), new Map(), () => Promise.reject(slip));
  await expect(add({ items: [raster("one")], symbols: {} })).rejects.toBe(slip);
});

const CARD = "templates/sample/card.svg.hbs";
const MASKED = String(SAMPLE_GAME[CARD]).replace(
  "</svg>",
  '<mask id="m"><rect width="9" height="9" fill="#fff"/></mask><rect width="9" height="9" mask="url(#m)"/></svg>',
);

test("check reports it at its element; successful drawings are not drawn again", async () => {
  const drawn: string[] = [];
  const host = createMemoryHost({ ...SAMPLE_GAME, [CARD]: MASKED });
  const folder = memoryFolder();
  const check = async (draw: Draw) => {
    const inspector = { ...INSPECT_HERE, draw };
    const project = { host, bundle: openBundle(), inspector, memory: diskMemory(folder, "product") };
    return (await checkGame(project, "sample", SILENT)).diagnostics.filter(
      ({ rule }) => rule === "svg/limit",
    );
  };
  const draw: Draw = (svg, options) => {
    drawn.push(svg);
    return INSPECT_HERE.draw(svg, options);
  };
  expect(await check(givesUp)).toMatchObject([
    {
      file: CARD,
      start: { line: 3 },
      message: "this cannot be rasterised: it takes more than 30 s of computing",
      cards: [{ game: "sample", deck: "crew", ids: ["cook", "pilot", "captain"] }],
    },
  ]);
  for (const _ of [1, 2]) expect(await check(draw)).toEqual([]);
  expect(drawn).toHaveLength(1);
});
