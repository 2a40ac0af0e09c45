/** Findings about fonts whose reader had to be stopped; in a separate file, so that stopping one loads no font code. */
import { type Diagnostic, startOf } from "../../diagnostics/diagnostic.ts";

/** The engine was stopped, or crashed, while reading it; `what` follows "it". */
export function stoppedFont(file: string, what: string): Diagnostic {
  return {
    ...startOf(file),
    rule: "font/stopped",
    severity: "error",
    message: `"${file}" cannot be read as a font: it ${what}`,
    fix: "download the font again, or use another one",
  };
}

/** It was not inspected, because a font before it stopped the engine. */
export function unopenedFont(file: string, stopped: string): Diagnostic {
  return {
    ...startOf(file),
    rule: "font/stopped",
    severity: "error",
    message: `"${file}" was not opened, because reading "${stopped}" had to be stopped`,
    fix: `replace or remove "${stopped}"; then this font is read`,
  };
}
