/** Where a word or number of an entry's text is written. */
import type { Place } from "../../diagnostics/diagnostic.ts";
import { placeAt } from "../../source/locate.ts";
import type { RuleContext } from "../define-rule.ts";
import { fileOf } from "../places.ts";
import { type Entry, placeIn } from "./entries/data-entry.ts";
import type { FieldValue } from "./entries/data-values.ts";

/** A piece of a text, with its place in it. */
interface Piece {
  readonly written: string;
  readonly start: number;
}

/** The piece alone where the text is written as it is read; else the whole text. */
export function wordPlaceIn(context: RuleContext, entry: Entry, at: FieldValue, piece: Piece): Place {
  const place = placeIn(context, entry, at.path);
  const file = fileOf(context, place.file);
  const written = file?.text.slice(place.start.offset, place.end.offset) ?? "";
  const offset = written.indexOf(String(at.value));
  if (!file || offset === -1) return place;
  const start = place.start.offset + offset + piece.start;
  return placeAt(file, { start, end: start + piece.written.length });
}
