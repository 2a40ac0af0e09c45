/**
 * Which field of a deck's cards names their picture, and how its values are written: as its template reads it.
 * `href="art/{{art}}.png"` says that the field is "art" and that its values are names without folder and ending.
 */

export interface PictureField {
  readonly field: string;
  /** What the template writes before and after the value. */
  readonly before: string;
  readonly after: string;
  /** False for a field that no card has yet. */
  readonly isKnown: boolean;
  /** The template shows it. */
  readonly isShown: boolean;
}

/** A field of the card itself, or behind `this.` or `card.`, as the only value in an address. */
const HREF =
  /\b(?:xlink:)?href\s*=\s*(["'])([^"'{}]*)\{\{\{?\s*(?:this\.|card\.)?([\p{L}_][\p{L}\p{N}_-]*)\s*\}?\}\}([^"'{}]*)\1/gu;

/** Names that people give to the field of a picture. */
const USUAL = /^(?:art|artwork|picture|image|illustration|photo|portrait)$/i;

/** The field that is added to a deck that has none. */
const NEW_FIELD = "art";

/**
 * @param template the source of the side's template; undefined if it cannot be read
 * @param fields names of the fields that the deck's cards have or may have
 */
export function pictureFieldOf(template: string | undefined, fields: readonly string[]): PictureField {
  const shown = shownFieldsOf(template, fields);
  const read = shown.find(({ isKnown }) => isKnown) ?? shown[0];
  if (read) return read;
  const usual = fields.find((field) => USUAL.test(field));
  return { field: usual ?? NEW_FIELD, before: "", after: "", isKnown: usual !== undefined, isShown: false };
}

/** All fields that a template reads as names of pictures. @param fields as of `pictureFieldOf` */
export function shownFieldsOf(
  template: string | undefined,
  fields: readonly string[],
): readonly PictureField[] {
  return [...(template ?? "").matchAll(HREF)].map(([, , before = "", field = "", after = ""]) => ({
    field,
    before,
    after,
    isKnown: fields.includes(field),
    isShown: true,
  }));
}

/**
 * The value that makes the field show a picture; undefined if the template cannot show this one, because it always adds
 * another ending or folder.
 * @param path of the picture in the game's folder: "art/axe.png"
 */
export function valueFor({ before, after }: PictureField, path: string): string | undefined {
  if (path.length <= before.length + after.length) return undefined;
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  return path.slice(before.length, path.length - after.length);
}
