/** What an invalid colour, id or square was probably meant to be. */
import { ID_PATTERN, SQUARE_PATTERN } from "../fields.ts";

/** "#abc" -> "write "#aabbcc""; colour names cannot be known here. */
export function fixOfColour(text: string): string {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return 'write it as in "#1d5fa6"';
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return `write "#${six.toLowerCase()}"`;
}

/** "Iron Gate" -> "write iron-gate"; for a card, "write Iron-Gate". */
export function fixOfId(text: string, pattern: string): string {
  const plain = text.normalize("NFD").replaceAll(/\p{Mark}/gu, "");
  const cased = pattern === ID_PATTERN ? plain.toLowerCase() : plain;
  const slug = cased.replaceAll(/[^A-Za-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  if (new RegExp(pattern).test(slug)) return `write ${slug}`;
  return `write ${pattern === ID_PATTERN ? "lower case letters" : "letters a to z"}, digits and hyphens`;
}

/** "4B2" -> "write 4.b2"; a square without a position could be on any card. */
export function fixOfSquare(text: string): string | undefined {
  const meant = squareMeant(text);
  if (meant !== undefined) return `write ${meant}`;
  const alone = /^[a-l]([1-9]|1[0-2])$/i.test(text.trim());
  return alone ? `put the card's position before it, as in 1.${text.trim().toLowerCase()}` : undefined;
}

/** Squares of the lattice are an inch wide, as on map cards. In mm. */
const SQUARE_SIDE = 25.4;

/** Units in which people measure a table, in mm. */
const UNITS: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: SQUARE_SIDE };

/** "76.2mm" is 3 squares; undefined if it is not a length. */
export function fixOfPlace(text: string): string | undefined {
  const [, amount, unit = ""] = /^(-?\d+(?:\.\d+)?) ?(mm|cm|in)$/.exec(text) ?? [];
  if (amount === undefined) return undefined;
  const squares = Number(((Number(amount) * (UNITS[unit] ?? 1)) / SQUARE_SIDE).toFixed(2));
  const nearest = Number.isInteger(squares) ? "" : `; write ${Math.round(squares)}`;
  return `places are squares of ${SQUARE_SIDE} mm: ${text} is ${squares}${nearest}`;
}

/** "#ABC" -> "#aabbcc". */
export function colourMeant(text: string): string | undefined {
  return /^write "(#[0-9a-f]{6})"$/.exec(fixOfColour(text))?.[1];
}

/** "Sword-9" -> "sword-9"; other changes to an id would be a matter of choice. */
export function idMeant(text: string): string | undefined {
  const lower = text.toLowerCase();
  return new RegExp(ID_PATTERN).test(lower) ? lower : undefined;
}

/** "4.B2", "4b2", "4 b2" -> "4.b2". */
export function squareMeant(text: string): string | undefined {
  const square = text
    .trim()
    .toLowerCase()
    .replace(/^(\d{1,5})[-_,:/ ]?(?=[a-l])/, "$1.");
  return new RegExp(SQUARE_PATTERN).test(square) ? square : undefined;
}
