/**
 * Block texts (`|` and `>`, also with `-`) of regular YAML (yaml-regular.ts): lines of one indentation with empty ones in
 * between. Left to the library: `+`, explicit indentation, lines of only spaces and, in `>`, lines that are indented
 * further or end with a space.
 */
import type { SourceNode } from "../../tree.ts";
import {
  afterBlanks,
  afterLine,
  type Cursor,
  countValue,
  endOfLine,
  goToContent,
  SIGN,
} from "./regular-cursor.ts";

export const isBlockMark = (sign: number): boolean => sign === SIGN.bar || sign === SIGN.greater;

/** Reads a block that belongs to a map or list at `column`; the cursor is at its mark, afterwards at the content below. */
export function readBlockText(cursor: Cursor, column: number): SourceNode | undefined {
  const { text, at: start } = cursor;
  const isFolded = text.charCodeAt(start) === SIGN.greater;
  const isStripped = text.charCodeAt(start + 1) === SIGN.dash;
  const headEnd = start + (isStripped ? 2 : 1);
  if (headEnd !== cursor.lineEnd) return undefined;
  const block = readLines(text, afterLine(text, headEnd), column, isFolded);
  if (!block) return undefined;
  if (!countValue(cursor)) return undefined;
  goToContent(cursor, block.next);
  // Lines of characters that only look like spaces are content, but not part of the range.
  const end = start + text.slice(start, block.end).trimEnd().length;
  const words = (isFolded ? folded(block.lines) : block.lines.join("\n")) + (isStripped ? "" : "\n");
  return { kind: "scalar", value: words, text: words, quoted: true, start, end };
}

interface BlockLines {
  /** Without their indentation; none of the empty ones after the last. */
  readonly lines: readonly string[];
  /** Where the last one ends. */
  readonly end: number;
  /** The start of the line below the block. */
  readonly next: number;
}

function readLines(text: string, first: number, column: number, isFolded: boolean): BlockLines | undefined {
  const indent = afterBlanks(text, first) - first;
  const lines: string[] = [];
  let [count, end, line] = [0, first, first];
  if (indent <= column || endOfLine(text, first) <= first + indent) return undefined;
  while (line < text.length) {
    const at = afterBlanks(text, line);
    const lineEnd = endOfLine(text, at);
    if (at === lineEnd) {
      if (at > line) return undefined;
      lines.push("");
    } else if (at - line < indent) {
      if (at - line > column) return undefined;
      break;
    } else {
      if (isFolded && (at - line > indent || text.charCodeAt(lineEnd - 1) === SIGN.space)) return undefined;
      count = lines.push(text.slice(line + indent, lineEnd));
      end = lineEnd;
    }
    // Without a line break at the end the text has none either.
    if (lineEnd === text.length) return undefined;
    line = afterLine(text, lineEnd);
  }
  return { lines: lines.slice(0, count), end, next: line };
}

/** One line break is a space, each further one a line break. */
function folded(lines: readonly string[]): string {
  let text = "";
  let breaks = 0;
  for (const line of lines) {
    if (line === "") {
      breaks += 1;
      continue;
    }
    const joint = text === "" ? "" : breaks === 0 ? " " : "\n".repeat(breaks);
    text += joint + line;
    breaks = 0;
  }
  return text;
}
