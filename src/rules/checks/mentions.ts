/**
 * What rules with `check: mentions` look for: the texts of an entry, its own and those of the rows that it names, and in
 * them the names of entries: the longest name at each place, whole words, case-sensitive.
 */
import type { Game } from "../../game/game.ts";
import type { RuleOf } from "../../schema/data-rule.ts";
import type { Entry } from "./entries/data-entry.ts";
import { targetsOf } from "./entries/data-target.ts";
import { type FieldValue, valuesAt, wordOf } from "./entries/data-values.ts";

export interface ReadText {
  /** The entry's own field that contains the text, or names its row. */
  readonly field: string;
  readonly at: FieldValue;
  readonly text: string;
  /** True if the text is in the entry itself, not in a row that it names. */
  readonly isOwn: boolean;
}

export interface Mention {
  readonly written: string;
  /** Offset in the text. */
  readonly start: number;
}

/** Returns a function that reads the texts of an entry; the rows are looked up once. */
export function textReader(
  game: Game,
  { field, via = {} }: Pick<RuleOf<"mentions">, "field" | "via">,
): (entry: Entry) => readonly ReadText[] {
  const fields = [field].flat();
  const rows = Object.entries(via).map(([name, { field: text = "id", ...subject }]) => {
    const { by } = targetsOf(game, subject);
    const textsOf = (row: string): readonly string[] =>
      (by.get(row) ?? []).flatMap((one) => valuesAt(one.fields, text)).map(({ value }) => wordOf(value));
    return { name, textsOf };
  });
  return (entry) => [
    ...fields.flatMap((name) =>
      valuesAt(entry.fields, name).map((at) => ({ field: name, at, text: wordOf(at.value), isOwn: true })),
    ),
    ...rows.flatMap(({ name, textsOf }) =>
      valuesAt(entry.fields, name).flatMap((at) =>
        textsOf(wordOf(at.value)).map((text) => ({ field: name, at, text, isOwn: false })),
      ),
    ),
  ];
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

/** A length of names and the offset of their first word. */
interface Shape {
  /** Characters before the first word. */
  readonly lead: number;
  readonly length: number;
}

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
    const shape = shapes.get(word)?.find((one) => isNameAt(text, names, index, one));
    if (!shape) continue;
    const start = index - shape.lead;
    end = start + shape.length;
    found.push({ written: text.slice(start, end), start });
  }
  return found;
}

/** A name of this shape that ends at a word boundary. */
function isNameAt(text: string, names: ReadonlySet<string>, index: number, { lead, length }: Shape): boolean {
  const end = index - lead + length;
  return index >= lead && names.has(text.slice(index - lead, end)) && !GOES_ON.test(text.slice(end, end + 2));
}
