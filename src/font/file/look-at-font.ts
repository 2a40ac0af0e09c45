/**
 * Reads everything that a build may read of a font: every table in use, every outline, every character with every feature,
 * and the subset for a PDF. A font that passes may be opened for drawing.
 * Limits: its own work is bounded, but a damaged font can hang or crash the engine, so fonts of projects are inspected in a
 * process that can be stopped. Which characters are neighbours in a game is not known here; the cost of shaping is bounded
 * once more where it is done (`shaping-limit.ts`).
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { EngineFont } from "../engine/engine-font.ts";
import type { Face } from "../face.ts";
import { brokenFont, type FontFile, openFontFile } from "./font-file.ts";
import { tooLargeFont } from "./font-size.ts";

/** Lines and curves of one glyph; ornate initials have a few thousand. */
const MOST_COMMANDS = 50_000;
/** A font is refused if more than one glyph in this many is damaged. */
const MOST_DAMAGED = 20;
/** Characters that are shaped together. */
const RUN = 64;
/** Glyphs per PDF: the engine keeps the outlines of all of them until the PDF is written. */
const SUBSET = 4000;

/** Findings that keep the font from being used; empty for a sound one. Its warnings are found when it is opened. */
export function lookAtFont(font: FontFile): readonly Diagnostic[] {
  const size = tooLargeFont(font);
  if (size) return [size];
  const { face, diagnostics } = openFontFile(font, (name) => name);
  if (!face) return diagnostics;
  const damage = damageFound(face);
  return damage === undefined ? [] : [brokenFont(font.file, damage)];
}

function damageFound(face: Face): string | undefined {
  try {
    return damageOf(face);
  } catch {
    return "a table is damaged or missing";
  }
}

function damageOf(face: Face): string | undefined {
  const font = face.program.engine as EngineFont;
  const sound: number[] = [];
  for (let id = 0; id < font.numGlyphs; id++) {
    const found = lookAtGlyph(font, id);
    if (typeof found === "string") return found;
    if (found) sound.push(id);
  }
  const damaged = font.numGlyphs - sound.length;
  if (damaged > font.numGlyphs / MOST_DAMAGED)
    return `${damaged} of its ${font.numGlyphs} glyphs are damaged`;
  shapeAll(face, font);
  return damageOfSubset(font, sound);
}

/** False for a damaged glyph, words for one that exceeds a limit. */
function lookAtGlyph(font: EngineFont, id: number): boolean | string {
  try {
    const { path, advanceWidth, bbox } = font.getGlyph(id, []);
    // the ink of a blank glyph is between Infinity and -Infinity
    const measures = [advanceWidth, bbox.minX, bbox.minY, bbox.maxX, bbox.maxY];
    if (path.commands.length > MOST_COMMANDS) return `its glyph ${id} has over ${MOST_COMMANDS} curves`;
    return !measures.some(Number.isNaN);
  } catch {
    return false;
  } finally {
    forgetGlyphs(font);
  }
}

/** What the engine keeps of each glyph would fill the memory for a large font. */
function forgetGlyphs(font: EngineFont): void {
  (font as unknown as { _glyphs: object })._glyphs = {};
}

/** Every character with every feature, in both directions. */
function shapeAll(face: Face, font: EngineFont): void {
  const features = Object.fromEntries(font.availableFeatures.map((tag) => [tag, true]));
  const characters = font.characterSet;
  for (let at = 0; at < characters.length; at += RUN) {
    const text = String.fromCodePoint(...characters.slice(at, at + RUN).filter((code) => code <= 0x10ffff));
    for (const rtl of [false, true]) for (const wanted of [{}, features]) face.shape(text, wanted, rtl);
    forgetGlyphs(font);
  }
}

/** Subsets for PDFs that together contain the whole font. */
function damageOfSubset(font: EngineFont, glyphs: readonly number[]): string | undefined {
  try {
    for (let at = 0; at < glyphs.length; at += SUBSET) {
      const subset = font.createSubset();
      for (const id of glyphs.slice(at, at + SUBSET)) subset.includeGlyph(id);
      subset.encode();
      forgetGlyphs(font);
    }
    return undefined;
  } catch {
    return "its glyphs cannot be embedded in a PDF";
  }
}
