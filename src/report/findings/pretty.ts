/** Findings for people at a terminal: the line, the marked fault, why it matters and how to fix it. */
import picocolors from "picocolors";
import { type Diagnostic, fullMessage, type Place } from "../../diagnostics/diagnostic.ts";
import { visible } from "../../diagnostics/text/visible.ts";
import { counted, listedFirst } from "../../diagnostics/words.ts";
import { painterOf } from "../text/painter.ts";
import { excerptOf, WIDEST } from "./excerpt.ts";
import { firstOfEachFile, type RepeatedFinding } from "./first-findings.ts";
import { lineReader, type TextOf } from "./lines.ts";
import { fileWords, shownPlace } from "./place-words.ts";
import { summaryLine } from "./summary.ts";

export interface PrettyOptions {
  readonly colour: boolean;
  /** How many findings of one file are shown; default `SHOWN_PER_FILE`. */
  readonly perFile?: number;
  /** Rules that have a page for `broadside explain`. */
  readonly explained?: ReadonlySet<string>;
  /** How many findings are allowed, for the counts. */
  readonly allowed?: number;
  /** How many further findings were reported before, for the counts. */
  readonly known?: number;
  /** After fixes, for the counts: words about those that were not made, empty for none. */
  readonly notFixed?: string | undefined;
  /** No line of counts, and no output without findings. */
  readonly quiet?: boolean;
}

/** How many related places of one finding are shown. */
const RELATED_SHOWN = 10;
/** How many lines are listed for equal findings. */
const LINES_SHOWN = 12;

type Colours = ReturnType<typeof picocolors.createColors>;

/** The first findings of each file and a line of counts. */
export function reportPretty(
  diagnostics: readonly Diagnostic[],
  textOf: TextOf,
  options: PrettyOptions,
): string {
  const colours = picocolors.createColors(options.colour);
  const linesOf = lineReader(textOf);
  const blocks = firstOfEachFile(diagnostics, options.perFile).flatMap(({ file, shown, hidden }) => [
    ...shown.map((one) => blockOf(one, linesOf, colours, options.explained)),
    ...(hidden > 0 ? [`... and ${hidden} more in ${fileWords(file)}\n`] : []),
  ]);
  return [...blocks, ...(options.quiet ? [] : [summaryLine(diagnostics, options)])].join("\n");
}

function blockOf(
  { first: diagnostic, others }: RepeatedFinding,
  linesOf: (file: string) => readonly string[],
  colours: Colours,
  explained: ReadonlySet<string> | undefined,
): string {
  const { rule, severity, label, why, fix } = diagnostic;
  const related = (diagnostic.related ?? []).slice(0, RELATED_SHOWN);
  const unseen = (diagnostic.related ?? []).length - related.length;
  const paint = painterOf(severity, colours);
  const places = [diagnostic, ...related];
  const width = String(Math.max(...places.map(({ start }) => start.line))).length;
  const frame = { width, linesOf, colours };
  const notes = Object.entries({
    also: unseen > 0 ? counted(unseen, "more place") : undefined,
    again: others.length > 0 ? againWords(others) : undefined,
    why,
    fix,
    more: explained?.has(rule) ? `broadside explain ${rule}` : undefined,
  });
  return [
    `${paint(`${severity}[${rule}]`)}${colours.bold(`: ${visible(fullMessage(diagnostic))}`)}`,
    ...excerptLines(diagnostic, frame, { arrow: "-->", mark: "^", label, paint }),
    ...related.flatMap((other) =>
      excerptLines(other, frame, { arrow: ":::", mark: "-", label: other.message, paint: colours.blue }),
    ),
    ...notes
      .filter(([, words]) => words !== undefined)
      .map(
        ([name, words]) =>
          `${" ".repeat(width + 1)}${colours.blue("=")} ${name}: ${indented(words as string, width + 5)}`,
      ),
    "",
  ].join("\n");
}

/** "on lines 12, 18, 24, 30, 36 and 7 more". */
function againWords(others: readonly Place[]): string {
  const lines = [...new Set(others.map(({ start }) => start.line))];
  return `on ${lines.length === 1 ? "line" : "lines"} ${listedFirst(lines, LINES_SHOWN)}`;
}

/** Indents each line, so that lines to paste stay separate lines. */
function indented(words: string, indent: number): string {
  return words
    .split("\n")
    .map(visible)
    .join(`\n${" ".repeat(indent)}`);
}

interface Frame {
  /** Number of digits of the largest line number. */
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

/** The place and the marked line; only the place if the file's text is not available. */
function excerptLines(place: Place, frame: Frame, style: MarkStyle): readonly string[] {
  const { file, start, end } = place;
  const { width, colours } = frame;
  const { arrow, mark, label, paint } = style;
  const blank = " ".repeat(width);
  const head = `${blank}${colours.blue(arrow)} ${shownPlace(place)}`;
  const bar = colours.blue("|");
  const line = frame.linesOf(file)[start.line - 1];
  const words = label === undefined ? "" : visible(label);
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
