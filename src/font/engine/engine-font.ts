/** What layout uses of a font that fontkit 2.0.4 opened, internals included. Lengths in font units, y up. */
import type { OutlineBox } from "../plain/outline-box.ts";
import type { PlainShaper } from "../plain/plain-shaper.ts";

export interface EngineFont extends PlainAnswers {
  readonly unitsPerEm: number;
  readonly postscriptName: string | null;
  readonly directory: { readonly tables: Readonly<Record<string, unknown>> };
  readonly hhea: { readonly ascent: number; readonly descent: number } | undefined;
  readonly "OS/2": Os2 | undefined;
  readonly post:
    | {
        readonly italicAngle: number;
        readonly underlinePosition: number;
        readonly underlineThickness: number;
      }
    | undefined;
  readonly numGlyphs: number;
  /** Every character that the font has a glyph for. */
  readonly characterSet: readonly number[];
  /** Tags of all features of its scripts. */
  readonly availableFeatures: readonly string[];
  getName(key: string): string | null;
  getGlyph(id: number, codePoints?: readonly number[]): EngineGlyph;
  layout(
    glyphs: EngineGlyph[],
    features: object,
    script: undefined,
    language: undefined,
    direction: string,
  ): EngineRun;
  /** Where the data of each glyph is in "glyf". */
  readonly loca?: { readonly offsets: readonly number[] };
  /** Bytes that contain a table of the font, from `pos` on. */
  _getTableStream?(tag: string): { readonly buffer: Uint8Array; readonly pos: number };
  createSubset(): { includeGlyph(id: number): number; encode(): Uint8Array };
  readonly _cmapProcessor: { lookup(codePoint: number, variation?: number): number };
  readonly _layoutEngine: { readonly engine: EngineShaper | null | undefined };
}

/** What is known of a font that the engine has not opened yet; see `plain/plain-font.ts`. */
export interface PlainAnswers {
  readonly shapePlain?: PlainShaper;
  advanceOf?(id: number): number;
  tableOf?(tag: string): Uint8Array | undefined;
  /** The drawing of a glyph; undefined if only the engine has it. */
  /** Path data of SVG. */
  pathOf?(id: number): string | undefined;
  boxOf?(id: number): OutlineBox | undefined;
  /** Opens it. */
  engine?(): EngineFont;
}

interface Os2 {
  readonly usWeightClass: number;
  readonly typoAscender: number;
  readonly typoDescender: number;
  readonly capHeight?: number;
  readonly yStrikeoutPosition: number;
  readonly yStrikeoutSize: number;
  readonly fsType: { readonly noEmbedding: boolean };
  readonly fsSelection: {
    readonly italic: boolean;
    readonly oblique: boolean;
    readonly useTypoMetrics: boolean;
  };
}

export interface EngineGlyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly advanceWidth: number;
  readonly bbox: OutlineBox;
  readonly path: { readonly commands: readonly unknown[]; toSVG(): string };
}

export interface EngineRun {
  readonly glyphs: readonly EngineGlyph[];
  readonly positions: readonly {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }[];
}

export interface EngineShaper {
  glyphInfos?: readonly { readonly codePoints: readonly number[] }[] | null;
  cleanup?: () => void;
}
