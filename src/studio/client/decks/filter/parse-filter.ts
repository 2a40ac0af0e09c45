/**
 * The language of the filter box: words, and conditions on fields.
 *
 *     axe                 cards with this in any of their words
 *     "two words"         the words together
 *     suit:sword          the field contains it; numbers must be equal
 *     suit:sword|axe      one of several
 *     suit=sword          the field is exactly this
 *     cost:>2  cost>=2    also < and <=
 *     cost:1..3           both ends included
 *     has:art             the field has a value; has:error, has:warning, has:hint, has:finding
 *     -word  -suit:axe    none of these
 *
 * All conditions must be met. A text that is still being typed ("suit:", a quote without its end) is never an error.
 */

export type Test =
  | { readonly kind: "contains" | "is"; readonly values: readonly string[] }
  | { readonly kind: "compares"; readonly sign: ">" | ">=" | "<" | "<="; readonly limit: number }
  | { readonly kind: "between"; readonly least: number; readonly most: number };

interface TermBase {
  /** Offsets in the text, for completion and messages. */
  readonly start: number;
  readonly end: number;
  readonly isNot: boolean;
}

export type Term =
  | (TermBase & { readonly kind: "word"; readonly text: string })
  | (TermBase & { readonly kind: "field"; readonly field: string; readonly test: Test })
  | (TermBase & { readonly kind: "has"; readonly field: string })
  /** A field whose value is still to be typed: no condition yet. */
  | (TermBase & { readonly kind: "begun"; readonly field: string });

/** A run of characters that are not spaces, where quotes hold spaces together. */
const TERM = /(?:"[^"]*"?|[^\s"])+/g;

/** A field's name, then the sign of a condition, then the rest. */
const CONDITION = /^([\p{L}_][\p{L}\p{N}_.-]*?)(:?(?:>=|<=|>|<|=)|:)(.*)$/su;

const RANGE = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)$/;

export function parseFilter(text: string): readonly Term[] {
  return [...text.matchAll(TERM)].map((match) => termOf(match[0], match.index));
}

function termOf(source: string, start: number): Term {
  const isNot = source.length > 1 && source.startsWith("-");
  const base = { start, end: start + source.length, isNot };
  const body = isNot ? source.slice(1) : source;
  const [, field, sign, rest] = body.startsWith('"') ? [] : (CONDITION.exec(body) ?? []);
  if (field === undefined || sign === undefined || rest === undefined)
    return { ...base, kind: "word", text: unquoted(body) };
  const value = unquoted(rest);
  if (value === "") return { ...base, kind: "begun", field };
  if (field.toLowerCase() === "has" && sign === ":") return { ...base, kind: "has", field: value };
  return { ...base, kind: "field", field, test: testOf(sign.replace(":", ""), rest) };
}

function testOf(sign: string, rest: string): Test {
  const value = unquoted(rest);
  const number = Number(value);
  if (sign === ">" || sign === ">=" || sign === "<" || sign === "<=")
    return { kind: "compares", sign, limit: value.trim() === "" ? Number.NaN : number };
  const [, least, most] = RANGE.exec(value) ?? [];
  if (sign === "" && least !== undefined && most !== undefined)
    return { kind: "between", least: Number(least), most: Number(most) };
  return { kind: sign === "=" ? "is" : "contains", values: alternatives(rest) };
}

/** Parts between bars outside quotes. */
function alternatives(rest: string): readonly string[] {
  const parts = (rest.match(/(?:"[^"]*"?|[^|"])+/g) ?? []).map(unquoted);
  return parts.filter((part) => part !== "");
}

const unquoted = (text: string): string => text.replaceAll('"', "");
