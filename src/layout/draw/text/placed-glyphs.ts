/** Placed glyphs of a plain text, and where text continues. */
import type { GlyphsItem } from "../../../scene/scene.ts";
import type { Matrix } from "../../../units/matrix.ts";
import type { Span } from "./decoration.ts";

/** Glyphs in their own coordinates. */
export interface PlacedGlyphs {
  readonly transform: Matrix;
  readonly items: readonly GlyphsItem[];
  /** The area for lines below and through the text; baseline shifts are not included. */
  readonly span: Span;
}

/** Where the next glyph goes, in user units. */
export interface Pen {
  readonly x: number;
  readonly y: number;
}
