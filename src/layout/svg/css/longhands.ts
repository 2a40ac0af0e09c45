/**
 * What one declaration of CSS sets: itself, or for a shorthand all that it stands for. What is not read has a reason,
 * in words; what changes nothing on paper sets nothing and is no fault.
 */
import { nearest } from "../../../diagnostics/nearest.ts";
import { shortened } from "../../../diagnostics/words.ts";
import { expandFont, type Longhand } from "./font-shorthand.ts";
import { isGeometry } from "./geometry.ts";
import { isWithoutEffect, PROPERTY_NAMES, propertyOf } from "./properties.ts";

/**
 * Characters of one value. Drawing programs write a few dozen; what reads values may take time for each pair of
 * characters.
 */
const LONGEST_VALUE = 2000;

/** They may list shapes and their corners, which have limits of their own, and are read in one pass. */
const LONG: ReadonlySet<string> = new Set(["d", "shape-inside"]);

/** Why a value is not read that is too long for its property, in words. */
export const explainLength = (name: string, value: string): string | undefined =>
  value.length > LONGEST_VALUE && !LONG.has(name.replace(/^b:/, ""))
    ? `${shortened(name)} has more than ${LONGEST_VALUE} characters and is not read`
    : undefined;

/** The settings of a declaration, or the words for why it is not read. */
export function longhandsOf(name: string, value: string): readonly Longhand[] | string {
  if (name.startsWith("-") || isWithoutEffect(name)) return [];
  const tooLong = explainLength(name, value);
  if (tooLong !== undefined) return tooLong;
  if (/\bvar\(/.test(value)) return `${name}: ${value} is not read; write the value itself instead of var()`;
  if (name === "marker") return MARKERS.map((marker) => [marker, value]);
  if (name === "font") return expandFont(value) ?? `font: ${value} is not read; ${FONT_FORM}`;
  if (isGeometry(name) || propertyOf(name)) return [[name, value]];
  const near = nearest(name, PROPERTY_NAMES);
  return `the property ${name} is not read${near === undefined ? "" : `; did you mean ${near}?`}`;
}

const FONT_FORM = 'expected a size with its unit and a family, as in "italic bold 6px Alegreya"';

const MARKERS = ["marker-start", "marker-mid", "marker-end"];
