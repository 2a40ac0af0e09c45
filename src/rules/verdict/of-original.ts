/**
 * Rules that look at the original only: those about its facts, which rules.yaml states, and those about wording, which
 * know the words and quotes of one language.
 */
import type { Rule } from "../define-rule.ts";

const GROUPS = ["facts", "rules", "words"];
const OTHERS = ["text/near-duplicate", "text/wrong-number"];

export const isOfOriginal = ({ id }: Pick<Rule, "id">): boolean =>
  OTHERS.includes(id) || GROUPS.some((group) => id.startsWith(`${group}/`));
