/**
 * A few sides of a print, drawn, as far as they do not depend on the rest of the file: their objects name each other by
 * their place among them, and what many sections share (fonts, pictures, the list of pages) by what it is. Nothing of a
 * section but its fonts' codes depends on what was drawn before, so that one of an earlier print can be taken over.
 */

/** An object as sources of the section name it, between braces, which stand for nothing else there. */
export interface SectionRef {
  readonly mark: string;
}

/** Values of a section's objects (ISO 32000-1, 7.3); text is a name. */
export type SectionValue =
  | string
  | number
  | boolean
  | SectionRef
  | SectionText
  | readonly SectionValue[]
  | SectionDictionary;

/** A string of ASCII characters. */
export interface SectionText {
  readonly ascii: string;
}

/** Keys without a value are left out. */
export type SectionDictionary = { [key: string]: SectionValue | undefined };

/** An object that stands outside of sections. */
export type OuterObject =
  | { readonly kind: "font"; readonly face: string; readonly part: number }
  | { readonly kind: "picture"; readonly key: string; readonly pixelated?: true };

/** An object as it is written in the file, but for the numbers of others. */
export interface SectionObject {
  readonly source: string;
  /** As it is stored, compressed or not. */
  readonly stream?: Uint8Array;
}

/** A glyph that is printed, and the code by which strings of the section name it. */
export interface CodedGlyph {
  readonly face: string;
  readonly glyphId: number;
  /** What it stands for. */
  readonly text: string;
  readonly code: string;
  /** The number of the face's font object that has the code, from 0. */
  readonly part: number;
}

export interface Section {
  /** Each names only such as stand before it. */
  readonly objects: readonly SectionObject[];
  /** Sources of the pages, one a side. */
  readonly pages: readonly string[];
  readonly outer: readonly OuterObject[];
  /** In the order in which they were drawn first. */
  readonly glyphs: readonly CodedGlyph[];
}

/** The list of pages, to which each of them points. */
export const PAGES: SectionRef = { mark: "{pages}" };

export const markOf = (place: "object" | "outer", index: number): string =>
  place === "object" ? `{${index}}` : `{+${index}}`;

/** A source with the objects that it names by their numbers in the file, `numbers` by the marks. */
export function numbered(source: string, numbers: ReadonlyMap<string, string>): string {
  let result = "";
  let at = 0;
  // without a regular expression: thousands of sources are taken over where little has changed
  for (let open = source.indexOf("{"); open >= 0; open = source.indexOf("{", at)) {
    const end = source.indexOf("}", open) + 1;
    result += source.slice(at, open) + (numbers.get(source.slice(open, end)) as string);
    at = end;
  }
  return result + source.slice(at);
}
