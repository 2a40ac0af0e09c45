/**
 * Scenes as PNG pictures, for virtual tabletops and for shops that take pictures: sRGB, transparent where nothing is
 * drawn, with their dpi in the file. Pixels = mm x dpi / 25.4, rounded once.
 */
import type { FontPrograms } from "../font/font-program.ts";
import { outlineSvg } from "../scene/outline/outline-svg.ts";
import type { Scene } from "../scene/scene.ts";
import type { Size } from "../units/box.ts";
import { MM_PER_UNIT } from "../units/length.ts";
import { beyondDrawn, type Canvas, drawnPart } from "./canvas.ts";
import { AT_ONCE, type Draw, drawHere, PIXEL_LIMIT } from "./imaging.ts";
import { pictureUris } from "./picture-uris.ts";
import type { Pictures } from "./press.ts";

export interface PngOptions {
  readonly dpi: number;
  readonly box: "trim" | "bleed";
  /** The piece's cut line as path data in mm, transparent outside; without it the whole box is shown. */
  readonly cut?: string | undefined;
  /** For a picture that goes into another one. */
  readonly passing?: true;
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

const tooLarge = ({ width, height }: Size, dpi: number): RangeError =>
  new RangeError(
    `a picture of ${width} x ${height} px at ${dpi} dpi has more than ${PIXEL_LIMIT / 1e6} megapixels; choose a lower dpi`,
  );

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
  if (isTooLarge({ width, height })) throw tooLarge({ width, height }, options.dpi);
  const uris = await pictureUris(scene, options.dpi / MM_PER_UNIT.in, pictures);
  const svg = outlineSvg(scene, {
    fonts,
    pictures: (key) => uris.get(key),
    box: options.box,
    widthPx: width,
    heightPx: height,
    cut: options.cut,
  });
  const { dpi, passing } = options;
  return draw(svg, { size: { width, height }, density: dpi, ...(passing && { passing }) });
}

/**
 * One scene on a canvas, its trim in the middle: opaque, and as large as the canvas says, whatever the size of the scene.
 * @throws RangeError if the canvas has more pixels than one picture may have
 */
export async function renderOnCanvas(
  scene: Scene,
  canvas: Canvas,
  fonts: FontPrograms,
  pictures: Pictures,
  draw: Draw = drawHere,
): Promise<Uint8Array> {
  if (isTooLarge(canvas)) throw tooLarge(canvas, canvas.dpi);
  const { view, size } = drawnPart(scene, canvas);
  const uris = await pictureUris(scene, canvas.dpi / MM_PER_UNIT.in, pictures);
  const svg = outlineSvg(scene, {
    fonts,
    pictures: (key) => uris.get(key),
    box: view,
    widthPx: size.width,
    heightPx: size.height,
  });
  return draw(svg, { size, density: canvas.dpi, beyond: beyondDrawn(scene, canvas) });
}

/** A white picture, for a side that has no drawing. @throws RangeError if it would have more pixels than one may have */
export function whitePng({ width, height }: Size, dpi: number, draw: Draw = drawHere): Promise<Uint8Array> {
  if (isTooLarge({ width, height })) throw tooLarge({ width, height }, dpi);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  return draw(svg, { size: { width, height }, density: dpi, beyond: { x: 0, y: 0, fill: "white", turn: 0 } });
}

/** A scene to make a picture of: on a canvas, or as the options of its box say. */
export interface Pictured<Name> {
  readonly name: Name;
  readonly scene: Scene;
  readonly as: Canvas | PngOptions;
}

/** Many scenes one after the other, in order, at most two in progress: memory stays flat however many there are. */
export async function* renderPngs<Name>(
  scenes: Iterable<Pictured<Name>>,
  fonts: FontPrograms,
  pictures: Pictures,
  draw: Draw = drawHere,
): AsyncGenerator<readonly [name: Name, png: Uint8Array]> {
  const queue: Promise<readonly [Name, Uint8Array]>[] = [];
  for (const { name, scene, as } of scenes) {
    const drawn =
      "box" in as
        ? renderPng(scene, as, fonts, pictures, draw)
        : renderOnCanvas(scene, as, fonts, pictures, draw);
    const job = drawn.then((png) => [name, png] as const);
    job.catch(() => {}); // The error is thrown where it is awaited, which may be a picture later.
    queue.push(job);
    if (queue.length >= AT_ONCE) yield await (queue.shift() as Promise<readonly [Name, Uint8Array]>);
  }
  for (const last of queue) yield await last;
}
