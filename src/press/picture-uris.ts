/**
 * Pictures as data URIs for drawings in pixels: no larger than the drawing needs, so that no attribute comes near the
 * 10 MB limit of the SVG reader, and well scaled down if the drawing shows less than the picture has.
 */
import type { Item, Scene, SceneSymbol } from "../scene/scene.ts";
import { boundedMap } from "../units/bounded-map.ts";
import type { Size } from "../units/box.ts";
import { type Matrix, multiply } from "../units/matrix.ts";
import { openPicture } from "./imaging.ts";
import type { Picture, Pictures } from "./press.ts";

/** Longest data URI, with a margin below the reader's 10,000,000. */
const URI_LIMIT = 9_000_000;
/** A picture with more than this times the pixels that are shown (on a side) is scaled down first. */
const SPARE = 1.5;
/** Bytes of a pixel in the worst PNG, in base64. */
const WORST_PIXEL = (4 * 4) / 3;

/** The last few, because the cards of a deck share their backgrounds. */
const recent = boundedMap<Promise<string>>(4);

/** Data URIs of the pictures that items show if one unit is `pxPerUnit` px; missing pictures have none. */
export async function pictureUris(
  { items, symbols }: Pick<Scene, "items" | "symbols">,
  pxPerUnit: number,
  pictures: Pictures,
): Promise<ReadonlyMap<string, string>> {
  const needs = new Map<string, Size>();
  collectNeeds(items, [pxPerUnit, 0, 0, pxPerUnit, 0, 0], symbols, needs);
  const uris = new Map<string, string>();
  for (const [key, need] of needs) {
    const picture = pictures.get(key);
    if (picture)
      uris.set(
        key,
        await recent.getOrMake(`${key} ${need.width} ${need.height}`, () => uriOf(picture, need)),
      );
  }
  return uris;
}

/** The largest size in px at which each picture is shown. */
function collectNeeds(
  items: readonly Item[],
  matrix: Matrix,
  symbols: Readonly<Record<string, SceneSymbol>>,
  needs: Map<string, Size>,
): void {
  for (const item of items) {
    if (item.kind === "group") collectNeeds(item.items, multiply(matrix, item.transform), symbols, needs);
    if (item.kind === "use") {
      collectNeeds(symbols[item.symbol]?.items ?? [], multiply(matrix, item.transform), symbols, needs);
    }
    if (item.kind !== "image" && item.kind !== "raster") continue;
    const [a, b, c, d] = matrix;
    const known = needs.get(item.picture) ?? { width: 0, height: 0 };
    needs.set(item.picture, {
      width: Math.max(known.width, Math.hypot(a, b) * item.box.width),
      height: Math.max(known.height, Math.hypot(c, d) * item.box.height),
    });
  }
}

async function uriOf(picture: Picture, need: Size): Promise<string> {
  const loaded = await picture.load();
  const asItIs = dataUri(picture.type, loaded);
  const wide = picture.width > need.width * SPARE && picture.height > need.height * SPARE;
  if (!wide && asItIs.length <= URI_LIMIT) return asItIs;
  const shrink = Math.min(1, Math.max(need.width / picture.width, need.height / picture.height));
  const most = Math.sqrt(URI_LIMIT / WORST_PIXEL / (picture.width * picture.height));
  const factor = asItIs.length > URI_LIMIT ? Math.min(shrink, most) : shrink;
  const width = Math.max(1, Math.ceil(picture.width * factor));
  const height = Math.max(1, Math.ceil(picture.height * factor));
  const bytes = await (await openPicture(loaded)).resize(width, height, { fit: "fill" }).png().toBuffer();
  return dataUri("png", bytes);
}

const dataUri = (type: string, bytes: Uint8Array): string =>
  `data:image/${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64")}`;
