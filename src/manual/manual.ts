/** The manual: one entry for every finding, from a rule or from a stage before the rules, sorted by id. */
import { compareText, type Severity } from "../diagnostics/diagnostic.ts";
import type { Rule } from "../rules/define-rule.ts";
import { RULES } from "../rules/index.ts";
import { presentId } from "../rules/verdict/renamed-rules.ts";
import { examplesIn } from "./example.ts";
import type { StageFault } from "./stage-fault.ts";
import { STAGE_FAULTS } from "./stage-faults.ts";

/**
 * Whether a game can allow it: with a comment; only below an error; never, because the card cannot be drawn; not by a
 * comment, because it is about comments and severities itself.
 */
export type Allowing = "comment" | "below-error" | "never" | "severity";

export interface ManualEntry {
  readonly id: string;
  /** The part of the id before the slash. */
  readonly group: string;
  /** All severities it can have by itself, the most common first. */
  readonly severities: readonly [Severity, ...Severity[]];
  readonly summary: string;
  readonly why: string;
  /** What to do. */
  readonly fix: string;
  readonly bad: readonly string[];
  readonly good: readonly string[];
  readonly allowing: Allowing;
}

export const MANUAL: readonly ManualEntry[] = [
  ...RULES.map(entryOfRule),
  ...STAGE_FAULTS.map(entryOfStageFault),
].sort((a, b) => compareText(a.id, b.id));

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
  const { severity, otherSeverity } = rule;
  const severities =
    otherSeverity === undefined ? ([severity] as const) : ([severity, otherSeverity] as const);
  const allowing = "judge" in rule ? "severity" : "final" in rule ? "never" : "comment";
  return entryWith(rule, severities, allowing);
}

function entryOfStageFault(fault: StageFault): ManualEntry {
  const { severity } = fault;
  const severities = typeof severity === "string" ? ([severity] as const) : severity;
  const isError = (one: Severity): boolean => one === "error";
  const allowing = severities.every(isError) ? "never" : severities.some(isError) ? "below-error" : "comment";
  return entryWith(fault, severities, allowing);
}

function entryWith(
  { id, summary, why, fix, bad, good }: Omit<StageFault, "severity">,
  severities: ManualEntry["severities"],
  allowing: Allowing,
): ManualEntry {
  const examples = { bad: examplesIn(bad), good: examplesIn(good) };
  return { id, group: groupOf(id), severities, summary, why, fix, ...examples, allowing };
}

function groupOf(id: string): string {
  return id.slice(0, id.indexOf("/"));
}
