/**
 * How much a YAML file may hold. A game of 5,000 cards stays far below; a file that was made to exhaust the memory does
 * not. A pack cannot raise them.
 */
import type { FaultWords } from "../fault.ts";

export const YAML_LIMITS = {
  /** Of the text; 200,000 values take less. */
  characters: 8_000_000,
  /** Lists and maps within each other. */
  depth: 64,
  /** Values in the file; what an alias stands for counts each time. */
  nodes: 200_000,
  /** Keys in one map. */
  keys: 5_000,
} as const;

export function tooManyValues(): FaultWords {
  const message = `more than ${YAML_LIMITS.nodes} values in one file`;
  return { rule: "yaml/limit", message, fix: "divide the file" };
}

export function tooManyKeys(): FaultWords {
  const message = `more than ${YAML_LIMITS.keys} keys in one map`;
  return { rule: "yaml/limit", message, fix: "make it a list" };
}

export function tooLong(characters: number): FaultWords {
  const message = `the file has ${characters} characters, expected at most ${YAML_LIMITS.characters}`;
  return { rule: "yaml/limit", message, fix: "divide the file" };
}
