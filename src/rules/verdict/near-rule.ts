/** What is said where content names a rule that does not exist. */
import { nearest, onlyNearest } from "../../diagnostics/nearest.ts";

export interface NearRule {
  /** Undefined where several are as near. */
  readonly sure: string | undefined;
  readonly fix: string;
}

/** A name without its group is near to the rule of that name. */
export function nearRule(word: string, ids: ReadonlySet<string>): NearRule {
  const named = [...ids].filter((id) => id.endsWith(`/${word}`));
  const near = named.length === 1 ? named[0] : nearest(word, ids);
  const sure = named.length === 1 ? near : onlyNearest(word, ids);
  return { sure, fix: near ? `write ${near}` : "write the id as it stands in brackets at the finding" };
}
