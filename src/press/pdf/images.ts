/**
 * Pictures as image XObjects, each stored once. JPEG data goes in as it is, PNG data by its own compressed bytes;
 * transparency becomes a second, grey image.
 */
import { openPicture } from "../imaging.ts";
import { readPng } from "../png-data.ts";
import type { Picture, PictureFacts, Pictures } from "../press.ts";
import type { NamedObject } from "./content-stream.ts";
import type { PdfDictionary, Pdfkit, PdfRef } from "./pdfkit-internals.ts";

export class Images {
  readonly #doc: Pdfkit;
  readonly #pictures: Pictures;
  readonly #known = new Map<string, NamedObject>();
  #waiting: { readonly picture: Picture; readonly ref: PdfRef }[] = [];

  constructor(doc: Pdfkit, pictures: Pictures) {
    this.#doc = doc;
    this.#pictures = pictures;
  }

  /** The picture's object; its data is written at the next `flush`. */
  find(key: string): NamedObject {
    const known = this.#known.get(key);
    if (known) return known;
    const picture = this.#pictures.get(key);
    if (!picture)
      throw new Error(`The scene shows the picture "${key}", which is not among the build's pictures`);
    const image = { name: `I${this.#known.size + 1}`, ref: this.#doc.ref(imageData(picture, "DeviceRGB")) };
    this.#known.set(key, image);
    this.#waiting.push({ picture, ref: image.ref });
    return image;
  }

  /** Writes the data of the pictures found since the last time, one after the other. */
  async flush(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { picture, ref } of waiting) {
      const bytes = await picture.load();
      if (picture.type === "jpeg") {
        ref.end(bytes);
      } else {
        if (picture.alpha) ref.data.SMask = await this.#writeMask(picture, bytes);
        endWithPng(ref, await opaquePng(picture, bytes), 3);
      }
    }
  }

  async #writeMask(picture: PictureFacts, bytes: Uint8Array): Promise<PdfRef> {
    const ref = this.#doc.ref(imageData(picture, "DeviceGray"));
    const grey = (await openPicture(bytes)).extractChannel("alpha").toColourspace("b-w");
    endWithPng(ref, await grey.png({ palette: false }).toBuffer(), 1);
    return ref;
  }
}

function imageData({ width, height, type }: PictureFacts, space: "DeviceRGB" | "DeviceGray"): PdfDictionary {
  return {
    Type: "XObject",
    Subtype: "Image",
    Width: width,
    Height: height,
    ColorSpace: space,
    BitsPerComponent: 8,
    // set from the start, for pdfkit would compress data without a filter
    Filter: type === "jpeg" ? "DCTDecode" : "FlateDecode",
    // soft where a picture has fewer pixels than the paper, as on the screen and in our PNGs
    Interpolate: true,
  };
}

/** The picture's colours as a plain PNG; what came plain stays as it is. */
async function opaquePng({ alpha }: PictureFacts, bytes: Uint8Array): Promise<Uint8Array> {
  if (!alpha && readPng(bytes)?.colours === 3) return bytes;
  return (await openPicture(bytes)).removeAlpha().toColourspace("srgb").png({ palette: false }).toBuffer();
}

/** PDF's Flate filter with PNG prediction reads a PNG's own data. */
function endWithPng(ref: PdfRef, bytes: Uint8Array, colours: 1 | 3): void {
  const png = readPng(bytes);
  if (png?.colours !== colours) throw new Error("A picture was not coded as a plain PNG of 8 bit");
  ref.data.DecodeParms = { Predictor: 15, Colors: colours, BitsPerComponent: 8, Columns: png.width };
  ref.end(png.data);
}
