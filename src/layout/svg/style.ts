/**
 * The style of an element: what is declared for it over what it inherits. Values stay text here; who needs one reads
 * it. Only the font size is computed at once, because `em` and `%` inherit as lengths.
 */
import { parseDeclarations } from "./declarations.ts";
import { isGeometry, unwrapped } from "./geometry.ts";
import { fontSizeOf } from "./lengths.ts";
import { propertyOf } from "./properties.ts";
import { rulesFor, type StyleSheet } from "./style-sheet.ts";
import type { SvgElement } from "./svg-element.ts";

type Values = Readonly<Record<string, string>>;

export interface Style {
  readonly inherited: Values;
  readonly own: Values;
}

/** All keys come from the table of properties, so plain objects are safe. */
const NOTHING: Values = Object.freeze({});

/** The style above the root: every property at its first value. */
export const INITIAL_STYLE: Style = { inherited: NOTHING, own: NOTHING };

/** The `color` above the root of a drawing that takes the colour of the place that uses it. */
export const USER_COLOUR = "b:user";

/** The value that counts for an element. @throws RangeError for a property that the table does not have. */
export function cssValue(style: Style, name: string): string {
  const property = propertyOf(name);
  if (!property) throw new RangeError(`no such property: ${name}`);
  return (property.inherited ? style.inherited[name] : style.own[name]) ?? property.initial;
}

/** True when the element itself, not its parent, gives the value. */
export function declares(element: SvgElement, sheet: StyleSheet, name: string): boolean {
  return declarationsOf(element, sheet)?.[name] !== undefined;
}

/**
 * All known properties that are declared for an element: attributes, over them the sheet, over it `style=""`.
 * undefined when there are none.
 */
export function declarationsOf(element: SvgElement, sheet: StyleSheet): Values | undefined {
  return declaredFor(element, sheet).properties;
}

/** The measures that sheet and `style=""` give an element over its attributes; undefined when there are none. */
export function geometryOf(element: SvgElement, sheet: StyleSheet): Values | undefined {
  return declaredFor(element, sheet).geometry;
}

/** A measure as it counts: of `style=""`, else of the sheet, else the attribute. */
export function measureOf(element: SvgElement, sheet: StyleSheet, name: string): string | undefined {
  return geometryOf(element, sheet)?.[name] ?? element.attributes[name];
}

interface Declared {
  readonly properties?: Values;
  readonly geometry?: Values;
  /** The style that it came to last, and what that was below: most elements are drawn at one place only. */
  latest?: { readonly parent: Style; readonly style: Style };
}

/** By an element's attributes: it is drawn as often as it is used, but what it declares stays the same. */
const read = new WeakMap<SvgElement["attributes"], Declared>();

function declaredFor(element: SvgElement, sheet: StyleSheet): Declared {
  const known = read.get(element.attributes);
  if (known) return known;
  const declared = readDeclarations(element, sheet);
  read.set(element.attributes, declared);
  return declared;
}

function readDeclarations(element: SvgElement, sheet: StyleSheet): Declared {
  const found: { properties?: Record<string, string>; geometry?: Record<string, string> } = {};
  const declare = (kind: "properties" | "geometry", name: string, value: string): void => {
    found[kind] ??= {};
    found[kind][name] = value;
  };
  const declareCss = (name: string, value: string): void => {
    if (isGeometry(name)) declare("geometry", name, unwrapped(name, value));
    else if (name === "marker") for (const marker of MARKERS) declare("properties", marker, value);
    else if (propertyOf(name)) declare("properties", name, value);
  };
  for (const name in element.attributes)
    if (propertyOf(name)) declare("properties", name, (element.attributes[name] as string).trim());
  for (const [name, value] of rulesFor(sheet, element)) declareCss(name, value);
  const inline = element.attributes.style;
  if (inline !== undefined) for (const [name, value] of parseDeclarations(inline)) declareCss(name, value);
  return found;
}

/** What the short property `marker` stands for. */
const MARKERS = ["marker-start", "marker-mid", "marker-end"];

/** The style of an element below `parent`; the same object for elements of equal attributes below the same parent. */
export function computeStyle(element: SvgElement, parent: Style, sheet: StyleSheet): Style {
  const declared = declaredFor(element, sheet);
  if (declared.latest?.parent !== parent)
    declared.latest = { parent, style: styleBelow(parent, declared.properties) };
  return declared.latest.style;
}

function styleBelow(parent: Style, declared: Values | undefined): Style {
  if (!declared) return parent.own === NOTHING ? parent : { inherited: parent.inherited, own: NOTHING };
  const inherited: Record<string, string> = { ...parent.inherited };
  const own: Record<string, string> = {};
  for (const name in declared) {
    const target = propertyOf(name)?.inherited ? inherited : own;
    target[name] = keyword(name, declared[name] as string, parent);
  }
  const size = inherited["font-size"];
  if (declared["font-size"] !== undefined && size !== undefined) {
    inherited["font-size"] = String(fontSizeOf(size, sizeIn(parent)) ?? size);
  }
  if (inherited.color?.toLowerCase() === "currentcolor") inherited.color = cssValue(parent, "color");
  return { inherited, own };
}

/** The font size in user units; the usual one where the style says nothing that can be read. */
export function sizeIn(style: Style): number {
  const size = Number(cssValue(style, "font-size"));
  return Number.isNaN(size) ? 16 : size;
}

/** `inherit`, `initial` and `unset` mean other values. */
function keyword(name: string, value: string, parent: Style): string {
  if (value === "inherit") return cssValue(parent, name);
  const property = propertyOf(name);
  if (value === "initial" || value === "unset") {
    return value === "unset" && property?.inherited ? cssValue(parent, name) : (property?.initial ?? value);
  }
  return value;
}
