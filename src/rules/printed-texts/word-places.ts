/** Finds where a single word of a drawn text is written: at the card, in the template itself, or in a table of the game. */
import type { Place } from "../../diagnostics/diagnostic.ts";
import type { Origin } from "../../scene/scene.ts";
import type { Json } from "../../schema/files.ts";
import { placeAt, placeOf } from "../../source/locate.ts";
import type { LaidFace, RuleContext } from "../define-rule.ts";
import {
  asRelated,
  drawnPlace,
  fieldRef,
  fileOf,
  isShipped,
  originPlace,
  rowRef,
  type Shown,
  shownPlace,
} from "../places.ts";

/**
 * The place of the word itself; otherwise of the element that shows the text.
 * @param fence the characters before and after the word, such as the colons of a name
 */
export function wordPlace(
  context: RuleContext,
  face: LaidFace,
  origin: Origin,
  word: string,
  fence = "",
): Shown {
  const written = fence + word + fence;
  const within = (place: Place): Place | undefined => wordIn(context, place, written, fence.length);
  const shown = shownPlace(context, face, origin);
  const drawn = drawnPlace(context, face, origin);
  const related = asRelated(drawn);
  // A text that the template alone draws cannot be a card's, even if a card has the same words.
  const isOfCard = shown.related !== undefined || face.side === "back";
  const path = isOfCard ? pathOfText(face.card.fields, written) : undefined;
  const ref = path && fieldRef(context, face.card, path);
  const atCard = within(shown.at) ?? (ref && within(placeOf(context.sources, ref)));
  if (atCard) return { ...shown, at: atCard, related, isAtValue: true };
  const inTemplate = inElement(context, origin, written, fence.length);
  if (inTemplate) return { ...drawn, at: inTemplate };
  const row = rowRef(context, (text) => text.includes(written));
  const inTable = row && within(placeOf(context.sources, row));
  return inTable ? { ...drawn, at: inTable, related, isAtValue: true } : shown;
}

/**
 * Characters that the template itself writes around a field, such as "__" of "__{{title}}__"; undefined if a card, a table
 * or the template contains the whole text.
 */
export function signPlace(
  context: RuleContext,
  { card }: LaidFace,
  origin: Origin,
  whole: string,
  sign: string,
): Place | undefined {
  const isWritten =
    pathOfText(card.fields, whole) !== undefined ||
    inElement(context, origin, whole) !== undefined ||
    rowRef(context, (text) => text.includes(whole)) !== undefined;
  return isWritten ? undefined : inElement(context, origin, sign);
}

/** The place in an element of a template, if the author can change it. */
function inElement(context: RuleContext, origin: Origin, written: string, fence = 0): Place | undefined {
  if (isShipped(context, origin)) return undefined;
  return wordIn(context, elementPlace(context, originPlace(context, origin)), written, fence);
}

function wordIn(context: RuleContext, place: Place, written: string, fence: number): Place | undefined {
  const file = fileOf(context, place.file);
  const at = file?.text.slice(place.start.offset, place.end.offset).indexOf(written) ?? -1;
  if (!file || at === -1) return undefined;
  const start = place.start.offset + at;
  return placeAt(file, { start: start + fence, end: start + written.length - fence });
}

/** The path of the first text in a card's fields that contains the words: a box may show more than one field. */
function pathOfText(value: Json, words: string): readonly (string | number)[] | undefined {
  if (typeof value === "string") return value.includes(words) ? [] : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = pathOfText(inner, words);
    if (path) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return undefined;
}

/** A text element of a template from its start to its end tag. */
function elementPlace(context: RuleContext, start: Place): Place {
  const file = fileOf(context, start.file);
  if (!file) return start;
  const end = file.text.indexOf("</", start.end.offset);
  return placeAt(file, { start: start.start.offset, end: end === -1 ? file.text.length : end });
}
