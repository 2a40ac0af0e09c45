/** Where two pictures differ: areas calculated by hand, of squares of 8 px in pictures of a few of them. */
import { expect, test } from "vitest";
import { changedAreas } from "../../../../src/pipeline/print/update/changed-area.ts";
import type { Box } from "../../../../src/units/box.ts";
import sharp from "../../../support/paper/sharp.ts";

type Spot = readonly [x: number, y: number];

/** White but for these pixels. */
function picture([width, height]: readonly [number, number], spots: readonly Spot[] = [], grey = 0) {
  const data = Buffer.alloc(width * height * 3, 255);
  for (const [x, y] of spots) data.fill(grey, (y * width + x) * 3, (y * width + x) * 3 + 3);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

const near = (areas: readonly Box[]) =>
  areas.map(({ x, y, width, height }) => [x, y, width, height].map((one) => expect.closeTo(one, 9)));

const inOrder = (areas: readonly Box[]) =>
  [...areas].sort((one, other) => one.x - other.x).map(({ x, y, width, height }) => [x, y, width, height]);

/** A spot in every third square of one row: nine of them, never beside each other. */
const NINE: readonly Spot[] = Array.from({ length: 9 }, (_, index): Spot => [index * 24 + 3, 4]);

const SIZE = [80, 40] as const;

test.each<[string, readonly [number, number], readonly Spot[], readonly Box[]]>([
  ["nothing", SIZE, [], []],
  // Square 8 to 16 across, 16 to 24 down, of 80 x 40.
  ["one pixel", SIZE, [[10, 20]], [box(0.1, 0.4, 0.1, 0.2)]],
  [
    "two squares side by side",
    SIZE,
    [
      [10, 20],
      [16, 23],
    ],
    [box(0.1, 0.4, 0.2, 0.2)],
  ],
  [
    "two squares by their corners",
    SIZE,
    [
      [10, 20],
      [16, 24],
    ],
    [box(0.1, 0.4, 0.2, 0.4)],
  ],
  [
    "two corners of the picture",
    SIZE,
    [
      [0, 0],
      [79, 39],
    ],
    [box(0, 0, 0.1, 0.2), box(0.9, 0.8, 0.1, 0.2)],
  ],
  // The last square of a width of 20 has 4 px.
  ["the edge", [20, 8], [[19, 0]], [box(0.8, 0, 0.2, 1)]],
  [
    "eight places",
    [240, 24],
    NINE.slice(1),
    NINE.slice(1).map(([x]) => box((x - 3) / 240, 0, 8 / 240, 8 / 24)),
  ],
  // From 0 to 200 of 240: more than eight are one.
  ["nine places", [240, 24], NINE, [box(0, 0, 200 / 240, 8 / 24)]],
])("%s", async (_, size, spots, expected) => {
  const areas = await changedAreas(await picture(size), await picture(size, spots));
  expect(inOrder(areas)).toEqual(near(expected));
});

test("differences that smoothing makes do not count", async () => {
  const white = await picture(SIZE);
  const spots: readonly Spot[] = [[10, 20]];
  const found = [232, 231].map(
    async (grey) => (await changedAreas(white, await picture(SIZE, spots, grey))).length,
  );
  expect(await Promise.all(found)).toEqual([0, 1]);
});

test("what is transparent is white", async () => {
  const empty = { width: 80, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  expect(await changedAreas(await sharp({ create: empty }).png().toBuffer(), await picture(SIZE))).toEqual(
    [],
  );
});

test("pictures of different sizes differ as a whole, and nothing is marked", async () => {
  expect(await changedAreas(await picture(SIZE), await picture([80, 48], [[1, 1]]))).toEqual([]);
});
