/**
 * One face of a font file as layout sees it: its characters, its shaped runs, its ink.
 * All lengths are in em; y of bounds and metrics is up. The font engine is behind `engine/`.
 */
import { passCannotLoad } from "../diagnostics/cannot-load.ts";
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

/** Glyphs of one face in visual order, left to right. */
export interface GlyphRun {
  readonly face: Face;
  readonly ids: readonly number[];
  readonly advances: readonly number[];
  /** Shift of each glyph, y down; absent if none is shifted. */
  readonly offsets?: readonly (readonly [dx: number, dy: number])[];
  /** The characters of each glyph in reading order. */
  readonly text: readonly string[];
  readonly width: number;
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
  shape(text: string, features: Features, rtl: boolean): GlyphRun | undefined;
  /** The box that stands for a missing character, as a run with the characters of `text`. */
  missing(text: string): GlyphRun;
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
  const face: Face = {
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
        const glyphs = shape(signs, { ...features, rtlm: false }, rtl);
        return runOf(face, glyphs, (glyph) => fixedWidth(glyph, glyphIds) ?? glyph.advance / em, em);
      } catch (error) {
        passCannotLoad(error);
        return undefined;
      }
    },
    missing(text) {
      const width = advanceIn(font, 0) / em;
      return { face, ids: [0], advances: [width], text: [text], width };
    },
    boundsOf: bounds,
  };
  return face;
}

function runOf(
  face: Face,
  glyphs: readonly ShapedGlyph[],
  advanceOf: (glyph: ShapedGlyph) => number,
  em: number,
): GlyphRun {
  const advances = glyphs.map(advanceOf);
  const shifted = glyphs.some(({ dx, dy }) => dx !== 0 || dy !== 0);
  return {
    face,
    ids: glyphs.map(({ id }) => id),
    advances,
    ...(shifted ? { offsets: glyphs.map(({ dx, dy }) => [dx / em, -dy / em] as const) } : {}),
    text: glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)),
    width: advances.reduce((sum, advance) => sum + advance, 0),
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
