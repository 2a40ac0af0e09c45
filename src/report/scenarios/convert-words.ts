/** What became of a scenario whose track was to be written in its other form. */
import type { ConvertedScenario, ConvertOrder } from "../../index.ts";

const FORMS: Readonly<Record<ConvertOrder["to"], string>> = { track: "a list", map: "a picture" };

export function convertedLines(
  { kind, file, why, lines = [] }: ConvertedScenario,
  to: ConvertOrder["to"],
): readonly string[] {
  const form = FORMS[to];
  if (kind === "same") return [`the track in ${file} is ${form} already`];
  if (kind === "unreadable") return [`the track in ${file} cannot be read; correct it first`];
  if (kind === "refused") return [`the track in ${file} cannot be written as ${form}: ${why}`];
  return [`the track in ${file} is now ${form}:`, ...lines.map((line) => `  ${line}`)];
}
