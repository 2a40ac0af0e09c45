/**
 * What layout may ask for while it lays out a face. Everything is in memory already: layout never reads a file.
 */

import type { FontBook } from "../font/font-book.ts";
import type { Size } from "../units/box.ts";

/** A drawing in SVG that stands for an icon or a picture of the game. */
export interface SvgSource {
  /** Names the content: equal keys are equal drawings. */
  readonly key: string;
  readonly file: string;
  readonly text: string;
  /**
   * The folder of the game that its own addresses are looked for in first, such as "art/", or behind "/" of
   * the project; absent = the game's.
   */
  readonly folder?: string;
}

/** A picture of pixels; `size` in px as it stands upright. */
export interface PixelSource {
  readonly key: string;
  readonly file: string;
  readonly size: Size;
}

export interface LayoutResources {
  readonly fonts: FontBook;
  /** An icon by the name that a text or a `<b:icon>` uses; undefined when nothing has that name. */
  icon(name: string): SvgSource | undefined;
  /** The printed words of a glossary term; undefined when there is no such term. */
  term(name: string): string | undefined;
  /**
   * A picture of the game by its path in the game's folder, or behind "/" in the project's; one of pixels also by its
   * `data:` address without white space. An absolute path or file address leads to what is at that place, if the project
   * holds it. Undefined when there is none.
   */
  art(href: string): SvgSource | PixelSource | undefined;
  /** Pixels per inch for what cannot be drawn as vectors. */
  readonly rasterDpi: number;
}
