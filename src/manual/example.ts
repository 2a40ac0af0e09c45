/**
 * The text of an example: files of a small game after lines `=== decks/crew.yaml`. Properties that text cannot show follow
 * a comma: `=== decks/crew.yaml, saved as UTF-16`, `=== art/cut.png, the first 60 bytes of art/sharp.png`.
 */
import type { Examples } from "../rules/define-rule.ts";

export interface ExamplePart {
  /** As written: `templates/card.svg.hbs`, or a path in the game's folder. */
  readonly path: string;
  /** The part after the comma. */
  readonly note: string | undefined;
  readonly text: string;
}

/** The examples as a list; none if there are none. */
export function examplesIn(examples: Examples = []): readonly string[] {
  return typeof examples === "string" ? [examples] : examples;
}

const HEAD = /^=== ([^,\n]+)(?:, ([^\n]+))?\n/m;

/** @throws Error for a text that does not begin with a file: examples are our own. */
export function partsOf(example: string): readonly ExamplePart[] {
  const [before = "", ...rest] = example.split(HEAD);
  if (rest.length === 0 || before.trim() !== "")
    throw new Error(`an example begins with "=== path": ${example.slice(0, 60)}`);
  return Array.from({ length: rest.length / 3 }, (_, index) => {
    const [path, note, text] = rest.slice(3 * index, 3 * index + 3) as [string, string | undefined, string];
    return { path: path.trim(), note, text };
  });
}
