/**
 * The only place that writes to standard output and standard error. What a command prints may contain names, paths and
 * arguments from untrusted sources, so terminal control characters are escaped here.
 */
import { visible, visibleLines, visibleReport } from "../../diagnostics/text/visible.ts";

export type Output = "stdout" | "stderr";

/**
 * How a text was made. "line": a single line, so a line break inside it comes from a name and is escaped too. "lines":
 * several lines. "report": coloured by `report/`, so its colours stay. "document": requested content, such as a patch,
 * which must reach a file or another program byte for byte; only a terminal gets it as "lines".
 */
export type TextKind = "line" | "lines" | "report" | "document";

/** The text as it is written to this output. */
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
 * Replaces the last line of progress on standard error; without a text, only erases it. The line is cut to the width of
 * the terminal, because only the last row of a wrapped line can be erased.
 */
export function showStatus(text = ""): void {
  // a terminal without a size reports 0
  const room = (process.stderr.columns || Number.POSITIVE_INFINITY) - 1;
  process.stderr.write(`\r\u001b[K${[...visibleLines(text)].slice(0, room).join("")}`);
}

export function isTerminal(output: Output): boolean {
  return process[output].isTTY === true;
}

export function isColoured(output: Output): boolean {
  return wantsColour(process[output], process.env);
}

/** The width of standard output in columns: the terminal's, else COLUMNS, else undefined. */
export function terminalColumns(): number | undefined {
  const { COLUMNS = "" } = process.env;
  // A terminal without a size reports 0.
  return process.stdout.columns || (/^[1-9]\d{0,3}$/.test(COLUMNS) ? Number(COLUMNS) : undefined);
}

/** Calls back when output can no longer be written. */
export function onWriteError(onError: (error: NodeJS.ErrnoException) => void): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", onError);
}

/**
 * Whether a stream gets colours. The environment decides, else whether the stream is a terminal: NO_COLOR and
 * FORCE_COLOR apply with any value that is not empty (https://no-color.org, https://force-color.org), NO_COLOR first.
 */
export function wantsColour(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return true;
  return stream.isTTY === true && env.TERM !== "dumb";
}
