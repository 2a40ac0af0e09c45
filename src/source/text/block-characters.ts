/**
 * The characters of a YAML block (`|` and `>`, YAML 1.2, section 8.1) with their positions in the file.
 * Limits: text after the block is read too; the caller stops at the end of the text. A block with an explicit indentation
 * (`|2`) is not read.
 */

/** A line of the block without its indentation. */
interface Line {
  readonly text: string;
  readonly at: number;
}

/** @param start offset of the `|` or `>` */
export function* blockCharacters(source: string, start: number): Iterable<Written> {
  const [head = ""] = source.slice(start).split("\n", 1);
  if (/^[|>][+-]?\d/.test(head)) return;
  const lines = linesOf(source, start + head.length + 1);
  yield* head.startsWith("|") ? literal(lines) : folded(lines);
  yield { text: "", at: source.length };
}

function* literal(lines: Iterable<Line>): Iterable<Written> {
  for (const line of lines) {
    yield* charactersIn(line);
    yield { text: "\n", at: line.at + line.text.length };
  }
}

/** Line breaks between lines with the block's indentation are spaces, unless there are empty lines in between. */
function* folded(lines: Iterable<Line>): Iterable<Written> {
  let before: Line | undefined;
  let empty = 0;
  for (const line of lines) {
    if (line.text === "") {
      empty += 1;
      continue;
    }
    const at = before ? before.at + before.text.length : line.at;
    const isKept = isSetIn(line) || (before !== undefined && isSetIn(before));
    const breaks = before && isKept ? empty + 1 : empty;
    yield { text: before && breaks === 0 ? " " : "\n".repeat(breaks), at };
    yield* charactersIn(line);
    before = line;
    empty = 0;
  }
  // The end of the file may cut off the block's last line break.
  for (let left = empty + 1; left > 0 && before; left--)
    yield { text: "\n", at: before.at + before.text.length };
}

function* charactersIn({ text, at }: Line): Iterable<Written> {
  for (let index = 0; index < text.length; index++) yield { text: text[index] as string, at: at + index };
}

const isSetIn = ({ text }: Line): boolean => /^[ \t]/.test(text);

/** Lines from an offset on. The first non-empty one sets the block's indentation. */
function* linesOf(source: string, from: number): Iterable<Line> {
  let indent: number | undefined;
  for (let at = from; at < source.length; ) {
    const end = source.indexOf("\n", at);
    const line = source.slice(at, end === -1 ? source.length : end).replace(/\r$/, "");
    const width = line.search(/[^ ]|$/);
    if (indent === undefined && width < line.length) indent = width;
    const cut = Math.min(indent ?? width, width);
    yield { text: line.slice(cut), at: at + cut };
    if (end === -1) return;
    at = end + 1;
  }
}

/** Units of a text, and where in the file the source of each begins. */
export interface Written {
  readonly text: string;
  readonly at: number;
}
