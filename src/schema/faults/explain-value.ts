/** Findings about one value (wrong type, not an allowed value, bad format, out of range) and their fixes. */
import { fixOfLength, lengthMeant } from "../../diagnostics/length-words.ts";
import { nearest, onlyNearest } from "../../diagnostics/nearest.ts";
import type { FaultWords } from "../../source/fault.ts";
import { tooLongToMatch } from "../../source/pattern.ts";
import type { SourceNode } from "../../source/tree.ts";
import {
  CARD_ID_PATTERN,
  COLOUR_PATTERN,
  ID_PATTERN,
  LENGTH_PATTERN,
  PLACE_MESSAGE,
  SQUARE_PATTERN,
} from "../fields.ts";
import { isTuple, type JsonSchema, typesOf } from "../json-schema.ts";
import {
  colourMeant,
  fixOfColour,
  fixOfId,
  fixOfPlace,
  fixOfSquare,
  idMeant,
  squareMeant,
} from "./fix-format.ts";
import { fixOfNumber } from "./number-meant.ts";
import { asInExample, expected, found } from "./words.ts";

export function wrongType(name: string, node: SourceNode, schema: JsonSchema): FaultWords {
  if (schema.pattern === LENGTH_PATTERN && node.kind === "scalar") return badFormat(name, node, schema);
  const fix = fixOfType(node, schema) ?? asInExample(schema);
  return {
    rule: "schema/wrong-type",
    message: `${name} is ${found(node)}, expected ${expected(schema)}`,
    ...(fix === undefined ? {} : { fix }),
    ...replacementOfType(node, schema),
  };
}

/** Words that other programs use for true and false, and numbers in quotes. */
function replacementOfType(node: SourceNode, schema: JsonSchema): Pick<FaultWords, "replacement"> {
  const types = typesOf(schema) ?? [];
  if (node.kind !== "scalar" || types.length !== 1) return {};
  const text = node.text.trim();
  if (types[0] === "boolean") {
    if (/^(yes|y|on|true)$/i.test(text)) return { replacement: { literal: "true" } };
    return /^(no|n|off|false)$/i.test(text) ? { replacement: { literal: "false" } } : {};
  }
  const number = types[0] === "integer" ? /^-?(0|[1-9]\d*)$/ : /^-?(0|[1-9]\d*)(\.\d+)?$/;
  const isNumber = types[0] === "integer" || types[0] === "number";
  return isNumber && node.quoted && number.test(text) ? { replacement: { literal: text } } : {};
}

export function notAllowed(
  name: string,
  node: SourceNode,
  values: readonly unknown[],
  schema: JsonSchema,
): FaultWords {
  const near = node.kind === "scalar" ? wordMeant(node.text, values) : undefined;
  const wanted = schema.errorMessage ? expected(schema) : expected({ enum: values });
  return {
    rule: "schema/not-allowed",
    message: `${name} is ${found(node)}, expected ${wanted}`,
    fix: near === undefined ? `write ${wanted}` : `write ${near}`,
    ...replacementOfChoice(node, values),
  };
}

/** Common words for values that content calls by another name. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  circle: "round",
  coin: "round",
  token: "round",
  hex: "hexagon",
  tile: "square",
  screen: "folded",
  stand: "standee",
  dice: "die",
  cube: "die",
  box: "tuck-box",
};

function wordMeant(text: string, values: readonly unknown[]): string | undefined {
  const lower = text.trim().toLowerCase();
  const other = Object.hasOwn(OTHER_WORDS, lower) ? OTHER_WORDS[lower] : undefined;
  return other !== undefined && values.includes(other) ? other : nearest(text, wordsAmong(values));
}

/** Not for numbers: -90 is not a typo of 90. */
function wordsAmong(values: readonly unknown[]): readonly string[] {
  return values.filter((value) => typeof value !== "number").map(String);
}

/** One of several values, written so that no other could be meant. */
function replacementOfChoice(node: SourceNode, values: readonly unknown[]): Pick<FaultWords, "replacement"> {
  const sure = node.kind === "scalar" ? onlyNearest(node.text, wordsAmong(values)) : undefined;
  if (sure === undefined) return {};
  return { replacement: values.includes(sure) ? { text: sure } : { literal: sure } };
}

export function badFormat(name: string, node: SourceNode, schema: JsonSchema): FaultWords {
  const text = node.kind === "scalar" ? node.text : "";
  const tooLong = schema.errorMessage ? undefined : tooLongToMatch(name, text);
  if (tooLong !== undefined)
    return { rule: "schema/bad-format", message: tooLong, fix: "shorten the text, or remove the pattern" };
  const wanted = schema.errorMessage ? expected(schema) : `a text that matches ${schema.pattern}`;
  const fix = fixOfFormat(text, schema) ?? asInExample(schema);
  const meant = meantBy(text, schema);
  return {
    rule: "schema/bad-format",
    message: `${name} is ${found(node)}, expected ${wanted}`,
    ...(fix === undefined ? {} : { fix }),
    ...(meant === undefined ? {} : { replacement: { text: meant } }),
  };
}

export function outOfRange(name: string, node: SourceNode, schema: JsonSchema): FaultWords {
  const message = `${name} is ${node.kind === "scalar" ? node.text.trim() : found(node)}, expected ${expected(schema)}`;
  return { rule: "schema/out-of-range", message, fix: `write ${expected(schema)}` };
}

function fixOfType(node: SourceNode, schema: JsonSchema): string | undefined {
  const types = typesOf(schema) ?? [];
  const isText = types.every((type) => type === "string");
  if (isTuple(schema)) return undefined;
  if (node.kind === "map" && isText) return "put the text in quotes";
  if (node.kind === "map" && types.includes("array"))
    return `write a list, each entry after a dash and a space: - ${node.entries[0]?.key ?? "id"}: ...`;
  if (node.kind === "list" && isText) return "write one text, in quotes if it begins with a bracket";
  if (node.kind !== "scalar") return undefined;
  const text = node.text.trim();
  const inSquares = schema.errorMessage === PLACE_MESSAGE ? fixOfPlace(text) : undefined;
  if (inSquares !== undefined) return inSquares;
  if (types.includes("boolean")) {
    if (/^(yes|y|on)$/i.test(text)) return "write true";
    if (/^(no|n|off)$/i.test(text)) return "write false";
    return "write true or false";
  }
  if (types.includes("number") || types.includes("integer"))
    return schema.enum && !schema.enum.includes(Number(text || "x"))
      ? `write ${expected(schema)}`
      : fixOfNumber(text, node.quoted, types.includes("integer"));
  if (types.includes("array")) return `write a list: [${text}]`;
  return undefined;
}

function fixOfFormat(text: string, { pattern }: JsonSchema): string | undefined {
  if (pattern === LENGTH_PATTERN) return fixOfLength(text);
  if (pattern === COLOUR_PATTERN || /^\^#\[/.test(pattern ?? "")) return fixOfColour(text);
  if (pattern === SQUARE_PATTERN) return fixOfSquare(text);
  return pattern === ID_PATTERN || pattern === CARD_ID_PATTERN ? fixOfId(text, pattern) : undefined;
}

function meantBy(text: string, { pattern }: JsonSchema): string | undefined {
  if (pattern === LENGTH_PATTERN) return lengthMeant(text);
  if (pattern === COLOUR_PATTERN) return colourMeant(text);
  if (pattern === SQUARE_PATTERN) return squareMeant(text);
  return pattern === ID_PATTERN ? idMeant(text) : undefined;
}
