/**
 * Limits on the size of a template and the work of one rendering. A game cannot raise them: other people's templates are
 * untrusted, and a mistake ("each" in "each" in "each") must end in a message instead of full memory.
 */
export const LIMITS = {
  /** Characters of one template file. */
  fileSize: 256 * 1024,
  /** Nodes of the syntax tree, partials counted at each call. */
  nodes: 20_000,
  /** Nesting of blocks, expressions and partials. */
  depth: 64,
  partialDepth: 32,
  /** Characters of one rendered face; also of a template's own text, partials counted at each call. */
  output: 2 * 1024 * 1024,
  /** Values printed, helpers called and loop rounds while one face is rendered. */
  steps: 200_000,
  /** Entries and characters that helpers process or create while one face is rendered. */
  work: 2_000_000,
  /** The same for all faces of a game together, steps and work. */
  gameSteps: 4_000_000,
  gameWork: 100_000_000,
  /** Characters of all different drawings of a game: 4,000 cards with drawings of 50,000 characters. */
  gameOutput: 200_000_000,
  /** Entries of `range` and rounds of `times`. */
  rounds: 10_000,
} as const;
