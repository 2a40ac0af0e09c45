/** Chooses the fields of a spreadsheet for each place on a first card: title, text box, pictures, lines. */
import { typesOf } from "../../../schema/json-schema.ts";
import type { CardField } from "./card-field.ts";

export interface FieldPlaces {
  readonly title: CardField | undefined;
  readonly body: CardField | undefined;
  /** The first one is the large picture. */
  readonly pictures: readonly CardField[];
  /** All other fields, in the order of the columns. */
  readonly lines: readonly CardField[];
}

/** Places that a person has chosen. */
export interface ChosenPlaces {
  readonly title?: CardField | undefined;
  readonly body?: CardField | undefined;
  /** Fields that are neither, nor pictures. */
  readonly others: readonly CardField[];
}

export function placesOf(fields: readonly CardField[], chosen: ChosenPlaces = { others: [] }): FieldPlaces {
  const isFree = (field: CardField): boolean =>
    field !== chosen.title && field !== chosen.body && !chosen.others.includes(field);
  const pictures = fields.filter((field) => isFree(field) && arePictures(field)).slice(0, MOST_PICTURES);
  const texts = fields.filter(
    (field) => isFree(field) && !pictures.includes(field) && typesOf(field.schema)?.[0] !== "array",
  );
  const title = chosen.title ?? titleAmong(texts);
  const body = chosen.body ?? bodyAmong(texts.filter((field) => field !== title));
  const placed = [title, body, ...pictures];
  return { title, body, pictures, lines: fields.filter((field) => !placed.includes(field)) };
}

/** More would be too small on a card; for those, the file names are printed. */
export const MOST_PICTURES = 4;

/** True for a cell with the file name of a picture. */
export const isPictureName = (cell: string): boolean => /^[^:]+\.(png|jpe?g|webp|gif|svg)$/i.test(cell);

/** True if most of the cells are file names of pictures, whether they exist or not. */
export function arePictures({ values }: CardField): boolean {
  const filled = values.filter((value) => value !== "");
  return filled.length > 0 && filled.filter(isPictureName).length * 2 > filled.length;
}

/** Column names that certainly mean a card's name, however long the cells are. */
const NAMES = /^(card ?)?(name|title)$/i;
/** Other column names, best first, if the cells are not too long for titles. */
const TITLES = [/\b(name|title)\b/i, /^(card|character|creature)$/i];
const LONGEST_TITLE = 60;

function titleAmong(fields: readonly CardField[]): CardField | undefined {
  const called = fields.find(({ label }) => NAMES.test(label));
  if (called) return called;
  const short = fields.filter(({ values }) => values.every((value) => value.length <= LONGEST_TITLE));
  const named = TITLES.flatMap((pattern) => short.find(({ label }) => pattern.test(label)) ?? [])[0];
  const distinct = short.find(
    ({ values }) => new Set(values).size === values.length && values.some((value) => /\p{L}/u.test(value)),
  );
  return named ?? distinct ?? short[0];
}

/** Shorter texts need no box, unless the column's name means text. */
const SHORTEST_BODY = 25;
const SHORTEST_NAMED = 10;
const BODIES = /\b(text|rules?|effects?|ability|abilities|description)\b/i;
/** Texts that players need not read. */
const FLAVOUR = /flavou?r|lore|quote/i;

/** The longest column whose name means rules text; else the longest of all. */
function bodyAmong(fields: readonly CardField[]): CardField | undefined {
  const byLength = fields
    .map((field) => ({ field, length: usualLength(field) }))
    .toSorted((a, b) => b.length - a.length);
  const named = byLength.find(
    ({ field: { label }, length }) => BODIES.test(label) && !FLAVOUR.test(label) && length >= SHORTEST_NAMED,
  );
  const longest = byLength.find(({ length }) => length >= SHORTEST_BODY);
  return (named ?? longest ?? byLength.find(isNamedText))?.field;
}

const isNamedText = ({ field, length }: { readonly field: CardField; readonly length: number }): boolean =>
  BODIES.test(field.label) && length >= SHORTEST_NAMED;

/** Average number of characters on the cards that have the field. */
function usualLength({ values }: CardField): number {
  const filled = values.filter((value) => value !== "");
  return filled.reduce((sum, value) => sum + value.length, 0) / Math.max(1, filled.length);
}
