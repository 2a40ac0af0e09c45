/**
 * One card full of pictures, and the resulting colours: in the PDF as poppler draws it, and in the card's PNG. Each
 * picture has a cell of its own; its pixels are known from how it was made.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { ProjectFiles } from "../support/game/sample-game.ts";
import { type Pixels, pixelAt, readPixels } from "../support/paper/pixels.ts";
import { withFile } from "../support/temporary.ts";
import { card } from "./templates-and-decks.ts";

export interface Printed {
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Colours at positions in the picture, each coordinate from 0 to 1. */
  readonly colours: readonly { readonly at: readonly [number, number]; readonly rgb: readonly number[] }[];
  /** How far each channel may be off, of 255. */
  readonly tolerance: number;
}

/** Side of a picture on the card in mm; 64 x 96 px then have a resolution of 203 dpi. */
const CELL = { width: 8, height: 12 };
const COLUMNS = 7;
/** Pixels per mm of the rasters, and where the card begins on the paper: 63.5 x 88.9 mm, 10 mm around it. */
const SCALE = 10;
const EDGE = 10;

export const PRINT_COMMAND = [
  ...["build", "sample", "--only", "cook", "--png", "--dpi", "254", "--paper", "83.5mmx108.9mm"],
  ...["--bleed", "0mm", "--no-marks", "--backs", "none"],
];

export function printing(pictures: readonly Printed[]): ProjectFiles {
  const elements = pictures.map(({ file }, index) => {
    const { x, y } = placeOf(index);
    return `  <b:art href="art/${file}" x="${x}" y="${y}" width="${CELL.width}" height="${CELL.height}" fit="fill"/>`;
  });
  // white below transparent parts, which the PNG of a card would leave transparent
  const paper = '  <rect width="63.5" height="88.9" fill="#ffffff"/>';
  return {
    ...card([paper, ...elements].join("\n")),
    ...Object.fromEntries(pictures.map(({ file, bytes }) => [`content/sample/art/${file}`, bytes])),
  };
}

export async function expectPrinted(folder: string, pictures: readonly Printed[]): Promise<void> {
  const png = await readPixels(readFileSync(join(folder, "output/sample/png/crew/cook.png")));
  expectColours("PNG", png, 0, pictures);
  const pdf = pdfIn(folder);
  if (pdf) expectColours("PDF", await readPixels(pdf), EDGE, pictures);
}

function expectColours(what: string, pixels: Pixels, edge: number, pictures: readonly Printed[]): void {
  for (const [index, { file, colours, tolerance }] of pictures.entries()) {
    const { x, y } = placeOf(index);
    for (const { at, rgb } of colours) {
      const px = (edge + x + at[0] * CELL.width) * SCALE;
      const py = (edge + y + at[1] * CELL.height) * SCALE;
      const found = pixelAt(pixels, Math.round(px), Math.round(py)).slice(0, 3);
      const off = Math.max(...rgb.map((value, channel) => Math.abs(value - (found[channel] ?? 0))));
      expect(off, `${file} in the ${what} at ${at}: ${found}, expected ${rgb}`).toBeLessThanOrEqual(
        tolerance,
      );
    }
  }
}

/** The first page as poppler draws it; undefined where poppler is missing and not required. */
function pdfIn(folder: string): Buffer | undefined {
  const name = readdirSync(join(folder, "output/sample")).find((file) => file.endsWith(".pdf")) ?? "";
  return withFile(readFileSync(join(folder, "output/sample", name)), (path) => {
    const words = ["-r", String(SCALE * 25.4), "-png", "-singlefile", path];
    const { error, stdout, stderr } = spawnSync("pdftoppm", words, { maxBuffer: 64 * 1024 * 1024 });
    if (error && process.env.BROADSIDE_REQUIRE_TOOLS !== "1") return undefined;
    if (error) throw error;
    expect(stderr.toString()).toBe("");
    return stdout;
  });
}

function placeOf(index: number): { readonly x: number; readonly y: number } {
  return { x: 3 + (index % COLUMNS) * CELL.width, y: 20 + Math.floor(index / COLUMNS) * CELL.height };
}
