/** Numbers of spreadsheets as decimal digits: without the noise of binary fractions, rounded as spreadsheets round. */

/** Significant digits that spreadsheet programs keep and show. */
const DIGITS = 15;
/** Numbers with more zeros than this stay in the notation with an exponent. */
const MOST_ZEROS = 30;

/** What most numbers are. */
const WHOLE = /^(?:0|[1-9]\d{0,14})$/;

/** "0.30000000000000004" is "0.3", "1E-3" is "0.001"; undefined for what is not a number. */
export function plainDecimal(written: string): string | undefined {
  if (WHOLE.test(written)) return written;
  const number = Number(written);
  if (written.trim() === "" || !Number.isFinite(number)) return undefined;
  const short = String(Number(number.toPrecision(DIGITS)));
  const [, sign = "", whole = "", part = "", exponent] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(short) ?? [];
  if (exponent === undefined || Math.abs(Number(exponent)) > MOST_ZEROS) return short;
  return sign + shifted(whole, part, Number(exponent));
}

/** The digits before and behind the point, with the point moved to the right. */
function shifted(whole: string, part: string, by: number): string {
  const left = by < 0 ? "0".repeat(-by) + whole : whole;
  const right = by > 0 ? part + "0".repeat(by) : part;
  const digits = left + right;
  const point = left.length + by;
  const before = digits.slice(0, point).replace(/^0+(?=\d)/, "");
  const behind = digits.slice(point).replace(/0+$/, "");
  return behind === "" ? before : `${before}.${behind}`;
}

/** A plain decimal times 100. */
export function timesHundred(decimal: string): string {
  const [, sign = "", whole = "", part = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  return whole === "" ? decimal : sign + shifted(whole, part, 2);
}

/** How many digits a format shows. */
export interface Digits {
  /** At least so many before the point. */
  readonly whole: number;
  /** At least, and at most, so many behind it. */
  readonly least: number;
  readonly most: number;
}

/** A plain decimal, rounded half away from zero, without its sign where nothing but zeros is left. */
export function roundedTo(decimal: string, { whole: wholeDigits, least, most }: Digits): string {
  const [, sign = "", whole = "", part = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  if (whole === "") return decimal;
  const kept = part.slice(0, most).padEnd(most, "0");
  const up = Number(part[most] ?? 0) >= 5 ? 1n : 0n;
  const digits = String(BigInt(whole + kept) + up).padStart(most + 1, "0");
  const before = digits.slice(0, digits.length - most).padStart(wholeDigits, "0");
  let behind = most === 0 ? "" : digits.slice(digits.length - most);
  while (behind.length > least && behind.endsWith("0")) behind = behind.slice(0, -1);
  const shown = behind === "" ? before : `${before}.${behind}`;
  return /[1-9]/.test(shown) ? sign + shown : shown;
}
