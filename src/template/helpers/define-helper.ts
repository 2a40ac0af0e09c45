/**
 * A helper is a pure function with a fixed number of values from the content. Helpers never see the template engine, the
 * disk or the clock, and of the game only the parts they declare.
 */
import { shortened } from "../../diagnostics/words.ts";
import type { Game } from "../../game/game.ts";

/**
 * Counts entries and characters that a helper is about to process or create, in addition to its own values, which are
 * counted automatically. Throws once a face needs too many, so that nothing large is ever built.
 */
export type Charge = (work: number) => void;

/** Cost of comparing a name with another one to find the nearest. */
export const NEARNESS = 50;

/** A list of parts of the game. */
export type Parts = readonly (keyof Game)[];

export interface Helper<Reads extends Parts = readonly []> {
  /** Its syntax, for messages and the manual: `(add a b ...)`. */
  readonly usage: string;
  readonly summary: string;
  /** Minimum and maximum number of values. */
  readonly least: number;
  readonly most: number;
  /** Its values may be absent: it tests whether they are present. */
  readonly asks?: boolean;
  /**
   * All parts of the game that it uses. Cards whose templates call it are drawn again if one of these changes, and kept if
   * another does.
   */
  readonly reads: Reads;
  /** @throws WrongValue for values of another type. */
  apply(values: readonly unknown[], game: Pick<Game, Reads[number]>, charge: Charge): unknown;
}

/** A helper, whatever it reads. */
export type AnyHelper = Helper<Parts>;

/** Helpers that read nothing of the game. */
export type PureHelpers = Readonly<Record<string, Helper>>;

/** A helper that gets the parts of the game listed in its `reads`. */
export const reading = <const Reads extends Parts>(helper: Helper<Reads>): Helper<Reads> => helper;

/** A value that a helper cannot use, explained for the author of the template. */
export class WrongValue extends Error {
  readonly fix: string | undefined;
  /** The value on this card; kept apart from the message, so that the same fault on many cards is reported once. */
  readonly found: string | undefined;
  constructor(message: string, fix?: string, found?: string) {
    super(message);
    this.fix = fix;
    this.found = found;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
};

/** The type of a value, without the value: "a text", "a list". */
export function kindOf(value: unknown): string {
  return KINDS[typeof value] ?? wordsFor(value);
}

/** A value in words: `the text "9"`, `the number 9`, `a list`. */
export function wordsFor(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "an empty value";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a map";
  return typeof value === "string"
    ? `the text "${shortened(value, SHOWN)}"`
    : `the ${typeof value} ${String(value)}`;
}

/** Maximum number of characters of a text shown in a message. */
const SHOWN = 60;

export function wrongKind(expected: string, value: unknown, fix?: string): WrongValue {
  return new WrongValue(`expected ${expected}, found ${kindOf(value)}`, fix, wordsFor(value));
}

/** @throws WrongValue if the value is not a number. */
export function numberIn(value: unknown): number {
  if (typeof value === "number") return value;
  const fix =
    typeof value === "string" ? "declare the field as a number in the deck's card schema" : undefined;
  throw wrongKind("a number", value, fix);
}

/** @throws WrongValue if the value is not a whole number from `least` to `most`. */
export function wholeIn(value: unknown, least: number, most: number): number {
  const number = numberIn(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new WrongValue(`expected a whole number from ${least} to ${most}, found ${number}`);
}

/** Text and values that print as text. @throws WrongValue for lists, maps and empty values. */
export function textIn(value: unknown): string {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return String(value);
  throw wrongKind("a text", value);
}

/** @throws WrongValue if the value is not a list. */
export function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw wrongKind("a list", value);
}

/** Number of entries or characters of a value: the cost of processing it once. */
export function sizeOf(value: unknown): number {
  return typeof value === "string" || Array.isArray(value) ? value.length : 1;
}

/**
 * Truth value for a value whose result may be printed: absent, false, 0, "" and [] are false. Any other text is true, even
 * "0": `(or cost "none")` prints it.
 */
export function isTruthy(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
