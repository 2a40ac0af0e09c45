/**
 * What layout may look up while it lays out a face. Everything is in memory already: layout never reads a file.
 */
import type { FontBook } from "../font/font-book.ts";
import type { Size } from "../units/box.ts";

/** An SVG drawing of an icon or a picture of the game. */
export interface SvgSource {
  /** Identifies the content: equal keys are equal drawings. */
  readonly key: string;
  readonly file: string;
  readonly text: string;
  /**
   * The folder of the game in which its own addresses are looked up first, such as "art/", or behind "/" of
   * the project; absent = the game's.
   */
  readonly folder?: string;
}

/** A raster picture; `size` in px when upright. */
export interface PixelSource {
  readonly key: string;
  readonly file: string;
  readonly size: Size;
}

export interface LayoutResources {
  readonly fonts: FontBook;
  /** An icon by the name in a text or a `<b:icon>`; undefined if nothing has that name. */
  icon(name: string): SvgSource | undefined;
  /** The printed words of a glossary term; undefined if there is no such term. */
  term(name: string): string | undefined;
  /**
   * A picture of the game by its path in the game's folder, or behind "/" in the project's; a raster picture also by its
   * `data:` address without white space. An absolute path or file address leads to the file at that place, if it is in the
   * project. Undefined if there is none.
   */
  art(href: string): SvgSource | PixelSource | undefined;
  /** Pixels per inch for content that cannot be drawn as vectors. */
  readonly rasterDpi: number;
}
