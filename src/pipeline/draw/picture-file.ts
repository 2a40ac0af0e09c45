/** One drawing as the bytes of a picture file: a side of a card, or the plan of a track. */
import type { FontPrograms } from "../../font/font-program.ts";
import type { Draw } from "../../press/imaging.ts";
import { pictureUris } from "../../press/picture-uris.ts";
import { renderPng } from "../../press/png.ts";
import type { Pictures } from "../../press/press.ts";
import { outlineSvg } from "../../scene/outline/outline-svg.ts";
import type { Scene } from "../../scene/scene.ts";
import { MM_PER_UNIT } from "../../units/length.ts";

/** A scene with everything that drawing it takes. */
export interface Drawable {
  readonly scene: Scene;
  readonly fonts: FontPrograms;
  readonly pictures: Pictures;
  readonly draw: Draw;
}

/** As SVG of outlines, in UTF-8. @param dpi resolution of the pictures in it @throws Unprintable */
export async function svgFile(drawable: Drawable, dpi: number): Promise<Uint8Array> {
  return new TextEncoder().encode(await svgText(drawable, dpi));
}

/** The same as a text. @param box the finished card, or the card with its bleed */
export async function svgText(
  { scene, fonts, pictures }: Drawable,
  dpi: number,
  box: "trim" | "bleed" = "trim",
): Promise<string> {
  const uris = await pictureUris(scene, dpi / MM_PER_UNIT.in, pictures);
  return outlineSvg(scene, { fonts, pictures: (name) => uris.get(name), box });
}

/** @throws RangeError if it would have too many pixels, and GaveUp */
export function pngFile({ scene, fonts, pictures, draw }: Drawable, dpi: number): Promise<Uint8Array> {
  return renderPng(scene, { dpi, box: "trim" }, fonts, pictures, draw);
}
