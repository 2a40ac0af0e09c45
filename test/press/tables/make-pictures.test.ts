/** Pictures of tables: parts of drawings upright, cells where they belong, names by content, large ones as JPEG. */

import { expect, test } from "vitest";
import { type DrawFaces, type MadePicture, makePictures } from "../../../src/press/tables/make-pictures.ts";
import { PicturePlan, type PlannedPicture } from "../../../src/press/tables/picture-plan.ts";
import sharp from "../../support/paper/sharp.ts";
import { drawPlain, face } from "./fixture.ts";

const RED = "#ff0000";
const BLUE = "#0000ff";
const GREEN = "#00ff00";

/** Left half red above blue, right half green. */
const drawHalves: DrawFaces = async function* (jobs) {
  for (const { size } of jobs) {
    const [width, height] = [Math.round(size.width / 2), Math.round(size.height / 2)];
    const patch = (background: string, high: number) =>
      sharp({ create: { width, height: high, channels: 3, background } })
        .png()
        .toBuffer();
    yield await sharp({ create: { ...size, channels: 3, background: GREEN } })
      .composite([
        { input: await patch(RED, size.height), left: 0, top: 0 },
        { input: await patch(BLUE, size.height - height), left: 0, top: height },
      ])
      .png()
      .toBuffer();
  }
};

async function made(
  plan: readonly PlannedPicture[],
  draw: DrawFaces,
  bytes?: number,
): Promise<readonly MadePicture[]> {
  const all: MadePicture[] = [];
  for await (const one of makePictures(plan, draw, bytes === undefined ? {} : { bytes })) all.push(one);
  return all;
}

async function colourIn(bytes: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
  return `#${Buffer.from(data.subarray(at, at + 3)).toString("hex")}`;
}

const SIZE = { width: 20, height: 40 };

test.each([
  // the left half: red above blue; the right edge is part of it
  [0, [RED, BLUE]],
  [180, [BLUE, RED]],
] as const)("a part that is turned by %i degrees is upright", async (turn, [above, below]) => {
  const plan = new PicturePlan(4096);
  plan.single({ key: "any", size: SIZE, part: { x: 0, y: 0, width: 10, height: 40, turn } }, "part");
  const [picture] = await made(plan.pictures, drawHalves);
  // 10 x 40 mm at 300 dpi
  expect([picture?.width, picture?.height]).toEqual([118, 472]);
  const bytes = picture?.bytes as Uint8Array;
  expect([await colourIn(bytes, 0.5, 0.2), await colourIn(bytes, 0.5, 0.8)]).toEqual([above, below]);
});

test("a part that lies on its side is turned", async () => {
  const plan = new PicturePlan(4096);
  plan.single({ key: "any", size: SIZE, part: { x: 0, y: 0, width: 10, height: 40, turn: 90 } }, "part");
  const [picture] = await made(plan.pictures, drawHalves);
  expect([picture?.width, picture?.height]).toEqual([472, 118]);
  const bytes = picture?.bytes as Uint8Array;
  // a quarter clockwise: what was below is on the left
  expect([await colourIn(bytes, 0.2, 0.5), await colourIn(bytes, 0.8, 0.5)]).toEqual([BLUE, RED]);
});

test("names on disks that know no capitals differ, and follow the content", async () => {
  const plan = new PicturePlan(4096);
  plan.single(face("one"), "deck-A1");
  plan.single(face("other"), "deck-a1");
  plan.single(face("one"), "deck-again");
  const pictures = await made(plan.pictures, drawPlain);
  expect(pictures.map(({ name }) => name.replace(/[0-9a-f]{10}/, "digest"))).toEqual([
    "deck-a1-digest.png",
    "deck-a1-2-digest.png",
  ]);
  const [again] = await made(plan.pictures.slice(0, 1), drawHalves);
  expect(again?.name).not.toBe(pictures[0]?.name);
});

test("a picture with too many bytes becomes a JPEG of the same size", async () => {
  const plan = new PicturePlan(4096);
  plan.single(face("noise", SIZE), "noise");
  const drawNoise: DrawFaces = async function* ([job]) {
    if (job)
      yield await sharp({
        create: {
          ...job.size,
          channels: 3,
          background: RED,
          noise: { type: "gaussian", mean: 128, sigma: 60 },
        },
      })
        .png()
        .toBuffer();
  };
  const [picture] = await made(plan.pictures, drawNoise, 100_000);
  expect(picture?.name).toMatch(/^noise-[0-9a-f]{10}\.jpg$/);
  expect(picture?.bytes.length).toBeLessThanOrEqual(100_000);
  const { format, width, height } = await sharp(picture?.bytes as Uint8Array).metadata();
  expect([format, width, height]).toEqual(["jpeg", 236, 472]);
});
