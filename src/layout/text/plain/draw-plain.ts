/** Draws the lines of a plain text in its box: items of glyphs and icons, and the box around their ink. */
import type { Face } from "../../../font/face.ts";
import type { Item, SceneSymbol } from "../../../scene/scene.ts";
import type { ShapedRun } from "../../../scene/shaped-run.ts";
import type { Box } from "../../../units/box.ts";
import { iconBox, iconItem } from "../icon.ts";
import { firstBaselineOf, topSlack } from "../lines/first-line.ts";
import { edgeOf } from "../lines/line-edge.ts";
import type { AskedText } from "../text-spec.ts";
import type { PlainPart, Typeface } from "../words/words.ts";
import type { PlainLines } from "./fill-plain.ts";

export interface DrawnPlain {
  readonly items: readonly Item[];
  readonly ink: Box | undefined;
}

/** @param typeface of the text without marks @param fitted the size of the text, and the height of its lines */
export function drawPlain(
  lines: PlainLines,
  spec: AskedText,
  typeface: Typeface,
  { size, height }: { readonly size: number; readonly height: number },
): DrawnPlain {
  const { box, leading, paragraphGap } = spec;
  const drawing = new PlainDrawing(spec, size, typeface.metrics.capHeight);
  const firstBaseline = firstBaselineOf(spec, typeface) * size;
  const edge = edgeOf(spec.align, "ltr");
  let top = box.y + topSlack(height, spec);
  for (let line = 0; line < lines.ends.length; line++) {
    if (lines.gaps[line]) top += paragraphGap * size;
    const list = lines.lists[line] as readonly PlainPart[];
    const slack = box.width - (lines.widths[line] as number) * size;
    const [first, end] = [lines.starts[line] as number, lines.ends[line] as number];
    drawing.line(list, first, end, box.x + slack * edge, top + firstBaseline);
    top += leading * size;
  }
  return drawing;
}

class PlainDrawing implements DrawnPlain {
  readonly items: Item[] = [];
  readonly #spec: AskedText;
  readonly #size: number;
  readonly #capHeight: number;
  /** Words of one item, side by side. */
  readonly #runs: ShapedRun[] = [];
  /** Around all ink. */
  #left = Infinity;
  #top = Infinity;
  #right = -Infinity;
  #bottom = -Infinity;

  constructor(spec: AskedText, size: number, capHeight: number) {
    this.#spec = spec;
    this.#size = size;
    this.#capHeight = capHeight;
  }

  get ink(): Box | undefined {
    const [x, y] = [this.#left, this.#top];
    return x === Infinity ? undefined : { x, y, width: this.#right - x, height: this.#bottom - y };
  }

  /** Draws parts side by side from `x` on; neighbours of one face are one item. */
  line(parts: readonly PlainPart[], first: number, end: number, x: number, baseline: number): void {
    const size = this.#size;
    const runs = this.#runs;
    let left = x;
    let at = first;
    while (at < end) {
      const { face, symbol, width } = parts[at] as PlainPart;
      if (symbol) {
        this.#icon(symbol, left, baseline);
        left += width * size;
        at++;
        continue;
      }
      const start = left;
      runs.length = 0;
      for (; at < end; at++) {
        const part = parts[at] as PlainPart;
        if (part.face !== face) break;
        runs.push(part.run as ShapedRun);
        left += part.width * size;
      }
      this.#words(face as Face, start, baseline);
    }
  }

  #icon(symbol: SceneSymbol, x: number, baseline: number): void {
    const { iconColour, origin } = this.#spec;
    const box = iconBox(symbol, this.#size, x, baseline, this.#capHeight);
    this.items.push(iconItem(symbol, box, iconColour, origin));
    this.#addInk(box.x, box.y, box.width, box.height);
  }

  /** An item of the words that were gathered. */
  #words({ key: face }: Face, x: number, y: number): void {
    const size = this.#size;
    const { style, origin } = this.#spec;
    // A list of its final length: thousands are kept.
    const runs = this.#runs.slice();
    let left = Infinity;
    let top = Infinity;
    let right = -Infinity;
    let bottom = -Infinity;
    let pen = 0;
    for (let at = 0; at < runs.length; at++) {
      const { ink, width } = runs[at] as ShapedRun;
      if (ink) {
        left = Math.min(left, pen + ink[0]);
        top = Math.min(top, ink[1]);
        right = Math.max(right, pen + ink[2]);
        bottom = Math.max(bottom, ink[3]);
      }
      pen += width;
    }
    const { fill, stroke } = style;
    this.items.push({ kind: "glyphs", face, size, x, y, fill, stroke, runs, origin });
    if (left <= right)
      this.#addInk(x + left * size, y + top * size, (right - left) * size, (bottom - top) * size);
  }

  #addInk(x: number, y: number, width: number, height: number): void {
    this.#left = Math.min(this.#left, x);
    this.#top = Math.min(this.#top, y);
    this.#right = Math.max(this.#right, x + width);
    this.#bottom = Math.max(this.#bottom, y + height);
  }
}
