/**
 * Where one slip can change a shipped game: entries, fields and lines to lose or to write twice, values to swap, words
 * to misspell. Sites are stretches of the real files, so that a mutant is an edit of a text.
 */
import { readTemplates } from "../../src/pipeline/draw/templates.ts";
import { nodeAt } from "../../src/source/locate.ts";
import type { SourceNode, SourceScalar, TextRange } from "../../src/source/tree.ts";
import { compileTemplates } from "../../src/template/compile.ts";
import type { ShippedGame, TextFiles } from "../support/game/shipped-game.ts";

export const KINDS = ["delete", "line", "swap", "misspell", "duplicate"] as const;
export type Kind = (typeof KINDS)[number];

/** A stretch to remove, or to repeat after itself. */
export interface Stretch extends TextRange {
  readonly file: string;
}

export interface Pair {
  readonly file: string;
  readonly first: TextRange;
  readonly second: TextRange;
}

export interface Word extends TextRange {
  readonly file: string;
}

export interface Sites {
  readonly delete: readonly Stretch[];
  readonly line: readonly Stretch[];
  readonly duplicate: readonly Stretch[];
  readonly swap: readonly Pair[];
  readonly misspell: readonly Word[];
}

/** Rules judge the game and are not part of it; see meaning.ts. */
export const isJudge = (file: string): boolean => file.endsWith("/rules.yaml");

export function sitesOf(game: ShippedGame): Sites {
  const { files } = game;
  const { sources } = game.read(files).value;
  const terms = glossaryWords(sources.get(`content/${game.id}/glossary.yaml`)?.root);
  const documents = [...sources.values()].filter(({ path }) => !isJudge(path));
  const stretches = documents.flatMap(({ path, root }) =>
    root ? stretchesIn(root).map((range) => ({ file: path, ...range })) : [],
  );
  return {
    delete: stretches,
    duplicate: stretches,
    line: documents.flatMap(({ path, text }) => linesOf(path, text)),
    swap: documents.flatMap(({ path, root }) => (root ? pairsIn(path, files[path] as string, root) : [])),
    misspell: [
      ...documents.flatMap(({ path, root }) =>
        root ? wordsIn(path, files[path] as string, root, terms) : [],
      ),
      ...templateWords(game),
      ...bookletWords(files),
    ],
  };
}

/** Every entry of a list or map that has a neighbour, up to the beginning of the next one. */
function stretchesIn(node: SourceNode): readonly TextRange[] {
  if (node.kind === "scalar") return [];
  const parts =
    node.kind === "list"
      ? node.items
      : node.entries.map(({ keyRange, value }) => ({
          start: keyRange.start,
          end: Math.max(keyRange.end, value.end),
        }));
  const own = parts.flatMap((part, index) => {
    const [before, next] = [parts[index - 1], parts[index + 1]];
    if (next) return [{ start: part.start, end: next.start }];
    return before ? [{ start: before.end, end: part.end }] : [];
  });
  const inner = node.kind === "list" ? node.items : node.entries.map(({ value }) => value);
  return [...own, ...inner.flatMap(stretchesIn)];
}

/** Lines with content, their line ends included. */
function linesOf(file: string, text: string): readonly Stretch[] {
  const lines: Stretch[] = [];
  let start = 0;
  for (const line of text.split(/(?<=\n)/)) {
    if (/^\s*[^#\s]/.test(line)) lines.push({ file, start, end: start + line.length });
    start += line.length;
  }
  return lines;
}

/** Different values of one kind, in one file under one key, or side by side in one list or map. */
function pairsIn(file: string, text: string, root: SourceNode): readonly Pair[] {
  const groups = new Map<string, SourceScalar[]>();
  collect(root, "", (scalar, key, parent) => {
    for (const group of [`key ${key} ${typeof scalar.value}`, `in ${parent.start} ${typeof scalar.value}`])
      groups.set(group, [...(groups.get(group) ?? []), scalar]);
  });
  return [...groups.values()].flatMap((scalars) =>
    scalars.flatMap((first, index) =>
      scalars
        .slice(index + 1)
        .filter((second) => text.slice(first.start, first.end) !== text.slice(second.start, second.end))
        .map((second) => ({ file, first, second })),
    ),
  );
}

function collect(
  node: SourceNode,
  key: string,
  take: (scalar: SourceScalar, key: string, parent: SourceNode) => void,
): void {
  const inner =
    node.kind === "map"
      ? node.entries.map(({ key: name, value }) => [name, value] as const)
      : node.kind === "list"
        ? node.items.map((item) => [key, item] as const)
        : [];
  for (const [name, value] of inner) {
    if (value.kind === "scalar") take(value, name, node);
    else collect(value, name, take);
  }
}

/** Keys, ids and other single words, words of the glossary in texts, and names between colons. */
function wordsIn(file: string, text: string, root: SourceNode, terms: RegExp): readonly Word[] {
  const words: Word[] = [];
  const add = (start: number, word: string): void =>
    void words.push({ file, start, end: start + word.length });
  const visit = (node: SourceNode): void => {
    if (node.kind === "scalar") {
      const written = text.slice(node.start, node.end);
      if (/^[a-z][a-z0-9|-]+$/i.test(written)) add(node.start, written);
      else if (typeof node.value === "string")
        for (const match of written.matchAll(terms)) add(node.start + match.index, match[0]);
      return;
    }
    if (node.kind === "map")
      for (const { key, keyRange } of node.entries)
        if (/^[a-z][a-z0-9-]+$/.test(key)) add(keyRange.start, key);
    for (const value of node.kind === "map" ? node.entries.map((entry) => entry.value) : node.items)
      visit(value);
  };
  visit(root);
  return words;
}

function glossaryWords(glossary: SourceNode | undefined): RegExp {
  const terms = glossary && nodeAt(glossary, ["terms"]);
  const entries = terms?.kind === "map" ? terms.entries : [];
  const titles = entries.flatMap(({ value }) => {
    const title = nodeAt(value, ["title"]);
    return title?.kind === "scalar" ? [title.text] : [];
  });
  return new RegExp(`(?<![\\w:-])(?:${titles.join("|") || "(?!)"})(?![\\w-])|(?<=:)[a-z-]+(?=:)`, "gi");
}

/** Names of fields where templates read them, and of partials where they are called. */
function templateWords({ id, files, project }: ShippedGame): readonly Word[] {
  const { value } = readTemplates(project, id);
  const { value: compiled } = compileTemplates(value);
  const reads = [...value.templates.keys()].flatMap((name) =>
    (compiled.get(name)?.reads ?? []).map(({ place }) => ({
      file: place.file,
      start: place.start.offset,
      end: place.end.offset,
    })),
  );
  const calls = Object.entries(files).flatMap(([file, text]) =>
    file.endsWith(".hbs")
      ? [...text.matchAll(/(?<=\{\{> )[a-z-]+/g)].map(({ index, 0: word }) => ({
          file,
          start: index,
          end: index + word.length,
        }))
      : [],
  );
  const words = [...reads, ...calls].filter(({ file, start, end }) =>
    /^[a-z@][\w.-]*$/i.test((files[file] ?? "").slice(start, end)),
  );
  return [...new Map(words.map((word) => [`${word.file} ${word.start}`, word])).values()];
}

/** What booklets refer to: cards, icons and terms, and fields of the game in their loops. */
function bookletWords(files: TextFiles): readonly Word[] {
  return Object.entries(files)
    .filter(([file]) => /^content\/.*\.md$/.test(file))
    .flatMap(([file, text]) =>
      [
        ...text.matchAll(
          /(?<=\]\((?:card|scenario):)[a-z0-9/-]+|(?<=:)[a-z-]+(?=:)|(?<=\{\{)[a-z]+(?=\}\})|@[a-z.-]+/g,
        ),
      ].map(({ index, 0: word }) => ({ file, start: index, end: index + word.length })),
    );
}
