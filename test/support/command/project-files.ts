/** The small projects of `test/cases/*.project`: files under lines `=== PATH`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const CASES_FOLDER = "test/cases";

export interface Block {
  readonly name: string;
  readonly text: string;
}

/** The text of each file by its path in the project. */
export function projectFiles(name: string): Readonly<Record<string, string>> {
  const text = readFileSync(join(CASES_FOLDER, `${name}.project`), "utf8");
  return Object.fromEntries(blocksOf(text).map((block) => [block.name, block.text]));
}

export function blocksOf(text: string): readonly Block[] {
  const parts = text.split(/^=== (.+)\n/m).slice(1);
  return parts.flatMap((name, index) => (index % 2 === 0 ? [{ name, text: parts[index + 1] ?? "" }] : []));
}
