/**
 * Slips of indentation, found by trying: a line is moved to the columns of the lines around it, or gets a dash, and counts
 * as the cause if the file can then be read further. What else the parser complains about is a consequence.
 */
import type { Document, ParsedNode } from "yaml";
import { counted } from "../../diagnostics/words.ts";
import { positionAt } from "../locate.ts";
import { composeYaml } from "./yaml-compose.ts";
import { yamlLibrary } from "./yaml-library.ts";
import { missingDash } from "./yaml-missing-dash.ts";
import { dashWithoutSpace, falseSpaces, type Slip } from "./yaml-slips.ts";

/** Maximum number of characters read for all slips of a file together: each trial reads the whole file. */
const MOST_READ = 800_000;
const MOST_SLIPS = 4;
/** Maximum distance between the columns of a line as written and as meant. */
const MOST_SPACES = 3;

/** The spaces, dashes and key that a line begins with. */
const BEGINNING = /^( *)((?:-(?: +|$))*)(?:([^\s#:-][^:]*):(?:\s|$))?/;

interface ErrorOfLine {
  /** Zero-based. */
  readonly line: number;
  readonly code: string;
}

export interface ExplainedErrors {
  readonly slips: readonly Slip[];
  /** Is an error of the file also one once the slips are corrected? */
  remains(line: number, code: string): boolean;
}

/** @param documents those of the text, with at least one error */
export function explainIndentation(
  text: string,
  documents: readonly Document.Parsed<ParsedNode>[],
): ExplainedErrors {
  const written = text.split("\n");
  const slips: Slip[] = [];
  let lines: readonly string[] = written;
  let errors = errorsOf(text, documents);
  let trialsLeft = MOST_READ / text.length;
  const tryOnce: Try = (...correction) => (trialsLeft-- >= 1 ? tryOut(...correction) : []);
  while (errors.length > 0 && slips.length < MOST_SLIPS) {
    const trials = trialsOf(lines, errors, tryOnce);
    const [best] = trials;
    if (!best) break;
    const equals = trials.filter((trial) => trial.line === best.line && trial.rank === best.rank);
    slips.push(slipOf(written, lines, equals));
    ({ lines, errors } = best);
  }
  const left = new Set(errors.map(({ line, code }) => `${line} ${code}`));
  return { slips, remains: (line, code) => left.has(`${line} ${code}`) };
}

function errorsOf(text: string, documents: readonly Document.Parsed<ParsedNode>[]): readonly ErrorOfLine[] {
  const file = { path: "", text };
  return documents
    .flatMap((document) => document.errors)
    .map(({ code, pos }) => ({ code, line: positionAt(file, pos[0]).line - 1 }))
    .sort((a, b) => a.line - b.line);
}

interface Trial {
  readonly line: number;
  /** Where the line begins; undefined if it gets a dash in its column. */
  readonly column: number | undefined;
  readonly lines: readonly string[];
  readonly errors: readonly ErrorOfLine[];
  /** Few errors left, then a short way, is best. */
  readonly rank: number;
}

/** Corrections near the first error after which the file can be read beyond it, best first. */
function trialsOf(lines: readonly string[], errors: readonly ErrorOfLine[], tryOnce: Try): readonly Trial[] {
  const first = (errors[0] as ErrorOfLine).line;
  const suspects = [nextEntry(lines, first), first, lastEntry(lines, first)];
  if (suspects.some((line) => hasOtherSlip(lines[line] ?? ""))) return [];
  return [...new Set(suspects)]
    .filter((line) => isEntry(lines[line]) && lastEntry(lines, line) >= 0)
    .flatMap((line) => {
      const columns = columnsNear(lines, line);
      return (lacksDash(lines, line) ? [...columns, undefined] : columns).flatMap((column) =>
        tryOnce(lines, line, column),
      );
    })
    .filter((trial) => trial.errors.every(({ line }) => line > Math.max(first, trial.line)))
    .sort((a, b) => a.rank - b.rank);
}

type Try = typeof tryOut;

function tryOut(lines: readonly string[], line: number, column: number | undefined): readonly Trial[] {
  const written = lines[line] as string;
  const { indent } = partsOf(written);
  const before = column === undefined ? `${" ".repeat(indent)}- ` : " ".repeat(column);
  const tried = lines.with(line, `${before}${written.slice(indent)}`);
  const text = tried.join("\n");
  const way = column === undefined ? 1 : Math.abs(column - indent);
  try {
    const { documents } = composeYaml(text);
    const begin = offsetOf(tried, line) + partsOf(tried[line]).key;
    if (!documents.some((document) => hasNodeAt(document, begin))) return [];
    const errors = errorsOf(text, documents);
    return [{ line, column, lines: tried, errors, rank: errors.length * (MOST_SPACES + 1) + way }];
  } catch {
    // A fault of the library, which the text as written did not meet.
    return [];
  }
}

/** False if the line has become part of a text. */
function hasNodeAt(document: Document.Parsed<ParsedNode>, offset: number): boolean {
  const { visit } = yamlLibrary();
  let isFound = false;
  visit(document, {
    Node(_key, node) {
      if (node.range?.[0] !== offset) return undefined;
      isFound = true;
      return visit.BREAK;
    },
  });
  return isFound;
}

const offsetOf = (lines: readonly string[], line: number): number =>
  lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);

/** The columns in which entries around a line begin, near its own. */
function columnsNear(lines: readonly string[], line: number): readonly number[] {
  const own = partsOf(lines[line]).indent;
  const columns = new Set<number>();
  const next = nextEntry(lines, line);
  if (next < lines.length) columns.add(partsOf(lines[next]).indent);
  let outer = Number.POSITIVE_INFINITY;
  for (let above = line - 1; above >= 0 && outer > 0; above -= 1) {
    const { indent, key } = partsOf(lines[above]);
    if (indent >= outer || !isFilled(lines[above])) continue;
    columns.add(key).add(indent);
    outer = indent;
  }
  return [...columns].filter((column) => column !== own && Math.abs(column - own) <= MOST_SPACES);
}

/** True for a key in the column of the dashes above, where entries begin with this key. */
function lacksDash(lines: readonly string[], line: number): boolean {
  const { indent, dashes, name } = partsOf(lines[line]);
  if (dashes !== "" || name === undefined) return false;
  return lines.slice(0, line).some((above) => {
    const other = partsOf(above);
    return other.indent === indent && other.dashes !== "" && other.name === name;
  });
}

/** @param equals the same line in one or several columns that are as good */
function slipOf(written: readonly string[], lines: readonly string[], equals: readonly Trial[]): Slip {
  const { line, column } = equals[0] as Trial;
  const { indent, name } = partsOf(lines[line]);
  const start = offsetOf(written, line);
  if (column === undefined) {
    const at = { start: start + indent, end: start + indent + (name?.length ?? 1) };
    return { at, ...missingDash((written[line] ?? "").trim()), replacement: { raw: `- ${name}` } };
  }
  const at = { start, end: start + Math.max(1, indent) };
  const columns = equals.flatMap((trial) => trial.column ?? []).sort((a, b) => a - b);
  const around = columns.length === 1 ? neighboursIn(lines, line, column) : undefined;
  const expected = around ? `${around} by ${column}` : `expected ${columns.join(" or ")}`;
  const isCertain = columns.length === 1 && Math.abs(column - indent) === 1 && indent > 0;
  return {
    at,
    rule: "yaml/syntax",
    message: `this line is indented by ${counted(indent, "space")}, ${expected}`,
    fix: `indent it by ${columns.join(" or ")}`,
    ...(isCertain ? { replacement: { raw: " ".repeat(column) } } : {}),
  };
}

/** Which lines next to a line begin in this column. */
function neighboursIn(lines: readonly string[], line: number, column: number): string | undefined {
  const above = partsOf(lines[lastEntry(lines, line)]);
  const isAbove = above.key === column || above.indent === column;
  const isBelow = partsOf(lines[nextEntry(lines, line)]).indent === column;
  if (isAbove && isBelow) return "the lines around it";
  if (isAbove) return "the line above it";
  return isBelow ? "the line below it" : undefined;
}

interface Parts {
  /** The columns in which the line and, after its dashes, its key begin. */
  readonly indent: number;
  readonly key: number;
  readonly dashes: string;
  readonly name: string | undefined;
}

function partsOf(line = ""): Parts {
  const [, spaces = "", dashes = "", name] = BEGINNING.exec(line.trimEnd()) ?? [];
  return { indent: spaces.length, dashes, key: spaces.length + dashes.length, name };
}

/** A line that YAML could read as an entry of a list or map if it began elsewhere. */
function isEntry(line = ""): boolean {
  const { dashes, name } = partsOf(line);
  return isFilled(line) && (dashes !== "" || name !== undefined);
}

const hasOtherSlip = (line: string): boolean =>
  falseSpaces(line, 0) !== undefined || dashWithoutSpace(line, 0) !== undefined;

const isFilled = (line = ""): boolean => !/^\s*(#|$)/.test(line);

function nextEntry(lines: readonly string[], line: number): number {
  const next = lines.findIndex((text, index) => index > line && isFilled(text));
  return next === -1 ? lines.length : next;
}

function lastEntry(lines: readonly string[], line: number): number {
  return lines.slice(0, Math.max(0, line)).findLastIndex((text) => isFilled(text));
}
