/** What is said where content names a rule that does not exist. */
import { nearest } from "../diagnostics/nearest.ts";

export interface NearRule {
  readonly near: string | undefined;
  readonly fix: string;
}

/** A name without its group is near to the rule of that name. */
export function nearRule(word: string, ids: ReadonlySet<string>): NearRule {
  const named = [...ids].filter((id) => id.endsWith(`/${word}`));
  const near = named.length === 1 ? named[0] : nearest(word, ids);
  return { near, fix: near ? `write ${near}` : "write the id as it stands in brackets at the finding" };
}
