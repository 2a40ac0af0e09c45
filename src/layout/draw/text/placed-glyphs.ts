/** Glyphs of a plain text that have their places, and where text goes on. */
import type { GlyphsItem } from "../../../scene/scene.ts";
import type { Matrix } from "../../../units/matrix.ts";
import type { Span } from "./decoration.ts";

/** Glyphs in coordinates of their own. */
export interface PlacedGlyphs {
  readonly transform: Matrix;
  readonly items: readonly GlyphsItem[];
  /** What lines below and through the text cover; shifts of the baseline are not in it. */
  readonly span: Span;
}

/** Where the next glyph goes, in user units. */
export interface Pen {
  readonly x: number;
  readonly y: number;
}
