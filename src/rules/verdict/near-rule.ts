/** Suggestions for a rule id that does not exist. */
import { nearest, onlyNearest } from "../../diagnostics/nearest.ts";

export interface NearRule {
  /** Undefined if several are equally near. */
  readonly sure: string | undefined;
  readonly fix: string;
}

/** A name without its group matches the rule of that name. */
export function nearRule(word: string, ids: ReadonlySet<string>): NearRule {
  const named = [...ids].filter((id) => id.endsWith(`/${word}`));
  const near = named.length === 1 ? named[0] : nearest(word, ids);
  const sure = named.length === 1 ? near : onlyNearest(word, ids);
  return { sure, fix: near ? `write ${near}` : "write the id that is in brackets in the finding" };
}
