/**
 * Values of all kinds as YAML text: lists and maps in brackets where they fit on the line, else line by line, or in the
 * layout that the same field has elsewhere.
 */
import type { SourcePath } from "../../tree.ts";
import { isPlainText } from "../value-edit.ts";
import { quote } from "../yaml-quote.ts";
import { type PlainValue, type ReadScalar, writtenScalar } from "./write-scalar.ts";

/** How a file is written, and how it will be read. */
export interface WriteStyle {
  readonly lineEnd: string;
  /** Longest line that is not broken. */
  readonly width: number;
  /** How far the dashes of a list are to the right of its key: 0 or 2. */
  readonly dashIndent: number;
  /** Reads the scalar at a path as the schema wants it. */
  readonly readAt: (path: SourcePath) => ReadScalar;
  /** The layout of the list or map that other entries have at this path. */
  readonly layoutAt: (path: SourcePath) => Layout | undefined;
}

export type Layout = "brackets" | "lines";

export interface ValuePlace {
  readonly path: SourcePath;
  readonly isInBrackets: boolean;
  /** The column of the key or dash that the value follows. */
  readonly column: number;
  /** The column at which the value begins. */
  readonly from: number;
  /** What is written there now. */
  readonly before?: string | undefined;
}

/** A value behind its key or dash; one that takes lines of its own begins with a line break. */
export function writtenValue(value: PlainValue, place: ValuePlace, style: WriteStyle): string {
  const { path, isInBrackets, column, before } = place;
  if (typeof value !== "object" || value === null) {
    const read = style.readAt(path);
    return writtenScalar(value, { isInBrackets, column, lineEnd: style.lineEnd, read, before });
  }
  const inBrackets = valueInBrackets(value, place, style);
  const layout = layoutOf(before) ?? style.layoutAt(path);
  const isWide = place.from + inBrackets.length > style.width;
  if (isInBrackets || isEmpty(value) || (layout !== "lines" && !isWide && !hasLongText(value)))
    return inBrackets;
  return isList(value) ? listInLines(value, place, style) : mapInLines(value, place, style);
}

/** "cost: 3". @param from the column at which it begins */
export function writtenEntry(key: string, value: PlainValue, place: ValuePlace, style: WriteStyle): string {
  const name = writtenKey(key);
  const text = writtenValue(value, { ...place, from: place.from + name.length + 2 }, style);
  return /^[\r\n]/.test(text) ? `${name}:${text}` : `${name}: ${text}`;
}

/** A key; in quotes if YAML would read another one. */
export function writtenKey(key: string): string {
  if (/^[A-Za-z_][\w-]*$/.test(key) && !/^(true|false|null|yes|no|on|off)$/i.test(key)) return key;
  if (isPlainText(key)) return key;
  return /[\p{Cc}\u2028\u2029]/u.test(key) ? JSON.stringify(key) : quote(key);
}

const layoutOf = (before: string | undefined): Layout | undefined => {
  if (before === undefined || /^[\w"'|>~.+]/.test(before)) return undefined;
  return /^[[{]/.test(before) ? undefined : "lines";
};

const isList = (value: PlainValue): value is readonly PlainValue[] => Array.isArray(value);

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

/** A text of several lines is written as a block, which brackets cannot contain. */
function hasLongText(value: PlainValue): boolean {
  if (typeof value === "string") return value.includes("\n");
  return typeof value === "object" && value !== null && Object.values(value).some(hasLongText);
}

function valueInBrackets(value: object, place: ValuePlace, style: WriteStyle): string {
  const inner = (child: PlainValue, step: string | number): string =>
    writtenValue(
      child,
      { path: [...place.path, step], isInBrackets: true, column: place.column, from: place.from },
      style,
    );
  if (Array.isArray(value)) return `[${value.map(inner).join(", ")}]`;
  const entries = Object.entries(value as Readonly<Record<string, PlainValue>>);
  if (entries.length === 0) return "{}";
  return `{ ${entries.map(([key, child]) => `${writtenKey(key)}: ${inner(child, key)}`).join(", ")} }`;
}

function listInLines(items: readonly PlainValue[], { path, column }: ValuePlace, style: WriteStyle): string {
  const dash = column + style.dashIndent;
  return items
    .map((item, index) => {
      const place = { path: [...path, index], isInBrackets: false, column: dash, from: dash + 2 };
      return `${style.lineEnd}${" ".repeat(dash)}${writtenItem(item, place, style)}`;
    })
    .join("");
}

/** An item of a list with its dash; `place.column` is that of the dash. */
export function writtenItem(value: PlainValue, place: ValuePlace, style: WriteStyle): string {
  const text = writtenValue(value, { ...place, column: place.column }, { ...style, dashIndent: 2 });
  // The first entry of a map is written behind the dash.
  return `- ${text.replace(/^[\r\n]+ */, "")}`;
}

function mapInLines(value: object, { path, column }: ValuePlace, style: WriteStyle): string {
  const inner = column + 2;
  return Object.entries(value as Readonly<Record<string, PlainValue>>)
    .map(([key, child]) => {
      const place = { path: [...path, key], isInBrackets: false, column: inner, from: inner };
      return `${style.lineEnd}${" ".repeat(inner)}${writtenEntry(key, child, place, style)}`;
    })
    .join("");
}
