/**
 * Findings as workflow commands of GitHub Actions, one line each, which the runner turns into annotations next to the
 * changed lines: `::error title=...,file=...,line=...::message`. Escaping as in GitHub's own toolkit. Limits: GitHub
 * shows at most 10 annotations of each kind per step; the log has all of them.
 */
import { type Diagnostic, fullMessage, type Severity } from "../../diagnostics/diagnostic.ts";
import { wellFormed } from "../../diagnostics/text/json-text.ts";
import { visible } from "../../diagnostics/text/visible.ts";
import { cellWords, diskPath, isFile } from "./place-words.ts";

const COMMANDS: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", hint: "notice" };

/** @param prefix path from the repository's root to the project, such as "games/" */
export function reportGithub(diagnostics: readonly Diagnostic[], prefix = ""): string {
  return diagnostics.map((one) => `${commandOf(one, prefix)}\n`).join("");
}

function commandOf(diagnostic: Diagnostic, prefix: string): string {
  const { rule, severity, why, fix } = diagnostic;
  const properties = Object.entries({ title: rule, ...placeOf(diagnostic, prefix) });
  const words = properties.map(([name, value]) => `${name}=${propertyText(String(value))}`).join(",");
  const cell = cellWords(diagnostic);
  const message = `${cell === undefined ? "" : `${cell}: `}${fullMessage(diagnostic)}`;
  const lines = [message, why && `why: ${why}`, fix && `fix: ${fix}`].filter((line) => line);
  return `::${COMMANDS[severity]} ${words}::${dataText(lines.join("\n"))}`;
}

/** Columns only for a single line: GitHub rejects them for several lines. */
function placeOf({ file, start, end }: Diagnostic, prefix: string): object {
  if (!isFile(file)) return {};
  const lines = { file: `${prefix}${diskPath(file)}`, line: start.line, endLine: end.line };
  return start.line === end.line ? { ...lines, col: start.column, endColumn: end.column } : lines;
}

function dataText(text: string): string {
  const lines = wellFormed(text).split(/\r\n|\r|\n/);
  return lines.map((line) => visible(line).replaceAll("%", "%25")).join("%0A");
}

function propertyText(text: string): string {
  return dataText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
