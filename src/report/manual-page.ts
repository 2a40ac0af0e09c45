/** The manual for a terminal: a page, a group, all groups. The same text as in docs/rules/, with colours instead of Markdown. */
import picocolors from "picocolors";
import { allowingWords } from "../manual/allowing.ts";
import { partsOf } from "../manual/example.ts";
import { shownText } from "../manual/example-game.ts";
import { GROUPS } from "../manual/groups.ts";
import { groupsOf, type ManualEntry } from "../manual/manual.ts";
import { painterOf } from "./text/painter.ts";
import { wrap } from "./text/wrap.ts";

export interface ManualStyle {
  readonly colour: boolean;
  /** Of the terminal, if known. */
  readonly columns?: number | undefined;
}

/** Greatest width of the text: easy to read, and fits common terminals. */
const MOST_COLUMNS = 80;
const INDENT = "  ";

type Colours = ReturnType<typeof picocolors.createColors>;

/** One page. */
export function manualPageText(entry: ManualEntry, style: ManualStyle): string {
  const { id, severities, summary, why, fix, bad, good, unshown } = entry;
  const colours = picocolors.createColors(style.colour);
  const columns = columnsIn(style);
  const grades = severities.map((severity) => painterOf(severity, colours)(severity)).join(" or ");
  const heading = (words: string): string => colours.bold(words);
  const part = (words: string, text: string): readonly string[] => [
    "",
    heading(words),
    wrapped(text, columns),
  ];
  return lines([
    `${colours.bold(id)}  ${grades}`,
    "",
    wrap(plain(summary), columns),
    ...part("why it matters", why),
    ...part("how to fix it", fix),
    ...(unshown === undefined ? [] : part("wrong", `No example: ${unshown}.`)),
    ...bad.flatMap((example) => ["", heading("wrong"), exampleText(example, entry, colours)]),
    ...good.flatMap((example) => ["", heading("right"), exampleText(example, entry, colours)]),
    ...part("how to allow it", allowingWords(entry)),
  ]);
}

/** The entries of a group with their summaries. */
export function manualGroupText(group: string, entries: readonly ManualEntry[], style: ManualStyle): string {
  const colours = picocolors.createColors(style.colour);
  const columns = columnsIn(style);
  return lines([
    `${colours.bold(group)}  ${GROUPS[group]}`,
    ...entries.flatMap(({ id, severities: [severity], summary }) => [
      "",
      `${painterOf(severity, colours)(severity)} ${id}`,
      wrapped(summary, columns),
    ]),
    "",
    wrap(`broadside explain ${entries[0]?.id} explains one of them.`, columns),
  ]);
}

/** The groups with their subjects and numbers of entries. */
export function manualGroupsText(entries: readonly ManualEntry[], style: ManualStyle): string {
  const colours = picocolors.createColors(style.colour);
  const columns = columnsIn(style);
  const groups = groupsOf(entries);
  const width = Math.max(...groups.map((group) => group.length));
  const rows = groups.map((group) => {
    const count = entries.filter((entry) => entry.group === group).length;
    const start = `${INDENT}${colours.bold(group.padEnd(width))}  ${String(count).padStart(3)}  `;
    const blank = " ".repeat(INDENT.length + width + 7);
    return start + wrap(GROUPS[group] ?? "", columns - blank.length).replaceAll("\n", `\n${blank}`);
  });
  return lines([
    `${entries.length} findings in ${groups.length} groups:`,
    "",
    ...rows,
    "",
    wrap(
      `broadside explain ${groups[0]} lists a group; broadside explain ${entries[0]?.id} explains one finding.`,
      columns,
    ),
  ]);
}

/** The files of an example, with its findings in the colour of their severity. */
function exampleText(example: string, { severities: [severity] }: ManualEntry, colours: Colours): string {
  const paint = painterOf(severity, colours);
  return partsOf(example)
    .map((file) => {
      const { path, note } = file;
      const name = colours.blue(`${INDENT}${path}${note === undefined ? "" : ` (${note})`}`);
      const text = shownText(file);
      const body = text === "" ? [] : text.split("\n");
      return [name, ...body.map((line) => `${INDENT}${INDENT}${isMark(line) ? paint(line) : line}`)].join(
        "\n",
      );
    })
    .join("\n");
}

const isMark = (line: string): boolean => /^\s*(?:#|<!--)\s*(?:\^+|whole (?:file|drawing):) /.test(line);

/** Removes the backticks of Markdown. */
const plain = (text: string): string => text.replaceAll("`", "");

const columnsIn = ({ columns = MOST_COLUMNS }: ManualStyle): number => Math.min(columns, MOST_COLUMNS);

const wrapped = (text: string, columns: number): string =>
  wrap(plain(text), columns - INDENT.length)
    .split("\n")
    .map((line) => INDENT + line)
    .join("\n");

const lines = (all: readonly string[]): string => `${all.join("\n")}\n`;
