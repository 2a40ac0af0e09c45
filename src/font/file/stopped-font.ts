/** The words for fonts whose reader had to be ended: apart from all that reads fonts, for whoever ends it reads none. */
import { type Diagnostic, startOf } from "../../diagnostics/diagnostic.ts";

/** The engine was ended or crashed over it; `what` goes on after "it". */
export function stoppedFont(file: string, what: string): Diagnostic {
  return {
    ...startOf(file),
    rule: "font/stopped",
    severity: "error",
    message: `"${file}" cannot be read as a font: it ${what}`,
    fix: "download the font again, or take another one",
  };
}

/** It comes after a font that stopped the engine, so nobody looked at it. */
export function unopenedFont(file: string, stopped: string): Diagnostic {
  return {
    ...startOf(file),
    rule: "font/stopped",
    severity: "error",
    message: `"${file}" was not opened, because reading "${stopped}" had to be stopped`,
    fix: `replace "${stopped}" or take it out; then this font is read`,
  };
}
