/**
 * A name for the program as it runs: its version with those of all packages that it pins, what it was compiled from, and
 * the Node below it. Whatever it made under one name it makes again under the same.
 */
import { readFileSync } from "node:fs";

const HERE = import.meta.url;

/** Undefined when it runs from its sources, which may change from one run to the next. */
export function productName(): string | undefined {
  if (HERE.endsWith(".ts")) return undefined;
  return JSON.stringify([
    textOf("../../package.json"),
    // Only a working copy has it: there the version stays the same while the program changes.
    textOf("../.compiled"),
    process.version,
    process.platform,
    process.arch,
  ]);
}

function textOf(path: string): string {
  try {
    return readFileSync(new URL(path, HERE), "utf8");
  } catch {
    return "";
  }
}
