/**
 * Findings for other programs. The format is stable: while `format` is 1, fields may be added, but none is changed or
 * removed.
 *
 *     { "format": 1,
 *       "counts": { "error": 1, "warning": 0, "hint": 0 },
 *       "findings": [ { "rule": "facts/broken-run", "severity": "error", "message": "...", "file": "content/...",
 *                       "start": { "line": 84, "column": 5, "offset": 2311 }, "end": { ... },
 *                       "label"?: "...", "why"?: "...", "fix"?: "...",
 *                       "edits"?: [ { "text": "...", "file": "...", "start": { ... }, "end": { ... } } ],
 *                       "related"?: [ { "message": "...", "file": "...", "start": { ... }, "end": { ... } } ],
 *                       "cards"?: [ { "game": "duel", "deck": "crew", "ids": ["cook", "pilot"] } ] } ] }
 *
 * Lines and columns count from 1, offsets from 0, columns and offsets in UTF-16 units; `end` is exclusive. `edits` fix
 * the finding; make all of them or none. A place in a sheet of a workbook also has `"sheet": "Battle", "cell": "C12"`; its
 * line and column are row and column. `cards` are those that it is about; a message names the first few where the place
 * does not show them. docs/schemas/findings.schema.json is the schema.
 */
import { type Diagnostic, fullMessage, type Place, type Position } from "../../diagnostics/diagnostic.ts";
import { jsonText } from "../../diagnostics/text/json-text.ts";
import { diskPath, sheetCell } from "./place-words.ts";
import { countsOf } from "./summary.ts";

const JSON_FORMAT = 1;

export function reportJson(diagnostics: readonly Diagnostic[]): string {
  const findings = diagnostics.map(findingOf);
  return jsonText({ format: JSON_FORMAT, counts: countsOf(diagnostics), findings });
}

function findingOf(finding: Diagnostic): object {
  const { rule, severity, label, why, fix, edits, related, cards } = finding;
  return {
    rule,
    severity,
    message: fullMessage(finding),
    ...placeOf(finding),
    label,
    why,
    fix,
    edits: edits?.map((edit) => ({ text: edit.text, ...placeOf(edit) })),
    related: related?.map((other) => ({ message: other.message, ...placeOf(other) })),
    cards: cards?.map(({ game, deck, ids }) => ({ game, deck, ids })),
  };
}

const placeOf = (place: Place): object => ({
  file: diskPath(place.file),
  ...sheetCell(place),
  start: positionOf(place.start),
  end: positionOf(place.end),
});

const positionOf = ({ line, column, offset }: Position): Position => ({ line, column, offset });
