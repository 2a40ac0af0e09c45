/** Words as they are within a regular expression. */

/** Escapes nothing but what an expression gives a meaning to: with the flag `u`, no other escape is allowed. */
export const escapedPattern = (words: string): string => words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
