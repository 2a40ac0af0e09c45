/** Finds names of entries in texts: the longest name at each place, whole words, case-sensitive. */

export interface Mention {
  readonly written: string;
  /** Offset in the text. */
  readonly start: number;
}

/** A length of names and the offset of their first word. */
interface Shape {
  /** Characters before the first word. */
  readonly lead: number;
  readonly length: number;
}

/**
 * Returns a function that finds names in texts; a text is searched once. The time depends on the lengths of the names, not on
 * their number.
 * Limits: a name without a letter or digit is never found.
 */
export function nameFinder(names: Iterable<string>): (text: string) => readonly Mention[] {
  const all = new Set(names);
  const shapes = shapesOf(all);
  const mentionsOfText = new Map<string, readonly Mention[]>();
  return (text) => {
    const found = mentionsOfText.get(text) ?? mentionsIn(text, all, shapes);
    mentionsOfText.set(text, found);
    return found;
  };
}

const WORD = /[\p{L}\p{N}]+/gu;
const GOES_ON = /^[\p{L}\p{N}]/u;

/** By first word, the longest first. */
function shapesOf(names: ReadonlySet<string>): ReadonlyMap<string, readonly Shape[]> {
  const shapes = new Map<string, Map<string, Shape>>();
  for (const name of names) {
    const [word] = name.match(WORD) ?? [];
    if (word === undefined) continue;
    const shape = { lead: name.indexOf(word), length: name.length };
    const ofWord = shapes.get(word) ?? new Map<string, Shape>();
    shapes.set(word, ofWord.set(`${shape.lead} ${shape.length}`, shape));
  }
  const sorted = (ofWord: ReadonlyMap<string, Shape>) =>
    [...ofWord.values()].sort((a, b) => b.length - a.length);
  return new Map([...shapes].map(([word, ofWord]) => [word, sorted(ofWord)]));
}

function mentionsIn(
  text: string,
  names: ReadonlySet<string>,
  shapes: ReadonlyMap<string, readonly Shape[]>,
): readonly Mention[] {
  const found: Mention[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (index < end) continue;
    const shape = shapes.get(word)?.find((one) => standsAt(text, names, index, one));
    if (!shape) continue;
    const start = index - shape.lead;
    end = start + shape.length;
    found.push({ written: text.slice(start, end), start });
  }
  return found;
}

/** A name of this shape that ends at a word boundary. */
function standsAt(text: string, names: ReadonlySet<string>, index: number, { lead, length }: Shape): boolean {
  const end = index - lead + length;
  return index >= lead && names.has(text.slice(index - lead, end)) && !GOES_ON.test(text.slice(end, end + 2));
}
