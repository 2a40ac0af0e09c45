/**
 * Fixes that would change a workbook, which is only ever read: their edits become words that say what to write in which
 * cell. Edits of other files in the same fix go with them, because either all of a fix is made or nothing.
 */
import type { Diagnostic, TextEdit } from "../../diagnostics/diagnostic.ts";
import { listedFirst } from "../../diagnostics/words.ts";
import { cellName } from "../../source/spreadsheet/cells.ts";
import { isWorkbook } from "../../source/table-files.ts";
import type { Sources } from "../../source/tree.ts";

/** More cells are not spelt out. */
const MOST_CELLS = 5;

export function byHand(sources: Sources, findings: readonly Diagnostic[]): readonly Diagnostic[] {
  return findings.map((finding) => {
    const { edits, ...rest } = finding;
    const inWorkbook = edits?.filter(({ file }) => isWorkbook(file)) ?? [];
    if (inWorkbook.length === 0) return finding;
    const cells = listedFirst(
      inWorkbook.map((edit) => writtenCell(sources, edit)),
      MOST_CELLS,
    );
    const words = `workbooks are only read here, so change it in your spreadsheet program: ${cells}`;
    return { ...rest, fix: rest.fix === undefined ? words : `${rest.fix}; ${words}` };
  });
}

/** `C12: "seven" instead of "sevn"` */
function writtenCell(sources: Sources, { file, start, end, text }: TextEdit): string {
  const before = sources.get(file)?.text.slice(start.offset, end.offset) ?? "";
  const instead = before === "" ? "" : ` instead of ${JSON.stringify(before)}`;
  return `${cellName(start.line, start.column)}: ${JSON.stringify(text)}${instead}`;
}
