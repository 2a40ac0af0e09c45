/**
 * Rules as data: the types of the checks of a game's own facts in `rules.yaml`. Each rule selects its subject (one of
 * `deck`, `table`, `die`, `board`, `kit`, `list`) and entries (`where`), and states what must be true and why.
 * What checks and fields mean is in `files/rules.schema.ts`; comments here say what is not there.
 * Fields are dotted paths ("special.cost"); lists along the path and at its end are checked item by item.
 */

type OneOrMore = string | readonly string[];
export type Scalar = string | number | boolean | null;

/** Parts of the game that are lists themselves; `game` is game.yaml as a list of one. */
export const LIST_NAMES = [
  "decks",
  "dice",
  "boards",
  "scenarios",
  "kits",
  "terms",
  "icons",
  "symbols",
  "avoid",
  "game",
] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** Conditions on a field; all must be met. */
export interface Condition {
  readonly not?: Scalar | readonly Scalar[];
  readonly from?: number;
  readonly to?: number;
  readonly present?: boolean;
  /** A text that contains one of these whole words, in any capitals. */
  readonly says?: OneOrMore;
}

/** A value, one of several values, or a condition for each field, by path. */
export type Where = { readonly [field: string]: Scalar | readonly Scalar[] | Condition };

/** The subject of a rule. Exactly one of the first six is given; rules/unclear-subject reports other cases. */
export interface Subject {
  readonly deck?: OneOrMore;
  readonly table?: OneOrMore;
  /** The faces of dice, with `face` (from 1), `symbols`, `points` and `again`. */
  readonly die?: OneOrMore;
  readonly board?: OneOrMore;
  readonly kit?: OneOrMore;
  readonly list?: ListName;
  readonly items?: string;
  readonly where?: Where;
}

/** Other entries, identified by one of their fields; default `id` (faces: `face`). */
export interface Target extends Subject {
  readonly field?: string;
}

/** A number for each entry: a field, or the first case whose `where` matches. */
export type Measure = string | readonly MeasureCase[];
export interface MeasureCase {
  readonly where?: Where;
  readonly field?: string;
  readonly plus?: number;
  readonly is?: number;
}

/** One number for all, or one for each value of `per` (of `field` in a count). */
export type Amount = number | { readonly [value: string]: number };

interface Bounds {
  readonly is?: Amount;
  readonly min?: number;
  readonly max?: number;
}

interface Per {
  readonly per?: string;
}

interface RuleBase extends Subject {
  readonly id: string;
  readonly why: string;
  readonly severity?: "error" | "warning" | "hint";
}

interface Checks {
  /** The number of entries, including copies; with `field`, the number of its values. */
  readonly count: Bounds & Per & { readonly field?: string; readonly value?: Scalar };
  readonly run: Per & { readonly field: string; readonly from: number; readonly to: number };
  readonly sum: Bounds & Per & { readonly field: Measure };
  readonly unique: Per & { readonly field: OneOrMore; readonly turned?: boolean };
  readonly pairs: {
    readonly field?: string;
    readonly with: Target;
    readonly mutual?: string;
    readonly spare?: boolean;
  };
  readonly reference: {
    readonly field: string;
    readonly to: Target;
    readonly same?: { readonly [field: string]: string };
    readonly back?: string;
  };
  readonly mentions: {
    readonly field: OneOrMore;
    readonly via?: { readonly [field: string]: Target };
    readonly of: Target;
    readonly shares: { readonly [field: string]: string };
  };
  /** A number equals a formula over other fields, such as "pieces * value". */
  readonly reckons: { readonly field: string; readonly as: string };
  readonly range: {
    readonly field: string;
    readonly over?: string;
    readonly min?: number;
    readonly max?: number;
    readonly values?: readonly Scalar[];
  };
  /** Texts that match a regular expression, or that have the form `form` ("{suit}-{value}"). */
  readonly pattern: { readonly field: string; readonly matches?: string; readonly form?: string };
  readonly covers: Per & {
    readonly field: string;
    readonly values?: readonly Scalar[];
    readonly from?: number;
    readonly to?: number;
    readonly of?: Target;
    readonly times?: number;
  };
  /** Two numbers rise (or fall) together: Spearman's rank correlation, from -1 to 1. */
  readonly correlates: Per & {
    readonly field: Measure;
    readonly with: Measure;
    readonly min?: number;
    readonly max?: number;
  };
  /** A cost that each of the dice can roll, with chances from 0 to 1. */
  readonly rollable: {
    readonly field: string;
    readonly dice: readonly string[];
    readonly least?: number;
    readonly most?: number;
  };
  readonly better: { readonly points?: number };
  readonly states: {
    readonly field: string;
    readonly number: string | number;
    readonly near?: OneOrMore;
    readonly always?: boolean;
  };
  readonly distance: {
    readonly from: string;
    readonly to: string;
    readonly is?: number;
    readonly min?: number;
    readonly max?: number;
    readonly "one-way"?: boolean;
  };
}

export type CheckName = keyof Checks;
export type RuleOf<K extends CheckName> = RuleBase & { readonly check: K } & Checks[K];
/** One check of a game's own facts. */
export type DataRule = { [K in CheckName]: RuleOf<K> }[CheckName];
