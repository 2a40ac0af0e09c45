/** Names of entries in texts: the longest name at each place, whole words, capitals as in the name. */
import { addTo } from "../diagnostics/grouped.ts";

export interface Mention {
  readonly written: string;
  /** From the start of the text. */
  readonly start: number;
}

/**
 * What finds names in texts; a text is searched once.
 * Limits: a name at the start of another is found only where the longer one does not stand; an empty name is nowhere.
 */
export function nameFinder(names: Iterable<string>): (text: string) => readonly Mention[] {
  const byStart = new Map<string, string[]>();
  for (const name of new Set(names)) addTo(byStart, firstWord(name), name);
  for (const group of byStart.values()) group.sort((a, b) => b.length - a.length);
  const known = new Map<string, readonly Mention[]>();
  return (text) => {
    const found = known.get(text) ?? mentionsIn(text, byStart);
    known.set(text, found);
    return found;
  };
}

const WORD = /[\p{L}\p{N}]+/gu;

const firstWord = (name: string): string => name.match(WORD)?.[0] ?? "";

function mentionsIn(text: string, byStart: ReadonlyMap<string, readonly string[]>): readonly Mention[] {
  const found: Mention[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (index < end) continue;
    const name = byStart.get(word)?.find((one) => standsAt(text, one, index));
    if (name === undefined) continue;
    const start = index - name.indexOf(word);
    found.push({ written: name, start });
    end = start + name.length;
  }
  return found;
}

/** With its first word at the index, and not going on as another word. */
function standsAt(text: string, name: string, index: number): boolean {
  const start = index - name.indexOf(firstWord(name));
  return text.startsWith(name, start) && !/^[\p{L}\p{N}]/u.test(text.slice(start + name.length));
}
