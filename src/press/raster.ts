/**
 * Rasterises what vectors cannot express (filters, masks, patterns), once for all outputs.
 * The item's definitions and attributes come from layout, which accepts only harmless SVG.
 */
import type { FontPrograms } from "../font/font-program.ts";
import { outlineItems } from "../scene/outline/outline-svg.ts";
import type { Item, RasterItem, SceneSymbol } from "../scene/scene.ts";
import type { Size } from "../units/box.ts";
import { MM_PER_UNIT, round } from "../units/length.ts";
import { type Draw, drawHere } from "./imaging.ts";
import { pictureUris } from "./picture-uris.ts";
import type { PictureFacts, Pictures } from "./press.ts";

/** Most pixels of one raster; a larger one is drawn less sharp. A Letter page at 300 dpi has 8.4 million. */
const RASTER_LIMIT = 25_000_000;

/** Prefix of our ids, distinct from those of the template's definitions. */
const OWN_IDS = "broadside-";

export interface RasterResources {
  readonly fonts: FontPrograms;
  readonly pictures: Pictures;
  /** Symbols that the items use. */
  readonly symbols: Readonly<Record<string, SceneSymbol>>;
}

/** Facts about the picture that the item will become. */
export function rasterFacts(item: RasterItem): PictureFacts {
  const { width, height } = rasterSize(item);
  return { key: item.picture, width, height, type: "png", alpha: true, ...(item.grey && { grey: true }) };
}

/** Draws the item's box at its resolution as a PNG, transparent where nothing is drawn. */
export async function rasterise(
  item: RasterItem,
  resources: RasterResources,
  draw: Draw = drawHere,
): Promise<Uint8Array> {
  const { box } = item;
  const { width, height, pxPerUnit } = rasterSize(item);
  const drawn = await outlined(item.items, pxPerUnit, pxPerUnit, OWN_IDS, resources);
  let definitions = `${item.definitions}${drawn.definitions}`;
  for (const { id, items } of item.contents ?? []) {
    const content = await outlined(items, pxPerUnit, WHOLE_PICTURES, `${OWN_IDS}${id}-`, resources);
    definitions += `${content.definitions}<g id="${id}">${content.elements}</g>`;
  }
  const viewBox = [box.x, box.y, box.width, box.height].map((value) => round(value, 6)).join(" ");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" ` +
    `height="${height}" viewBox="${viewBox}" preserveAspectRatio="none"><defs>${definitions}</defs>` +
    `<g ${item.attributes}>${drawn.elements}</g></svg>`;
  return draw(svg, { size: { width, height }, passing: true, ...(item.grey && { grey: true }) });
}

/** How large a definition shows a picture is unknown here: it gets all its pixels. */
const WHOLE_PICTURES = Number.MAX_SAFE_INTEGER;

async function outlined(
  items: readonly Item[],
  pxPerUnit: number,
  pictureSharpness: number,
  idPrefix: string,
  { fonts, symbols, pictures }: RasterResources,
): Promise<{ readonly definitions: string; readonly elements: string }> {
  const uris = await pictureUris({ items, symbols }, pictureSharpness, pictures);
  const unit = pxPerUnit / PX_PER_MM;
  return outlineItems(items, { fonts, symbols, pictures: (key) => uris.get(key), idPrefix, unit });
}

/** Size in px, and pixels per unit: as sharp as requested, or as the limit allows. */
export function rasterSize({ box, resolution }: Pick<RasterItem, "box" | "resolution">): Size & {
  readonly pxPerUnit: number;
} {
  const fit = Math.min(1, Math.sqrt(RASTER_LIMIT / (box.width * box.height * resolution ** 2)));
  const pxPerUnit = resolution * fit;
  const pixels = (length: number): number => Math.max(1, Math.round(length * pxPerUnit));
  return { width: pixels(box.width), height: pixels(box.height), pxPerUnit };
}

/** Pixels of a mm at 600 dpi, for the number of decimals. */
const PX_PER_MM = 600 / MM_PER_UNIT.in;
