/** The shapes of suggested tracks as plain data, with the names that they have in any game. */

/** Shapes of suggested tracks. `track/suggest/shape.ts` says how they go. */
export const TRACK_SHAPES = [
  "straight",
  "bend",
  "stairs",
  "hook",
  "zigzag",
  "jog",
  "spiral",
  "winding",
] as const;
export type TrackShape = (typeof TRACK_SHAPES)[number];

export const DEFAULT_SHAPE_NAMES: Readonly<
  Record<TrackShape, { readonly title: string; readonly words: string }>
> = {
  straight: { title: "The Long Straight", words: "long, in one direction" },
  bend: { title: "The Bend", words: "one bend" },
  stairs: { title: "The Stairs", words: "stairs" },
  hook: { title: "The Hook", words: "a hook that turns back" },
  zigzag: { title: "The Zigzag", words: "turning back and forth" },
  jog: { title: "The Sidestep", words: "a step to the side" },
  spiral: { title: "The Spiral", words: "a spiral that turns in" },
  winding: { title: "The Winding Way", words: "irregular bends" },
};
