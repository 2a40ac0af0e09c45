/** Resolves a deck: fills in defaults, counts copies, reads map cards. */
import type { CheckedCard, CheckedDeck } from "../../schema/entries/check-deck.ts";
import type { CardEntry, DeckKind, Json, JsonObject } from "../../schema/files.ts";
import { below, type Report } from "../fault.ts";
import type { Card, CardSize, Deck } from "../game.ts";
import { resolveDeckSize } from "./deck-size.ts";
import { readMapCard } from "./map-card.ts";

/** Keys of an entry that are properties of every card, not fields. */
const OWN_KEYS = new Set(["id", "copies", "front", "back", "origin", "note"]);
/** Those of cards of a kind, which are kept in another form. */
const KIND_KEYS: Readonly<Record<DeckKind, ReadonlySet<string>>> = {
  cards: OWN_KEYS,
  map: new Set([...OWN_KEYS, "squares", "bars"]),
  dice: new Set([...OWN_KEYS, "die", "face"]),
  board: new Set([...OWN_KEYS, "board"]),
};

export function resolveDeck(input: CheckedDeck, report: Report): Deck {
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
  const cards = input.cards.map((card, index) => resolveCard(card, index + 1, input, sizes.size, report));
  return {
    id: file.deck,
    title: file.title,
    kind,
    shape: file.shape ?? "card",
    ...sizes,
    cards,
    fields,
    source,
  };
}

function resolveCard(
  { entry, source, faulty }: CheckedCard,
  number: number,
  { file }: CheckedDeck,
  size: CardSize,
  report: Report,
): Card {
  const all: CardEntry = file.defaults ? { ...file.defaults, ...entry } : entry;
  const { id, origin } = all;
  const back = (textOf(all.back) ?? file.back)?.normalize("NFC");
  const kind = file.kind ?? "cards";
  return {
    id,
    deck: file.deck,
    number,
    copies: typeof all.copies === "number" ? all.copies : 1,
    // File names have composed accents.
    front: (textOf(all.front) ?? file.front).normalize("NFC"),
    ...(back === undefined ? {} : { back }),
    fields: without(all, KIND_KEYS[kind]),
    ...(faulty ? { faulty } : {}),
    ...(typeof origin === "string" ? { origin } : {}),
    ...(kind === "map" ? { map: readMapCard(all, size, source, report) } : {}),
    ...(kind === "dice" && typeof all.die === "string" ? { die: all.die } : {}),
    ...(kind === "dice" && typeof all.face === "number" ? { face: all.face } : {}),
    ...(kind === "board" && typeof all.board === "string" ? { board: all.board } : {}),
    source,
  };
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function without(fields: JsonObject, keys: ReadonlySet<string>): JsonObject {
  const left: Record<string, Json> = {};
  for (const key of Object.keys(fields)) if (!keys.has(key)) left[key] = fields[key] as Json;
  return left;
}
