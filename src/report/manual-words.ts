/** The output of `explain`: a page of the manual, one of its groups, or all groups. */
import type { ManualEntry } from "../manual/manual.ts";
import { type ManualStyle, manualGroupsText, manualGroupText, manualPageText } from "./manual-page.ts";

/**
 * @param word the id of a finding, a group, or undefined for all groups
 * @param entries the manual's entries for that word
 */
export function manualWords(
  word: string | undefined,
  entries: readonly ManualEntry[],
  style: ManualStyle,
): string {
  if (word === undefined) return manualGroupsText(entries, style);
  const [entry] = entries;
  if (entry === undefined) throw new Error(`no entries for "${word}"`);
  return word.includes("/") ? manualPageText(entry, style) : manualGroupText(entry.group, entries, style);
}
