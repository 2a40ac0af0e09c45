/** The list of targets in the help of `export`. */
import type { TargetEntry } from "../../index.ts";

/** A line for each: its name, and what it makes. */
export function targetLines(targets: readonly TargetEntry[]): string {
  const width = Math.max(...targets.map(({ name }) => name.length));
  return targets.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`).join("\n");
}
