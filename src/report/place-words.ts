/** Where a finding is, in the words of a report. */
import type { Place } from "../diagnostics/diagnostic.ts";
import { harmless } from "./cells.ts";

/** Places that are no files of the project, by the name that findings give them. */
const ELSEWHERE: Readonly<Record<string, string>> = { sheet: "the sheets" };

/** "decks/battle.yaml:84:5", as editors know it; words alone for what has no lines. */
export function placeWords({ file, start }: Place): string {
  const words = Object.hasOwn(ELSEWHERE, file) ? ELSEWHERE[file] : undefined;
  return words ?? `${harmless(file)}:${start.line}:${start.column}`;
}
