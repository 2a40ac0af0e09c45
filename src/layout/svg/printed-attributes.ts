/**
 * Attributes with the prefix "b:" on SVG elements. A drawing program shows the plain attribute and keeps the prefixed
 * one, which replaces it in print: `<rect fill="#8a4b2a" b:fill="{{colour}}"/>`. With `b:text`, `b:icon` or `b:art` an
 * element is a placeholder: the program shows it, and a text, an icon or a picture is printed in its place.
 */
import { isGeometry, takesMeasure } from "./css/geometry.ts";
import { propertyOf } from "./css/properties.ts";
import type { SvgElement } from "./svg-element.ts";

export type PlaceholderKind = "text" | "icon" | "art";

export const PLACEHOLDERS: readonly PlaceholderKind[] = ["text", "icon", "art"];
const PLACEHOLDER_NAMES = PLACEHOLDERS.map((kind) => `b:${kind}`);

/** Attributes of `<b:text>`, `<b:icon>` and `<b:art>` besides the box and CSS; placeholders take the same, prefixed. */
export const OWN_ATTRIBUTES: Readonly<Record<PlaceholderKind, readonly string[]>> = {
  text: [
    ...["size", "min-size", "align", "valign", "font", "weight", "leading", "paragraph-gap", "direction"],
    "hyphens",
    ...["features", "icon-fill"],
  ],
  icon: ["name", "size", "or"],
  art: ["href", "fit", "focus"],
};

/** The name behind the prefix; undefined for an attribute without it. */
export const printedName = (name: string): string | undefined =>
  name.startsWith("b:") ? name.slice(2) : undefined;

/** The kinds of placeholder that an element is: none, one, or by mistake more. */
export const placeholdersIn = (attributes: Readonly<Record<string, string>>): readonly PlaceholderKind[] =>
  PLACEHOLDERS.filter((kind) => attributes[`b:${kind}`] !== undefined);

/** True if something else is printed in place of the element. */
export function isPlaceholder({ attributes }: Pick<SvgElement, "attributes">): boolean {
  for (const name of PLACEHOLDER_NAMES) if (attributes[name] !== undefined) return true;
  return false;
}

/**
 * Gives the plain attributes of an element the values of the prefixed ones, which stay beside them. An empty one leaves
 * the plain one unchanged, for cards without the field. `b:style` is the slope of a text, not the plain `style`.
 */
export function putPrinted(attributes: Record<string, string>): void {
  for (const name in attributes) {
    const plain = printedName(name);
    const value = attributes[name] as string;
    if (plain === undefined || KEPT.has(plain) || plain.startsWith("on") || value.trim() === "") continue;
    attributes[plain] = value;
  }
}

const KEPT: ReadonlySet<string> = new Set(["style", "id", ...PLACEHOLDERS]);

/** Properties from a prefixed attribute, which override all CSS; undefined if the plain attribute is enough. */
export function printedDeclaration(
  element: string,
  attribute: string,
  value: string,
): { readonly kind: "properties" | "geometry"; readonly name: string } | undefined {
  const name = printedName(attribute);
  if (name === undefined || value.trim() === "") return undefined;
  if (propertyOf(name)) return { kind: "properties", name };
  return isGeometry(name) && takesMeasure(element, name) ? { kind: "geometry", name } : undefined;
}
