/**
 * The only place that writes to standard output and standard error. Whatever a command prints may hold names, paths and
 * arguments that somebody else chose, so characters that a terminal would obey are written out here.
 */
import { visible, visibleLines, visibleReport } from "../../report/text/visible.ts";
import { wantsColour } from "./colour.ts";

export type Output = "stdout" | "stderr";

/**
 * How a text was made. "line": a single line, so a line end inside it comes from a name and is written out too. "lines":
 * several. "report": painted by `report/`, so its colours stay. "document": content that was asked for, such as a patch,
 * which must reach a file or another program byte for byte; only a terminal gets it as "lines".
 */
export type TextKind = "line" | "lines" | "report" | "document";

/** What the text becomes on this output. */
export function shownOn(output: Output, text: string, kind: TextKind = "line"): string {
  if (kind === "document" && !isTerminal(output)) return text;
  if (kind === "report") return visibleReport(text);
  return kind === "line"
    ? text.replace(/^(.*?)(\n?)$/s, (_, line, end) => visible(line) + end)
    : visibleLines(text);
}

export function say(output: Output, text: string, kind: TextKind = "line"): void {
  process[output].write(shownOn(output, text, kind));
}

/** To standard output. */
export const writeOut = (text: string, kind?: TextKind): void => say("stdout", text, kind);

/** To standard error. */
export const writeErr = (text: string, kind?: TextKind): void => say("stderr", text, kind);

/**
 * Puts one line of progress in the place of the last one on standard error; without a text only wipes that. It is cut to
 * the width of the terminal, for of a line that was broken only the last part can be wiped.
 */
export function showStatus(text = ""): void {
  // a terminal without a size says 0
  const room = (process.stderr.columns || Number.POSITIVE_INFINITY) - 1;
  process.stderr.write(`\r\u001b[K${[...visibleLines(text)].slice(0, room).join("")}`);
}

export function isTerminal(output: Output): boolean {
  return process[output].isTTY === true;
}

export function isColoured(output: Output): boolean {
  return wantsColour(process[output], process.env);
}

/** How wide a line of standard output may be. COLUMNS says it where no terminal does; undefined where nobody says it. */
export function terminalColumns(): number | undefined {
  const { COLUMNS = "" } = process.env;
  // A terminal without a size says 0.
  return process.stdout.columns || (/^[1-9]\d{0,3}$/.test(COLUMNS) ? Number(COLUMNS) : undefined);
}

/** Calls back when nothing can be written any more. */
export function onWriteError(tell: (error: NodeJS.ErrnoException) => void): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", tell);
}
