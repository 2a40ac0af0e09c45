/**
 * Scenes as PNG pictures, for virtual tabletops and for shops that take pictures: sRGB, transparent where nothing is
 * drawn, with their dpi in the file. Pixels = mm x dpi / 25.4, rounded once.
 */
import type { FontPrograms } from "../font/font-program.ts";
import { outlineSvg } from "../scene/outline/outline-svg.ts";
import type { Scene } from "../scene/scene.ts";
import type { Size } from "../units/box.ts";
import { MM_PER_UNIT } from "../units/length.ts";
import { AT_ONCE, type Draw, drawHere, PIXEL_LIMIT } from "./imaging.ts";
import { pictureUris } from "./picture-uris.ts";
import type { Pictures } from "./press.ts";

export interface PngOptions {
  readonly dpi: number;
  readonly box: "trim" | "bleed";
  /** The piece's cut line as path data in mm, transparent outside; without it the whole box is shown. */
  readonly cut?: string | undefined;
}

/** Size in px of a scene's picture. */
export function pngSize(
  scene: Pick<Scene, "trim" | "bleed">,
  { dpi, box }: Pick<PngOptions, "dpi" | "box">,
): Size {
  const bleed = box === "bleed" ? 2 * scene.bleed : 0;
  const pixels = (mm: number): number => Math.max(1, Math.round((mm * dpi) / MM_PER_UNIT.in));
  return { width: pixels(scene.trim.width + bleed), height: pixels(scene.trim.height + bleed) };
}

/** Is it larger than one picture may be? */
export const isTooLarge = ({ width, height }: Size): boolean => width * height > PIXEL_LIMIT;

/**
 * One scene as a PNG file.
 * @throws RangeError if it would have more pixels than one picture may have
 */
export async function renderPng(
  scene: Scene,
  options: PngOptions,
  fonts: FontPrograms,
  pictures: Pictures,
  draw: Draw = drawHere,
): Promise<Uint8Array> {
  const { width, height } = pngSize(scene, options);
  if (isTooLarge({ width, height })) {
    const found = `${width} x ${height} px at ${options.dpi} dpi`;
    throw new RangeError(
      `a picture of ${found} has more than ${PIXEL_LIMIT / 1e6} megapixels; choose a lower dpi`,
    );
  }
  const uris = await pictureUris(scene, options.dpi / MM_PER_UNIT.in, pictures);
  const svg = outlineSvg(scene, {
    fonts,
    pictures: (key) => uris.get(key),
    box: options.box,
    widthPx: width,
    heightPx: height,
    cut: options.cut,
  });
  return draw(svg, { size: { width, height }, density: options.dpi });
}

/** A scene to make a picture of, and its cut line. */
export interface Pictured<Name> {
  readonly name: Name;
  readonly scene: Scene;
  readonly cut?: string | undefined;
}

/** Many scenes one after the other, in order, at most two in progress: memory stays flat however many there are. */
export async function* renderPngs<Name>(
  scenes: Iterable<Pictured<Name>>,
  options: Omit<PngOptions, "cut">,
  fonts: FontPrograms,
  pictures: Pictures,
  draw: Draw = drawHere,
): AsyncGenerator<readonly [name: Name, png: Uint8Array]> {
  const queue: Promise<readonly [Name, Uint8Array]>[] = [];
  for (const { name, scene, cut } of scenes) {
    const job = renderPng(scene, { ...options, cut }, fonts, pictures, draw).then(
      (png) => [name, png] as const,
    );
    job.catch(() => {}); // The error is thrown where it is awaited, which may be a picture later.
    queue.push(job);
    if (queue.length >= AT_ONCE) yield await (queue.shift() as Promise<readonly [Name, Uint8Array]>);
  }
  for (const last of queue) yield await last;
}
