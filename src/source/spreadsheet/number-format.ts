/**
 * Number formats of spreadsheets (ECMA-376, 18.8.31): what a person sees instead of the number that the file stores. Zeros
 * in front, decimals, percent, signs and words are shown, thousands separators are not, because they differ by country.
 * Limits: only the first section of a format is used; fractions, exponents and scaled numbers are shown as plain numbers.
 */
import { type DateFormat, dateFormat, shownDate } from "./date-format.ts";
import { type Digits, plainDecimal, roundedTo, timesHundred } from "./decimal.ts";

export type NumberFormat =
  | { readonly kind: "general" }
  | { readonly kind: "date"; readonly format: DateFormat }
  | ({
      readonly kind: "digits";
      readonly before: string;
      readonly behind: string;
      readonly percent: boolean;
    } & Digits);

/** What is in the cell, and whether only its program knows how it is shown. */
export interface Shown {
  readonly text: string;
  readonly isDoubtful?: boolean;
}

const GENERAL: NumberFormat = { kind: "general" };

/** Built-in formats by number; those of dates that differ by country have no code. */
const BUILT_IN: Readonly<Record<number, string>> = {
  ...{ 1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%" },
  ...{ 18: "h:mm AM/PM", 19: "h:mm:ss AM/PM", 20: "h:mm", 21: "h:mm:ss", 45: "mm:ss", 46: "[h]:mm:ss" },
  ...{ 37: "#,##0", 38: "#,##0", 39: "#,##0.00", 40: "#,##0.00" },
};
/** Dates of the user's country, also of East Asian ones. */
const LOCAL_DATE = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || id === 47 || (id >= 50 && id <= 58);

export function builtInFormat(id: number): NumberFormat {
  if (LOCAL_DATE(id)) return { kind: "date", format: dateFormat(undefined) };
  return formatOfCode(BUILT_IN[id] ?? "General");
}

/** A quoted text, an escaped sign, a space as wide as a sign, a repeated sign, a bracket, or one sign. */
const TOKEN = /"([^"]*)"|\\(.)|_(.)|\*(.)|\[([^\]]*)\]|General|./gsu;
const CURRENCY = /^\$([^-]*)/;
const DATE_SIGN = /^[ymdhs]$/i;

/** @param code such as `0.00`, `dd.mm.yyyy`, `0" HP"` */
export function formatOfCode(code: string): NumberFormat {
  let [before, digits, behind] = ["", "", ""];
  for (const [token, quoted, escaped, space, repeated, bracket] of code.matchAll(TOKEN)) {
    const isBare = quoted === undefined && escaped === undefined && bracket === undefined;
    if (token === ";") break;
    if (token === "General" || token === "@") return GENERAL;
    if (space !== undefined || repeated !== undefined) continue;
    if ((isBare && DATE_SIGN.test(token)) || /^(?:h+|m+|s+)$/i.test(bracket ?? ""))
      return { kind: "date", format: dateFormat(code) };
    if (isBare && /^[\d#?.,%eE/]$/.test(token)) {
      digits += token;
      continue;
    }
    const words = quoted ?? escaped ?? (bracket === undefined ? token : (CURRENCY.exec(bracket)?.[1] ?? ""));
    if (digits === "") before += words;
    else behind += words;
  }
  return digitsFormat(digits, before, behind);
}

function digitsFormat(digits: string, before: string, behind: string): NumberFormat {
  const [, whole, point, percent] = /^([#0?,]*[#0?])?(?:\.([#0?]*))?(%)?$/.exec(digits) ?? [];
  if (digits === "" || (whole === undefined && point === undefined)) return GENERAL;
  const zeros = (text = ""): number => text.replaceAll(/[^0]/g, "").length;
  return {
    kind: "digits",
    before: before.trimStart(),
    behind: behind.trimEnd(),
    percent: percent !== undefined,
    whole: Math.max(1, zeros(whole)),
    least: zeros(point),
    most: (point ?? "").length,
  };
}

/** @param is1904 days count from 1904-01-01, as on old Macintosh computers */
export function shownNumber(written: string, format: NumberFormat, is1904: boolean): Shown {
  const decimal = plainDecimal(written);
  if (decimal === undefined || format.kind === "general") return { text: decimal ?? written };
  if (format.kind === "date") return shownDate(Number(decimal), format.format, is1904) ?? { text: decimal };
  const shown = roundedTo(format.percent ? timesHundred(decimal) : decimal, format);
  const [sign, size] = shown.startsWith("-") ? ["-", shown.slice(1)] : ["", shown];
  const before = sign === "-" && format.before.startsWith("+") ? format.before.slice(1) : format.before;
  return { text: `${sign}${before}${size}${format.percent ? "%" : ""}${format.behind}` };
}
