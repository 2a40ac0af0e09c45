/**
 * A few sides of a print, drawn independently of the rest of the file: their objects refer to each other by index, and
 * to what many sections share (fonts, pictures, the page tree) by content. Nothing of a section except its fonts' codes
 * depends on what was drawn before, so that one of an earlier print can be reused.
 */

/** A reference to an object as written in a section's sources, between braces, which have no other meaning there. */
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

/** Keys without a value are omitted. */
export type SectionDictionary = { [key: string]: SectionValue | undefined };

/** An object outside of sections. */
export type OuterObject =
  | { readonly kind: "font"; readonly face: string; readonly part: number }
  | { readonly kind: "picture"; readonly key: string; readonly pixelated?: true };

/** An object as written in the file, except for the numbers of others. */
export interface SectionObject {
  readonly source: string;
  /** As stored, compressed or not. */
  readonly stream?: Uint8Array;
}

/** A printed glyph, and the code that the section's strings use for it. */
export interface CodedGlyph {
  readonly face: string;
  readonly glyphId: number;
  /** The characters that it represents. */
  readonly text: string;
  readonly code: string;
  /** The number of the face's font object that has the code, from 0. */
  readonly part: number;
}

export interface Section {
  /** Each refers only to earlier ones. */
  readonly objects: readonly SectionObject[];
  /** Sources of the pages, one per side. */
  readonly pages: readonly string[];
  readonly outer: readonly OuterObject[];
  /** In the order in which they were first drawn. */
  readonly glyphs: readonly CodedGlyph[];
}

/** The page tree, to which each page refers. */
export const PAGES: SectionRef = { mark: "{pages}" };

export const markOf = (place: "object" | "outer", index: number): string =>
  place === "object" ? `{${index}}` : `{+${index}}`;

/** True if a source refers to other objects. */
export const refersTo = (source: string): boolean => source.includes("{");

/** A source with its references replaced by numbers in the file, `numbers` by mark. */
export function numbered(source: string, numbers: ReadonlyMap<string, string>): string {
  let result = "";
  let at = 0;
  // Without a regular expression: thousands of sources are reused if little has changed.
  for (let open = source.indexOf("{"); open >= 0; open = source.indexOf("{", at)) {
    const end = source.indexOf("}", open) + 1;
    result += source.slice(at, open) + (numbers.get(source.slice(open, end)) as string);
    at = end;
  }
  return result + source.slice(at);
}
