/**
 * Edits that set and remove values at paths of a YAML map, in its layout: in brackets or line by line, comments and quotes
 * kept. A value that comes from an anchor is written out in the map, and the anchor stays. Limit: what cannot be written
 * in its place, such as an item of a list that is an alias, is written anew together with the list.
 */
import type { TextEdit } from "../../../diagnostics/diagnostic.ts";
import type {
  SourceEntry,
  SourceFile,
  SourceList,
  SourceMap,
  SourceNode,
  SourcePath,
  TextRange,
} from "../../tree.ts";
import { rangeEdit } from "../value-edit.ts";
import { columnAt, isInBrackets, lineEndAt, ownEntries, writtenValue as rangeOf } from "./layout.ts";
import { removedEntry, removedItem } from "./remove.ts";
import type { PlainValue } from "./write-scalar.ts";
import { type ValuePlace, type WriteStyle, writtenEntry, writtenItem, writtenValue } from "./write-value.ts";

export interface SetStyle extends WriteStyle {
  /** A value with everything in it, as the schema reads it. */
  readonly plainAt: (node: SourceNode, path: SourcePath) => PlainValue;
}

/** A file, and the path of the schema at which the map is, which paths continue. */
export interface Within {
  readonly file: SourceFile;
  readonly style: SetStyle;
  readonly path: SourcePath;
}

/**
 * @param path of the value, from the map on
 * @param value undefined removes it
 * @returns undefined if that cannot be written
 */
export function setValue(
  within: Within,
  map: SourceMap,
  [key, ...rest]: SourcePath,
  value: PlainValue | undefined,
): readonly TextEdit[] | undefined {
  const name = String(key);
  const own = ownEntries(within.file, map).find((entry) => entry.key === name);
  const given = own ?? map.entries.find((entry) => entry.key === name);
  if (rest.length > 0) {
    const inner =
      own && !rangeOf(within.file, own).isAlias
        ? setInside(inside(within, name), own.value, rest, value)
        : undefined;
    if (inner) return inner;
    const before = given && within.style.plainAt(given.value, [...within.path, name]);
    const whole = withValue(before, rest, value);
    return setValue(within, map, [name], isEmptyMap(whole) ? undefined : whole);
  }
  if (value === undefined) return own && removedEntry(within.file, map, own);
  return own ? replacedEntry(within, map, own, value) : insertedEntries(within, map, { [name]: value });
}

const inside = (within: Within, step: string | number): Within => ({
  ...within,
  path: [...within.path, step],
});

function setInside(
  within: Within,
  node: SourceNode,
  path: SourcePath,
  value: PlainValue | undefined,
): readonly TextEdit[] | undefined {
  if (node.kind === "list") return setInList(within, node, path, value);
  if (node.kind !== "map" || isBareMap(within, node)) return undefined;
  const own = ownEntries(within.file, node);
  const isLast =
    value === undefined && path.length === 1 && own.length === 1 && own[0]?.key === String(path[0]);
  return isLast ? undefined : setValue(within, node, path, value);
}

/** A map of one field in a list in brackets, without brackets of its own: `[a: 1]`. */
const isBareMap = ({ file }: Within, node: SourceMap): boolean =>
  !isInBrackets(file, node) && /[[,]\s*$/.test(file.text.slice(0, node.start));

function setInList(
  within: Within,
  list: SourceList,
  [step, ...rest]: SourcePath,
  value: PlainValue | undefined,
): readonly TextEdit[] | undefined {
  const { file, style } = within;
  const index = Number(step);
  const { items } = list;
  const isOwn = items.every(
    (item, at) => item.start >= (items[at - 1]?.end ?? list.start) && item.end <= list.end,
  );
  const item = items[index];
  if (!isOwn || items.length === 0) return undefined;
  if (rest.length > 0) return item && setInside(inside(within, index), item, rest, value);
  if (value === undefined) return items.length > 1 && item ? removedItem(file, list, index) : undefined;
  const inBrackets = isInBrackets(file, list);
  const path = [...within.path, index];
  const dash = columnAt(file, list.start);
  if (item) {
    const place = placeOf(within, index, item.start, inBrackets, dash);
    return [replaced(file, item, writtenValue(value, { ...place, before: textAt(file, item) }, style))];
  }
  if (index !== items.length) return undefined;
  const at = (items.at(-1) as SourceNode).end;
  if (inBrackets) {
    const text = writtenValue(value, { path, isInBrackets: true, column: 0, from: 0 }, style);
    return [rangeEdit(file, { start: at, end: at }, `, ${text}`)];
  }
  const end = lineEndAt(file, at);
  const text = writtenItem(value, { path, isInBrackets: false, column: dash, from: dash + 2 }, style);
  return [rangeEdit(file, { start: end, end }, `${style.lineEnd}${" ".repeat(dash)}${text}`)];
}

function placeOf(
  { file, path }: Within,
  step: string | number,
  from: number,
  inBrackets: boolean,
  column: number,
): ValuePlace {
  return { path: [...path, step], isInBrackets: inBrackets, column, from: columnAt(file, from) };
}

const textAt = ({ text }: SourceFile, { start, end }: TextRange): string => text.slice(start, end);

function replacedEntry(
  within: Within,
  map: SourceMap,
  entry: SourceEntry,
  value: PlainValue,
): readonly TextEdit[] {
  const { file, style } = within;
  const range = rangeOf(file, entry);
  const place = placeOf(
    within,
    entry.key,
    range.start,
    isInBrackets(file, map),
    columnAt(file, entry.keyRange.start),
  );
  const before = range.isAlias ? undefined : textAt(file, range);
  const text = writtenValue(value, { ...place, before }, style);
  if (range.start < range.end) return [replaced(file, range, text)];
  return [rangeEdit(file, ...besideKey(file, entry, text))];
}

/** A value where there was none: behind "cost:" or, in brackets, behind "cost" alone. */
function besideKey(
  { text: all }: SourceFile,
  { keyRange, value }: SourceEntry,
  text: string,
): [TextRange, string] {
  const gap = all.slice(keyRange.end, value.start);
  const colon = gap.indexOf(":");
  const start = keyRange.end + colon + 1;
  const joint = colon === -1 ? ": " : /^[\r\n]/.test(text) ? "" : " ";
  const behind = all[value.start] === "#" ? " " : "";
  return [{ start, end: Math.max(start, value.start) }, joint + text + behind];
}

/** The text in place of a range; a comment behind it stays on its first line. */
function replaced(file: SourceFile, { start, end }: TextRange, text: string): TextEdit {
  const [first = "", ...lines] = text.split(/(?=\r?\n)/);
  if (lines.length === 0 && first !== "") return rangeEdit(file, { start, end }, text);
  const isOwnLines = /^[\r\n]/.test(text);
  const from = isOwnLines ? start - (/[ \t]*$/.exec(file.text.slice(0, start))?.[0].length ?? 0) : start;
  const lineEnd = lineEndAt(file, end);
  const tail = file.text.slice(end, lineEnd);
  const comment = /^[ \t]+#/.test(tail) ? tail : "";
  const put = isOwnLines ? comment + text : first + comment + lines.join("");
  return rangeEdit(file, { start: from, end: comment === "" ? end : lineEnd }, put);
}

/** Adds entries behind the last one that the map has itself. */
export function insertedEntries(
  within: Within,
  map: SourceMap,
  fields: Readonly<Record<string, PlainValue>>,
): readonly TextEdit[] {
  const { file } = within;
  const last = ownEntries(file, map).at(-1);
  return isInBrackets(file, map)
    ? insertedInBrackets(within, map, last, fields)
    : insertedInLines(within, map, last, fields);
}

function insertedInLines(
  within: Within,
  map: SourceMap,
  last: SourceEntry | undefined,
  fields: Readonly<Record<string, PlainValue>>,
): readonly TextEdit[] {
  const { file, style } = within;
  const column = columnAt(file, map.start);
  const end = lineEndAt(file, last ? rangeOf(file, last).end : map.end);
  const text = Object.entries(fields)
    .map(([key, value]) => {
      const place = { path: [...within.path, key], isInBrackets: false, column, from: column };
      return `${style.lineEnd}${" ".repeat(column)}${writtenEntry(key, value, place, style)}`;
    })
    .join("");
  return [rangeEdit(file, { start: end, end }, text)];
}

function insertedInBrackets(
  within: Within,
  map: SourceMap,
  last: SourceEntry | undefined,
  fields: Readonly<Record<string, PlainValue>>,
): readonly TextEdit[] {
  const { file, style } = within;
  const entries = Object.entries(fields).map(([key, value]) => {
    const place = { path: [...within.path, key], isInBrackets: true, column: 0, from: 0 };
    return writtenEntry(key, value, place, style);
  });
  const close = map.end - 1;
  if (!last && file.text.slice(map.start + 1, close).trim() === "")
    return [rangeEdit(file, map, `{ ${entries.join(", ")} }`)];
  const content = file.text.slice(map.start, close).trimEnd();
  const at = last ? rangeOf(file, last).end : map.start + content.length;
  let column = columnAt(file, at);
  const rest = file.text.slice(at, lineEndAt(file, at)).length;
  const margin = marginIn(file, map);
  const text = entries.map((entry, index) => {
    const tail = index === entries.length - 1 ? rest : 1;
    const isWide = column + 2 + entry.length + tail > style.width;
    column = isWide ? margin + entry.length : column + 2 + entry.length;
    return isWide ? `,${style.lineEnd}${" ".repeat(margin)}${entry}` : `, ${entry}`;
  });
  return [rangeEdit(file, { start: at, end: at }, text.join(""))];
}

/** The column of further lines of a map in brackets. */
function marginIn(file: SourceFile, map: SourceMap): number {
  const second = /\r?\n( *)[^\s}]/.exec(file.text.slice(map.start, map.end))?.[1];
  return second === undefined ? columnAt(file, map.start) + 2 : second.length;
}

/** A value with another one at a path in it; lists and maps on the way are made if they are missing. */
export function withValue(
  whole: PlainValue | undefined,
  [step, ...rest]: SourcePath,
  value: PlainValue | undefined,
): PlainValue | undefined {
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list = Array.isArray(whole) ? [...(whole as readonly PlainValue[])] : [];
    const item = withValue(list[step], rest, value);
    if (item === undefined) list.splice(step, 1);
    else list[step] = item;
    return list;
  }
  const map = typeof whole === "object" && whole !== null && !Array.isArray(whole) ? { ...whole } : {};
  const item = withValue((map as Record<string, PlainValue>)[step], rest, value);
  const { [step]: _old, ...others } = map as Record<string, PlainValue>;
  if (item === undefined || isEmptyMap(item)) return others;
  return Object.hasOwn(map, step) ? { ...map, [step]: item } : { ...others, [step]: item };
}

const isEmptyMap = (value: PlainValue | undefined): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
