/**
 * The text of an example of the manual: its files, and what must be found in them.
 * A mark is a line of its own, which is not part of the file. Its carets are below the last line above that is not a
 * mark: `#   ^^^ message` in YAML and CSV, `<!-- ^^^ message -->` in templates. A comment sign that touches the carets
 * counts as carets of its length: `#^^^ message` marks four characters. A finding about a whole file, at its start, is
 * `# whole file: message`; about a drawing, at its `<svg`, `<!-- whole drawing: message -->`.
 */
import { type ExamplePart, partsOf } from "../../../src/manual/example.ts";
import { completed } from "../../../src/manual/example-game.ts";

export interface ExampleFile {
  /** Path in a project whose game is called "sample". */
  readonly path: string;
  /** Without its marks. */
  readonly text: string;
  /** How the file's bytes are made, unless they are simply its text. */
  readonly note: string | undefined;
  readonly marks: readonly Mark[];
}

export interface Mark {
  readonly file: string;
  readonly line: number;
  /** Column of the first caret, from 1. */
  readonly column: number;
  readonly length: number;
  readonly message: string;
}

const MARK = /^\s*(#|<!--)(\s*)(\^+|whole file:|whole drawing:) (.*?)(?: -->)?\s*$/;

export function filesOf(example: string): readonly ExampleFile[] {
  return partsOf(example).map(fileOf);
}

function fileOf({ path: written, note, text }: ExamplePart): ExampleFile {
  const path = projectPath(written);
  const lines: string[] = [];
  const found: { readonly line: string; readonly match: RegExpExecArray; readonly under: number }[] = [];
  for (const line of text.split("\n")) {
    const match = MARK.exec(line);
    if (match) found.push({ line, match, under: lines.length });
    else lines.push(line);
  }
  const whole = completed({ path: written, text: lines.join("\n") });
  const marks = found.map(({ line, match, under }) => ({
    file: path,
    ...placeOf(line, match, whole.above + under),
    message: match[4] ?? "",
  }));
  return { path, text: whole.text, note, marks };
}

function placeOf(line: string, [, sign = "", gap, carets = ""]: RegExpExecArray, above: number) {
  if (carets === "whole file:") return { line: 1, column: 1, length: 1 };
  if (carets === "whole drawing:") return { line: 1, column: 1, length: "<svg".length };
  const [start, length] =
    gap === "" ? [line.indexOf(sign), sign.length + carets.length] : [line.indexOf("^"), carets.length];
  return { line: above, column: start + 1, length };
}

/** Files of the game; "templates/" begins paths of its templates, "output/" of printed files, as in a project. */
export function projectPath(path: string): string {
  if (path.startsWith("output/")) return path;
  const [, name] = /^templates\/(.*)$/.exec(path) ?? [];
  return name === undefined ? `content/sample/${path}` : `templates/sample/${name}`;
}
