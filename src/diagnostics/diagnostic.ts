/**
 * One finding about content, layout or print, as data. Nothing here prints: `report/` makes the text for a screen.
 * Severity follows the effect: error = cannot be made or played as written; warning = prints, but probably not as intended;
 * hint = a matter of taste.
 */

export const SEVERITIES = ["error", "warning", "hint"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A position in a text: line and column count from 1 (column in UTF-16 units), offset from 0. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** A range of a file; `end` is exclusive. `file` is relative to the project, with forward slashes. */
export interface Place {
  readonly file: string;
  readonly start: Position;
  readonly end: Position;
}

export interface Related extends Place {
  readonly message: string;
}

/** Cards of one deck, by their ids. */
export interface CardsOfDeck {
  readonly game: string;
  readonly deck: string;
  readonly ids: readonly string[];
}

/** A change of the file that certainly fixes a finding: these characters are replaced by `text`. */
export interface TextEdit extends Place {
  readonly text: string;
}

export interface Diagnostic extends Place {
  /** The rule's id, `group/fault`. */
  readonly rule: string;
  readonly severity: Severity;
  /** What was found and what was expected, without a full stop; it does not name `cards`. */
  readonly message: string;
  /** A few words under the carets. */
  readonly label?: string;
  /** Why it matters to someone who prints or plays. */
  readonly why?: string;
  /** What to do, with the nearest valid word. */
  readonly fix?: string;
  /** The same as changes of files, only if there is one obvious fix; either all of them or none are made. */
  readonly edits?: readonly TextEdit[];
  readonly related?: readonly Related[];
  /** The name of an icon, or the name between colons, that nothing has. */
  readonly unknown?: string;
  /** The cards that it is about; absent for one about no card in particular. */
  readonly cards?: readonly CardsOfDeck[];
  /** The place is in the entry of one of these cards, or at a value that they print: messages need not name them. */
  readonly isAtValue?: true;
  /** The field of these cards that the place is in, by steps from the entry: `["special", "cost"]`. */
  readonly field?: readonly (string | number)[];
}

/** The return type of every stage: its value as far as it could be made, and all faults found. */
export interface Result<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

/** The start of a file, for faults of the file as a whole. */
export function startOf(file: string): Place {
  const start = { line: 1, column: 1, offset: 0 };
  return { file, start, end: start };
}

/** The stable order of a report: file, then position, then severity, then rule and message. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.file, b.file) ||
    a.start.offset - b.start.offset ||
    SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
    compareText(a.rule, b.rule) ||
    compareText(fullMessage(a), fullMessage(b))
  );
}

/** How many cards a message names. */
const NAMED = 5;

/** The message, and which cards it is about if the place does not show it: "... (card a)", "... (cards a, b and 3 more)". */
export function fullMessage({ message, cards = [], isAtValue }: Diagnostic): string {
  const ids = isAtValue ? [] : cards.flatMap((one) => one.ids);
  if (ids.length === 0) return message;
  if (ids.length === 1) return `${message} (card ${ids[0]})`;
  const more = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : "";
  return `${message} (cards ${ids.slice(0, NAMED).join(", ")}${more})`;
}

/** True if the severity is at or above `limit`. */
export function atLeast(severity: Severity, limit: Severity): boolean {
  return SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(limit);
}

/** Order by code units: the same on every machine and in every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
