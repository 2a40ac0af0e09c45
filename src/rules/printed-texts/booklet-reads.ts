/**
 * What the texts of booklets read from their game, by the names in their template tags. Any possible use counts: a name may
 * be a field of every deck and table that the same booklet mentions.
 */
import type { BookletText } from "../define-rule.ts";
import { bookletTags } from "./booklet-tags.ts";

export interface BookletReads {
  /** All tags of the template language in the text, one per line. */
  readonly tags: string;
  /** Paths that are read, and those of them that are printed. */
  readonly read: readonly (readonly string[])[];
  readonly printed: readonly (readonly string[])[];
  /** Does it name the deck or table, or iterate over all of them? */
  speaksOf(list: "decks" | "tables", id: string): boolean;
}

export function bookletReads({ file }: BookletText): BookletReads {
  const before = readsOfFile.get(file);
  if (before) return before;
  const tags = bookletTags(file.text).flatMap(({ kind, start, end }) =>
    kind === "tag" ? [file.text.slice(start, end)] : [],
  );
  const quoted = new Set(tags.flatMap((tag) => tag.match(/(?<=")[^"]*(?=")|(?<=')[^']*(?=')/g) ?? []));
  const named = { decks: namesOf("decks", tags), tables: namesOf("tables", tags) };
  const reads = {
    tags: tags.join("\n"),
    read: pathsIn(tags),
    printed: pathsIn(tags.filter((tag) => !BLOCK.test(tag))),
    speaksOf: (list: "decks" | "tables", id: string) =>
      named[list] === "all" || named[list].has(id) || (list === "tables" && quoted.has(id)),
  };
  readsOfFile.set(file, reads);
  return reads;
}

const readsOfFile = new WeakMap<object, BookletReads>();

/** A tag that prints nothing by itself. */
const BLOCK = /^\{\{~?(?:[#/^]|else\b)/;
const PATH = /(?<![\w@.])(?:\.\.\/|this\.)*([A-Za-z_][\w-]*(?:\.[\w-]+)*)/g;

function namesOf(list: "decks" | "tables", tags: readonly string[]): ReadonlySet<string> | "all" {
  const pattern = new RegExp(`@${list}\\b(?:\\.\\[?([\\w-]+))?`, "g");
  const names = tags.flatMap((tag) => [...tag.matchAll(pattern)].map(([, name]) => name));
  return names.includes(undefined) ? "all" : new Set(names as string[]);
}

/** Including names in quotes, which helpers may use as fields; each path twice: as written, and without its first step, which may be the name of a block's entry. */
function pathsIn(tags: readonly string[]): readonly (readonly string[])[] {
  const paths = new Map<string, readonly string[]>();
  for (const tag of tags)
    for (const [, path = ""] of tag.matchAll(PATH)) {
      const steps = path.split(".");
      for (const one of [steps, steps.slice(1)]) if (one.length > 0) paths.set(one.join("."), one);
    }
  return [...paths.values()];
}
