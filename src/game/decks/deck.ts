/** Resolves a deck: fills in defaults, counts copies, reads map cards. */
import { Keeper, notesAbout } from "../../remember/derived.ts";
import type { CheckedDeck } from "../../schema/entries/check-deck.ts";
import type { CheckedEntry } from "../../schema/entries/check-entries.ts";
import type { CardEntry, DeckKind, Json, JsonObject } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";
import { below, type Report } from "../fault.ts";
import type { Card, Deck } from "../game.ts";
import { DEFAULT_TERRAINS, type Terrain } from "../scenarios/terrain.ts";
import { mapDeckParts } from "./deck-cells.ts";
import { resolveDeckSize } from "./deck-size.ts";
import { type MapDeckParts, readMapCard } from "./map-card.ts";

/** Keys of an entry that are properties of every card, not fields. */
const OWN_KEYS = new Set(["id", "copies", "front", "back", "origin", "note"]);
/** Those of cards of a kind, which are kept in another form. */
const KIND_KEYS: Readonly<Record<DeckKind, ReadonlySet<string>>> = {
  cards: OWN_KEYS,
  map: new Set([...OWN_KEYS, "squares", "hexes", "bars"]),
  dice: new Set([...OWN_KEYS, "die", "face"]),
  board: new Set([...OWN_KEYS, "board"]),
};

/** @param terrains of the game; those without a glossary by default */
export function resolveDeck(
  input: CheckedDeck,
  report: Report,
  terrains: readonly Terrain[] = DEFAULT_TERRAINS,
): Deck {
  const { file, path, fields } = input;
  const source = { file: path, path: [] };
  const kind = file.kind ?? "cards";
  if (input.cards.length === 0)
    report({
      rule: "deck/no-cards",
      severity: "warning",
      at: below(source, "cards"),
      message: `the deck "${file.deck}" has no cards`,
      why: "it prints nothing",
      fix: "add cards, or remove the file",
    });
  const sizes = resolveDeckSize(file, source, report);
  if (kind !== "map") reportIdleCells(file, source, report);
  const map = kind === "map" ? mapDeckParts(input, sizes.size, terrains, source, report) : undefined;
  const resolve = cardResolver(input, map, report);
  const cards = input.cards.map((entry, index) => resolve(entry, index + 1));
  return {
    id: file.deck,
    title: file.title,
    kind,
    shape: file.shape ?? "card",
    ...sizes,
    ...(file.products && { products: file.products }),
    cards,
    fields,
    source,
  };
}

/** `cells:` and `terrains:` of a deck without map cards. */
function reportIdleCells(file: CheckedDeck["file"], source: SourceRef, report: Report): void {
  for (const field of ["cells", "terrains"] as const)
    if (file[field] !== undefined)
      report({
        rule: "deck/idle-field",
        severity: "warning",
        at: below(source, field),
        message: `\`${field}:\` has no effect on a deck without map cards`,
        why: "only cards of `kind: map` have cells",
        fix: `write \`kind: map\`, or remove \`${field}:\``,
      });
}

/** What an entry last became: the same object as long as it is the same card of the same deck. */
interface Resolved {
  readonly card: Card;
  /** Everything that it depends on apart from the entry and its place, as text. */
  readonly deck: string;
  readonly index: number;
}

const lastResolved = notesAbout<CardEntry, { last?: Resolved }>(() => ({}));

function cardResolver(input: CheckedDeck, map: MapDeckParts | undefined, report: Report) {
  const { file, list, faulty } = input;
  const { deck: id, kind, front, back, defaults } = file;
  const [first] = input.cards;
  const known = first && lastResolved(first.entry).last?.deck;
  const text = JSON.stringify([id, kind, front, back, defaults, faulty, list, map]);
  // The same string object: thousands of comparisons with it are quicker.
  const deck = known === text ? known : text;
  let reported = 0;
  const counted: Report = (fault) => {
    reported += 1;
    report(fault);
  };
  return (checked: CheckedEntry, number: number): Card => {
    const known = lastResolved(checked.entry);
    const last = known.last?.deck === deck ? known.last : undefined;
    if (last?.index === checked.index && last.card.number === number) return last.card;
    const before = reported;
    const card = resolveCard(checked, number, input, map, counted, last?.card.fields);
    if (reported === before && checked.faulty.length === 0) known.last = { card, deck, index: checked.index };
    return card;
  };
}

/** @param known its fields, if they are known from before */
function resolveCard(
  { entry, index, faulty }: CheckedEntry,
  number: number,
  { file, list, faulty: ofDefaults }: CheckedDeck,
  map: MapDeckParts | undefined,
  report: Report,
  known?: JsonObject,
): Card {
  const all: CardEntry = file.defaults ? { ...file.defaults, ...entry } : entry;
  const { id, origin } = all;
  const back = (textOf(all.back) ?? file.back)?.normalize("NFC");
  const kind = file.kind ?? "cards";
  // A spread would leave room for sixteen more steps on each card.
  const source = { file: list.file, path: list.path.concat(index) };
  // Set one by one, which is faster than spreads.
  const card: Unfinished & Keeper = new ResolvedCard();
  card.id = id;
  card.deck = file.deck;
  card.number = number;
  card.copies = typeof all.copies === "number" ? all.copies : 1;
  // File names have composed accents.
  card.front = (textOf(all.front) ?? file.front).normalize("NFC");
  if (back !== undefined) card.back = back;
  card.fields = known ?? without(all, KIND_KEYS[kind]);
  if (faulty.length + ofDefaults.length > 0) card.faulty = [...faulty, ...ofDefaults];
  if (typeof origin === "string") card.origin = origin;
  if (map) card.map = readMapCard(all, map, source, report);
  if (kind === "dice" && typeof all.die === "string") card.die = all.die;
  if (kind === "dice" && typeof all.face === "number") card.face = all.face;
  if (kind === "board" && typeof all.board === "string") card.board = all.board;
  card.source = source;
  return card as Card;
}

type Unfinished = { -readonly [Name in keyof Card]?: Card[Name] };

/** Much follows from a card for as long as it is not edited. */
class ResolvedCard extends Keeper {}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function without(fields: JsonObject, keys: ReadonlySet<string>): JsonObject {
  const left: Record<string, Json> = {};
  for (const key of Object.keys(fields)) if (!keys.has(key)) left[key] = fields[key] as Json;
  return left;
}
