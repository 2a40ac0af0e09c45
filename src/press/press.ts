/** The input of the press: sheets or scenes, and everything that they refer to. */
import type { FontPrograms } from "../font/font-program.ts";
import type { Scene } from "../scene/scene.ts";
import type { SheetSet } from "../sheet/sheet.ts";
import type { Section } from "./pdf/section/section.ts";
import type { OutputProfile } from "./shops/icc-profile.ts";

/** Facts about an examined picture, as it will print: upright, sRGB, 8 bit. */
export interface PictureFacts {
  /** Identifies the content. */
  readonly key: string;
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly type: "jpeg" | "png";
  /** It is not fully opaque. */
  readonly alpha: boolean;
  /** Its pixels have no colour; absent = they may. */
  readonly grey?: true;
}

export interface Picture extends PictureFacts {
  /**
   * JPEG bytes (unchanged, if it was a good baseline sRGB one) or PNG bytes made by us. They are made or fetched on
   * demand, because those of a large game do not fit into memory together; the caller should release them soon.
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
  /** Tag of the language of the texts; absent = the file does not say. */
  readonly lang?: string;
}

/** What was drawn for earlier prints: sections, each with a digest of everything from which it was made as its key. */
export interface KeptSections {
  /** Identifies what all scenes and marks are drawn with: the fonts, whatever their faces are called. */
  readonly drawnWith: string;
  /**
   * The name of a scene by its key: together with `drawnWith` it determines how it is drawn, here and in other prints.
   */
  sceneName(key: string): string;
  get(key: string): Section | undefined;
  put(key: string, section: Section): void;
}

export interface PdfJob {
  readonly sheets: SheetSet;
  /** The scene of a key; sheets are drawn one after the other, so a job may make scenes on demand. */
  scene(key: string): Scene;
  readonly pictures: Pictures;
  readonly fonts: FontPrograms;
  readonly info: PdfInfo;
  /** Everything that is drawn is grey, and blended in one ink; default: in colours. */
  readonly isGrey?: boolean;
  /** The press that the file is meant for; nothing is converted to it. Absent = none. */
  readonly intent?: OutputProfile;
  /** Absent = everything is drawn, with the same bytes. */
  readonly kept?: KeptSections | undefined;
  /** Called with a number of sides once they are drawn, for progress. */
  drawn?(sides: number): void;
}
