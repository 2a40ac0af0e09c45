/** All rules, in the order of the manual: by id, thus by group, then by fault. */
import * as all from "./all.ts";
import type { Rule } from "./define-rule.ts";

export const RULES: readonly Rule[] = Object.values(all).sort((one, other) => (one.id < other.id ? -1 : 1));
