/** What the rules about allowances and severities read: what was allowed and set, and what effect it had. */
import type { Game } from "../../game/game.ts";
import type { Sources } from "../../source/tree.ts";
import type { Allowance, Malformed } from "./allowance.ts";

/** An entry of the list `severity:` in game.yaml. */
export type SeverityEntry = Game["severity"][number];

export interface JudgedAllowance extends Allowance {
  /** True if it matched a finding, even one that cannot be allowed, or may match one in the game's other look. */
  readonly used: boolean;
}

export interface JudgedSeverity extends SeverityEntry {
  /** True if it would have lowered a finding that stays an error. */
  readonly refused: boolean;
  /** Does it match any file of the game? */
  readonly fits: boolean;
  /** A later entry for the same rule that applies wherever this one would. */
  readonly hiddenBy: SeverityEntry | undefined;
}

export interface VerdictContext {
  readonly sources: Sources;
  readonly allowances: readonly JudgedAllowance[];
  readonly malformed: readonly Malformed[];
  readonly severities: readonly JudgedSeverity[];
  /** Ids of all possible findings. */
  readonly ruleIds: ReadonlySet<string>;
  /** Do all findings of this rule keep cards from being made? */
  isFinal(rule: string): boolean;
  /** Did this rule run completely? Only then is an allowance without a finding known to be unused. */
  isSearched(rule: string): boolean;
}
