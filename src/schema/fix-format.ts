/** What somebody likely meant by a length, a colour, an id or a square that is none. */
import { ID_PATTERN, LENGTH_PATTERN, SQUARE_PATTERN } from "./fields.ts";

const UNITS = ["mm", "cm", "in", "pt", "pc", "px"];
const UNIT_WORDS: Readonly<Record<string, string>> = {
  '"': "in",
  "″": "in",
  inch: "in",
  inches: "in",
  millimetres: "mm",
  millimeters: "mm",
  centimetres: "cm",
  centimeters: "cm",
  points: "pt",
  pixels: "px",
};

/** "1,5mm" -> "write 1.5mm"; "10 parsecs" -> what units there are. */
export function fixOfLength(text: string): string {
  const [, sign, number, unit] = /^([-+−]?)\s*([\d.,]+)\s*(.*)$/.exec(text.trim()) ?? [];
  if (number === undefined || unit === undefined) return "write a number and a unit, as in 63.5mm";
  if (sign === "-" || sign === "−") return "write a length that is not negative";
  const decimal = number.replace(",", ".");
  const meant = unit === "" ? "mm" : (UNIT_WORDS[unit.toLowerCase()] ?? unit);
  const length = `${decimal}${meant}`;
  if (!UNITS.includes(meant)) return `"${unit}" is not a unit; the units are ${UNITS.join(", ")}`;
  if (!new RegExp(LENGTH_PATTERN).test(length)) return "write it as in 63.5mm";
  return unit === "" ? `add the unit: ${length}` : `write ${length}`;
}

/** "#abc" -> "write "#aabbcc""; a name of a colour cannot be known here. */
export function fixOfColour(text: string): string {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return 'write it as in "#1d5fa6"';
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return `write "#${six.toLowerCase()}"`;
}

/** "Iron Gate" -> "write iron-gate". */
export function fixOfId(text: string): string {
  const plain = text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  return new RegExp(ID_PATTERN).test(slug) ? `write ${slug}` : "write lower case letters, digits and hyphens";
}

/** "4B2" -> "write 4.b2"; a square alone could be any card's. */
export function fixOfSquare(text: string): string | undefined {
  const meant = squareMeant(text);
  if (meant !== undefined) return `write ${meant}`;
  const alone = /^[ab][123]$/i.test(text.trim());
  return alone ? `put the card's position before it, as in 1.${text.trim().toLowerCase()}` : undefined;
}

/** "1,5mm" -> "1.5mm", "2 inches" -> "2in"; nothing where the unit or the sign would be a guess. */
export function lengthMeant(text: string): string | undefined {
  const [, number = "", unit = ""] = /^(\d+(?:\.\d+|,\d{1,2})?) ?([^\s\d.,]+)$/.exec(text.trim()) ?? [];
  const lower = unit.toLowerCase();
  const meant = UNIT_WORDS[lower] ?? (UNITS.includes(lower) ? lower : undefined);
  return meant === undefined ? undefined : `${number.replace(",", ".")}${meant}`;
}

/** "#ABC" -> "#aabbcc". */
export function colourMeant(text: string): string | undefined {
  return /^write "(#[0-9a-f]{6})"$/.exec(fixOfColour(text))?.[1];
}

/** "Sword-9" -> "sword-9"; other changes of an id would be a choice. */
export function idMeant(text: string): string | undefined {
  const lower = text.toLowerCase();
  return new RegExp(ID_PATTERN).test(lower) ? lower : undefined;
}

/** "4.B2", "4b2", "4 b2" -> "4.b2". */
export function squareMeant(text: string): string | undefined {
  const square = text
    .trim()
    .toLowerCase()
    .replace(/^(\d{1,5})[-_,:/ ]?(?=[ab])/, "$1.");
  return new RegExp(SQUARE_PATTERN).test(square) ? square : undefined;
}
