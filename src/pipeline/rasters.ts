/**
 * What vectors cannot say, as pictures among the game's own: drawn once for all outputs, when the game is checked, so
 * that a check finds what would stop a build. Those that do not fit into memory are drawn again when a page shows them.
 * After one that cannot be drawn no other one is tried: each may take as long.
 */
import type { Draw } from "../press/imaging.ts";
import type { Picture, Pictures } from "../press/press.ts";
import { rasterFacts, rasterise } from "../press/raster.ts";
import type { FontPrograms, Item, Origin, RasterItem, Scene, SceneSymbol } from "../scene/scene.ts";
import { GaveUp } from "./outcome.ts";

/** Bytes of rasters that stay in memory. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** A raster that could not be drawn: "it takes more than 30 s of computing". */
export interface RasterFault {
  readonly origin: Origin;
  readonly what: string;
}

export interface Rasters {
  /** The game's pictures and the rasters; one that could not be drawn is blank, for drafts. */
  readonly pictures: Pictures;
  /** Draws those of a scene that are not there yet. */
  add(scene: Pick<Scene, "items" | "symbols">): Promise<readonly RasterFault[]>;
}

export function createRasters(fonts: FontPrograms, pictures: Pictures, draw: Draw): Rasters {
  const rasters = new Map<string, Picture>();
  const failed = new Map<string, string>();
  const all: Pictures = { get: (key) => rasters.get(key) ?? pictures.get(key) };
  let kept = 0;
  return { pictures: all, add };

  async function add({ items, symbols }: Pick<Scene, "items" | "symbols">): Promise<readonly RasterFault[]> {
    const faults: RasterFault[] = [];
    const lists = [items, ...Object.values(symbols).map((symbol) => symbol.items)];
    for (const raster of lists.flatMap(rastersIn)) {
      const { picture, origin } = raster;
      if (!rasters.has(picture)) {
        const what = failed.size > 0 ? undefined : await take(raster, symbols);
        if (what !== undefined) failed.set(picture, what);
        if (!rasters.has(picture)) rasters.set(picture, blank(picture));
      }
      const what = failed.get(picture);
      if (what !== undefined) faults.push({ origin, what });
    }
    return faults;
  }

  /** Why it cannot be drawn; undefined when it is. */
  async function take(
    item: RasterItem,
    symbols: Readonly<Record<string, SceneSymbol>>,
  ): Promise<string | undefined> {
    const make = (): Promise<Uint8Array> => rasterise(item, { fonts, symbols, pictures: all }, draw);
    try {
      const bytes = await make();
      kept += bytes.length;
      const load = kept <= KEPT_BYTES ? async () => bytes : make;
      rasters.set(item.picture, { ...rasterFacts(item), load });
      return undefined;
    } catch (error) {
      if (error instanceof GaveUp) return error.message;
      throw error;
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

/** Inner rasters first: the outer one shows them. */
function rastersIn(items: readonly Item[]): readonly RasterItem[] {
  return items.flatMap((item) => {
    if (item.kind === "group") return rastersIn(item.items);
    if (item.kind !== "raster") return [];
    const contents = (item.contents ?? []).flatMap((content) => rastersIn(content.items));
    return [...rastersIn(item.items), ...contents, item];
  });
}
