/**
 * Size limits of a YAML file. A game of 5,000 cards stays far below; a file made to exhaust the memory does not. A pack
 * cannot raise them.
 */
import type { FaultWords } from "../fault.ts";

export const YAML_LIMITS = {
  /** Of the text; 200,000 values need less. */
  characters: 8_000_000,
  /** Nesting of lists and maps. */
  depth: 64,
  /** Values in the file; the target of an alias counts each time. */
  nodes: 200_000,
  /** Keys in one map. */
  keys: 5_000,
} as const;

export function tooManyValues(): FaultWords {
  const message = `more than ${YAML_LIMITS.nodes} values in one file`;
  return { rule: "yaml/limit", message, fix: "split the file" };
}

export function tooManyKeys(): FaultWords {
  const message = `more than ${YAML_LIMITS.keys} keys in one map`;
  return { rule: "yaml/limit", message, fix: "make it a list" };
}

export function tooLong(characters: number): FaultWords {
  const message = `the file has ${characters} characters, expected at most ${YAML_LIMITS.characters}`;
  return { rule: "yaml/limit", message, fix: "split the file" };
}
