/**
 * Glyphs grouped into what a reader takes for one character: a letter with the marks that follow it.
 * Limits: marks of right-to-left letters remain separate glyphs. They precede their letter, and readers that convert a
 * line to reading order put them right, but not out of a group.
 */
import type { PlacedGlyph } from "../../../scene/glyph-outline.ts";

export interface Cluster {
  readonly glyphs: readonly PlacedGlyph[];
  readonly text: string;
}

const MARKS = /^\p{M}+$/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

export function clustersOf(glyphs: readonly PlacedGlyph[]): readonly Cluster[] {
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
