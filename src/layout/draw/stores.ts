/**
 * What is kept between faces in the same fonts, in later calls too: paths and pictures that have been read. It is bounded
 * where cards can keep adding new texts.
 */

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { FontBook } from "../../font/font-book.ts";
import { notesAbout } from "../../remember/derived.ts";
import type { IconFact, SceneSymbol, SolidPaint } from "../../scene/scene.ts";
import { type BoundedMap, boundedMap } from "../../units/bounded-map.ts";
import type { Box } from "../../units/box.ts";
import type { Asked } from "../look-ups.ts";
import type { SvgSource } from "../resources.ts";
import type { PathData } from "../svg/path/path-data.ts";
import type { SvgDocument } from "../svg/svg-document.ts";

/** An SVG picture that is read but not drawn. */
export interface OpenedSource {
  readonly source: SvgSource;
  readonly document: SvgDocument | undefined;
  /** The visible area, in its own units. */
  readonly box: Box;
  /** Its declared size, in px; undefined if it has none. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** An SVG picture as a symbol, with everything that the symbol needs. */
export interface DrawnSource {
  readonly source: SvgSource;
  readonly symbol: SceneSymbol;
  readonly symbols: readonly SceneSymbol[];
  readonly icons: readonly IconFact[];
  /** What was looked up in the game while drawing it. */
  readonly lookUps: readonly Asked[];
  /** The number of elements drawn for it. */
  readonly cost: number;
  readonly diagnostics: readonly Diagnostic[];
}

export interface Stores {
  /** By the text of the `d` attribute. */
  readonly paths: BoundedMap<PathData>;
  /** The box around a path, by the same text. */
  readonly boxes: BoundedMap<{ readonly box: Box | undefined }>;
  /** By their text. */
  readonly colours: BoundedMap<{ readonly paint: SolidPaint | undefined }>;
  /** By the key of the source; what is there may be of an earlier content. */
  readonly opened: Map<string, OpenedSource>;
  readonly drawn: Map<string, DrawnSource>;
}

/** The stores for these fonts: up to 2,000 paths, 4,000 boxes and 1,000 colours. */
export const storesOf = notesAbout<FontBook, Stores>(() => ({
  paths: boundedMap(2_000),
  boxes: boundedMap(4_000),
  colours: boundedMap(1_000),
  opened: new Map(),
  drawn: new Map(),
}));
