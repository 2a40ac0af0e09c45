/**
 * Glyphs as text-showing operators, each placed to a thousandth of the em without drift. Readers convert right-to-left
 * text to reading order themselves. For letters with marks the text is also given explicitly (ActualText).
 */
import { EM, type PlacedGlyph } from "../../../scene/glyph-outline.ts";
import type { GlyphsItem } from "../../../scene/scene.ts";
import type { ShapedRun } from "../../../scene/shaped-run.ts";
import { hexText, number } from "../pdf-values.ts";
import { type EncodedGlyph, spellingOf } from "./encoded-run.ts";
import type { SectionFace } from "./section-fonts.ts";

/**
 * The operators of a line between its position and the next, and which fonts of its face are set before and after them.
 */
export interface ShownText {
  readonly operators: string;
  readonly first: number;
  readonly last: number;
}

/** A line of plain words, as nearly all are; undefined for one that needs more than strings and gaps. */
export function shownPlainly({ runs, extras }: GlyphsItem, face: SectionFace): ShownText | undefined {
  let codes = "";
  let lead = 0;
  let hasGaps = false;
  let part: number | undefined;
  for (let index = 0; index < runs.length; index++) {
    const encoded = face.encodeRun(runs[index] as ShapedRun);
    if (!encoded) return undefined;
    part ??= encoded.part;
    if (encoded.part !== part) return undefined;
    const gap = Math.round(lead);
    const spelling = spellingOf(encoded, lead - gap);
    codes += gap === 0 ? spelling.codes : `)${gap}(${spelling.codes}`;
    hasGaps ||= gap !== 0 || spelling.hasGaps;
    lead += spelling.change - gap - (extras?.[index] ?? 0) * EM;
  }
  if (part === undefined) return undefined;
  return { operators: hasGaps ? `[(${codes})]TJ` : `(${codes})Tj`, first: part, last: part };
}

/** Any line. `setFont` sets a font object of the face. */
export function shownText(
  glyphs: readonly PlacedGlyph[],
  face: SectionFace,
  size: number,
  setFont: (part: number) => string,
): ShownText {
  const line = new TextLine(size, setFont);
  for (const cluster of clustersOf(glyphs)) {
    const encoded = cluster.glyphs.map((glyph) => ({ glyph, code: face.encode(glyph.id, glyph.text) }));
    const isSaid = encoded.length > 1;
    if (isSaid) line.beginSpan(cluster.text);
    for (const { glyph, code } of encoded) line.show(code, glyph);
    if (isSaid) line.endSpan();
  }
  return line.end();
}

/** Collects glyphs in as few operators as their positions allow. Lengths in thousandths of the em. */
class TextLine {
  readonly #size: number;
  readonly #setFont: (part: number) => string;
  readonly #operators: string[] = [];
  /** The current TJ: its finished parts, and the codes of its open string. */
  #row = "";
  #codes = "";
  #pen = 0;
  #height = 0;
  #first: number | undefined;
  #last: number | undefined;

  constructor(size: number, setFont: (part: number) => string) {
    this.#size = size;
    this.#setFont = setFont;
  }

  show({ part, code, width }: EncodedGlyph, { x, y }: PlacedGlyph): void {
    this.#takeFont(part);
    this.#rise(Math.round(-y) + 0);
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

  end(): ShownText {
    this.#endRow();
    this.#rise(0);
    const [first, last] = [this.#first as number, this.#last as number];
    return { operators: this.#operators.join("\n"), first, last };
  }

  #takeFont(part: number): void {
    this.#first ??= part;
    if (this.#last !== undefined && this.#last !== part) {
      this.#endRow();
      this.#operators.push(this.#setFont(part));
    }
    this.#last = part;
  }

  #rise(height: number): void {
    if (height === this.#height) return;
    this.#endRow();
    this.#operators.push(`${number((height * this.#size) / EM, 5)} Ts`);
    this.#height = height;
  }

  #endCodes(): void {
    if (this.#codes !== "") this.#row += `(${this.#codes})`;
    this.#codes = "";
  }

  #endRow(): void {
    this.#endCodes();
    if (this.#row !== "") this.#operators.push(`[${this.#row}]TJ`);
    this.#row = "";
  }
}

/**
 * Glyphs grouped into what a reader takes for one character: a letter with the marks that follow it.
 * Limits: marks of right-to-left letters remain separate glyphs. They precede their letter, and readers that convert a
 * line to reading order put them right, but not out of a group.
 */
interface Cluster {
  readonly glyphs: readonly PlacedGlyph[];
  readonly text: string;
}

const MARKS = /^\p{M}+$/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

function clustersOf(glyphs: readonly PlacedGlyph[]): readonly Cluster[] {
  const clusters: { glyphs: PlacedGlyph[]; text: string }[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const last = clusters.at(-1);
    if (last && MARKS.test(glyph.text) && !isBeforeRightToLeft(glyphs, index)) {
      last.glyphs.push(glyph);
      last.text += glyph.text;
    } else clusters.push({ glyphs: [glyph], text: glyph.text });
  }
  return clusters;
}

/** True if the next glyph that is not a mark is a right-to-left letter. */
function isBeforeRightToLeft(glyphs: readonly PlacedGlyph[], index: number): boolean {
  const next = glyphs.slice(index + 1).find(({ text }) => !MARKS.test(text));
  return next !== undefined && RIGHT_TO_LEFT.test(next.text);
}
