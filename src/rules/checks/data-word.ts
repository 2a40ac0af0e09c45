/** Finds the place of a word or number in an entry's text. */
import type { Place } from "../../diagnostics/diagnostic.ts";
import { placeAt } from "../../source/locate.ts";
import type { RuleContext } from "../define-rule.ts";
import { fileOf } from "../places.ts";
import { type Entry, placeIn } from "./entries/data-entry.ts";
import type { FieldValue } from "./entries/data-values.ts";

/** A part of a text, with its offset. */
interface Piece {
  readonly written: string;
  readonly start: number;
}

/** Only the part if the file contains the text literally; otherwise the whole text. */
export function wordPlaceIn(context: RuleContext, entry: Entry, at: FieldValue, piece: Piece): Place {
  const place = placeIn(context, entry, at.path);
  const file = fileOf(context, place.file);
  const written = file?.text.slice(place.start.offset, place.end.offset) ?? "";
  const offset = written.indexOf(String(at.value));
  if (!file || offset === -1) return place;
  const start = place.start.offset + offset + piece.start;
  return placeAt(file, { start, end: start + piece.written.length });
}
