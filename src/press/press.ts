/** What the press takes: sheets or scenes, and everything that they name. */
import type { FontPrograms, Scene } from "../scene/scene.ts";
import type { SheetSet } from "../sheet/sheet.ts";

/** A picture ready for print: checked, upright, sRGB, 8 bit. */
export interface PreparedPicture {
  readonly key: string;
  /** px. */
  readonly width: number;
  readonly height: number;
  /** JPEG (as it came, when it was a good baseline sRGB one) or PNG bytes, made by us. */
  readonly bytes: Uint8Array;
  readonly type: "jpeg" | "png";
  readonly alpha: boolean;
}

export type Pictures = ReadonlyMap<string, PreparedPicture>;

export interface PdfInfo {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly keywords: string;
  /** Fixed for equal bytes: SOURCE_DATE_EPOCH, or a date of the content's own. */
  readonly date: Date;
}

export interface PdfJob {
  readonly sheets: SheetSet;
  /** The scene of a key; sheets are drawn one after the other, so a job may make scenes as they are asked for. */
  scene(key: string): Scene;
  readonly pictures: Pictures;
  readonly fonts: FontPrograms;
  readonly info: PdfInfo;
}
