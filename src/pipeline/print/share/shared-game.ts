/** What a shared page knows of a game: plain data, written into the page as JSON and read by its script. */
import type { Ink } from "../../../game/ink.ts";

export interface SharedGame {
  readonly title: string;
  readonly version: string;
  /** Titles of the kits or the like that were chosen; absent = all cards. */
  readonly part?: string;
  /** Made in spite of errors. */
  readonly isDraft: boolean;
  readonly ink: Ink;
  /** Tag of the language of its texts; absent = that of the page, English. */
  readonly lang?: string;
  readonly decks: readonly SharedDeck[];
  /** Each once, however many cards show it. */
  readonly drawings: readonly SharedDrawing[];
  /** What drawings refer to, as SVG source by id: outlines of letters, icons, gradients, clips and pictures. */
  readonly definitions: Readonly<Record<string, string>>;
  /** The credits of a print, line by line. */
  readonly credits: string;
}

export interface SharedDeck {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly SharedCard[];
}

export interface SharedCard {
  readonly id: string;
  /** Its title or name, if it has one. */
  readonly title?: string;
  readonly copies: number;
  /** Positions in `drawings`. */
  readonly front: number;
  readonly back?: number;
}

export interface SharedDrawing {
  /** mm, cut. */
  readonly width: number;
  readonly height: number;
  /** Radius of the rounded corners, in mm; 0 for shaped pieces. */
  readonly corner: number;
  /** SVG elements in mm. */
  readonly svg: string;
  /** Its texts as printed, in the order of the template. */
  readonly texts: readonly string[];
}
