/**
 * Decides whether a font file can be used: a font that PDF and layout cannot handle is refused with the reason, before
 * anything is drawn with it. Limits: it opens the font and shapes a sample; it does not read every glyph.
 */
import { passCannotLoad } from "../../diagnostics/cannot-load.ts";
import { type Diagnostic, startOf } from "../../diagnostics/diagnostic.ts";
import type { EngineFont } from "../engine/engine-font.ts";
import { openEngine } from "../engine/fontkit-engine.ts";
import { tooManyParts } from "../engine/glyph-parts.ts";
import { type Face, makeFace } from "../face.ts";
import { plainFont } from "../plain/plain-font.ts";
import { damageOf } from "../tables/damage.ts";

export interface FontFile {
  /** Relative to the project. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Everything in it has been read once, so it need not be tried again. */
  readonly wasLookedAt?: boolean;
}

export interface OpenedFile {
  readonly face: Face | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

type Fault = Pick<Diagnostic, "rule" | "message" | "why" | "fix">;

const SAMPLE = "AVoffice 0123 (ab)";

/**
 * Opens a font file, or says why that is not possible: `font/collection`, `font/variable`, `font/no-outlines`,
 * `font/broken`. `keyOf` makes the face's key from the font's PostScript name.
 */
export function openFontFile(font: FontFile, keyOf: (name: string) => string): OpenedFile {
  return openTrusted(font, keyOf) ?? openStrange(font, keyOf);
}

function openTrusted(
  { file, bytes, wasLookedAt }: FontFile,
  keyOf: (name: string) => string,
): OpenedFile | undefined {
  const font = wasLookedAt && plainFont(bytes, () => openEngine(bytes));
  if (!font) return undefined;
  const face = makeFace(keyOf(font.postscriptName ?? file), file, font);
  return { face, diagnostics: embeddingWarnings(file, font) };
}

function openStrange(font: FontFile, keyOf: (name: string) => string): OpenedFile {
  const { file, bytes } = font;
  const container = faultOfContainer(file, bytes);
  if (container) return refused(file, container);
  const opened = damageOf(bytes) ?? tryOpen(bytes);
  if (typeof opened === "string") return refused(file, brokenFault(file, opened));
  const tables = faultOfTables(file, opened);
  if (tables) return refused(file, tables);
  const face = tryFace(font, opened, keyOf);
  if (typeof face === "string") return refused(file, brokenFault(file, face));
  return { face, diagnostics: embeddingWarnings(file, opened) };
}

/** The finding for a damaged font: `reason` follows "as a font:". */
export function brokenFont(file: string, reason: string): Diagnostic {
  return { ...startOf(file), severity: "error", ...brokenFault(file, reason) };
}

function refused(file: string, fault: Fault): OpenedFile {
  return { face: undefined, diagnostics: [{ ...startOf(file), severity: "error", ...fault }] };
}

function faultOfContainer(file: string, bytes: Uint8Array): Fault | undefined {
  const magic = String.fromCharCode(...bytes.subarray(0, 4));
  if (magic === "wOF2") return brokenFault(file, "it is compressed as WOFF2 twice");
  if (magic === "ttcf")
    return {
      rule: "font/collection",
      message: `"${file}" is a collection of several fonts; expected a file with one face`,
      fix: "save the face that you need as a separate TTF or OTF file",
    };
  return undefined;
}

function faultOfTables(file: string, { directory: { tables } }: EngineFont): Fault | undefined {
  if ("fvar" in tables)
    return {
      rule: "font/variable",
      message: `"${file}" is a variable font; expected one static file per weight`,
      why: "a PDF cannot contain a variable font, so every weight would print alike or not at all",
      fix: "use the static files of the font, often in a folder named static",
    };
  if (!("glyf" in tables) && !("CFF " in tables))
    return {
      rule: "font/no-outlines",
      message: `"${file}" has no outlines (a bitmap or colour font); expected TrueType or CFF outlines`,
      fix: "use a font with outlines; for emoji, the monochrome Noto Emoji",
    };
  return undefined;
}

const brokenFault = (file: string, reason: string): Fault => ({
  rule: "font/broken",
  message: `"${file}" cannot be read as a font: ${reason}`,
  why: "texts that use it are set in another font",
  fix: "download the font again, or open it in a font editor and save it again",
});

function tryOpen(bytes: Uint8Array): EngineFont | string {
  if (bytes.length === 0) return "the file is empty";
  try {
    return openEngine(bytes);
  } catch (error) {
    return reasonOf(error);
  }
}

/** Reads the tables that layout needs and shapes a few words; if that fails, the reason. */
function tryFace(
  { file, bytes, wasLookedAt }: FontFile,
  font: EngineFont,
  keyOf: (name: string) => string,
): Face | string {
  try {
    if (!(font.unitsPerEm >= 16 && font.unitsPerEm <= 16384)) return "its head table is damaged";
    if (!font.hhea) return "it has no hhea table";
    if (!(font.numGlyphs > 0)) return "it has no glyphs";
    const parts = wasLookedAt ? undefined : tooManyParts(font, bytes.length);
    if (parts) return parts;
    const face = makeFace(keyOf(font.postscriptName ?? file), file, font);
    const sample = face.shape(SAMPLE, {}, false);
    if (!sample) return "a table is damaged or missing";
    if (![...sample.advances, ...Object.values(face.metrics)].every(Number.isFinite))
      return "its measures are damaged";
    for (const id of sample.ids) font.getGlyph(id, []).path.toSVG();
    return face;
  } catch (error) {
    return reasonOf(error);
  }
}

/** The engine's own words, or plain ones if they are only about its internals. */
function reasonOf(error: unknown): string {
  passCannotLoad(error);
  const words = error instanceof Error ? error.message : "";
  if (words === "Unknown font format") return "its first bytes are not those of TTF, OTF, WOFF or WOFF2";
  return "a table is damaged or missing";
}

/** The licence bit "restricted" of OS/2 fsType (OpenType 1.9, OS/2 table). */
function embeddingWarnings(file: string, font: EngineFont): Diagnostic[] {
  if (!font["OS/2"]?.fsType?.noEmbedding) return [];
  return [
    {
      ...startOf(file),
      rule: "font/no-embedding",
      severity: "warning",
      message: `"${file}" is marked as not to be embedded; PDFs that use it embed it anyway`,
      fix: "ask its maker for permission, or use a font with an open licence",
    },
  ];
}
