/**
 * Rules as data: the types of the checks of a game's own facts in `rules.yaml`. Each rule selects its subject (one of
 * `deck`, `table`, `die`, `board`, `kit`, `list`) and entries (`where`), and states what must be true and why.
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
  /** Whether the field has any value at all. */
  readonly present?: boolean;
  /** A text that contains one of these whole words, in any capitals. */
  readonly says?: OneOrMore;
}

/** A value, one of several values, or a condition for each field, by path. */
export type Where = { readonly [field: string]: Scalar | readonly Scalar[] | Condition };

/** The subject of a rule. Exactly one of the first six is given; rules/unclear-subject reports other cases. */
export interface Subject {
  /** The printed cards of one or more decks. */
  readonly deck?: OneOrMore;
  /** The rows of tables. */
  readonly table?: OneOrMore;
  /** The faces of dice, with `face` (from 1), `symbols`, `points` and `again`. */
  readonly die?: OneOrMore;
  /** Boards, whose lists are `spaces`, `one-way` and `docks`. */
  readonly board?: OneOrMore;
  /** The cards of kits, with `deck`. */
  readonly kit?: OneOrMore;
  readonly list?: ListName;
  /** The items of this list inside each entry, instead of the entries. */
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
  /** Added to the field. */
  readonly plus?: number;
  /** The number itself, instead of a field. */
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
  /** Groups entries by the values of this field. */
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
  /** Every whole number from one to another, once each. */
  readonly run: Per & { readonly field: string; readonly from: number; readonly to: number };
  /** The sum of a field, including copies. */
  readonly sum: Bounds & Per & { readonly field: Measure };
  /** No two entries have the same value (or the same values of several fields). */
  readonly unique: Per & { readonly field: OneOrMore; readonly turned?: boolean };
  /** Each entry has exactly one partner, and each partner one entry. */
  readonly pairs: {
    readonly field?: string;
    readonly with: Target;
    /** The partner's field that refers back to the entry by its id. */
    readonly mutual?: string;
    /** Partners without an entry are allowed. */
    readonly spare?: boolean;
  };
  /** Each value names another entry. */
  readonly reference: {
    readonly field: string;
    readonly to: Target;
    /** Fields that must have the same value there: the own field, then the other's. */
    readonly same?: { readonly [field: string]: string };
    /** The field there that must refer back to this entry, by the same key that `to` uses. */
    readonly back?: string;
  };
  /** References in texts and lists: an entry and the one it mentions must share one of these values. */
  readonly mentions: {
    readonly field: OneOrMore;
    /** Own fields that name rows whose texts are searched too, each with the rows and their field. */
    readonly via?: { readonly [field: string]: Target };
    readonly of: Target;
    /** The own field, then the other's; at least one pair must have a value in common. */
    readonly shares: { readonly [field: string]: string };
  };
  /** A number equals a formula over other fields, such as "pieces * value". */
  readonly reckons: { readonly field: string; readonly as: string };
  /** Values from `min` to `max`, or among `values`; with `over`, the difference to that field. */
  readonly range: {
    readonly field: string;
    readonly over?: string;
    readonly min?: number;
    readonly max?: number;
    readonly values?: readonly Scalar[];
  };
  /** Texts that match a regular expression, or that have the form `form` ("{suit}-{value}"). */
  readonly pattern: { readonly field: string; readonly matches?: string; readonly form?: string };
  /** Every value of a list, of a range of numbers or of other entries occurs. */
  readonly covers: Per & {
    readonly field: string;
    readonly values?: readonly Scalar[];
    readonly from?: number;
    readonly to?: number;
    readonly of?: Target;
    /** Exactly this many of each, including copies; at least one by default. */
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
  /** In the order of `die`, no die is worse than the one before, for any number of points. */
  readonly better: { readonly points?: number };
  /** Numbers in a text, in digits or words, match the intended one. */
  readonly states: {
    readonly field: string;
    /** A field of the entry, or the number itself. */
    readonly number: string | number;
    /** Only numbers at most two words from one of these. */
    readonly near?: OneOrMore;
    /** The text must state it. */
    readonly always?: boolean;
  };
  /** Steps between two spaces of each board. */
  readonly distance: {
    readonly from: string;
    readonly to: string;
    readonly is?: number;
    readonly min?: number;
    readonly max?: number;
    /** One-way links count too; default false. */
    readonly "one-way"?: boolean;
  };
}

export type CheckName = keyof Checks;
export type RuleOf<K extends CheckName> = RuleBase & { readonly check: K } & Checks[K];
/** One check of a game's own facts. */
export type DataRule = { [K in CheckName]: RuleOf<K> }[CheckName];
