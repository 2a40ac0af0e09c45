/** Which entries of the palette fit the words that were typed, the best first. */
import { escapedPattern } from "../../../diagnostics/text/escaped-pattern.ts";
import type { IconName } from "../parts/icon-paths.ts";
import { type EntryTexts, folded, type Where, whereIn } from "./entry-texts.ts";

export interface Entry {
  readonly id: string;
  readonly title: string;
  /** Further words, which are found too: a deck, an id. */
  readonly detail?: string | undefined;
  /** What a card says: found too, behind all that is found by its title or detail. */
  readonly texts?: EntryTexts;
  readonly icon: IconName;
  readonly keys?: string | undefined;
  readonly whyNot?: string | undefined;
  /** True for what explains and does nothing: it comes behind all else. */
  readonly isLast?: boolean;
  run(): void;
}

export interface FoundEntry extends Entry {
  /** Of one that was found by its texts: where the words are. */
  readonly where?: Where;
}

/** More than anybody reads. */
const MOST = 50;

/** Of those that are found by their texts, so that a word that is on every card leaves room for the rest. */
const MOST_BY_TEXT = 25;

/** More than any title is worth. */
const IN_TEXT = 1000;

/**
 * All words must be in an entry. Titles that begin with them come first, then words that do, then the rest of titles and
 * details, then texts.
 */
export function foundEntries(entries: readonly Entry[], typed: string): readonly FoundEntry[] {
  const words = folded(typed).split(/\s+/).filter(Boolean).map(wordOf);
  const found = entries.flatMap((entry, index) => {
    const worth = worthOf(entry, words);
    return worth === undefined ? [] : [{ entry, worth, index }];
  });
  found.sort(
    (a, b) =>
      Number(a.entry.isLast ?? false) - Number(b.entry.isLast ?? false) ||
      a.worth - b.worth ||
      a.index - b.index,
  );
  let byText = 0;
  return found
    .filter(({ worth }) => worth < IN_TEXT || byText++ < MOST_BY_TEXT)
    .slice(0, MOST)
    .map(({ entry, worth }) => (worth < IN_TEXT ? entry : withWhere(entry, words)));
}

interface Word {
  readonly text: string;
  /** It is at the beginning of a word. */
  readonly begins: RegExp;
}

const wordOf = (text: string): Word => ({
  text,
  begins: new RegExp(`(^|[^\\p{L}\\p{N}])${escapedPattern(text)}`, "u"),
});

/** Entries are made once for each state of the game, and looked at with each key. */
const looked = new WeakMap<Entry, { readonly title: string; readonly detail: string }>();

function wordsIn(entry: Entry): { readonly title: string; readonly detail: string } {
  const known = looked.get(entry);
  if (known) return known;
  const made = { title: folded(entry.title), detail: folded(entry.detail ?? "") };
  looked.set(entry, made);
  return made;
}

/** Less is better; undefined = a word is missing. */
function worthOf(entry: Entry, words: readonly Word[]): number | undefined {
  const { title, detail } = wordsIn(entry);
  let worth = 0;
  for (const { text, begins } of words) {
    if (title.startsWith(text)) continue;
    if (title.includes(text)) worth += begins.test(title) ? 1 : 2;
    else if (detail.includes(text)) worth += 3;
    else if (entry.texts?.folded.includes(text)) worth += IN_TEXT;
    else return undefined;
  }
  return worth;
}

function withWhere(entry: Entry, words: readonly Word[]): FoundEntry {
  const { title, detail } = wordsIn(entry);
  const inText = words.find(({ text }) => !title.includes(text) && !detail.includes(text));
  const where = entry.texts && inText && whereIn(entry.texts, inText.text);
  return where ? { ...entry, where } : entry;
}
