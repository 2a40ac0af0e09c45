/**
 * How much a YAML file may hold. A game of 5,000 cards stays far below; a file that was made to exhaust the memory does
 * not. A pack cannot raise them.
 */
export const YAML_LIMITS = {
  /** Lists and maps within each other. */
  depth: 64,
  /** Values in the file; what an alias stands for counts each time. */
  nodes: 200_000,
  /** Keys in one map. */
  keys: 5_000,
} as const;
