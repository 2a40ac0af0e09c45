/** The words for a font whose reader had to be ended: apart from all that reads fonts, for whoever ends it reads none. */
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
