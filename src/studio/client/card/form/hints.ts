/** What the cards of a deck show about its fields: which name pictures or icons, which have long texts. */

import type { FieldPath } from "../../project/card-schema.ts";
import { isMap, type Json, type JsonMap } from "../../project/json.ts";
import { type DeckHints, keyOf } from "./describe.ts";

const PICTURE = /\.(png|jpe?g|webp|svg)$/i;
/** Names of fields that mean pictures or icons while no card has a value yet. */
const PICTURE_NAME = /(^|[-_.*])(picture|image|art|photo|illustration)s?$/i;
const ICON_NAME = /(^|[-_.*])(icon|symbol)s?$/i;
const ICON_VALUE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Characters; a text that is longer needs more than one line of the form. */
const LONG = 34;

/**
 * @param names fields of the schema, so that empty ones are known by their names
 * @param shown fields that the deck's templates show as pictures, whatever their values look like
 */
export function hintsOf(
  cards: readonly JsonMap[],
  names: readonly string[],
  defaults: JsonMap,
  shown: readonly string[] = [],
): DeckHints {
  const texts = new Map<string, string[]>(names.map((name) => [name, []]));
  const note = (value: Json, path: FieldPath): void => {
    if (typeof value === "string") {
      const key = keyOf(path);
      const known = texts.get(key);
      if (known) known.push(value);
      else texts.set(key, [value]);
    } else if (Array.isArray(value))
      for (const [index, item] of (value as readonly Json[]).entries()) note(item, [...path, index]);
    else if (isMap(value)) for (const [name, inner] of Object.entries(value)) note(inner, [...path, name]);
  };
  for (const values of [defaults, ...cards]) note(values, []);
  const keysWhere = (test: (key: string, values: readonly string[]) => boolean): ReadonlySet<string> =>
    new Set([...texts].filter(([key, values]) => test(key, values)).map(([key]) => key));
  return {
    pictures: keysWhere(
      (key, values) =>
        shown.includes(key) ||
        values.some((one) => PICTURE.test(one)) ||
        (PICTURE_NAME.test(key) && values.length === 0),
    ),
    icons: keysWhere((key, values) => ICON_NAME.test(key) && values.every((one) => ICON_VALUE.test(one))),
    longTexts: keysWhere(
      (key, values) =>
        /(^|\.)(text|rules|note)$/i.test(key) ||
        values.some((one) => one.length > LONG || one.includes("\n")),
    ),
    defaults,
  };
}
