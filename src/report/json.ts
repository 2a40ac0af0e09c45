/**
 * Findings for other programs. The shape is stable: fields may be added, none changes or goes while `format` is 1.
 *
 *     { "format": 1,
 *       "counts": { "error": 1, "warning": 0, "hint": 0 },
 *       "findings": [ { "rule": "deck/broken-run", "severity": "error", "message": "...", "file": "content/...",
 *                       "start": { "line": 84, "column": 5, "offset": 2311 }, "end": { ... },
 *                       "label"?: "...", "why"?: "...", "fix"?: "...",
 *                       "related"?: [ { "message": "...", "file": "...", "start": { ... }, "end": { ... } } ] } ] }
 *
 * Lines and columns count from 1, offsets from 0, columns and offsets in UTF-16 units; `end` is exclusive.
 */
import type { Diagnostic, Place, Position } from "../diagnostics/diagnostic.ts";
import { countsOf } from "./summary.ts";

export const JSON_FORMAT = 1;

export function reportJson(diagnostics: readonly Diagnostic[]): string {
  const findings = diagnostics.map(findingOf);
  return `${JSON.stringify({ format: JSON_FORMAT, counts: countsOf(diagnostics), findings }, null, 2)}\n`;
}

function findingOf({ rule, severity, message, label, why, fix, related, ...place }: Diagnostic): object {
  return {
    rule,
    severity,
    message,
    ...placeOf(place),
    label,
    why,
    fix,
    related: related?.map((other) => ({ message: other.message, ...placeOf(other) })),
  };
}

const placeOf = ({ file, start, end }: Place): Place => ({
  file,
  start: positionOf(start),
  end: positionOf(end),
});

const positionOf = ({ line, column, offset }: Position): Position => ({ line, column, offset });
