/** The manual: one entry for every finding, from a rule or from a stage before the rules, sorted by id. */
import { compareText, type Severity } from "../diagnostics/diagnostic.ts";
import type { Rule } from "../rules/define-rule.ts";
import { inGameWords } from "../rules/game-words.ts";
import { RULES } from "../rules/index.ts";
import { presentId } from "../rules/verdict/renamed-rules.ts";
import { examplesIn } from "./example.ts";
import { manualWordsOf } from "./rule-words.ts";
import { type StageFault, stageFaults } from "./stage-faults.ts";

/**
 * Whether a game can allow it: with a comment; only below an error; never, because as an error it prevents making or
 * playing the game; not by a comment, because it is about comments and severities itself.
 */
export type Allowing = "comment" | "below-error" | "never" | "severity";

export interface ManualEntry extends StageFault {
  /** The part of the id before the slash. */
  readonly group: string;
  readonly allowing: Allowing;
}

export const MANUAL: readonly ManualEntry[] = manualWith(stageFaults());

/** The entries of all rules and of these faults of stages. */
export function manualWith(faults: readonly StageFault[]): readonly ManualEntry[] {
  return [...RULES.map(entryOfRule), ...faults.map(entryOfStageFault)].sort((a, b) =>
    compareText(a.id, b.id),
  );
}

/** The entry of an id, current or former. */
export function entryOf(id: string): ManualEntry | undefined {
  const present = presentId(id);
  return MANUAL.find((entry) => entry.id === present);
}

/** The entries of a group; none for an unknown group. */
export function entriesOf(group: string): readonly ManualEntry[] {
  return MANUAL.filter((entry) => entry.group === group);
}

/** The groups that have entries, sorted. */
export function groupsOf(entries: readonly ManualEntry[]): readonly string[] {
  return [...new Set(entries.map(({ group }) => group))].sort(compareText);
}

function entryOfRule(rule: Rule): ManualEntry {
  const { id, severity, otherSeverity } = rule;
  const why = inGameWords(rule.why);
  const { summary, fix, bad, good } = manualWordsOf(rule);
  const severities =
    otherSeverity === undefined ? ([severity] as const) : ([severity, otherSeverity] as const);
  const allowing = "judge" in rule ? "severity" : "final" in rule ? "never" : "comment";
  const examples = { bad: examplesIn(bad), good: examplesIn(good) };
  return { id, group: groupOf(id), severities, summary, why, fix, ...examples, allowing };
}

function entryOfStageFault(fault: StageFault): ManualEntry {
  const { id, severities } = fault;
  const isError = (one: Severity): boolean => one === "error";
  const allowing = severities.every(isError) ? "never" : severities.some(isError) ? "below-error" : "comment";
  return { ...fault, group: groupOf(id), allowing };
}

function groupOf(id: string): string {
  return id.slice(0, id.indexOf("/"));
}
