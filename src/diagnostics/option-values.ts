/** Checks values of options where their bounds are known, in the same words for all front ends. */
import { badOrder } from "./broadside-error.ts";
import { type OptionName, option, wording } from "./wording.ts";
import { listed } from "./words.ts";

/**
 * @param value undefined is never refused: the option was left out
 * @param most absent: no upper limit
 * @throws BroadsideError `bad-order` for anything but a whole number within these bounds
 */
export function refuseNumber(name: OptionName, value: unknown, least: number, most?: number): void {
  if (value === undefined) return;
  const isWhole = Number.isSafeInteger(value) && (value as number) >= least;
  if (isWhole && (most === undefined || (value as number) <= most)) return;
  const bounds = most === undefined ? `, ${least} or more` : ` from ${least} to ${most}`;
  throw badOrder(wording`${option(name)} ${shown(value)}: expected a whole number${bounds}`);
}

/** @throws BroadsideError `bad-order` for anything but one of these words; undefined is never refused */
export function refuseUnknown(name: OptionName, value: unknown, known: readonly string[]): void {
  if (value === undefined || known.includes(value as string)) return;
  throw badOrder(wording`${option(name)} ${shown(value)}: expected ${listed(known, "or")}`);
}

const shown = (value: unknown): string => (typeof value === "string" ? `"${value}"` : String(value));
