/**
 * Findings for other programs. The shape is stable: fields may be added, none changes or goes while `format` is 1.
 *
 *     { "format": 1,
 *       "counts": { "error": 1, "warning": 0, "hint": 0 },
 *       "findings": [ { "rule": "facts/broken-run", "severity": "error", "message": "...", "file": "content/...",
 *                       "start": { "line": 84, "column": 5, "offset": 2311 }, "end": { ... },
 *                       "label"?: "...", "why"?: "...", "fix"?: "...",
 *                       "edits"?: [ { "text": "...", "file": "...", "start": { ... }, "end": { ... } } ],
 *                       "related"?: [ { "message": "...", "file": "...", "start": { ... }, "end": { ... } } ] } ] }
 *
 * Lines and columns count from 1, offsets from 0, columns and offsets in UTF-16 units; `end` is exclusive.
 * `edits` mend the finding: all of them or none are made. docs/schemas/findings.schema.json says the same to programs.
 */
import type { Diagnostic, Place, Position } from "../../diagnostics/diagnostic.ts";
import { jsonText } from "../text/json-text.ts";
import { countsOf } from "./summary.ts";

export const JSON_FORMAT = 1;

export function reportJson(diagnostics: readonly Diagnostic[]): string {
  const findings = diagnostics.map(findingOf);
  return jsonText({ format: JSON_FORMAT, counts: countsOf(diagnostics), findings });
}

function findingOf({
  rule,
  severity,
  message,
  label,
  why,
  fix,
  edits,
  related,
  ...place
}: Diagnostic): object {
  return {
    rule,
    severity,
    message,
    ...placeOf(place),
    label,
    why,
    fix,
    edits: edits?.map((edit) => ({ text: edit.text, ...placeOf(edit) })),
    related: related?.map((other) => ({ message: other.message, ...placeOf(other) })),
  };
}

const placeOf = ({ file, start, end }: Place): Place => ({
  file,
  start: positionOf(start),
  end: positionOf(end),
});

const positionOf = ({ line, column, offset }: Position): Position => ({ line, column, offset });
