/**
 * How much ink a print uses. `low` saves ink: a template decides what it leaves out, or Broadside does. `gray` is the full
 * look in one ink. Both are for any game.
 */

export const INKS = ["full", "low", "gray"] as const;

export type Ink = (typeof INKS)[number];
