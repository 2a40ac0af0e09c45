/** How much ink a print uses. Every game has both looks; its templates decide what the low-ink look leaves out. */

export const INKS = ["full", "low"] as const;

export type Ink = (typeof INKS)[number];
