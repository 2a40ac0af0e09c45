/**
 * What the manual says about rules. It is written in the file of each rule; a bundle has it in a file of its own
 * (`tools/bundle-words.mjs`), because a check does not need it.
 */
import type { ManualWords, Rule } from "../rules/define-rule.ts";

/** By id; put here when Broadside is built, empty where the rules have their words themselves. */
declare const RULE_WORDS: Readonly<Record<string, Partial<ManualWords>>>;

/** The first call of a command loads the words of all rules. */
export function manualWordsOf(rule: Rule): ManualWords {
  return { ...(rule as Rule & ManualWords), ...RULE_WORDS[rule.id] };
}
