/** The texts of a content file that a translation may set, those of cards and rows in spreadsheets included. */
import { cardsFileOf } from "../../../schema/entries/entries-list.ts";
import type { TranslatedKind } from "../../../schema/locale/text-fields.ts";
import type { SourceDocument, SourceNode } from "../../../source/tree.ts";
import type { ContentFiles } from "../../read/content-files.ts";
import { textsIn } from "../../read/locale/overlaying.ts";
import { type Shape, shapeOf } from "./shape.ts";

/** Undefined for a file without texts, or one that cannot be read. */
export const originalTexts = (
  document: SourceDocument,
  kind: TranslatedKind,
  content: ContentFiles,
): Shape | undefined =>
  document.root &&
  shapeOf(withEntries(document, document.root, content), textsIn(document, kind, content).isText);

/** A deck or table whose cards or rows are in a spreadsheet, as if it listed them. */
function withEntries(document: SourceDocument, root: SourceNode, content: ContentFiles): SourceNode {
  const listed = content.openEntries(document)?.root;
  if (root.kind !== "map" || listed === undefined) return root;
  const key = cardsFileOf(document) === undefined ? "rows" : "cards";
  return {
    ...root,
    entries: root.entries.map((entry) => (entry.key === key ? { ...entry, value: listed } : entry)),
  };
}
