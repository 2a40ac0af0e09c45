/**
 * Pictures as data URIs for drawings in pixels: no larger than the drawing needs, so that no attribute comes near the
 * 10 MB limit of the SVG reader, and well scaled down if the drawing shows less than the picture has.
 */
import type { Item, Scene, SceneSymbol } from "../scene/scene.ts";
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

/**
 * The last few, because the cards of a deck share their backgrounds; never one that is still being made, because the call that
 * makes it may be given up, and others must not be given up with it.
 */
const recent = new Map<string, string>();
const MOST_RECENT = 4;

/** Data URIs of the pictures that items show if one unit is `pxPerUnit` px; missing pictures have none. */
export async function pictureUris(
  scene: Pick<Scene, "items" | "symbols">,
  pxPerUnit: number,
  pictures: Pictures,
): Promise<ReadonlyMap<string, string>> {
  const needs = new Map<string, Size>();
  addNeeds(scene, pxPerUnit, needs);
  const uris = new Map<string, string>();
  for (const [key, need] of needs) {
    const picture = pictures.get(key);
    if (picture) uris.set(key, await recentUri(`${key} ${need.width} ${need.height}`, picture, need));
  }
  return uris;
}

async function recentUri(key: string, picture: Picture, need: Size): Promise<string> {
  const known = recent.get(key);
  if (known !== undefined) return known;
  const uri = await uriOf(picture, need);
  if (recent.size >= MOST_RECENT) recent.clear();
  recent.set(key, uri);
  return uri;
}

/** Adds to the largest size in px at which each picture is shown, by its key. */
export function addNeeds(
  { items, symbols }: Pick<Scene, "items" | "symbols">,
  pxPerUnit: number,
  needs: Map<string, Size>,
): void {
  collectNeeds(items, [pxPerUnit, 0, 0, pxPerUnit, 0, 0], symbols, needs);
}

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

/** True if a picture has many more pixels than are shown. */
export const isWideFor = (picture: Size, need: Size): boolean =>
  picture.width > need.width * SPARE && picture.height > need.height * SPARE;

/** Its size with no more pixels than are shown; whole and at least one. */
export function shrunkTo(picture: Size, need: Size, most = 1): Size {
  const factor = Math.min(most, Math.max(need.width / picture.width, need.height / picture.height));
  const pixels = (length: number): number => Math.max(1, Math.ceil(length * factor));
  return { width: pixels(picture.width), height: pixels(picture.height) };
}

async function uriOf(picture: Picture, need: Size): Promise<string> {
  const loaded = await picture.load();
  const asItIs = dataUri(picture.type, loaded);
  if (!isWideFor(picture, need) && asItIs.length <= URI_LIMIT) return asItIs;
  const most = Math.sqrt(URI_LIMIT / WORST_PIXEL / (picture.width * picture.height));
  const { width, height } = shrunkTo(picture, need, asItIs.length > URI_LIMIT ? Math.min(1, most) : 1);
  const bytes = await (await openPicture(loaded)).resize(width, height, { fit: "fill" }).png().toBuffer();
  return dataUri("png", bytes);
}

export const dataUri = (type: string, bytes: Uint8Array): string =>
  `data:image/${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64")}`;
