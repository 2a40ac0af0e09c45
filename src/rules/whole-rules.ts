/** The rules that can tell only when everything that a game prints has been drawn: its posters and lists too. */
import { unusedArt } from "./art/unused.ts";
import type { Rule } from "./define-rule.ts";

export const WHOLE_RULES: readonly Rule[] = [unusedArt];

export const isWholeRule = (id: string): boolean => WHOLE_RULES.some((rule) => rule.id === id);
