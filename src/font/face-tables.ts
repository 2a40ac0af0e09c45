/** What an opened font says about a face: names, line metrics, ink, outlines. */
import { passCannotLoad } from "../diagnostics/cannot-load.ts";
import type { EngineFont } from "./engine/engine-font.ts";
import type { FontProgram } from "./font-program.ts";
import { memo } from "./memo.ts";

export interface FaceMetrics {
  readonly ascent: number;
  /** Depth below the baseline, positive. */
  readonly descent: number;
  readonly capHeight: number;
  /** The part of the em above the baseline, from the typographic ascent and descent. */
  readonly emAscent: number;
  /** Middle of a line below the text, above the baseline (so it is negative). */
  readonly underline: number;
  /** Height of lines below and above the text. */
  readonly lineThickness: number;
  /** Middle of a line through the text, above the baseline. */
  readonly strikeout: number;
  readonly strikeoutThickness: number;
}

/** Ink of a glyph; undefined for blank ones. */
export type GlyphBounds = readonly [minX: number, minY: number, maxX: number, maxY: number];

/** Names and style by which fonts are found. */
export interface FaceNames {
  readonly family: string;
  /** Family in the oldest naming scheme, where all but two weights are families of their own ("Alegreya Medium"). */
  readonly legacyFamily: string;
  readonly weight: number;
  readonly italic: boolean;
}

export function namesOf(font: EngineFont, file: string): FaceNames {
  const os2 = font["OS/2"];
  const legacyFamily = font.getName("fontFamily") ?? stemOf(file);
  return {
    family: font.getName("preferredFamily") ?? legacyFamily,
    legacyFamily,
    weight: os2?.usWeightClass ?? 400,
    italic: os2 ? os2.fsSelection.italic || os2.fsSelection.oblique : (font.post?.italicAngle ?? 0) !== 0,
  };
}

/** The typographic line metrics if the font says to use them, else those of hhea, as in browsers. */
export function metricsOf(font: EngineFont): FaceMetrics {
  const { hhea, "OS/2": os2, unitsPerEm: em } = font;
  const typographic = os2?.fsSelection.useTypoMetrics === true;
  const ascent = (typographic ? os2.typoAscender : hhea?.ascent) ?? 0.8 * em;
  const descent = (typographic ? os2.typoDescender : hhea?.descent) ?? -0.2 * em;
  return {
    ascent: ascent / em,
    descent: -descent / em,
    capHeight: capHeightOf(font),
    emAscent: emAscentOf(font, ascent, descent),
    ...linesOf(font),
  };
}

/** Ignores the setting in the font: Inkscape uses the typographic metrics, and makes them one em high. */
function emAscentOf({ "OS/2": os2 }: EngineFont, ascent: number, descent: number): number {
  const [up, down] = os2 ? [os2.typoAscender, -os2.typoDescender] : [ascent, -descent];
  return up + down > 0 ? up / (up + down) : 0.8;
}

/** em by which OS/2 may differ from the drawn capitals: half of it is the centring error, 0.1 mm at 28 pt. */
const CAP_TOLERANCE = 0.02;

/** em: the value of OS/2, or the height of the drawn H if the table is missing or wrong, as in many free fonts. */
function capHeightOf(font: EngineFont): number {
  const declared = (font["OS/2"]?.capHeight ?? 0) / font.unitsPerEm;
  const id = font._cmapProcessor.lookup("H".charCodeAt(0));
  const drawn = id ? boundsIn(font, id)?.[3] : undefined;
  if (drawn === undefined) return declared || 0.7;
  return Math.abs(declared - drawn) > CAP_TOLERANCE ? drawn : declared;
}

/** Lines below and through the text: the tables give their upper edges. A font without them gets usual values. */
function linesOf({ post, "OS/2": os2, unitsPerEm: em }: EngineFont) {
  const lineThickness = (post?.underlineThickness || 0.05 * em) / em;
  const strikeoutThickness = os2?.yStrikeoutSize ? os2.yStrikeoutSize / em : lineThickness;
  return {
    underline: (post?.underlinePosition || -0.1 * em) / em - lineThickness / 2,
    lineThickness,
    strikeout: (os2?.yStrikeoutPosition || 0.28 * em) / em - strikeoutThickness / 2,
    strikeoutThickness,
  };
}

/** The ink of a glyph in em; undefined for blank and for broken ones. */
export function boundsIn(font: EngineFont, id: number): GlyphBounds | undefined {
  try {
    const { minX, minY, maxX, maxY } = font.boxOf?.(id) ?? font.getGlyph(id, []).bbox;
    const em = font.unitsPerEm;
    return maxX > minX && maxY > minY ? [minX / em, minY / em, maxX / em, maxY / em] : undefined;
  } catch (error) {
    passCannotLoad(error);
    return undefined;
  }
}

/** False for a glyph with damaged data: its character counts as missing, because it would print as nothing. */
export function hasOutline(font: EngineFont, id: number): boolean {
  if (font.boxOf?.(id)) return true;
  try {
    return font.getGlyph(id, []).path !== undefined;
  } catch (error) {
    passCannotLoad(error);
    return false;
  }
}

/** The parts of the font that drawing needs. */
export function programOf(key: string, file: string, font: EngineFont): FontProgram {
  return {
    key,
    postscriptName: font.postscriptName ?? stemOf(file),
    unitsPerEm: font.unitsPerEm,
    outline: memo((id: number) => outlineIn(font, id)),
    advanceOf: (id) => advanceIn(font, id),
    table: (tag) => (font.tableOf ? font.tableOf(tag) : tableIn(font, tag)),
    get engine() {
      return font.engine?.() ?? font;
    },
  };
}

/** Width of a glyph in font units. */
export function advanceIn(font: EngineFont, id: number): number {
  return font.advanceOf?.(id) ?? font.getGlyph(id, []).advanceWidth;
}

/** The engine's own way: it unpacks the table first if the file is compressed. */
function tableIn(font: EngineFont, tag: string): Uint8Array | undefined {
  const entry = font.directory.tables[tag] as { readonly length: number } | undefined;
  const stream = entry && font._getTableStream?.(tag);
  return stream?.buffer.subarray(stream.pos, stream.pos + (entry?.length ?? 0));
}

function outlineIn(font: EngineFont, id: number): string {
  try {
    return font.pathOf?.(id) ?? font.getGlyph(id, []).path.toSVG();
  } catch (error) {
    passCannotLoad(error);
    return "";
  }
}

const stemOf = (file: string): string => file.replace(/^.*\//, "").replace(/\.[^.]*$/, "");
