/** Which entries of the palette fit the words that were typed, the best first. */
import { escapedPattern } from "../../../diagnostics/text/escaped-pattern.ts";
import type { IconName } from "../parts/icon-paths.ts";

export interface Entry {
  readonly id: string;
  readonly title: string;
  /** Further words, which are found too: a deck, an id. */
  readonly detail?: string | undefined;
  readonly icon: IconName;
  readonly keys?: string | undefined;
  readonly whyNot?: string | undefined;
  /** True for what explains and does nothing: it comes behind all else. */
  readonly isLast?: boolean;
  run(): void;
}

/** More than anybody reads. */
const MOST = 50;

/** All words must be in an entry. Titles that begin with them come first, then words that do, then the rest. */
export function foundEntries(entries: readonly Entry[], typed: string): readonly Entry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries
    .flatMap((entry, index) => {
      const worth = worthOf(entry, words);
      return worth === undefined ? [] : [{ entry, worth, index }];
    })
    .sort(
      (a, b) =>
        Number(a.entry.isLast ?? false) - Number(b.entry.isLast ?? false) ||
        a.worth - b.worth ||
        a.index - b.index,
    )
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

/** Less is better; undefined = a word is missing. */
function worthOf({ title, detail = "" }: Entry, words: readonly string[]): number | undefined {
  const [name, more] = [title.toLowerCase(), detail.toLowerCase()];
  let worth = 0;
  for (const word of words) {
    if (name.startsWith(word)) continue;
    if (new RegExp(`(^|[^\\p{L}\\p{N}])${escapedPattern(word)}`, "u").test(name)) worth += 1;
    else if (name.includes(word)) worth += 2;
    else if (more.includes(word)) worth += 3;
    else return undefined;
  }
  return worth;
}
