/**
 * Pictures as image XObjects, each stored once. JPEG data is copied as it is, PNG data as its own compressed bytes;
 * transparency becomes a second, grey image. One that is shown both smooth and pixelated is stored for each.
 */
import { openPicture } from "../imaging.ts";
import { readPng } from "../pictures/png-data.ts";
import type { Picture, PictureFacts, Pictures } from "../press.ts";
import type { PdfFile } from "./pdf-file.ts";
import type { PdfDictionary, PdfRef } from "./pdf-values.ts";

interface Waiting {
  readonly picture: Picture;
  readonly pixelated: boolean;
  readonly ref: PdfRef;
}

export class Images {
  readonly #file: PdfFile;
  readonly #pictures: Pictures;
  readonly #refs = new Map<string, PdfRef>();
  #waiting: Waiting[] = [];

  constructor(file: PdfFile, pictures: Pictures) {
    this.#file = file;
    this.#pictures = pictures;
  }

  /** The picture's object; its data is written at the next `flush`. */
  find(key: string, pixelated = false): PdfRef {
    const name = pixelated ? `${key} pixelated` : key;
    const known = this.#refs.get(name);
    if (known) return known;
    const picture = this.#pictures.get(key);
    if (!picture)
      throw new Error(`The scene shows the picture "${key}", which is not among the build's pictures`);
    const ref = this.#file.ref();
    this.#refs.set(name, ref);
    this.#waiting.push({ picture, pixelated, ref });
    return ref;
  }

  /** Writes the data of the pictures found since the last call, one after the other; yields after each. */
  async *flush(): AsyncGenerator<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { picture, pixelated, ref } of waiting) {
      const bytes = await picture.load();
      // One ink: a printer mixes no greys of colours.
      const [space, colours] = picture.grey ? (["DeviceGray", 1] as const) : (["DeviceRGB", 3] as const);
      if (picture.type === "jpeg") {
        const data = { ...imageData(picture, pixelated, space), Filter: "DCTDecode" };
        this.#file.writeStream(data, bytes, { ref, coded: true });
      } else {
        const mask = picture.alpha ? { SMask: await this.#writeMask(picture, pixelated, bytes) } : {};
        const data = { ...imageData(picture, pixelated, space), ...mask };
        this.#writePng(data, await opaquePng(picture, bytes, colours), colours, ref);
      }
      yield;
    }
  }

  async #writeMask(picture: PictureFacts, pixelated: boolean, bytes: Uint8Array): Promise<PdfRef> {
    const grey = (await openPicture(bytes)).extractChannel("alpha").toColourspace("b-w");
    const png = await grey.png({ palette: false }).toBuffer();
    return this.#writePng(imageData(picture, pixelated, "DeviceGray"), png, 1, this.#file.ref());
  }

  /** PDF's Flate filter with PNG prediction reads a PNG's own data. */
  #writePng(data: PdfDictionary, bytes: Uint8Array, colours: 1 | 3, ref: PdfRef): PdfRef {
    const png = readPng(bytes);
    if (png?.colours !== colours) throw new Error("A picture was not encoded as a plain 8-bit PNG");
    const prediction = { Predictor: 15, Colors: colours, BitsPerComponent: 8, Columns: png.width };
    const coding = { Filter: "FlateDecode", DecodeParms: prediction };
    return this.#file.writeStream({ ...data, ...coding }, png.data, { ref, coded: true });
  }
}

function imageData(
  { width, height }: PictureFacts,
  pixelated: boolean,
  space: "DeviceRGB" | "DeviceGray",
): PdfDictionary {
  return {
    Type: "XObject",
    Subtype: "Image",
    Width: width,
    Height: height,
    ColorSpace: space,
    BitsPerComponent: 8,
    // Smooth if a picture has fewer pixels than the paper, as on the screen and in our PNGs.
    ...(pixelated ? {} : { Interpolate: true }),
  };
}

/** The picture's colours as a plain PNG; a plain one is unchanged. */
async function opaquePng({ alpha }: PictureFacts, bytes: Uint8Array, colours: 1 | 3): Promise<Uint8Array> {
  if (!alpha && readPng(bytes)?.colours === colours) return bytes;
  const opaque = (await openPicture(bytes)).removeAlpha();
  return opaque
    .toColourspace(colours === 1 ? "b-w" : "srgb")
    .png({ palette: false })
    .toBuffer();
}
