/** What `explain` says: a page of the manual, one of its groups, or all groups. */
import type { ManualEntry } from "../manual/manual.ts";
import { manualGroupsText, manualGroupText, manualPageText } from "./manual-page.ts";

/**
 * @param word what was asked for: the id of a finding, a group, or nothing
 * @param entries what the manual has for it
 */
export function manualWords(
  word: string | undefined,
  entries: readonly ManualEntry[],
  style: { readonly colour: boolean },
): string {
  if (word === undefined) return manualGroupsText(entries, style);
  const [entry] = entries;
  // Earlier versions called some findings otherwise.
  return entry && word.includes("/") ? manualPageText(entry, style) : manualGroupText(word, entries, style);
}
