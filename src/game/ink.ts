/** How much ink a print takes. Every game has both looks; its templates decide what a low-ink one leaves out. */

export const INKS = ["full", "low"] as const;

export type Ink = (typeof INKS)[number];
