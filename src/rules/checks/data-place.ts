/** Places inside a rule of rules.yaml. */
import type { Game } from "../../game/game.ts";
import type { Subject } from "../../schema/data-rule.ts";
import type { SourcePath, SourceRef } from "../../source/tree.ts";

export function inRule(rule: { readonly source: SourceRef }, ...path: SourcePath): SourceRef {
  return { file: rule.source.file, path: [...rule.source.path, ...path] };
}

export type PlacedRule = Game["rules"][number];

/** A subject in a rule: the rule's own, or other entries that it refers to. */
export interface SubjectUse {
  readonly subject: Subject;
  /** Its path in the rule; empty for the rule's own. */
  readonly path: SourcePath;
}

export interface FieldUse extends SubjectUse {
  readonly field: string;
  /** The field must contain numbers. */
  readonly numbers?: boolean;
  /** The name is the key of a map, not a value. */
  readonly isKey?: boolean;
}
