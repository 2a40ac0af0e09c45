/**
 * Number formats of spreadsheets (ECMA-376, 18.8.31): what a person sees instead of the number that the file stores. Zeros
 * in front, decimals, percent, signs and words are shown, thousands separators are not, because they differ by country.
 * The second section of a format is that of negative numbers, the third that of zero.
 * Limits: a section without digits, and all but the first of a format with conditions, are not used, so that numbers stay
 * numbers; fractions, exponents and scaled numbers are shown as plain numbers.
 */
import { type DateFormat, dateFormat, shownDate } from "./date-format.ts";
import { type Digits, plainDecimal, roundedTo, timesHundred } from "./decimal.ts";

export type NumberFormat =
  | { readonly kind: "general" }
  | { readonly kind: "date"; readonly format: DateFormat }
  | ({
      readonly kind: "digits";
      /** Of negative numbers, which then have no sign of their own, and of zero. */
      readonly negative?: Section | undefined;
      readonly zero?: Section | undefined;
    } & Section);

/** The look of a number: its digits, and the words around them. */
interface Section extends Digits {
  readonly before: string;
  readonly behind: string;
  readonly percent: boolean;
}

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
  const sections = sectionsOf(code);
  const [first = GENERAL, ...others] = sections.map(formatOfSection);
  const hasConditions = sections.some((section) => /^(?:\[[^\]]*\])*\[[<>=]/.test(section));
  if (first.kind !== "digits" || hasConditions) return first;
  const [negative, zero] = others.slice(0, 2).map((one) => (one.kind === "digits" ? one : undefined));
  return { ...first, negative, zero };
}

function sectionsOf(code: string): readonly string[] {
  const sections = [""];
  for (const [token] of code.matchAll(TOKEN))
    if (token === ";") sections.push("");
    else sections[sections.length - 1] += token;
  return sections;
}

function formatOfSection(section: string): NumberFormat {
  let [before, digits, behind] = ["", "", ""];
  for (const [token, quoted, escaped, space, repeated, bracket] of section.matchAll(TOKEN)) {
    const isBare = quoted === undefined && escaped === undefined && bracket === undefined;
    if (token === "General" || token === "@") return GENERAL;
    if (space !== undefined || repeated !== undefined) continue;
    if ((isBare && DATE_SIGN.test(token)) || /^(?:h+|m+|s+)$/i.test(bracket ?? ""))
      return { kind: "date", format: dateFormat(section) };
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
  if (decimal.startsWith("-") && format.negative)
    return { text: inSection(decimal.slice(1), format.negative) };
  return { text: inSection(decimal, Number(decimal) === 0 && format.zero ? format.zero : format) };
}

function inSection(decimal: string, section: Section): string {
  const shown = roundedTo(section.percent ? timesHundred(decimal) : decimal, section);
  const [sign, size] = shown.startsWith("-") ? ["-", shown.slice(1)] : ["", shown];
  const before = sign === "-" && section.before.startsWith("+") ? section.before.slice(1) : section.before;
  return `${sign}${before}${size}${section.percent ? "%" : ""}${section.behind}`;
}
