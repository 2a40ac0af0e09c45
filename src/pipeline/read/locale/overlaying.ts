/** What a content file and its translation have in common: its kind, and which of its values are texts. */
import { readDeckFields } from "../../../schema/entries/check-deck.ts";
import { readRowFields } from "../../../schema/entries/check-table.ts";
import type { JsonSchema } from "../../../schema/json-schema.ts";
import { kindOfPath } from "../../../schema/kinds.ts";
import {
  isTextField,
  isTranslated,
  mayBeAdded,
  type TranslatedKind,
} from "../../../schema/locale/text-fields.ts";
import type { Overlaying } from "../../../source/overlay/overlay.ts";
import type { SourceDocument } from "../../../source/tree.ts";
import type { ContentFiles } from "../content-files.ts";

/** The kind of a content file that may be translated, by its path in the project; undefined for any other file. */
export function translatedKind(
  { folder }: Pick<ContentFiles, "folder">,
  path: string,
): TranslatedKind | undefined {
  const kind = kindOfPath(path.slice(folder.length + 1));
  return kind && isTranslated(kind) ? kind : undefined;
}

/** Which values of the original are texts. */
export function textsIn(
  original: SourceDocument,
  kind: TranslatedKind,
  content: Pick<ContentFiles, "folder" | "open">,
): Pick<Overlaying, "original" | "isText" | "mayBeAdded"> {
  const fields = fieldsOf(original, kind, content);
  return {
    original: original.path.slice(content.folder.length + 1),
    isText: (path) => isTextField(kind, path, fields),
    mayBeAdded: (path) => mayBeAdded(kind, path),
  };
}

/** The schemas of the fields that cards and rows have. */
function fieldsOf(
  document: SourceDocument,
  kind: TranslatedKind,
  { open }: Pick<ContentFiles, "open">,
): Readonly<Record<string, JsonSchema>> {
  if (kind === "deck") return readDeckFields(document, open).schemas.fields;
  return kind === "table" ? (readRowFields(document, open)?.value?.properties ?? {}) : {};
}
