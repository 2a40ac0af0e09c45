/** Findings for people at a terminal: the line, the fault under carets, why it matters and what to do. */
import picocolors from "picocolors";
import type { Diagnostic, Place, Severity } from "../diagnostics/diagnostic.ts";
import { harmless } from "./cells.ts";
import { excerptOf, WIDEST } from "./excerpt.ts";
import { placeWords } from "./place-words.ts";
import { summary } from "./summary.ts";

export interface PrettyOptions {
  readonly colour: boolean;
  /** How many findings are written out; default all. */
  readonly limit?: number;
  /** Rules about which `broadside explain` knows more. */
  readonly explained?: ReadonlySet<string>;
}

/** Text of a file; undefined when there is none to show. */
export type TextOf = (file: string) => string | undefined;

type Colours = ReturnType<typeof picocolors.createColors>;

/** All findings and a line of counts. */
export function reportPretty(
  diagnostics: readonly Diagnostic[],
  textOf: TextOf,
  options: PrettyOptions,
): string {
  const colours = picocolors.createColors(options.colour);
  const linesOf = lineReader(textOf);
  const shown = diagnostics.slice(0, options.limit ?? diagnostics.length);
  const blocks = shown.map((one) => blockOf(one, linesOf, colours, options.explained));
  const hidden = diagnostics.length - shown.length;
  if (hidden > 0) blocks.push(`... and ${hidden} more finding${hidden === 1 ? "" : "s"}\n`);
  return [...blocks, `${colours.bold(summary(diagnostics))}\n`].join("\n");
}

function blockOf(
  diagnostic: Diagnostic,
  linesOf: (file: string) => readonly string[],
  colours: Colours,
  explained: ReadonlySet<string> | undefined,
): string {
  const { rule, severity, message, label, why, fix, related = [] } = diagnostic;
  const paint = painterOf(severity, colours);
  const places = [diagnostic, ...related];
  const width = String(Math.max(...places.map(({ start }) => start.line))).length;
  const frame = { width, linesOf, colours };
  const notes = Object.entries({
    why,
    fix,
    more: explained?.has(rule) ? `broadside explain ${rule}` : undefined,
  });
  return [
    `${paint(`${severity}[${rule}]`)}${colours.bold(`: ${harmless(message)}`)}`,
    ...excerptLines(diagnostic, frame, { arrow: "-->", mark: "^", label, paint }),
    ...related.flatMap((other) =>
      excerptLines(other, frame, { arrow: ":::", mark: "-", label: other.message, paint: colours.blue }),
    ),
    ...notes
      .filter(([, words]) => words !== undefined)
      .map(
        ([name, words]) =>
          `${" ".repeat(width + 1)}${colours.blue("=")} ${name}: ${harmless(words as string)}`,
      ),
    "",
  ].join("\n");
}

interface Frame {
  /** Digits of the largest line number. */
  readonly width: number;
  readonly linesOf: (file: string) => readonly string[];
  readonly colours: Colours;
}

interface MarkStyle {
  readonly arrow: "-->" | ":::";
  readonly mark: "^" | "-";
  readonly label: string | undefined;
  readonly paint: (text: string) => string;
}

/** Where it is and the line with its mark; only where it is when the file's text is not at hand. */
function excerptLines(place: Place, frame: Frame, style: MarkStyle): readonly string[] {
  const { file, start, end } = place;
  const { width, colours } = frame;
  const { arrow, mark, label, paint } = style;
  const blank = " ".repeat(width);
  const head = `${blank}${colours.blue(arrow)} ${placeWords(place)}`;
  const bar = colours.blue("|");
  const line = frame.linesOf(file)[start.line - 1];
  const words = label === undefined ? "" : harmless(label);
  if (line === undefined) return words === "" ? [head] : [head, `${blank} ${bar} ${words}`];
  const { text, indent, length } = excerptOf(
    line,
    start.column - 1,
    end.line === start.line ? end.column - 1 : line.length,
  );
  const marks = mark.repeat(length);
  const fits = indent + length + 1 + words.length <= WIDEST;
  const marked = words === "" ? [marks] : fits ? [`${marks} ${words}`] : [marks, words];
  return [
    head,
    `${blank} ${bar}`,
    `${colours.blue(`${String(start.line).padStart(width)} |`)} ${text}`.trimEnd(),
    ...marked.map((part) => `${blank} ${bar} ${" ".repeat(indent)}${paint(part)}`),
  ];
}

function painterOf(severity: Severity, { red, yellow, cyan, bold }: Colours): (text: string) => string {
  const colour = { error: red, warning: yellow, hint: cyan }[severity];
  return (text) => bold(colour(text));
}

function lineReader(textOf: TextOf): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const lines = known.get(file) ?? linesIn(file, textOf(file));
    known.set(file, lines);
    return lines;
  };
}

/** Files that are meant as text, whatever they hold. */
const TEXT_FILE = /\.(ya?ml|csv|hbs|svg|json|md|txt)$/i;

/** Nothing of a picture or a font: its bytes tell a reader nothing. */
function linesIn(file: string, text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  return TEXT_FILE.test(file) || !/[\0\uFFFD]/.test(text) ? text.split("\n") : [];
}
