/**
 * Glyphs as text-showing operators, each placed to a thousandth of the em without drift.
 * Readers turn right-to-left text into reading order themselves. Beside letters with marks the text is said too
 * (ActualText).
 */
import type { PlacedGlyph } from "../../scene/glyph-outline.ts";
import { clustersOf } from "./clusters.ts";
import type { EmbeddedFace, EncodedGlyph } from "./fonts.ts";
import { number } from "./operators.ts";

/** The operators between BT and ET, after font and matrix are set; `size` is the em in the unit of Tf. */
export function textOperators(
  glyphs: readonly PlacedGlyph[],
  face: EmbeddedFace,
  size: number,
): readonly string[] {
  const line = new TextLine(size);
  for (const cluster of clustersOf(glyphs)) {
    const encoded = cluster.glyphs.map((glyph) => ({ glyph, code: face.encode(glyph.id, glyph.text) }));
    const said = encoded.length > 1;
    if (said) line.beginSpan(cluster.text);
    for (const { glyph, code } of encoded) line.show(code, glyph);
    if (said) line.endSpan();
  }
  return line.end();
}

/** Collects glyphs in as few operators as their places allow. Lengths in thousandths of the em. */
class TextLine {
  readonly #size: number;
  readonly #operators: string[] = [];
  /** The TJ under way: its finished parts, and the codes of its open string. */
  #row = "";
  #codes = "";
  #pen = 0;
  #height = 0;

  constructor(size: number) {
    this.#size = size;
  }

  show({ code, width }: EncodedGlyph, { x, y }: PlacedGlyph): void {
    const height = Math.round(-y) + 0;
    if (height !== this.#height) {
      this.#endRow();
      this.#operators.push(`${number((height * this.#size) / 1000, 5)} Ts`);
      this.#height = height;
    }
    const back = Math.round(this.#pen - x);
    if (back !== 0) {
      this.#endCodes();
      this.#row += String(back);
      this.#pen -= back;
    }
    this.#codes += code;
    this.#pen += width;
  }

  beginSpan(text: string): void {
    this.#endRow();
    this.#operators.push(`/Span <</ActualText ${hexText(text)}>> BDC`);
  }

  endSpan(): void {
    this.#endRow();
    this.#operators.push("EMC");
  }

  end(): readonly string[] {
    this.#endRow();
    return this.#operators;
  }

  #endCodes(): void {
    if (this.#codes !== "") this.#row += `<${this.#codes}>`;
    this.#codes = "";
  }

  #endRow(): void {
    this.#endCodes();
    if (this.#row !== "") this.#operators.push(`[${this.#row}] TJ`);
    this.#row = "";
  }
}

/** A text string in UTF-16 with its mark, as hex. */
function hexText(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return `<FEFF${units.map((unit) => unit.toString(16).toUpperCase().padStart(4, "0")).join("")}>`;
}
