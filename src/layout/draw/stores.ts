/**
 * What a build keeps between faces: paths and pictures that have been read. The store belongs to the resources object
 * and is freed with it; it is bounded where cards can keep adding new texts.
 */

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { notesAbout } from "../../remember/derived.ts";
import type { IconFact, SceneSymbol, SolidPaint } from "../../scene/scene.ts";
import { type BoundedMap, boundedMap } from "../../units/bounded-map.ts";
import type { Box } from "../../units/box.ts";
import type { LookUp } from "../look-ups.ts";
import type { LayoutResources } from "../resources.ts";
import type { PathData } from "../svg/path/path-data.ts";
import type { SvgDocument } from "../svg/svg-document.ts";

/** An SVG picture that is read but not drawn. */
export interface OpenedSource {
  readonly document: SvgDocument | undefined;
  /** The visible area, in its own units. */
  readonly box: Box;
  /** Its declared size, in px; undefined if it has none. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** An SVG picture as a symbol, with everything that the symbol needs. */
export interface DrawnSource {
  readonly symbol: SceneSymbol;
  readonly symbols: readonly SceneSymbol[];
  readonly icons: readonly IconFact[];
  /** The names that were looked up in the game while drawing it. */
  readonly lookUps: readonly LookUp[];
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
  /** By the key of the source. */
  readonly opened: Map<string, OpenedSource>;
  readonly drawn: Map<string, DrawnSource>;
}

/** The stores of a build: up to 2,000 paths, 4,000 boxes and 1,000 colours. */
export const storesOf = notesAbout<LayoutResources, Stores>(() => ({
  paths: boundedMap(2_000),
  boxes: boundedMap(4_000),
  colours: boundedMap(1_000),
  opened: new Map(),
  drawn: new Map(),
}));
