/** What an invalid length was probably meant to be. */

const UNITS = ["mm", "cm", "in", "pt", "pc", "px"];
/** As written in content. */
const LENGTH = /^([0-9]+(\.[0-9]*)?|\.[0-9]+) ?(mm|cm|in|pt|pc|px)$/;
/** "80mm x 45mm", where a size has two fields. */
const BOTH_SIDES = /^(\d+(?:\.\d+)?(?:mm|cm|in|pt|pc|px)) *[x×] *(\d+(?:\.\d+)?(?:mm|cm|in|pt|pc|px))$/;
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

/** No length is longer than this, in characters. */
const LONGEST = 60;

/** "1,5mm" -> "write 1.5mm"; "10 parsecs" -> the list of units. */
export function fixOfLength(text: string): string {
  const [, sign, number, unit] = /^([-+−]?)\s*([\d.,]+)\s*(.*)$/.exec(text.slice(0, LONGEST).trim()) ?? [];
  if (number === undefined || unit === undefined || text.length > LONGEST)
    return "write a number and a unit, as in 63.5mm";
  if (sign === "-" || sign === "−") return "write a length that is not negative";
  const decimal = number.replace(",", ".");
  const meant = unit === "" ? "mm" : (UNIT_WORDS[unit.toLowerCase()] ?? unit);
  const length = `${decimal}${meant}`;
  const both = BOTH_SIDES.exec(text.trim());
  if (both) return `write one length; a size of two is { width: ${both[1]}, height: ${both[2]} }`;
  if (!UNITS.includes(meant)) return `"${unit}" is not a unit; the units are ${UNITS.join(", ")}`;
  if (!LENGTH.test(length)) return "write it as in 63.5mm";
  return unit === "" ? `add the unit: ${length}` : `write ${length}`;
}

/** "1,5mm" -> "1.5mm", "2 inches" -> "2in"; undefined if the unit or the sign would be a guess. */
export function lengthMeant(text: string): string | undefined {
  const [, number = "", unit = ""] = /^(\d+(?:\.\d+|,\d{1,2})?) ?([^\s\d.,]+)$/.exec(text.trim()) ?? [];
  const lower = unit.toLowerCase();
  const meant = UNIT_WORDS[lower] ?? (UNITS.includes(lower) ? lower : undefined);
  return meant === undefined ? undefined : `${number.replace(",", ".")}${meant}`;
}
