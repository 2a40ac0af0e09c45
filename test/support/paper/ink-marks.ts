/** Solid rectangles in pure red, green or blue on a printed page, measured in its picture (PPM from pdftoppm). */

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

/** Reads a PPM picture with three bytes per pixel. */
export function inkedPage(ppm: Buffer, dpi: number): InkedPage {
  const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.toString("latin1", 0, 40));
  if (!header) throw new Error("not a PPM picture with three bytes per pixel");
  const mm = 25.4 / dpi;
  const [width, height] = [Number(header[1]), Number(header[2])];
  const marks = marksIn(ppm.subarray(header[0].length), width).map(({ ink, ...box }) => ({
    ink,
    x: box.x * mm,
    y: box.y * mm,
    width: box.width * mm,
    height: box.height * mm,
  }));
  return { width: width * mm, height: height * mm, marks };
}

/** Rows between two looks: every mark is higher than this many pixels. */
const STRIDE = 32;

/** Searches some rows for ink, and from there extends the mark as far as the same ink reaches. In pixels. */
function marksIn(rgb: Uint8Array, width: number): readonly Mark[] {
  const row = width * 3;
  const marks = new Map<number, Mark>();
  for (let start = STRIDE * row; start < rgb.length; start += STRIDE * row)
    for (let at = start; at < start + row; at += 3) {
      const ink = inkAt(rgb, at);
      if (ink < 0 || (at > start && inkAt(rgb, at - 3) === ink)) continue;
      let [top, right, below] = [at, at, at];
      while (inkAt(rgb, top - row) === ink) top -= row;
      while (inkAt(rgb, right) === ink) right += 3;
      while (inkAt(rgb, below) === ink) below += row;
      const [x, y] = [(top / 3) % width, Math.floor(top / row)];
      marks.set(top, { ink: INKS[ink] as Ink, x, y, width: (right - at) / 3, height: (below - top) / row });
    }
  return [...marks.values()];
}

/** Which of the three inks covers most of a pixel; -1 = none. Runs for millions of pixels, so it creates no objects. */
function inkAt(rgb: Uint8Array, at: number): number {
  const red = rgb[at] as number;
  const green = rgb[at + 1] as number;
  const blue = rgb[at + 2] as number;
  if (red > 200) return green < 128 && blue < 128 ? 0 : -1;
  if (green > 200) return red < 128 && blue < 128 ? 1 : -1;
  return blue > 200 && red < 128 && green < 128 ? 2 : -1;
}
