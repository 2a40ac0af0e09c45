/** What the press takes: sheets or scenes, and everything that they name. */
import type { FontPrograms } from "../font/font-program.ts";
import type { Scene } from "../scene/scene.ts";
import type { SheetSet } from "../sheet/sheet.ts";

/** What is known of a picture that was looked at, as it will print: upright, sRGB, 8 bit. */
export interface PictureFacts {
  /** Names the content. */
  readonly key: string;
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly type: "jpeg" | "png";
  /** Something shows through it. */
  readonly alpha: boolean;
}

export interface Picture extends PictureFacts {
  /**
   * JPEG (as it came, when it was a good baseline sRGB one) or PNG bytes, made by us. They are made or fetched when
   * they are asked for, for those of a large game do not fit into memory together; whoever draws lets go of them soon.
   */
  load(): Promise<Uint8Array>;
}

/** Pictures by key. */
export interface Pictures {
  get(key: string): Picture | undefined;
}

export interface PdfInfo {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly keywords: string;
  /** Fixed for equal bytes: SOURCE_DATE_EPOCH, or a date of the content's own. */
  readonly date: Date;
}

/** What was drawn for earlier prints: pieces of PDF files, each with everything that it was made from as its key. */
export interface KeptSections {
  /** Names what all scenes and marks are drawn with: the fonts, whatever their faces are called. */
  readonly drawnWith: string;
  /** The name of a scene by its key: with `drawnWith` it says how it is drawn, here and in other prints. */
  sceneName(key: string): string;
  get(key: string): Uint8Array | undefined;
  put(key: string, bytes: Uint8Array): void;
}

export interface PdfJob {
  readonly sheets: SheetSet;
  /** The scene of a key; sheets are drawn one after the other, so a job may make scenes as they are asked for. */
  scene(key: string): Scene;
  readonly pictures: Pictures;
  readonly fonts: FontPrograms;
  readonly info: PdfInfo;
  /** Absent = everything is drawn, and the same bytes come out. */
  readonly kept?: KeptSections | undefined;
}
