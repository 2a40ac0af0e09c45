/**
 * What is lost between the characters of a number and its value: numbers that cannot be represented, a dot that may be a
 * thousands separator, and digits or signs that are not printed. A field whose schema says string keeps its characters and
 * never gets here.
 */
import type { FaultWords } from "../../source/fault.ts";

export interface WrittenNumber {
  /** What messages call the value. */
  readonly name: string;
  /** The characters, without surrounding spaces; by YAML 1.2 core they are a number. */
  readonly written: string;
  readonly number: number;
  /** Only whole numbers are expected. */
  readonly whole: boolean;
  /** A field of a card or row: its value may be printed as is. */
  readonly printed: boolean;
}

/** Why the number cannot be represented at all; undefined if it can. */
export function unusableNumber({ name, written, number }: WrittenNumber): FaultWords | undefined {
  const what = unusable(written, number);
  if (what === undefined) return undefined;
  const other =
    what === IS_TOO_SMALL ? "write 0" : Number.isNaN(number) ? "write a number" : "write a smaller number";
  const fix = `${other}, or for a text write "${written}" in quotes and let the schema say string`;
  return { rule: "schema/not-a-number", message: `${name} is ${written}, which ${what}`, fix };
}

/** What the characters say that the value does not; undefined if they agree. */
export function doubtfulNumber(value: WrittenNumber): FaultWords | undefined {
  const { written, number, whole, printed } = value;
  // A fraction where whole numbers are expected is a different error.
  if (String(number) === written || (whole && !Number.isInteger(number))) return undefined;
  if (/^[-+]?0[0-9]/.test(written)) return leadingZero(value);
  if (THOUSANDS.test(written) && (whole || printed)) return ambiguous(value);
  // Programs write the whole numbers of a column with gaps as "2.0".
  if (!printed || (whole && /^-?[1-9]\d*\.0*$|^0\.0*$/.test(written))) return undefined;
  return printsOtherwise(value);
}

/** An ambiguous value that begins like 1 to 999 thousand; if the fraction is not all zeros, it prints as written. */
const THOUSANDS = /^[-+]?[1-9]\d{0,2}\.\d{3}$/;
const IS_TOO_SMALL = "is too small to be represented: it becomes 0";

function unusable(written: string, number: number): string | undefined {
  if (Number.isNaN(number)) return "is not a number that can be printed";
  if (!Number.isFinite(number) || (Number.isInteger(number) && !Number.isSafeInteger(number)))
    return "is too large to be represented exactly";
  return number === 0 && /^[^eExo]*[1-9]/.test(written) ? IS_TOO_SMALL : undefined;
}

function leadingZero({ name, written, number }: WrittenNumber): FaultWords {
  const message = `${name} is ${written}, which is read as the number ${number}`;
  const fix = `write ${number}; for the characters as written, write "${written}" in quotes and let the schema say string`;
  return { rule: "schema/leading-zero", severity: "warning", message, fix };
}

function ambiguous({ name, written, number, whole }: WrittenNumber): FaultWords {
  const thousands = Number(written.replace(".", ""));
  return {
    rule: "schema/ambiguous-number",
    severity: whole ? "error" : "warning",
    message: `${name} is ${written}, which can be read as ${thousands} or as ${number}`,
    fix: `write ${thousands} or ${number}; ${AS_WRITTEN}`,
  };
}

const AS_WRITTEN = "to print the characters as written, let the schema say string";

function printsOtherwise({ name, written, number }: WrittenNumber): FaultWords {
  const isCut = significant(written) !== significant(String(number));
  return {
    rule: "schema/number-prints-otherwise",
    severity: "warning",
    message: `${name} is ${written}, which is ${isCut ? "cut to" : "printed as"} ${number}`,
    fix: `write ${number}, or ${AS_WRITTEN}`,
  };
}

/** The digits from the first to the last that is not 0, so that 1.50 and 1.5 are equal. Hexadecimal has no fractions. */
function significant(number: string): string {
  if (/^0[xo]/.test(number)) return significant(String(Number(number)));
  return number
    .replace(/e.*$/i, "")
    .replaceAll(/\D/g, "")
    .replaceAll(/^0+|0+$/g, "");
}
