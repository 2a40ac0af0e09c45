/**
 * Pictures for screens, as data URIs: no more pixels than are shown, compressed with a loss that is not seen there. Those
 * with fewer pixels than are shown keep theirs.
 */
import type { Scene } from "../scene/scene.ts";
import type { Size } from "../units/box.ts";
import { openPicture } from "./imaging.ts";
import { addNeeds, dataUri, isWideFor, shrunkTo } from "./picture-uris.ts";
import type { Picture, Pictures } from "./press.ts";

/** Of 100, as WebP has it. */
const QUALITY = 82;

/**
 * Data URIs of the pictures that the scenes show, each once; missing pictures have none.
 * @param pxPerUnit px of one unit of the scenes
 */
export async function screenPictures(
  scenes: Iterable<Pick<Scene, "items" | "symbols">>,
  pxPerUnit: number,
  pictures: Pictures,
): Promise<ReadonlyMap<string, string>> {
  const needs = new Map<string, Size>();
  for (const scene of scenes) addNeeds(scene, pxPerUnit, needs);
  const uris = new Map<string, string>();
  for (const [key, need] of needs) {
    const picture = pictures.get(key);
    if (picture) uris.set(key, await uriOf(picture, need));
  }
  return uris;
}

/** A photo may lose; flat colours and pixel art only if they are scaled down anyway. */
async function uriOf(picture: Picture, need: Size): Promise<string> {
  const bytes = await picture.load();
  const isWide = isWideFor(picture, need);
  const { width, height } = isWide ? shrunkTo(picture, need) : picture;
  const scaled = (await openPicture(bytes)).resize(width, height, { fit: "fill" });
  const mayLose = isWide || picture.type === "jpeg";
  const webp = await scaled.webp(mayLose ? { quality: QUALITY } : { lossless: true }).toBuffer();
  const isShorter = isWide || webp.length < bytes.length;
  return isShorter ? dataUri("webp", webp) : dataUri(picture.type, bytes);
}
