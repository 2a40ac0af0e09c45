/** Where a value of an entry is written: the place of a word in it, and the edit that corrects it. */
import type { Place, TextEdit } from "../../diagnostics/diagnostic.ts";
import { textEdit } from "../../source/edit/value-edit.ts";
import { nodeAt, placeAt } from "../../source/locate.ts";
import type { SourcePath } from "../../source/tree.ts";
import type { RuleContext } from "../define-rule.ts";
import { fileOf } from "../places.ts";
import { type Entry, placeIn } from "./entries/data-entry.ts";
import type { FieldValue } from "./entries/data-values.ts";

/** A part of a text, with its offset. */
interface Piece {
  readonly written: string;
  readonly start: number;
}

/** The place of a word or number: only this part if the file contains the text literally; otherwise the whole text. */
export function wordPlaceIn(context: RuleContext, entry: Entry, at: FieldValue, piece: Piece): Place {
  const place = placeIn(context, entry, at.path);
  const file = fileOf(context, place.file);
  const written = file?.text.slice(place.start.offset, place.end.offset) ?? "";
  const offset = written.indexOf(String(at.value));
  if (!file || offset === -1) return place;
  const start = place.start.offset + offset + piece.start;
  return placeAt(file, { start, end: start + piece.written.length });
}

/**
 * The edit that replaces the value at a path. None if there is no obvious value (`to` is undefined; `onlyNearest`), or if the value comes
 * from elsewhere (a pattern, `each:`).
 */
export function valueEdits(
  context: RuleContext,
  entry: Entry,
  path: SourcePath,
  from: string,
  to: string | undefined,
): readonly TextEdit[] | undefined {
  if (to === undefined) return undefined;
  const ref = entry.ref(context, path);
  const file = ref && context.sources.get(ref.file);
  const node = file?.root && ref && nodeAt(file.root, ref.path);
  if (!file || node?.kind !== "scalar" || node.text !== from) return undefined;
  const edit = textEdit(file, node, to);
  return edit && [edit];
}
