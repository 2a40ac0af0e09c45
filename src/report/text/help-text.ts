/** Help fitted to narrow terminals: texts are wrapped, and what has no room beside is written below. */
import { columnsOf } from "./cells.ts";
import { wrap } from "./wrap.ts";

/** A column of words narrower than this is hard to read. */
const LEAST_COLUMNS = 24;

const INDENT = "  ";
const BELOW = "      ";

/** An option, argument or command with its description; undefined if there is room for the description beside it. */
export function helpItem(
  term: string,
  termColumns: number,
  description: string,
  columns: number,
): string | undefined {
  if (columns - termColumns - 2 * INDENT.length >= LEAST_COLUMNS) return undefined;
  return [INDENT + term, ...indented(description, columns)].join("\n");
}

/**
 * What follows the options: paragraphs, and examples, which are indented, each a command and after two spaces what it does.
 * Commands are not wrapped, so that they can be copied. Unchanged if it fits.
 */
export function helpEnd(text: string, columns = Number.POSITIVE_INFINITY): string {
  if (text.split("\n").every((line) => columnsOf(line) <= columns)) return text;
  return text
    .split("\n\n")
    .map((part) => fitted(part, columns))
    .join("\n\n");
}

/** A paragraph, a heading and examples. */
function fitted(part: string, columns: number): string {
  const lines = part.split("\n");
  const isExample = (line: string): boolean => line.startsWith(INDENT);
  const words = lines.filter((line) => !isExample(line)).join("\n");
  const start = part.startsWith("\n") ? "\n" : "";
  const examples = lines.filter(isExample);
  const isWide = examples.some((line) => columnsOf(line) > columns);
  return [
    ...(words.trim() === "" ? [] : [start + wrap(words.trim(), columns)]),
    ...examples.map((line) => (isWide ? inTwo(line, columns) : line)),
  ].join("\n");
}

/** The command, and below it what it does. */
function inTwo(line: string, columns: number): string {
  const [, command = "", words = ""] = /^ *(.*?)(?: {2,}(.*))?$/.exec(line) ?? [];
  return [INDENT + command, ...(words === "" ? [] : indented(words, columns))].join("\n");
}

const indented = (text: string, columns: number): readonly string[] =>
  wrap(text, columns - BELOW.length)
    .split("\n")
    .map((line) => BELOW + line);
