/**
 * Single values as a person would write them in YAML: plain if that reads back as the same, in quotes only where needed, a
 * text of several lines as a block. Every form is tried by reading it. Limit: the values of JSON.
 */
import type { SourceNode, SourceScalar } from "../../tree.ts";
import { parseYaml } from "../../yaml/yaml.ts";
import { isPlainText } from "../value-edit.ts";
import { quote } from "../yaml-quote.ts";

export type PlainValue =
  | string
  | number
  | boolean
  | null
  | readonly PlainValue[]
  | { readonly [key: string]: PlainValue };

/** Reads a scalar as its schema wants it; `undefined` as a schema: as YAML itself reads it. */
export type ReadScalar = (node: SourceScalar) => unknown;

export const readAsYaml: ReadScalar = ({ quoted, text, value }) => (quoted ? withoutLastBreak(text) : value);

/** A block ends with a line break that is not meant. */
const withoutLastBreak = (text: string): string => (text.endsWith("\n") ? text.slice(0, -1) : text);

export interface ScalarPlace {
  /** Within brackets, where blocks are not allowed. */
  readonly isInBrackets: boolean;
  /** The column of the key, or of the dash, that the value follows. */
  readonly column: number;
  readonly lineEnd: string;
  readonly read: ReadScalar;
  /** What is written there now. */
  readonly before?: string | undefined;
}

export function writtenScalar(value: string | number | boolean | null, place: ScalarPlace): string {
  if (typeof value !== "string") return String(value);
  for (const form of formsOf(value, place)) {
    const written = form(place.column);
    if (written !== undefined && readsBack(form(2) as string, value, place)) return written;
  }
  return escaped(value);
}

/** A way to write a text below a key at a column; undefined if it cannot be written so. */
type Form = (column: number) => string | undefined;

function formsOf(value: string, place: ScalarPlace): readonly Form[] {
  const { before = "", lineEnd } = place;
  const isVisible = /^[^\p{Cc}\u2028\u2029\uFEFF]*$/u.test(value);
  const plain: Form = () => (isVisible ? value : undefined);
  const simple: Form = () => (isVisible ? quote(value) : undefined);
  const single: Form = () => `'${value.replaceAll("'", "''")}'`;
  const double: Form = () => escaped(value);
  const isLong = /\n/.test(value);
  if (!place.isInBrackets && /^[|>]/.test(before))
    return [blockLike(value, before, lineEnd), block(value, lineEnd, "|"), double];
  if (before.startsWith('"') && before.includes("\\n")) return [double];
  if (isLong) return place.isInBrackets ? [double] : [block(value, lineEnd, "|"), double];
  if (before.startsWith('"')) return [double];
  if (before.startsWith("'")) return [single, double];
  return [plain, simple, double];
}

function readsBack(written: string, value: string, { isInBrackets, read }: ScalarPlace): boolean {
  if (!/[\n\r]/.test(written) && isPlainText(written))
    return read({ kind: "scalar", value, text: value, quoted: false, start: 0, end: 0 }) === value;
  const text = isInBrackets ? `- { k: ${written}, z: 0 }\n` : `- k: ${written}\n  z: 0\n`;
  const { value: document, diagnostics } = parseYaml({ path: "value.yaml", text });
  const item = itemOf(document.root);
  const found = item?.kind === "map" && item.entries.length === 2 ? item.entries[0]?.value : undefined;
  return diagnostics.length === 0 && found?.kind === "scalar" && read(found) === value;
}

function itemOf(root: SourceNode | undefined): SourceNode | undefined {
  if (root?.kind !== "list" || root.items.length !== 1) return undefined;
  return root.table?.nodeOf(0) ?? root.items[0];
}

/** In double quotes, on one line, with everything escaped that cannot be written there. */
function escaped(text: string): string {
  const inQuotes = JSON.stringify(text);
  return inQuotes.replaceAll(
    /[\u007F-\u009F\u2028\u2029\uFEFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A block with its lines as they are (`|`). */
function block(value: string, lineEnd: string, header: string, indent = 2): Form {
  if (/[^\P{Cc}\n\t]/u.test(value)) return () => undefined;
  const lines = value.split("\n");
  const mark = /^\n*[ \t]/.test(value) ? String(indent) : "";
  const [sign = "|", rest = ""] = [header.slice(0, 1), header.slice(1)];
  const keep = value.endsWith("\n") ? "+" : "";
  const first = `${sign}${mark}${rest.replace(/^[-+\d]*/, (marks) => keep || marks.replaceAll(/[+\d]/g, ""))}`;
  return (column) => {
    const margin = " ".repeat(column + indent);
    return [first, ...lines.map((line) => (line === "" ? "" : margin + line))].join(lineEnd);
  };
}

/** Longest line of a folded block that has only one. */
const FOLD_WIDTH = 100;

/** A block of the kind that is there: its header, with a comment, and its width if its lines are folded. */
function blockLike(value: string, before: string, lineEnd: string): Form {
  const [header = "|", ...lines] = before.split(/\r?\n/);
  if (header.startsWith("|")) return block(value, lineEnd, header);
  const width = lines.length > 1 ? Math.max(...lines.map((line) => line.trim().length)) : FOLD_WIDTH;
  const folded = value
    .split("\n")
    .map((line) => foldedLine(line, width))
    .join("\n\n");
  return block(folded, lineEnd, header);
}

/** Broken at single spaces so that no line is longer than `width`, if its words allow it. */
function foldedLine(line: string, width: number): string {
  const words = line.split(/(?<=\S) (?=\S)/);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}
