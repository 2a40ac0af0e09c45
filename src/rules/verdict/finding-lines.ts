/**
 * The lines at which a finding can be allowed: its own; for a text over several lines, which cannot contain comments, the
 * line on which it begins; and for a CSV file or a workbook, which has no comments, the deck's line that names it.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { addTo } from "../../diagnostics/grouped.ts";
import { nodeAt, positionAt } from "../../source/locate.ts";
import { resolvePath } from "../../source/relative-path.ts";
import { isTable, tableName } from "../../source/table-files.ts";
import type { SourceDocument, SourceNode, Sources, TextRange } from "../../source/tree.ts";
import { type Stretches, stretchesOf } from "../stretches.ts";

export interface FileLine {
  readonly file: string;
  readonly line: number;
}

export function findingLines(sources: Sources): (finding: Diagnostic) => readonly FileLine[] {
  const tables = csvLines(sources);
  const texts = new Map<string, Stretches>();
  const textsOf = (document: SourceDocument): Stretches => {
    const stretches = texts.get(document.path) ?? stretchesOf(longTexts(document));
    texts.set(document.path, stretches);
    return stretches;
  };
  return ({ file, start }) => {
    const document = sources.get(file);
    // Texts do not overlap, so only the last one that begins before the finding can contain it.
    const text = document && textsOf(document).at(start.offset - 1)?.last;
    const line =
      document && text && start.offset < text.end ? positionAt(document, text.start).line : start.line;
    return [{ file, line }, ...(tables.get(tableName(file).file) ?? [])];
  };
}

/** The places where decks name CSV files and workbooks for their cards, by the file's path. */
function csvLines(sources: Sources): ReadonlyMap<string, readonly FileLine[]> {
  const lines = new Map<string, FileLine[]>();
  for (const document of sources.values()) {
    const cards = document.root && nodeAt(document.root, ["cards"]);
    if (cards?.kind !== "scalar" || !isTable(cards.text)) continue;
    const path = resolvePath(document.path, tableName(cards.text).file);
    if (path === undefined) continue;
    const line = { file: document.path, line: positionAt(document, cards.start).line };
    addTo(lines, path, line);
  }
  return lines;
}

/** Texts of a file that extend over several lines. */
function longTexts(document: SourceDocument): readonly TextRange[] {
  const found: TextRange[] = [];
  // The target of an alias has been visited already.
  const seen = new Set<SourceNode>();
  const visit = (node: SourceNode): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.kind === "list") for (const item of node.items) visit(item);
    else if (node.kind === "map") for (const { value } of node.entries) visit(value);
    else if (document.text.slice(node.start, node.end).includes("\n")) found.push(node);
  };
  if (document.root) visit(document.root);
  return found;
}
