/**
 * The only access to sharp: memory kept flat, and only loaders for bytes in memory of the supported formats. sharp is
 * loaded when the first picture is opened, because many games have none and loading takes a tenth of a second.
 */
import type { Sharp, SharpOptions } from "sharp";
import { cannotLoad } from "../diagnostics/cannot-load.ts";
import type { Size } from "../units/box.ts";
import { decoded } from "./decoding.ts";

/** Most pixels of one picture that is decoded or drawn. */
export const PIXEL_LIMIT = 50_000_000;

/** How many pictures are processed at once: more is no faster and costs memory. */
export const AT_ONCE = 2;

/** Opens the bytes of a raster picture: damaged data is an error, never half a picture. */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  return open(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: "error" });
}

/** Opens the bytes of a raster picture for its header, whatever size that claims. */
export async function openHeader(bytes: Uint8Array): Promise<Sharp> {
  return open(bytes, { limitInputPixels: false });
}

/** Opens SVG source that we wrote; its size must already be within the limit. */
export async function openDrawing(svg: string): Promise<Sharp> {
  return open(Buffer.from(svg), { limitInputPixels: false });
}

/** An empty picture to put others on; transparent, or of one colour. In px. */
export async function openBlank(
  { width, height }: Size,
  background: {
    readonly r: number;
    readonly g: number;
    readonly b: number;
    readonly alpha: number;
  } = NOTHING,
): Promise<Sharp> {
  return (await loaded())({ create: { width, height, channels: 4, background } });
}

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

export interface DrawingOptions {
  /** px, as its source says: used to measure its cost. */
  readonly size: Size;
  /** Pixels per inch, for a note in the file. */
  readonly density?: number;
  /** For a picture that goes into something else: less work, more bytes, the same pixels. */
  readonly passing?: true;
  /** Makes it opaque, and continues it at its edges. */
  readonly beyond?: Beyond;
  /** In greys of the same luminance. */
  readonly grey?: true;
}

/** What surrounds a drawing that is smaller than its picture. */
export interface Beyond {
  /** px added at the left and the right edge of the drawing. */
  readonly x: number;
  /** px added at its top and its bottom. */
  readonly y: number;
  /** The drawing mirrored at its edges, or white paper. */
  readonly fill: "mirror" | "white";
  /** Clockwise turn of drawing and surroundings together, in degrees. */
  readonly turn: 0 | 90 | 270;
}

/** Turns SVG source into a PNG; the caller of the press decides where that runs. */
export type Draw = (svg: string, options: DrawingOptions) => Promise<Uint8Array>;

/** Draws in this process. Nothing can stop it: a drawing that is not wholly ours may never finish. */
export const drawHere: Draw = async (svg, { density, passing, beyond, grey }) => {
  const opened = await openDrawing(svg);
  const inColours = grey ? opened.greyscale().toColourspace("b-w") : opened.toColourspace("srgb");
  const drawing = beyond ? surrounded(inColours, beyond) : inColours;
  const png = drawing.png({ palette: false, compressionLevel: passing ? PASSING : LASTING });
  return decoded((density === undefined ? png : png.withDensity(density)).toBuffer());
};

const WHITE = "#ffffff";

/** sharp turns a picture before it extends it, whatever the order of the calls. */
function surrounded(drawing: Sharp, { x, y, fill, turn }: Beyond): Sharp {
  const [across, down] = turn === 0 ? [x, y] : [y, x];
  return drawing
    .flatten({ background: WHITE })
    .rotate(turn)
    .extend({
      ...{ left: across, right: across, top: down, bottom: down },
      ...(fill === "mirror" ? { extendWith: "mirror" } : { background: WHITE }),
    });
}

/** zlib's level for bytes that are soon read and encoded again. */
export const PASSING = 1;

/**
 * For files: sharp's own level, 6, takes a fifth more time for drawing and encoding a card and saves a tenth of its
 * bytes.
 */
export const LASTING = 4;

interface Open {
  (bytes: Uint8Array, options: SharpOptions): Sharp;
  (options: SharpOptions): Sharp;
}

let loading: Promise<Open> | undefined;

async function open(bytes: Uint8Array, options: SharpOptions): Promise<Sharp> {
  return (await loaded())(bytes, options);
}

async function loaded(): Promise<Open> {
  loading ??= load().catch((error: unknown) => {
    // Another attempt may find it.
    loading = undefined;
    throw error;
  });
  return loading;
}

/** @throws CannotLoad, also for an incomplete package */
async function load(): Promise<Open> {
  try {
    const { default: sharp } = await import("sharp");
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({
      operation: ["Jpeg", "Png", "Webp", "Nsgif", "Svg"].map((format) => `VipsForeignLoad${format}Buffer`),
    });
    return sharp;
  } catch (error) {
    throw cannotLoad("sharp", error);
  }
}
