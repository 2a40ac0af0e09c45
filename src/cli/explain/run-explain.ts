/** What `broadside explain` does. */
import { nearest } from "../../diagnostics/nearest.ts";
import { listed } from "../../diagnostics/words.ts";
import { entriesOf, entryOf, groupsOf, MANUAL } from "../../manual/manual.ts";
import { manualGroupsText, manualGroupText, manualPageText } from "../../report/manual-page.ts";
import { CannotRun } from "../terminal/cannot-run.ts";

/** The text for an id, a group or nothing. @throws CannotRun for another word, with the nearest ones */
export function runExplain(word: string | undefined, colour: boolean): string {
  const style = { colour };
  if (word === undefined) return manualGroupsText(MANUAL, style);
  const entry = entryOf(word);
  if (entry) return manualPageText(entry, style);
  const group = entriesOf(word);
  if (group.length > 0) return manualGroupText(word, group, style);
  throw new CannotRun(`nothing is called "${word}"; ${adviceFor(word)}`);
}

/** The ids that were likely meant: the nearest, and those whose part behind the slash is the word or the word's own. */
function adviceFor(word: string): string {
  const ids = MANUAL.map(({ id }) => id);
  const groups = groupsOf(MANUAL);
  const fault = word.slice(word.indexOf("/") + 1);
  const near = nearest(
    word,
    word.includes("/") ? ids : [...groups, ...ids.map((id) => id.slice(id.indexOf("/") + 1))],
  );
  const meant = ids.filter((id) => id === near || id.endsWith(`/${fault}`) || id.endsWith(`/${near}`));
  const choices = near !== undefined && groups.includes(near) ? [near, ...meant] : meant;
  if (choices.length > 0)
    return `did you mean ${listed(
      choices.map((id) => `"${id}"`),
      "or",
    )}?`;
  return `groups: ${groups.join(", ")}`;
}
