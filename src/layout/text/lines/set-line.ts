/** Sets one line without marks, for plain SVG text and the footers of sheets: direction and fallback, no line breaking. */
import type { FontBook } from "../../../font/font-book.ts";
import type { GlyphsItem, Origin } from "../../../scene/scene.ts";
import { directionOf } from "../bidi.ts";
import { OBJECT } from "../characters.ts";
import type { Direction, TextStyle } from "../text-spec.ts";
import { widthOf } from "../words/segment.ts";
import { typefaceOf } from "../words/typeface.ts";
import { glyphsItem } from "./glyph-items.ts";
import { placeSegments } from "./place-segments.ts";
import { segmentsOf } from "./units.ts";

export interface SetLine {
  /** Glyphs from x = 0 on the baseline y = 0, from left to right. */
  readonly items: readonly GlyphsItem[];
  /** Advance of the whole line, spaces at its ends included, in the units of `size`. */
  readonly width: number;
  /** Characters that no face has, once each. */
  readonly missing: readonly string[];
}

/** Sets a text as it is, spaces included; line breaks count as spaces. `size` is the em in user units. */
export function setLine(
  text: string,
  style: TextStyle,
  size: number,
  fonts: FontBook,
  origin: Origin,
  direction: Direction = "auto",
): SetLine {
  const line = text
    .normalize("NFC")
    .replace(/[\t\n\r\u2028\u2029]/g, " ")
    .replaceAll(OBJECT, "\uFFFD");
  const typeface = typefaceOf(fonts, style, size === 0 ? 0 : style.letterSpacing / size);
  const segments = segmentsOf([{ text: line, typeface }], directionOf(line, direction));
  const placed = placeSegments(segments, 0, size);
  return {
    items: placed.flatMap((run) =>
      run.kind === "glyphs" ? (glyphsItem(run, 0, size, style, origin) ?? []) : [],
    ),
    width: widthOf(segments) * size,
    missing: [
      ...new Set(segments.flatMap((segment) => (segment.kind === "text" ? segment.word.missing : []))),
    ],
  };
}
