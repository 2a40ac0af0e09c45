/** What the rules about allowances and severities look at: what was allowed and set, and what came of it. */
import type { Game } from "../../game/game.ts";
import type { Sources } from "../../source/tree.ts";
import type { Allowance, Malformed } from "./allowance.ts";

/** An entry of the list `severity:` in game.yaml. */
export type SeverityEntry = Game["severity"][number];

export interface JudgedAllowance extends Allowance {
  /** A finding was there for it, even one that cannot be allowed, or may be in the game's other look. */
  readonly used: boolean;
}

export interface JudgedSeverity extends SeverityEntry {
  /** It would have lowered a finding that stays an error. */
  readonly refused: boolean;
  /** Can it hold for any file of the game? */
  readonly fits: boolean;
  /** A later entry of the same rule that holds wherever this one would. */
  readonly hiddenBy: SeverityEntry | undefined;
}

export interface VerdictContext {
  readonly sources: Sources;
  readonly allowances: readonly JudgedAllowance[];
  readonly malformed: readonly Malformed[];
  readonly severities: readonly JudgedSeverity[];
  /** Ids of everything that can be found. */
  readonly ruleIds: ReadonlySet<string>;
  /** Does all that this rule finds keep cards from being made? */
  isFinal(rule: string): boolean;
  /** Was all looked for that this rule finds? An allowance without a finding is known only then. */
  isLookedFor(rule: string): boolean;
}
