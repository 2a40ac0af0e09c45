/** Where a finding is, in the words of a report. */
import type { Place } from "../../diagnostics/diagnostic.ts";
import { visible } from "../text/visible.ts";

/** Places that are no files of the project, by the name that findings give them. */
const ELSEWHERE: Readonly<Record<string, string>> = { sheet: "the sheets" };

/** "decks/battle.yaml:84:5", as editors know it; words alone for what has no lines. */
export function placeWords({ file, start }: Place): string {
  return isFile(file) ? `${visible(file)}:${start.line}:${start.column}` : fileWords(file);
}

/** The file's path, or what stands in its place. */
export function fileWords(file: string): string {
  return isFile(file) ? visible(file) : (ELSEWHERE[file] as string);
}

/** False for a finding that lies in no file of the project. */
export function isFile(file: string): boolean {
  return !Object.hasOwn(ELSEWHERE, file);
}
