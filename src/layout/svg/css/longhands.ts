/**
 * The properties that one declaration of CSS sets: itself, or the longhands of a shorthand. An unsupported declaration
 * gives a reason, in words; one without an effect on paper sets nothing and is not a fault.
 */
import { nearest } from "../../../diagnostics/nearest.ts";
import { shortened } from "../../../diagnostics/words.ts";
import { expandFont, type Longhand } from "./font-shorthand.ts";
import { isGeometry } from "./geometry.ts";
import { isWithoutEffect, PROPERTY_NAMES, propertyOf } from "./properties.ts";

/**
 * Characters of one value. Drawing programs write a few dozen; reading a value may take time for each pair of
 * characters.
 */
const LONGEST_VALUE = 2000;

/** They may list shapes and their corners, which have their own limits, and are read in one pass. */
const LONG: ReadonlySet<string> = new Set(["d", "shape-inside"]);

/** Why a value that is too long for its property is not read, in words. */
export const explainLength = (name: string, value: string): string | undefined =>
  value.length > LONGEST_VALUE && !LONG.has(name.replace(/^b:/, ""))
    ? `${shortened(name)} has more than ${LONGEST_VALUE} characters and is ignored`
    : undefined;

/** The settings of a declaration, or the reason why it is not supported. */
export function longhandsOf(name: string, value: string): readonly Longhand[] | string {
  if (name.startsWith("-") || isWithoutEffect(name)) return [];
  const tooLong = explainLength(name, value);
  if (tooLong !== undefined) return tooLong;
  if (/\bvar\(/.test(value))
    return `${name}: ${value} is not supported; write the value itself instead of var()`;
  if (name === "marker") return MARKERS.map((marker) => [marker, value]);
  if (name === "font") return expandFont(value) ?? `font: ${value} is not supported; ${FONT_FORM}`;
  if (isGeometry(name) || propertyOf(name)) return [[name, value]];
  const near = nearest(name, PROPERTY_NAMES);
  return `the property ${name} is not supported${near === undefined ? "" : `; did you mean ${near}?`}`;
}

const FONT_FORM = 'expected a size with its unit and a family, as in "italic bold 6px Alegreya"';

const MARKERS = ["marker-start", "marker-mid", "marker-end"];
