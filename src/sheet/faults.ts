/**
 * Findings of imposition. A fault of cards is reported where they are written; others concern paper and printer and
 * have no file.
 */
import type { Diagnostic, Place, Severity } from "../diagnostics/diagnostic.ts";
import { startOf } from "../diagnostics/diagnostic.ts";
import type { Origin } from "../scene/scene.ts";
import type { Size } from "../units/box.ts";
import { formatLength } from "../units/length.ts";

/** Takes the place of a file name in these diagnostics. */
const SHEET_FILE = "sheet";

/** The origin of all marks: no template drew them. */
export const MARK_ORIGIN: Origin = { file: SHEET_FILE, line: 0, column: 0 };

/** A finding of imposition; `rule` is the fault's name without the group. */
export function sheetFault(
  rule: string,
  severity: Severity,
  message: string,
  words: { readonly why?: string; readonly fix?: string },
  place: Place = startOf(SHEET_FILE),
): Diagnostic {
  return { ...place, rule: `sheet/${rule}`, severity, message, ...words };
}

/** "63.5mm x 88.9mm". */
export const formatSize = (size: Size): string =>
  `${formatLength(size.width)} x ${formatLength(size.height)}`;
