/** Cards that a deck lists itself, in YAML. */
import type { TextEdit } from "../../../diagnostics/diagnostic.ts";
import type { Json, JsonObject } from "../../../schema/files.ts";
import { readValue } from "../../../schema/value/read-value.ts";
import { startReading } from "../../../schema/value/reading.ts";
import { editedText } from "../../../source/edit/edited-text.ts";
import {
  dashColumn,
  insertedItems,
  isByLines,
  type ListAt,
  movedItem,
  removedItems,
  textOfItem,
} from "../../../source/edit/yaml/items.ts";
import { isInBrackets, lineEndOf, lineStartAt } from "../../../source/edit/yaml/layout.ts";
import { type SetStyle, setValue } from "../../../source/edit/yaml/set-fields.ts";
import { type Layout, writtenEntry } from "../../../source/edit/yaml/write-value.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { SourceDocument, SourceMap, SourceNode, SourcePath } from "../../../source/tree.ts";
import { parseYaml } from "../../../source/yaml/yaml.ts";
import { type CardFile, type CardList, cardListOf, type FieldChange } from "./card-file.ts";
import type { OpenDeck } from "./open-deck.ts";
import { schemaAt } from "./schema-at.ts";

const CARDS = "cards";

export function yamlCards(deck: OpenDeck): CardFile {
  const { document: first } = deck;
  const { path } = first;
  const text = editedText(first);
  let now: SourceDocument = first;
  let errors = 0;
  let list: CardList | undefined;
  const cards = (): CardList => {
    list ??= cardListOf(deck, now, listIn(now), errors);
    return list;
  };
  const step = (edits: readonly TextEdit[] | undefined): boolean => {
    if (!edits) return false;
    text.step(edits);
    const parsed = parseYaml({ path, text: text.text }, now);
    now = parsed.value;
    errors = parsed.diagnostics.filter(({ severity }) => severity === "error").length;
    list = undefined;
    return true;
  };
  const at = (): ListAt => ({ file: now, root: now.root as SourceMap, key: CARDS });
  const set = (item: number, changes: readonly FieldChange[]): boolean =>
    changes.every(({ path: field, value }) => {
      const node = cards().nodeOf(item);
      if (node?.kind !== "map") return false;
      return step(setValue({ file: now, style: styleOf(deck, cards(), item), path: [] }, node, field, value));
    });
  const insert = (item: number, values: readonly JsonObject[]): boolean => {
    const like = beside(cards(), item);
    const style = styleOf(deck, cards(), like);
    const neighbour = cards().nodeOf(like);
    const isFlow = neighbour ? isInBrackets(now, neighbour) : values.every((one) => isShort(one, style));
    const texts = values.map((one) => itemText(one, at(), isFlow, style));
    return step(insertedItems(at(), item, texts));
  };
  return {
    path,
    cards,
    set,
    insert,
    copy(item, changes) {
      const copied = textOfItem(now, cards().list, item);
      if (copied === undefined || !step(insertedItems(at(), item + 1, [copied]))) return false;
      return set(item + 1, changes);
    },
    remove(items) {
      if (step(removedItems(at(), items))) return true;
      return [...items].sort((a, b) => b - a).every((item) => step(removedItems(at(), [item])));
    },
    move: (from, to) => step(movedItem(at(), from, to)),
    addField: () => true,
    edits: text.edits,
  };
}

const NO_LIST = { kind: "list", items: [], start: 0, end: 0 } as const;

function listIn({ root }: SourceDocument) {
  const list = root && nodeAt(root, [CARDS]);
  return list?.kind === "list" ? list : NO_LIST;
}

/** The item whose layout a new one takes over: the one before it that is a card, else the one behind. */
function beside(cards: CardList, item: number): number {
  const last = cards.list.items.length - 1;
  return Math.min(Math.max(item - 1, 0), last);
}

/** Longest line where none in the file is longer. */
const WIDTH = 120;

function styleOf({ schemas: { entry } }: OpenDeck, cards: CardList, like: number): SetStyle {
  const { document } = cards;
  const reading = () => startReading(document, entry, true);
  return {
    lineEnd: lineEndOf(document),
    width: Math.max(WIDTH, widthOf(cards)),
    dashIndent: dashColumn({ file: document, root: document.root as SourceMap, key: CARDS }) === 0 ? 0 : 2,
    readAt: (path) => (node) => readValue(node, schemaAt(entry, path), "value", reading()),
    plainAt: (node, path) => readValue(node, schemaAt(entry, path), "value", reading()) as Json,
    layoutAt: (path) => layoutAt(cards, like, path),
  };
}

/** The longest line of cards in brackets. */
function widthOf({ document, list }: CardList): number {
  const inBrackets = list.items.filter((item) => document.text[item.start] === "{");
  return inBrackets.reduce((most, { start, end }) => {
    const from = lineStartAt(document, start);
    const lines = document.text.slice(from, end).split("\n");
    return Math.max(most, ...lines.map((line) => line.length));
  }, 0);
}

/** How many cards are looked at for their layout. */
const MOST_LOOKED_AT = 50;

/** The layout that the nearest card has for a field. */
function layoutAt(cards: CardList, like: number, path: SourcePath): Layout | undefined {
  const count = Math.min(cards.list.items.length, MOST_LOOKED_AT);
  for (let far = 0; far <= count; far++) {
    for (const item of far === 0 ? [like] : [like - far, like + far]) {
      const node = cards.nodeOf(item);
      const value: SourceNode | undefined = node && nodeAt(node, path);
      if (value && value.kind !== "scalar" && value.start < value.end)
        return isInBrackets(cards.document, value) ? "brackets" : "lines";
    }
  }
  return undefined;
}

/** A new item without its dash. */
function itemText(values: JsonObject, at: ListAt, isFlow: boolean, style: SetStyle): string {
  const dash = dashColumn(at);
  if (isFlow || !isByLines(at)) return inBrackets(values, dash + 2, style, !isByLines(at));
  const lines = Object.entries(values).map(([key, value]) => {
    const place = { path: [key], isInBrackets: false, column: dash + 2, from: dash + 2 };
    return writtenEntry(key, value, place, style);
  });
  return lines.join(`${style.lineEnd}${" ".repeat(dash + 2)}`);
}

/** Short enough for one line in brackets, as the first card of a deck. */
function isShort(values: JsonObject, style: SetStyle): boolean {
  const text = inBrackets(values, 0, style, true);
  return (
    text.length < SHORT &&
    !Object.values(values).some((value) => typeof value === "string" && value.includes("\n"))
  );
}

const SHORT = 100;

/** In brackets, on further lines where it is wide. */
function inBrackets(values: JsonObject, column: number, style: SetStyle, isNested: boolean): string {
  const entries = Object.entries(values).map(([key, value]) =>
    writtenEntry(key, value, { path: [key], isInBrackets: true, column: 0, from: 0 }, style),
  );
  let width = column + 2;
  let text = "{ ";
  for (const [index, entry] of entries.entries()) {
    const isWide = index > 0 && !isNested && width + entry.length + 2 > style.width;
    if (index > 0) text += isWide ? `,${style.lineEnd}${" ".repeat(column + 2)}` : ", ";
    width = isWide ? column + 2 + entry.length : width + entry.length + 2;
    text += entry;
  }
  return `${text} }`;
}
