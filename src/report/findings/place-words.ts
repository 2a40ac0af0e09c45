/** Where a finding is, as reports write it. */
import type { Place } from "../../diagnostics/diagnostic.ts";
import { visible } from "../../diagnostics/text/visible.ts";

/** Places that are not files of the project, by the name that findings use. */
const ELSEWHERE: Readonly<Record<string, string>> = { sheet: "the sheets" };

/** "decks/battle.yaml:84:5", which editors recognise; only words for a place without lines. */
export function placeWords({ file, start }: Place): string {
  return isFile(file) ? `${visible(file)}:${start.line}:${start.column}` : fileWords(file);
}

/** The file's path, or the words used instead. */
export function fileWords(file: string): string {
  return isFile(file) ? visible(file) : (ELSEWHERE[file] as string);
}

/** False for a finding that is not in a file of the project. */
export function isFile(file: string): boolean {
  return !Object.hasOwn(ELSEWHERE, file);
}
