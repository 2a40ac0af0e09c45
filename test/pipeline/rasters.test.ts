/** Drawings that become pixels are drawn when a game is checked: what cannot be drawn is found there, not by a build. */
import { expect, test } from "vitest";
import { openBundle } from "../../src/host/bundle.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import { openCache } from "../../src/pipeline/cache.ts";
import { checkGame } from "../../src/pipeline/check-game.ts";
import { INSPECT_HERE } from "../../src/pipeline/inspect-here.ts";
import { GaveUp } from "../../src/pipeline/outcome.ts";
import { SILENT } from "../../src/pipeline/progress.ts";
import { createRasters } from "../../src/pipeline/rasters.ts";
import type { Draw } from "../../src/press/imaging.ts";
import type { RasterItem } from "../../src/scene/scene.ts";
import { memoryFolder } from "../support/memory-folder.ts";
import { SAMPLE_GAME } from "../support/sample-game.ts";

const raster = (picture: string): RasterItem => ({
  kind: "raster",
  origin: { file: "card.svg.hbs", line: 1, column: 1 },
  picture,
  box: { x: 0, y: 0, width: 10, height: 10 },
  resolution: 1,
  items: [],
  attributes: "",
  definitions: picture,
});

const givesUp: Draw = async () => {
  throw new GaveUp("takes more than 30 s of computing");
};

test("after one that cannot be drawn no other is tried, and both are blank", async () => {
  const drawn: string[] = [];
  const draw: Draw = async (svg, options) => {
    drawn.push(svg);
    return givesUp(svg, options);
  };
  const { add, pictures } = createRasters(new Map(), new Map(), draw);
  const faults = await add({ items: [raster("one"), raster("two")], symbols: {} });
  expect(faults).toMatchObject([{ what: "takes more than 30 s of computing" }]);
  expect(drawn).toHaveLength(1);
  for (const key of ["one", "two"]) expect(pictures.get(key)).toMatchObject({ width: 1, height: 1 });
});

test("a failure of ours is thrown, not told of the drawing", async () => {
  const slip = new TypeError("a slip of ours");
  const { add } = createRasters(new Map(), new Map(), () => Promise.reject(slip));
  await expect(add({ items: [raster("one")], symbols: {} })).rejects.toBe(slip);
});

const CARD = "templates/sample/card.svg.hbs";
const MASKED = String(SAMPLE_GAME[CARD]).replace(
  "</svg>",
  '<mask id="m"><rect width="9" height="9" fill="#fff"/></mask><rect width="9" height="9" mask="url(#m)"/></svg>',
);

test("a check finds it, at its element; one that could be drawn is not drawn again", async () => {
  const drawn: string[] = [];
  const host = createMemoryHost({ ...SAMPLE_GAME, [CARD]: MASKED });
  const folder = memoryFolder();
  const check = async (draw: Draw) => {
    const inspector = { ...INSPECT_HERE, draw };
    const project = { host, bundle: openBundle(), inspector, cache: openCache(folder, "product") };
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
      message:
        "this cannot be drawn as pixels: it takes more than 30 s of computing (cards cook, pilot, captain)",
    },
  ]);
  for (const _ of [1, 2]) expect(await check(draw)).toEqual([]);
  expect(drawn).toHaveLength(1);
});
