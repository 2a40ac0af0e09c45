/** Adds to findings inside card entries which cards and field they are about, so that they need not be looked up by place. */
import type { CardsOfDeck, Diagnostic } from "../../diagnostics/diagnostic.ts";
import { addTo } from "../../diagnostics/grouped.ts";
import type { Card, Game } from "../../game/game.ts";
import { derived } from "../../remember/derived.ts";
import { nodeAt, placeOf } from "../../source/locate.ts";
import type { SourceNode, SourcePath, SourceRef, Sources, TextRange } from "../../source/tree.ts";

/** Findings that have cards already keep these: one of a drawing is about all cards that look alike. */
export function onTheirCards(
  findings: readonly Diagnostic[],
  game: Game,
  sources: Sources,
): readonly Diagnostic[] {
  return findings.map((finding): Diagnostic => {
    const { file, start, cards, isAtValue } = finding;
    if (cards && !isAtValue) return finding;
    const entry = entryAt(entriesOf(game).get(file) ?? [], start.offset, sources);
    if (!entry) return finding;
    const field = fieldAt(entry.source, start.offset, sources);
    return {
      ...finding,
      cards: cards ?? cardsOf(game, entry),
      isAtValue: true,
      ...(field.length > 0 && { field }),
    };
  });
}

/** An entry of a deck, and the cards that it makes. */
interface Entry {
  readonly source: SourceRef;
  readonly cards: Card[];
}

/** The entries of each file, in the order of the file. */
const entriesOf = derived((game: Game): ReadonlyMap<string, readonly Entry[]> => {
  const files = new Map<string, Entry[]>();
  for (const card of game.decks.flatMap(({ cards }) => cards)) {
    const { source } = card;
    const before = files.get(source.file)?.at(-1);
    if (before && isSamePath(before.source, source)) before.cards.push(card);
    else addTo(files, source.file, { source, cards: [card] });
  }
  return files;
});

const isSamePath = (one: SourceRef, other: SourceRef): boolean =>
  one.path.length === other.path.length && one.path.every((step, index) => step === other.path[index]);

/** The last entry that begins before the offset, if it ends after it; only few places are looked up. */
function entryAt(entries: readonly Entry[], offset: number, sources: Sources): Entry | undefined {
  if (entries.length === 0) return undefined;
  let low = 0;
  let high = entries.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (placeOf(sources, (entries[middle] as Entry).source).start.offset <= offset) low = middle;
    else high = middle - 1;
  }
  const entry = entries[low] as Entry;
  const { start, end } = placeOf(sources, entry.source);
  return start.offset <= offset && offset <= end.offset ? entry : undefined;
}

/** The innermost field around an offset; a field of `each:` is that of the cards that it makes. */
function fieldAt({ file, path }: SourceRef, offset: number, sources: Sources): SourcePath {
  const root = sources.get(file)?.root;
  let node = root && nodeAt(root, path);
  const steps: (string | number)[] = [];
  while (node) {
    const part = partAt(node, offset);
    if (!part) break;
    steps.push(part.step);
    node = part.node;
  }
  return steps[0] === "each" ? steps.slice(1, 2) : steps;
}

function partAt(
  node: SourceNode,
  offset: number,
): { readonly step: string | number; readonly node: SourceNode } | undefined {
  const isAround = ({ start, end }: TextRange): boolean => start <= offset && offset <= end;
  if (node.kind === "list") {
    const step = node.items.findLastIndex(isAround);
    const item = node.items[step];
    return item && { step, node: item };
  }
  if (node.kind !== "map") return undefined;
  // the keys of a row of CSV are in the head of the file
  const entry = node.entries.findLast(({ keyRange, value }) => isAround(keyRange) || isAround(value));
  return entry && { step: entry.key, node: entry.value };
}

function cardsOf({ id: game }: Game, { cards }: Entry): readonly CardsOfDeck[] {
  const decks = new Map<string, string[]>();
  for (const { deck, id } of cards) addTo(decks, deck, id);
  return [...decks].map(([deck, ids]) => ({ game, deck, ids }));
}
