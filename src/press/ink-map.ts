/**
 * How much ink a scene takes and where, from a coarse picture of it with its bleed: edges of pixels are mixed by the share
 * that is covered, so areas are accurate within a few percent however small they are.
 * Limits: cyan, magenta and yellow for what is missing of red, green and blue. Printers replace some of the three by black,
 * each in its own way, so compare prints with each other, not with a cartridge.
 */
import type { FontPrograms } from "../font/font-program.ts";
import type { Scene } from "../scene/scene.ts";
import { type Box, outset, type Point } from "../units/box.ts";
import { isInside } from "../units/outline.ts";
import { type Draw, openPicture } from "./imaging.ts";
import { renderPng } from "./png.ts";
import type { Pictures } from "./press.ts";

/** Dots per inch: cells of 2.5 mm. */
const COARSE = 10;

/** Plain data. */
export interface InkMap {
  /** The scene with its bleed, in mm of the scene. */
  readonly box: Box;
  /** Cells of equal size, row by row. */
  readonly across: number;
  readonly down: number;
  /** 0 for white, 1 for solid black, a third for one full ink. */
  readonly cells: readonly number[];
}

export async function inkMapOf(
  scene: Scene,
  fonts: FontPrograms,
  pictures: Pictures,
  draw?: Draw,
): Promise<InkMap> {
  const png = await renderPng(scene, { dpi: COARSE, box: "bleed" }, fonts, pictures, draw);
  const flat = (await openPicture(png)).flatten({ background: "#ffffff" }).toColourspace("srgb");
  const { data, info } = await flat.raw().toBuffer({ resolveWithObject: true });
  const cells: number[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const light = (data[at] as number) + (data[at + 1] as number) + (data[at + 2] as number);
    cells.push(Math.round(1000 - light / 0.765) / 1000);
  }
  const box = outset({ x: 0, y: 0, ...scene.trim }, scene.bleed);
  return { box, across: info.width, down: info.height, cells };
}

/**
 * The ink within a part of the scene, as the area in mm² that it would cover in solid black.
 * @param outline nothing outside it is printed, up to the size of a cell; default all
 */
export function inkWithin(map: InkMap, part: Box, outline?: readonly Point[]): number {
  const { box, across, down, cells } = map;
  const [width, height] = [box.width / across, box.height / down];
  const columns = sharesOf(part.x - box.x, part.width, width, across);
  const rows = sharesOf(part.y - box.y, part.height, height, down);
  let covered = 0;
  for (const [row, high] of rows)
    for (const [column, wide] of columns) {
      const middle = { x: box.x + (column + 0.5) * width, y: box.y + (row + 0.5) * height };
      if (outline && !isInside(outline, middle)) continue;
      covered += wide * high * (cells[row * across + column] as number);
    }
  return covered;
}

/** The cells of a row or a column that a stretch touches, each with the length of it in the cell. */
function sharesOf(start: number, length: number, cell: number, count: number): readonly [number, number][] {
  const first = Math.max(0, Math.floor(start / cell));
  const last = Math.min(count, Math.ceil((start + length) / cell));
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => {
    const at = first + index;
    const end = Math.min(start + length, (at + 1) * cell);
    return [at, Math.max(0, end - Math.max(start, at * cell))];
  });
}
