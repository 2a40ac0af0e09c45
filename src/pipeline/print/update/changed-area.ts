/** Where two pictures of a piece differ: boxes around the changed areas, in fractions of the picture. */
import { openPicture } from "../../../press/imaging.ts";
import { type Box, outset, overlaps, unionOf } from "../../../units/box.ts";

/** px of the squares that are compared. */
const CELL = 8;

/** Differences of a channel, of 255, that count: less is from smoothing. */
const LEAST = 24;

/** With more areas, one box around all of them says more. */
const MOST_BOXES = 8;

/** Empty if nothing that is seen differs, and for pictures of different sizes, which differ as a whole. */
export async function changedAreas(before: Uint8Array, now: Uint8Array): Promise<readonly Box[]> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(now)]);
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height) return [];
  const boxes: Box[] = [];
  for (let y = 0; y < height; y += CELL)
    for (let x = 0; x < width; x += CELL) {
      const cell = { x, y, width: Math.min(CELL, width - x), height: Math.min(CELL, height - y) };
      if (differs(one.data, other.data, width, cell)) boxes.push(cell);
    }
  const areas = joined(boxes);
  const all = areas.length > MOST_BOXES ? [unionOf(areas) as Box] : areas;
  return all.map((box) => ({
    ...{ x: box.x / width, y: box.y / height },
    ...{ width: box.width / width, height: box.height / height },
  }));
}

async function pixelsOf(png: Uint8Array) {
  const flat = (await openPicture(png))
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .removeAlpha();
  return flat.raw().toBuffer({ resolveWithObject: true });
}

function differs(one: Uint8Array, other: Uint8Array, across: number, { x, y, width, height }: Box): boolean {
  for (let row = y; row < y + height; row++)
    for (let at = (row * across + x) * 3; at < (row * across + x + width) * 3; at++)
      if (Math.abs((one[at] as number) - (other[at] as number)) >= LEAST) return true;
  return false;
}

/** Boxes that are next to each other become one, until none are. */
function joined(boxes: readonly Box[]): readonly Box[] {
  let areas: Box[] = [];
  for (const box of boxes) {
    let grown = box;
    for (;;) {
      const near = areas.filter((area) => overlaps(outset(grown, CELL), area));
      if (near.length === 0) break;
      areas = areas.filter((area) => !near.includes(area));
      grown = unionOf([grown, ...near]) as Box;
    }
    areas.push(grown);
  }
  return areas;
}
