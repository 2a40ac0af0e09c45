/** Findings about a map as a whole: an unknown field, and a missing one. */
import { nearest, onlyNearest } from "../../diagnostics/nearest.ts";
import { listed } from "../../diagnostics/words.ts";
import type { FaultWords } from "../../source/fault.ts";
import type { SourceEntry, SourceMap, TextRange } from "../../source/tree.ts";
import type { JsonSchema } from "../json-schema.ts";
import { written } from "./words.ts";

export interface Placed {
  readonly range: TextRange;
  readonly words: FaultWords;
}

/** `declare` says how a new field can be declared, if content may do that. */
export function unknownField(
  map: SourceMap,
  key: string,
  schema: JsonSchema,
  declare?: (field: string) => string,
): Placed {
  const entry = map.entries.find((one) => one.key === key);
  const used = new Set(map.entries.map((one) => one.key));
  const names = Object.keys(schema.properties ?? {});
  const free = names.filter((name) => !used.has(name));
  const comma = decimalComma(map, entry);
  const near = comma === undefined ? nearest(key, free) : undefined;
  const sure = comma === undefined ? onlyNearest(key, free) : undefined;
  const otherwise =
    comma ??
    restOfText(entry) ??
    declare?.(key) ??
    (free.length > 0 ? `the fields here are ${listed(names)}` : "remove it");
  return {
    range: entry?.keyRange ?? map,
    words: {
      rule: "schema/unknown-field",
      message: `unknown field "${key}"`,
      label: "no such field",
      fix: near === undefined ? otherwise : `did you mean ${near}?`,
      ...(sure === undefined ? {} : { replacement: { key: sure } }),
    },
  };
}

/** Maximum number of name pairs compared; maps written by people have a few dozen fields. */
const MOST_COMPARED = 10_000;

/** Fields that are written but misspelled, if recognisable: they need not be reported as missing, too. */
export function misspeltFields(map: SourceMap, schema: JsonSchema): ReadonlySet<string> {
  const fields = schema.properties ?? {};
  const used = new Set(map.entries.map(({ key }) => key));
  const strange = [...used].filter((key) => !Object.hasOwn(fields, key));
  if (strange.length === 0 || schema.additionalProperties !== false) return new Set();
  const free = Object.keys(fields).filter((name) => !used.has(name));
  strange.length = Math.min(strange.length, Math.ceil(MOST_COMPARED / (free.length + 1)));
  return new Set(strange.flatMap((key) => nearest(key, free) ?? []));
}

/** `{ cost: 1,5 }`: digits, perhaps with a unit, right after a whole number and a comma. */
function decimalComma(map: SourceMap, entry: SourceEntry | undefined): string | undefined {
  const { entries } = map;
  const index = entries.findIndex(({ keyRange }) => keyRange.start === entry?.keyRange.start);
  const before = entries[index - 1]?.value;
  if (before?.kind !== "scalar" || before.quoted || !/^[+-]?\d+$/.test(before.text)) return undefined;
  const isRest =
    entry?.value.kind === "scalar" && entry.value.text === "" && /^\d+ ?[a-z%]*$/i.test(entry.key);
  if (!isRest || entry.keyRange.start !== before.end + 1) return undefined;
  return `a comma separates fields here: write ${before.text}.${entry.key}, or put it in quotes`;
}

/** `{ text: Costs 3, pays 1 }`: a name of several words without a value is probably the rest of a text. */
function restOfText(entry: SourceEntry | undefined): string | undefined {
  const isRest = entry && /\s/.test(entry.key) && entry.value.kind === "scalar" && entry.value.text === "";
  return isRest ? "if it continues a text before a comma, put that text in quotes" : undefined;
}

export function missingField(map: SourceMap, key: string, schema: JsonSchema, what: string): Placed {
  const { examples = [], description } = schema.properties?.[key] ?? {};
  const values = examples.filter((example, index) => index === 0 || typeof example === "string");
  const lines = (values.length > 0 ? values.map(written) : ["..."]).map((value) => `\`${key}: ${value}\``);
  return {
    range: headOf(map),
    words: {
      rule: "schema/missing-field",
      message: `${what} has no ${key}`,
      ...(description === undefined ? {} : { label: `${key}: ${asLabel(description)}` }),
      fix: `add ${listed(lines, "or")}`,
    },
  };
}

/** The first sentence as a label under the carets: "Name of a card size. Own ones ..." is "name of a card size". */
function asLabel(description: string): string {
  const words = description.trim().replace(/\.(?: [A-Z`].*)?$/s, "");
  return /^[A-Z][a-z ]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** The range where a map is shown: its id, or else its first key (in a row of a CSV file, its first cell). */
export function headOf(map: SourceMap): TextRange {
  const id = map.entries.find(({ key }) => key === "id");
  const [first] = map.entries;
  if (id) return id.value.end > id.value.start ? id.value : id.keyRange;
  if (!first) return { start: map.start, end: Math.max(map.end, map.start) };
  const isInside = first.keyRange.start >= map.start && first.keyRange.end <= map.end;
  return isInside ? first.keyRange : first.value;
}
