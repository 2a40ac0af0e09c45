/**
 * The style of an element: its declarations over what it inherits. Values stay text here and are read where they are
 * used. Only the font size is computed at once, because `em` and `%` inherit as lengths.
 */
import { fontSizeOf, inPxOf } from "../lengths.ts";
import { printedDeclaration } from "../printed-attributes.ts";
import type { SvgElement } from "../svg-element.ts";
import { type Declaration, parseDeclarations } from "./declarations.ts";
import { weightBelow } from "./font-weight.ts";
import { isGeometry, unwrapped } from "./geometry.ts";
import { explainLength, longhandsOf } from "./longhands.ts";
import { propertyOf } from "./properties.ts";
import { rulesFor, type StyleSheet } from "./style-sheet.ts";

type Values = Readonly<Record<string, string>>;

export interface Style {
  readonly inherited: Values;
  readonly own: Values;
}

/** All keys come from the table of properties, so plain objects are safe. */
const NOTHING: Values = Object.freeze({});

/** The style above the root: every property at its initial value. */
export const INITIAL_STYLE: Style = { inherited: NOTHING, own: NOTHING };

/** The `color` above the root of a drawing that takes the colour of the place that uses it. */
export const USER_COLOUR = "b:user";

/** The effective value for an element. @throws RangeError for a property that is not in the table */
export function cssValue(style: Style, name: string): string {
  const property = propertyOf(name);
  if (!property) throw new RangeError(`no such property: ${name}`);
  return (property.inherited ? style.inherited[name] : style.own[name]) ?? property.initial;
}

/** True if the element itself, not its parent, gives the value. */
export function declares(element: SvgElement, sheet: StyleSheet, name: string): boolean {
  return declarationsOf(element, sheet)?.[name] !== undefined;
}

/**
 * All known properties that are declared for an element: attributes, overridden by the sheet, overridden by `style=""`.
 * Undefined if there are none.
 */
export function declarationsOf(element: SvgElement, sheet: StyleSheet): Values | undefined {
  return declaredFor(element, sheet).properties;
}

/** The measures that sheet and `style=""` give an element over its attributes; undefined if there are none. */
export function geometryOf(element: SvgElement, sheet: StyleSheet): Values | undefined {
  return declaredFor(element, sheet).geometry;
}

/** The effective measure: from `style=""`, else the sheet, else the attribute. */
export function measureOf(element: SvgElement, sheet: StyleSheet, name: string): string | undefined {
  return geometryOf(element, sheet)?.[name] ?? element.attributes[name];
}

/** Unsupported declarations in `style=""`, in words. */
export function unreadStyle(element: SvgElement, sheet: StyleSheet): readonly string[] {
  return declaredFor(element, sheet).unread;
}

interface Declared {
  readonly properties?: Values;
  readonly geometry?: Values;
  readonly unread: readonly string[];
  /** The last result, and the parent style it was for: most elements are drawn at one place only. */
  latest?: { readonly parent: Style; readonly style: Style };
}

/** By an element's attributes: it is drawn as often as it is used, but its declarations stay the same. */
const read = new WeakMap<SvgElement["attributes"], Declared>();

function declaredFor(element: SvgElement, sheet: StyleSheet): Declared {
  const known = read.get(element.attributes);
  if (known) return known;
  const declared = readDeclarations(element, sheet);
  read.set(element.attributes, declared);
  return declared;
}

/**
 * In the order of the cascade, lowest precedence first: attributes, the sheet, `style=""`, everything important, and the
 * element's values for print alone.
 */
function readDeclarations(element: SvgElement, sheet: StyleSheet): Declared {
  const found: { properties?: Record<string, string>; geometry?: Record<string, string> } = {};
  const declare = (kind: "properties" | "geometry", name: string, value: string): void => {
    found[kind] ??= {};
    found[kind][name] = value;
  };
  const declareAll = (declarations: readonly Declaration[]): void => {
    for (const { name, value } of declarations) {
      const settings = longhandsOf(name, value);
      if (typeof settings === "string") continue;
      for (const [longhand, text] of settings)
        if (isGeometry(longhand)) declare("geometry", longhand, unwrapped(longhand, text));
        else declare("properties", longhand, text);
    }
  };
  const tooLong: string[] = [];
  for (const name in element.attributes) {
    if (!propertyOf(name)) continue;
    const value = (element.attributes[name] as string).trim();
    const fault = explainLength(name, value);
    if (fault === undefined) declare("properties", name, value);
    else tooLong.push(fault);
  }
  const inline = parseDeclarations(element.attributes.style ?? "");
  const css = [...rulesFor(sheet, element), ...inline];
  declareAll(css.filter(({ important }) => !important));
  declareAll(css.filter(({ important }) => important));
  for (const attribute in element.attributes) {
    const value = element.attributes[attribute] as string;
    const printed = printedDeclaration(element.name, attribute, value);
    const fault = printed && explainLength(attribute, value);
    if (fault !== undefined) tooLong.push(fault);
    else if (printed) declare(printed.kind, printed.name, value.trim());
  }
  const reasons = reasonsIn(inline);
  return { ...found, unread: tooLong.length > 0 ? [...tooLong, ...reasons] : reasons };
}

function reasonsIn(declarations: readonly Declaration[]): readonly string[] {
  if (declarations.length === 0) return NO_REASONS;
  return declarations
    .map(({ name, value }) => longhandsOf(name, value))
    .filter((read) => typeof read === "string");
}

const NO_REASONS: readonly string[] = [];

/** The style of an element below `parent`; the same object for elements with equal attributes below the same parent. */
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
  compute(inherited, declared, parent);
  return { inherited, own };
}

/** Values that inherit as computed, not as written: sizes, weights, `currentcolor`, lengths in em. */
function compute(inherited: Record<string, string>, declared: Values, parent: Style): void {
  const size = inherited["font-size"];
  if (declared["font-size"] !== undefined && size !== undefined)
    inherited["font-size"] = String(fontSizeOf(size, sizeIn(parent)) ?? size);
  const weight = inherited["font-weight"];
  if (declared["font-weight"] !== undefined && weight !== undefined)
    inherited["font-weight"] = weightBelow(weight, cssValue(parent, "font-weight"));
  if (inherited.color?.toLowerCase() === "currentcolor") inherited.color = cssValue(parent, "color");
  for (const name of INHERITED_LENGTHS)
    if (declared[name] !== undefined && inherited[name] !== undefined)
      inherited[name] = inPxOf(inherited[name], Number(inherited["font-size"] ?? INITIAL_SIZE));
}

const INITIAL_SIZE = 16;

const INHERITED_LENGTHS = [
  "letter-spacing",
  "word-spacing",
  "stroke-width",
  "stroke-dasharray",
  "stroke-dashoffset",
];

/** The font size in user units; the default if the style gives no readable one. */
export function sizeIn(style: Style): number {
  const size = Number(cssValue(style, "font-size"));
  return Number.isNaN(size) ? INITIAL_SIZE : size;
}

/** Keywords for a value from elsewhere. Those with capitals are lower-cased, except in fonts. */
function keyword(name: string, value: string, parent: Style): string {
  if (!WORD.test(value)) return value;
  const word = value.toLowerCase();
  if (word === "inherit") return cssValue(parent, name);
  const property = propertyOf(name);
  if (word === "initial") return property?.initial ?? value;
  if (!["unset", "revert", "revert-layer"].includes(word))
    return name === "font-family" || !CAPITAL.test(value) ? value : word;
  return property?.inherited ? cssValue(parent, name) : (property?.initial ?? value);
}

const WORD = /^[a-z-]+$/i;
const CAPITAL = /^[A-Z]/;
