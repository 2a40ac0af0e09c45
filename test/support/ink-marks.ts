/** Solid rectangles in pure red, green or blue on a printed page, measured in its picture (PPM, as pdftoppm writes it). */

export type Ink = "red" | "green" | "blue";

/** In mm from the top left of a card or page. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Mark extends Rectangle {
  readonly ink: Ink;
}

export interface InkedPage {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

const INKS: readonly Ink[] = ["red", "green", "blue"];

/** Pages of a file of PPM pictures, one after the other. */
export function inkedPages(ppm: Buffer, dpi: number): readonly InkedPage[] {
  const pages: InkedPage[] = [];
  const mm = 25.4 / dpi;
  let at = 0;
  while (at < ppm.length) {
    const [header, width, height] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(
      ppm.toString("latin1", at, at + 40),
    ) as unknown as [string, string, string];
    const size = { width: Number(width), height: Number(height) };
    const start = at + header.length;
    at = start + size.width * size.height * 3;
    const marks = marksIn(ppm.subarray(start, at), size.width).map(({ ink, ...box }) => ({
      ink,
      x: box.x * mm,
      y: box.y * mm,
      width: box.width * mm,
      height: box.height * mm,
    }));
    pages.push({ width: size.width * mm, height: size.height * mm, marks });
  }
  return pages;
}

/** From each inked pixel without the same ink above or to its left, as far as the ink goes. In pixels. */
function marksIn(rgb: Uint8Array, width: number): readonly Mark[] {
  const row = width * 3;
  const marks: Mark[] = [];
  for (let at = row + 3; at < rgb.length; at += 3) {
    const ink = inkAt(rgb, at);
    if (ink < 0 || inkAt(rgb, at - 3) === ink || inkAt(rgb, at - row) === ink) continue;
    let [right, below] = [at, at];
    while (inkAt(rgb, right) === ink) right += 3;
    while (inkAt(rgb, below) === ink) below += row;
    const pixel = at / 3;
    marks.push({
      ink: INKS[ink] as Ink,
      x: pixel % width,
      y: Math.floor(pixel / width),
      width: (right - at) / 3,
      height: (below - at) / row,
    });
  }
  return marks;
}

/** Which of the three inks covers most of a pixel; -1 = none. Runs for every pixel of a page: no objects here. */
function inkAt(rgb: Uint8Array, at: number): number {
  const red = rgb[at] as number;
  const green = rgb[at + 1] as number;
  const blue = rgb[at + 2] as number;
  if (red > 200) return green < 128 && blue < 128 ? 0 : -1;
  if (green > 200) return red < 128 && blue < 128 ? 1 : -1;
  return blue > 200 && red < 128 && green < 128 ? 2 : -1;
}
