/**
 * Drawings that vectors cannot express, as pictures next to the game's own: rasterised once for all outputs, when the
 * game is checked, so that a check finds what would stop a build. Those that do not fit into memory are drawn again
 * when a page shows them. A failing drawing may take as long as the drawing process is allowed, so after three failures
 * no other one is tried; each drawing left out is reported.
 */
import type { FontPrograms } from "../../font/font-program.ts";
import type { Draw } from "../../press/imaging.ts";
import type { Picture, Pictures } from "../../press/press.ts";
import { rasterFacts, rasterise } from "../../press/raster.ts";
import type { Item, Origin, RasterItem, Scene, SceneSymbol } from "../../scene/scene.ts";
import { GaveUp } from "./outcome.ts";

/** Bytes of rasters to keep in memory. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** Maximum number of failures before no more are tried: each takes at most the 30 s of CPU time allowed for one drawing. */
export const MOST_FAILURES = 3;

/** A raster that was not drawn. */
export interface RasterFault {
  readonly origin: Origin;
  /** What went wrong, continuing after "it": "takes more than 30 s of computing". Absent = it was not tried after other failures. */
  readonly what?: string;
}

export interface Rasters {
  /** The game's pictures and the rasters; one that was not drawn is transparent, for drafts. */
  readonly pictures: Pictures;
  /** Draws those of a scene that have not been drawn yet. */
  add(scene: Pick<Scene, "items" | "symbols">): Promise<readonly RasterFault[]>;
  /** True once enough have failed that no others are tried. */
  hasStopped(): boolean;
  /** Resets the count of failures; rasters added again count in their new order, and none is tried twice. */
  startOver(): void;
}

export function createRasters(fonts: FontPrograms, pictures: Pictures, draw: Draw): Rasters {
  const drawn = new Map<string, Picture>();
  const blanks = new Map<string, Picture>();
  const failed = new Map<string, string>();
  const counted = new Set<string>();
  const all: Pictures = { get: (key) => drawn.get(key) ?? blanks.get(key) ?? pictures.get(key) };
  let kept = 0;
  return { pictures: all, add, hasStopped, startOver: () => counted.clear() };

  function hasStopped(): boolean {
    return counted.size >= MOST_FAILURES;
  }

  async function add({ items, symbols }: Pick<Scene, "items" | "symbols">): Promise<readonly RasterFault[]> {
    const faults: RasterFault[] = [];
    const lists = [items, ...Object.values(symbols).map((symbol) => symbol.items)];
    for (const raster of lists.flatMap(rastersIn)) {
      const { picture, origin } = raster;
      if (!drawn.has(picture) && !failed.has(picture) && !hasStopped()) await take(raster, symbols);
      if (drawn.has(picture)) continue;
      blanks.set(picture, blank(picture));
      const what = failed.get(picture);
      if (what !== undefined) counted.add(picture);
      faults.push(what === undefined ? { origin } : { origin, what });
    }
    return faults;
  }

  /** Draws the raster, or notes why it cannot be drawn. */
  async function take(item: RasterItem, symbols: Readonly<Record<string, SceneSymbol>>): Promise<void> {
    const make = (): Promise<Uint8Array> => rasterise(item, { fonts, symbols, pictures: all }, draw);
    try {
      const bytes = await make();
      kept += bytes.length;
      const load = kept <= KEPT_BYTES ? async () => bytes : make;
      drawn.set(item.picture, { ...rasterFacts(item), load });
    } catch (error) {
      if (!(error instanceof GaveUp)) throw error;
      failed.set(item.picture, error.message);
    }
  }
}

/** One transparent pixel (PNG: 1 x 1, 8 bit, RGB with alpha). */
const BLANK = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

const blank = (key: string): Picture => ({
  key,
  width: 1,
  height: 1,
  type: "png",
  alpha: true,
  load: async () => BLANK,
});

/** Inner rasters first, because outer ones show them. */
function rastersIn(items: readonly Item[]): readonly RasterItem[] {
  return items.flatMap((item) => {
    if (item.kind === "group") return rastersIn(item.items);
    if (item.kind !== "raster") return [];
    const contents = (item.contents ?? []).flatMap((content) => rastersIn(content.items));
    return [...rastersIn(item.items), ...contents, item];
  });
}
