/** The box around an outline, and its path data, both as the font engine makes them. */
import type { Pen } from "./outlines.ts";

export interface OutlineBox {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Path data of SVG in hundredths of a font unit. @param draw draws the outline with a pen */
export function pathData(draw: (pen: Pen) => void): string {
  let data = "";
  const add = (letter: string, ...numbers: number[]): void => {
    data += letter + numbers.map((number) => Math.round(number * 100) / 100).join(" ");
  };
  draw({
    move: (x, y) => add("M", x, y),
    line: (x, y) => add("L", x, y),
    curve: (controlX, controlY, x, y) => add("Q", controlX, controlY, x, y),
    close: () => add("Z"),
  });
  return data;
}

/** From Infinity to -Infinity for a blank glyph. The curves themselves count, not their control points. */
export function boxOf(draw: (pen: Pen) => void): OutlineBox {
  const xs = new Span();
  const ys = new Span();
  draw({
    move(x, y) {
      xs.add(x);
      ys.add(y);
    },
    line(x, y) {
      xs.add(x);
      ys.add(y);
    },
    curve(controlX, controlY, x, y) {
      xs.addCurve(controlX, x);
      ys.addCurve(controlY, y);
    },
    close() {},
  });
  return { minX: xs.least, minY: ys.least, maxX: xs.most, maxY: ys.most };
}

class Span {
  least = Number.POSITIVE_INFINITY;
  most = Number.NEGATIVE_INFINITY;
  /** Where the pen is. */
  #at = 0;

  add(value: number): void {
    if (value < this.least) this.least = value;
    if (value > this.most) this.most = value;
    this.#at = value;
  }

  /** The engine makes a cubic curve of it and finds its extremes; the same is done here, for the same rounding. */
  addCurve(control: number, to: number): void {
    const from = this.#at;
    this.add(to);
    if (control >= this.least && control <= this.most) return;
    const first = from + (2 / 3) * (control - from);
    const second = to + (2 / 3) * (control - to);
    const b = 6 * from - 12 * first + 6 * second;
    const a = -3 * from + 9 * first - 9 * second + 3 * to;
    const c = 3 * first - 3 * from;
    for (const t of turns(a, b, c)) if (t > 0 && t < 1) this.add(at(t, from, first, second, to));
    this.#at = to;
  }
}

function turns(a: number, b: number, c: number): readonly number[] {
  if (a === 0) return b === 0 ? [] : [-c / b];
  const root = b ** 2 - 4 * c * a;
  return root < 0 ? [] : [(-b + Math.sqrt(root)) / (2 * a), (-b - Math.sqrt(root)) / (2 * a)];
}

const at = (t: number, p0: number, p1: number, p2: number, p3: number): number =>
  (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t ** 2 * p2 + t ** 3 * p3;
