/**
 * Fields in addresses as programs encode them: `xlink:href="art/%7B%7Bart%7D%7D.png"`, `url(#%7B%7Bsuit%7D%7D)`. Only two
 * consecutive encoded braces, in an address of the drawing, begin a field; a name with one "%7B" in it is unchanged, and
 * so is an embedded picture (`data:`).
 * Limits: it goes by the attributes of tags as in XML.
 */
import { withoutPercentCodes } from "../../diagnostics/percent-codes.ts";
import { type Reading, readingsIn } from "./readings.ts";
import { attributesOf, startTagsIn } from "./tag-attributes.ts";
import { characterOf, ENTITY } from "./xml-text.ts";

/** The decoded characters of such fields, in order. */
export function encodedFields(text: string): readonly Reading[] {
  if (!ENCODED.test(text)) return [];
  const attributes = [...startTagsIn(text)].flatMap((tag) =>
    ENCODED.test(tag.inside) ? attributesOf(tag) : [],
  );
  return attributes.flatMap(({ name, value, offset }) =>
    isAddress(name, value) ? inAddress(value, offset) : [],
  );
}

const ENCODED = /%7B%7B/i;

const isAddress = (name: string, value: string): boolean =>
  (/^(?:(?:.*:)?href|b:art)$/.test(name) || value.includes("url(")) && !/^\s*data:/i.test(value);

/** Consecutive braces, up to the next that close. */
const FIELD = /(?<!%7B)(?:%7B){2,}(?:(?!%7B)[\s\S])*?(?:%7D){2,}/gi;

/** A character in UTF-8. */
const UTF8 =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi;

function inAddress(value: string, start: number): readonly Reading[] {
  return [...value.matchAll(FIELD)].flatMap(({ 0: field, index }) => [
    ...readingsIn(field, start + index, UTF8, withoutPercentCodes),
    ...readingsIn(field, start + index, ENTITY, characterOf),
  ]);
}
