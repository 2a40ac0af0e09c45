/** Draws the lines of a plain text in its box: items of glyphs and icons, and the boxes around their ink. */
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
  readonly symbols: readonly SceneSymbol[];
  readonly ink: readonly Box[];
}

/** @param typeface of the text without marks @param fitted the size of the text, and the height of its lines */
export function drawPlain(
  lines: PlainLines,
  spec: AskedText,
  typeface: Typeface,
  { size, height }: { readonly size: number; readonly height: number },
): DrawnPlain {
  const { box, leading, paragraphGap } = spec;
  const drawing = new PlainDrawing(lines.parts, spec, size, typeface.metrics.capHeight);
  const firstBaseline = firstBaselineOf(spec, typeface) * size;
  const edge = edgeOf(spec.align, "ltr");
  let top = box.y + topSlack(height, spec);
  let first = 0;
  for (let line = 0; line < lines.ends.length; line++) {
    if (lines.gaps[line]) top += paragraphGap * size;
    const end = lines.ends[line] as number;
    const slack = box.width - (lines.widths[line] as number) * size;
    drawing.line(first, end, box.x + slack * edge, top + firstBaseline);
    first = end;
    top += leading * size;
  }
  return drawing;
}

class PlainDrawing implements DrawnPlain {
  readonly items: Item[] = [];
  readonly symbols: SceneSymbol[] = [];
  readonly ink: Box[] = [];
  readonly #parts: readonly PlainPart[];
  readonly #spec: AskedText;
  readonly #size: number;
  readonly #capHeight: number;
  /** Those of one item. */
  readonly #runs: ShapedRun[] = [];

  constructor(parts: readonly PlainPart[], spec: AskedText, size: number, capHeight: number) {
    this.#parts = parts;
    this.#spec = spec;
    this.#size = size;
    this.#capHeight = capHeight;
  }

  /** Draws parts side by side from `x` on; neighbours of one face are one item. */
  line(first: number, end: number, x: number, baseline: number): void {
    let left = x;
    let at = first;
    while (at < end) {
      const { face, symbol } = this.#parts[at] as PlainPart;
      let next = at + 1;
      if (symbol) this.#icon(symbol, left, baseline);
      else {
        while (next < end && (this.#parts[next] as PlainPart).face === face) next++;
        this.#words(at, next, face as Face, left, baseline);
      }
      for (; at < next; at++) left += (this.#parts[at] as PlainPart).width * this.#size;
    }
  }

  #icon(symbol: SceneSymbol, x: number, baseline: number): void {
    const { iconColour, origin } = this.#spec;
    const box = iconBox(symbol, this.#size, x, baseline, this.#capHeight);
    if (!this.symbols.some(({ id }) => id === symbol.id)) this.symbols.push(symbol);
    this.items.push(iconItem(symbol, box, iconColour, origin));
    this.ink.push(box);
  }

  #words(first: number, end: number, { key: face }: Face, x: number, y: number): void {
    const size = this.#size;
    const { style, origin } = this.#spec;
    const runs = this.#runs;
    runs.length = 0;
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    let pen = 0;
    for (let at = first; at < end; at++) {
      const run = (this.#parts[at] as PlainPart).run as ShapedRun;
      const { ink } = run;
      runs.push(run);
      if (ink) {
        left = Math.min(left, pen + ink[0]);
        top = Math.min(top, ink[1]);
        right = Math.max(right, pen + ink[2]);
        bottom = Math.max(bottom, ink[3]);
      }
      pen += run.width;
    }
    const { fill, stroke } = style;
    // A list of its final length: thousands are kept.
    this.items.push({ kind: "glyphs", face, size, x, y, fill, stroke, runs: runs.slice(), origin });
    if (left <= right)
      this.ink.push({
        x: x + left * size,
        y: y + top * size,
        width: (right - left) * size,
        height: (bottom - top) * size,
      });
  }
}
