/** The box around an outline, and its path data, both as the font engine makes them. */
import type { Command } from "./outlines.ts";

export interface OutlineBox {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Path data of SVG in hundredths of a font unit. */
export function pathData(commands: readonly Command[]): string {
  return commands
    .map(([letter, ...numbers]) => letter + numbers.map((number) => Math.round(number * 100) / 100).join(" "))
    .join("");
}

/** From Infinity to -Infinity for a blank glyph. The curves themselves count, not their control points. */
export function boxOf(commands: readonly Command[]): OutlineBox {
  const xs = new Span();
  const ys = new Span();
  let [fromX, fromY] = [0, 0];
  for (const [letter, ...numbers] of commands) {
    if (letter === "Z") continue;
    const [toX = 0, toY = 0] = numbers.slice(-2);
    xs.add(toX);
    ys.add(toY);
    if (letter === "Q") {
      xs.addCurve(fromX, numbers[0] as number, toX);
      ys.addCurve(fromY, numbers[1] as number, toY);
    }
    [fromX, fromY] = [toX, toY];
  }
  return { minX: xs.least, minY: ys.least, maxX: xs.most, maxY: ys.most };
}

class Span {
  least = Number.POSITIVE_INFINITY;
  most = Number.NEGATIVE_INFINITY;

  add(value: number): void {
    if (value < this.least) this.least = value;
    if (value > this.most) this.most = value;
  }

  /** The engine makes a cubic curve of it and finds its extremes; the same is done here, for the same rounding. */
  addCurve(from: number, control: number, to: number): void {
    const first = from + (2 / 3) * (control - from);
    const second = to + (2 / 3) * (control - to);
    const b = 6 * from - 12 * first + 6 * second;
    const a = -3 * from + 9 * first - 9 * second + 3 * to;
    const c = 3 * first - 3 * from;
    for (const t of turns(a, b, c)) if (t > 0 && t < 1) this.add(at(t, from, first, second, to));
  }
}

function turns(a: number, b: number, c: number): readonly number[] {
  if (a === 0) return b === 0 ? [] : [-c / b];
  const root = b ** 2 - 4 * c * a;
  return root < 0 ? [] : [(-b + Math.sqrt(root)) / (2 * a), (-b - Math.sqrt(root)) / (2 * a)];
}

const at = (t: number, p0: number, p1: number, p2: number, p3: number): number =>
  (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t ** 2 * p2 + t ** 3 * p3;
