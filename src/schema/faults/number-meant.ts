/**
 * The number that was probably meant by characters that are not a number: "12,500", "1 000", "1.234.567", "1,5", "5 €",
 * "50%", "½". Digits in groups of three may be thousands, whatever separates them, so a single group with a dot or a comma
 * is ambiguous where fractions are allowed. Limits: words ("ten"), dates and formulas are not guessed.
 */

/** How to write it; a general answer if there is no number in the text. */
export function fixOfNumber(text: string, quoted: boolean, whole: boolean): string {
  const inMillimetres = /^(\d+(?:\.\d+)?) ?mm$/.exec(text)?.[1];
  if (inMillimetres !== undefined) return `leave the unit out: ${inMillimetres}`;
  const { number, sign } = withoutSign(tidied(text));
  const meant = numbersMeant(number, whole);
  if (meant.length === 0) return "write a number";
  const choice = meant.join(" or ");
  if (sign !== undefined)
    return `write ${choice} and put the ${sign} in the template, or to print the characters as written, let the schema say string`;
  return quoted && choice === text ? `remove the quotes: ${choice}` : `write ${choice}`;
}

/** "x3", "3x", "3 ×", "3.", "3rd": what people add to a number of copies or in a row. */
const ADDED = /^[x×]\s*(?=\d)|(?<=^\d+)(?:\s*[x×]|\.|st|nd|rd|th)$/iu;

/** Full-width digits, typographic minus signs and spaces between digits, normalised to plain ones; `ADDED` is removed. */
function tidied(text: string): string {
  return text
    .trim()
    .replaceAll(/[\uFF0B-\uFF19]/g, (sign) => sign.normalize("NFKC"))
    .replaceAll(/[\u00A0\u2007-\u2009\u202F]/g, " ")
    .replace(/^[\u2212\u2013]\s*/, "-")
    .replace(/^\((.+)\)$/, "-$1")
    .replace(ADDED, "");
}

/** Without a currency or percent sign before or after it. */
function withoutSign(text: string): { readonly number: string; readonly sign?: string } {
  const [, minus = "", before, number = "", after] =
    /^([-+]?)\s*([\p{Sc}%‰])?\s*(.*?)\s*([\p{Sc}%‰])?$/u.exec(text) ?? [];
  const sign = before ?? after;
  return { number: minus + number, ...(sign === undefined ? {} : { sign }) };
}

/** The likelier reading first; two neighbouring whole numbers if only a fraction can be read and none is allowed. */
function numbersMeant(text: string, whole: boolean): readonly string[] {
  const readings = [...new Set(readingsOf(text, whole))];
  const fitting = whole ? readings.filter((number) => Number.isInteger(Number(number))) : readings;
  if (fitting.length > 0 || readings.length === 0) return fitting;
  const number = Number(readings[0]);
  return [String(Math.floor(number)), String(Math.ceil(number))];
}

/** Groups of three with one kind of separator, or groups of two before the last, as in India. */
const GROUPED = /^[-+]?(?:\d{1,3}(?:([ .,'’_])\d{3})(?:\1\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})$/;
const GROUPED_FRACTION = /^([-+]?\d{1,3}(?:([ .,'’])\d{3})(?:\2\d{3})*)(?!\2)[.,](\d+)$/;

function readingsOf(text: string, whole: boolean): readonly string[] {
  const mayBeFraction = !whole && /^[-+]?\d{1,3}[.,]\d{3}$/.test(text);
  // 0.500 never means five hundred.
  if (GROUPED.test(text) && !/^[-+]?0/.test(text))
    return mayBeFraction ? [digits(text), plain(text)] : [digits(text)];
  const [, integer, , fraction] = GROUPED_FRACTION.exec(text) ?? [];
  if (integer !== undefined) return [plain(`${digits(integer)}.${fraction}`)];
  if (/^[-+]?\d+(?:[.,]\d+)?$/.test(text)) return [plain(text)];
  if (/^\d+(?:[ _]\d+)+$/.test(text)) return [digits(text)];
  const value = fractionOf(text);
  return value === undefined ? [] : [String(value)];
}

const digits = (text: string): string => text.replaceAll(/[^\d-]/g, "");

/** With a dot, and without redundant zeros. */
const plain = (text: string): string => String(Number(text.replace(",", ".")));

/** "½", "1½", "1/2", "1 1/2" to at most four decimals. */
function fractionOf(text: string): number | undefined {
  const spelt = text
    .replaceAll(/[\u00BC-\u00BE\u2150-\u215E]/g, (sign) => ` ${sign.normalize("NFKD")}`)
    .trim();
  const [, minus, integer = "0", above, below] =
    /^(-?)\s*(?:(\d+)\s+)?(\d+)[/\u2044](\d+)$/.exec(spelt) ?? [];
  if (above === undefined || Number(below) === 0) return undefined;
  const value = Number(integer) + Number(above) / Number(below);
  return Number((minus ? -value : value).toFixed(4));
}
