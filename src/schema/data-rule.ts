/**
 * Rules as data: the checks of a game's own facts that `rules.yaml` is written in. Each says what it looks at (one of
 * `deck`, `table`, `die`, `board`, `kit`, `list`), which entries of it (`where`), what must hold, and why.
 * Fields are named by dotted paths ("special.cost"); lists on the way and at the end are looked at item by item.
 */

type OneOrMore = string | readonly string[];
export type Scalar = string | number | boolean | null;

/** Parts of the game that are lists of their own; `game` is game.yaml as a list of one. */
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

/** What a field must be like; all that is given must hold. */
export interface Condition {
  readonly not?: Scalar | readonly Scalar[];
  readonly from?: number;
  readonly to?: number;
  /** Whether the field has any value at all. */
  readonly present?: boolean;
  /** A text with one of these words in it, whole, with capitals or without. */
  readonly says?: OneOrMore;
}

/** A value, one of several, or a condition, for each field by its path. */
export type Where = { readonly [field: string]: Scalar | readonly Scalar[] | Condition };

/** What is looked at. Exactly one of the first six is given; rules/unclear-subject tells other cases. */
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

/** Other entries, known by one of their fields; default `id` (faces: `face`). */
export interface Target extends Subject {
  readonly field?: string;
}

/** A number of each entry: a field, or the first case whose `where` fits. */
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
  /** Each value of this field makes a group of its own. */
  readonly per?: string;
}

interface RuleBase extends Subject {
  readonly id: string;
  readonly why: string;
  readonly severity?: "error" | "warning" | "hint";
}

interface Checks {
  /** How many entries there are, copies counted; with `field`, how many values of it. */
  readonly count: Bounds & Per & { readonly field?: string; readonly value?: Scalar };
  /** Every whole number from one to another, once. */
  readonly run: Per & { readonly field: string; readonly from: number; readonly to: number };
  /** What a field comes to, copies counted. */
  readonly sum: Bounds & Per & { readonly field: Measure };
  /** No two entries have the same value (or the same values of several fields). */
  readonly unique: Per & { readonly field: OneOrMore; readonly turned?: boolean };
  /** Each entry has exactly one partner, and each partner one entry. */
  readonly pairs: {
    readonly field?: string;
    readonly with: Target;
    /** The partner's field that names the entry back by its id. */
    readonly mutual?: string;
    /** Partners without an entry are fine. */
    readonly spare?: boolean;
  };
  /** Each value names another entry. */
  readonly reference: {
    readonly field: string;
    readonly to: Target;
    /** Fields that must have the same value there: the own field, then the other's. */
    readonly same?: { readonly [field: string]: string };
    /** The field there that must name this entry back, by what `to` knows entries by. */
    readonly back?: string;
  };
  /** What texts and lists speak of: an entry that is named by it shares one of these values. */
  readonly mentions: {
    readonly field: OneOrMore;
    /** Own fields that name rows whose texts are read too, each with the rows and their field. */
    readonly via?: { readonly [field: string]: Target };
    readonly of: Target;
    /** The own field, then the other's; one pair at least must have a value in common. */
    readonly shares: { readonly [field: string]: string };
  };
  /** A number is what others come to, by a formula such as "pieces * value". */
  readonly reckons: { readonly field: string; readonly as: string };
  /** Values from `min` to `max`, or among `values`; with `over`, the difference to that field. */
  readonly range: {
    readonly field: string;
    readonly over?: string;
    readonly min?: number;
    readonly max?: number;
    readonly values?: readonly Scalar[];
  };
  /** Texts that match a regular expression, or that read like `form` ("{suit}-{value}"). */
  readonly pattern: { readonly field: string; readonly matches?: string; readonly form?: string };
  /** Every value of a list, a run of numbers or other entries occurs. */
  readonly covers: Per & {
    readonly field: string;
    readonly values?: readonly Scalar[];
    readonly from?: number;
    readonly to?: number;
    readonly of?: Target;
    /** Exactly so often each, copies counted; at least once when left out. */
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
  /** Of the dice, in the order of `die`, none is worse than the one before for any number of points. */
  readonly better: { readonly points?: number };
  /** Numbers in a text, in digits or words, are the one that is meant. */
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
