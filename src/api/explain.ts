/** The manual's entries about findings, as data. */
import { BroadsideError } from "../diagnostics/broadside-error.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { listed } from "../diagnostics/words.ts";
import { entriesOf, entryOf, groupsOf, MANUAL, type ManualEntry } from "../manual/manual.ts";
import { refuseNoText } from "./refuse-options.ts";

/**
 * @param given the id of a finding ("text/overflow"), as it is in reports too ("error[text/overflow]"), or a group ("text");
 * default all entries
 * @throws BroadsideError `unknown-name` for another word, with the nearest ones
 */
export function explain(given?: string): readonly ManualEntry[] {
  if (given === undefined) return MANUAL;
  refuseNoText(given, "word");
  const word = given.trim().replace(PASTED, "$1");
  const entry = entryOf(word);
  const found = entry ? [entry] : entriesOf(word);
  if (found.length > 0) return found;
  throw new BroadsideError("unknown-name", `no finding or group is called "${word}"; ${adviceFor(word)}`);
}

/** An id as reports print it. */
const PASTED = /^(?:error|warning|hint)?\s*\[([^\]]*)\]:?$/;

/** Suggests ids: the nearest, and those whose part after the slash equals the word or its part after the slash. */
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
