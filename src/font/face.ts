/**
 * One face of a font file as layout sees it: its characters, its shaped runs, its ink.
 * All lengths are in em; y of bounds and metrics is up. The font engine is behind `engine/`.
 */
import { passCannotLoad } from "../diagnostics/cannot-load.ts";
import { derivedLocally } from "../remember/derived.ts";
import { SPACE_WIDTHS, standInsFor } from "./drawn-characters.ts";
import type { EngineFont } from "./engine/engine-font.ts";
import { shaperOf, signsOf } from "./engine/fontkit-engine.ts";
import {
  advanceIn,
  boundsIn,
  type FaceMetrics,
  type FaceNames,
  type GlyphBounds,
  hasOutline,
  metricsOf,
  namesOf,
  programOf,
} from "./face-tables.ts";
import { creditIn, type FontCredit } from "./font-credit.ts";
import type { FontProgram } from "./font-program.ts";
import { memo } from "./memo.ts";
import { mirrorOf } from "./mirrored.ts";
import type { ShapedGlyph } from "./plain/plain-shaper.ts";

/** Glyphs of one face from left to right. Lengths in em, y down. */
export interface RunGlyphs {
  readonly ids: readonly number[];
  /** Advance after each glyph, including kerning and letter spacing. */
  readonly advances: readonly number[];
  /** Shift of each glyph from its position (marks over letters); absent if none is shifted. */
  readonly offsets?: readonly (readonly [dx: number, dy: number])[] | undefined;
  /** The characters of each glyph in reading order ("fi" for a ligature, "" for a mark's further glyphs). */
  readonly text: readonly string[];
}

export type Features = Readonly<Record<string, boolean>>;

export interface Face extends FaceNames {
  readonly key: string;
  readonly file: string;
  /** "Alegreya Bold Italic"; read when it is needed, empty if the file has none. */
  readonly fullName: string;
  readonly metrics: FaceMetrics;
  /** The maker and the licence, as given in the file; read when they are needed. */
  readonly credit: FontCredit;
  readonly program: FontProgram;
  /** True if the face can print the character, with its own glyph or one that looks the same. */
  has(codePoint: number): boolean;
  /**
   * Shapes a run of one direction: ligatures, kerning, Arabic joining, mirrored brackets if `rtl`.
   * Undefined if the font's tables are damaged there.
   */
  shape(text: string, features: Features, rtl: boolean): RunGlyphs | undefined;
  /** The box that stands for a missing character, as a run with the characters of `text`. */
  missing(text: string): RunGlyphs;
  boundsOf(glyphId: number): GlyphBounds | undefined;
}

/** Wraps an opened font. `key` identifies it among the build's fonts. */
export function makeFace(key: string, file: string, font: EngineFont): Face {
  const em = font.unitsPerEm;
  const shape = shaperOf(font);
  const glyphIds = memo((codePoint: number) => {
    const id = font._cmapProcessor.lookup(codePoint);
    return hasOutline(font, id) ? id : 0;
  });
  const bounds = memo((id: number) => boundsIn(font, id));
  const drawn = memo((codePoint: number) =>
    glyphIds(codePoint) ? codePoint : (standInsFor(codePoint).find((other) => glyphIds(other)) ?? codePoint),
  );
  const mirrored = memo((codePoint: number) => {
    const other = drawn(mirrorOf(codePoint));
    return glyphIds(other) ? other : drawn(codePoint);
  });
  const unmirrored = derivedLocally((features: Features) => ({ ...features, rtlm: false }));
  return {
    key,
    file,
    ...namesOf(font, file),
    get fullName() {
      return font.getName("fullName") ?? "";
    },
    metrics: metricsOf(font),
    get credit() {
      return creditIn(font);
    },
    program: programOf(key, file, font),
    has: (codePoint) => glyphIds(drawn(codePoint)) !== 0,
    shape(text, features, rtl) {
      try {
        const signs = signsOf(text, rtl ? mirrored : drawn);
        const glyphs = shape(signs, unmirrored(features), rtl);
        return glyphsIn(glyphs, (glyph) => fixedWidth(glyph, glyphIds) ?? glyph.advance / em, em);
      } catch (error) {
        passCannotLoad(error);
        return undefined;
      }
    },
    missing(text) {
      return { ids: [0], advances: [advanceIn(font, 0) / em], text: [text] };
    },
    boundsOf: bounds,
  };
}

function glyphsIn(
  glyphs: readonly ShapedGlyph[],
  advanceOf: (glyph: ShapedGlyph) => number,
  em: number,
): RunGlyphs {
  const shifted = glyphs.some(({ dx, dy }) => dx !== 0 || dy !== 0);
  return {
    ids: glyphs.map(({ id }) => id),
    advances: glyphs.map(advanceOf),
    offsets: shifted ? glyphs.map(({ dx, dy }) => [dx / em, -dy / em] as const) : undefined,
    text: glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)),
  };
}

/** The width of a fixed-width space for which the face has no glyph. */
function fixedWidth(
  { codePoints }: ShapedGlyph,
  glyphIds: (codePoint: number) => number,
): number | undefined {
  const [codePoint] = codePoints;
  return codePoint !== undefined && codePoint in SPACE_WIDTHS && !glyphIds(codePoint)
    ? SPACE_WIDTHS[codePoint]
    : undefined;
}
