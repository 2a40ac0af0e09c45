/** One deck: defaults of the deck filled in, copies counted, map cards read. */
import type { CheckedCard, CheckedDeck } from "../schema/check-deck.ts";
import type { CardEntry, Json, JsonObject } from "../schema/files.ts";
import { resolveDeckSize } from "./deck-size.ts";
import { below, type Report } from "./fault.ts";
import type { Card, Deck } from "./game.ts";
import { readMapCard } from "./map-card.ts";

/** Keys of an entry that are the card's own properties and no fields. */
const OWN_KEYS = new Set(["id", "copies", "front", "back", "origin", "note"]);
/** Those of a map card, which has squares and bars as geometry. */
const MAP_KEYS = new Set([...OWN_KEYS, "squares", "bars"]);

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
      why: "nothing of it is printed",
      fix: "add cards, or remove the file",
    });
  const cards = input.cards.map((card, index) => resolveCard(card, index + 1, input, report));
  return {
    id: file.deck,
    title: file.title,
    kind,
    ...resolveDeckSize(file, source, report),
    cards,
    fields,
    source,
  };
}

function resolveCard(
  { entry, source }: CheckedCard,
  number: number,
  { file }: CheckedDeck,
  report: Report,
): Card {
  const all: CardEntry = file.defaults ? { ...file.defaults, ...entry } : entry;
  const { id, origin } = all;
  const back = textOf(all.back) ?? file.back;
  const isMap = file.kind === "map";
  return {
    id,
    deck: file.deck,
    number,
    copies: typeof all.copies === "number" ? all.copies : 1,
    front: textOf(all.front) ?? file.front,
    ...(back === undefined ? {} : { back }),
    fields: without(all, isMap ? MAP_KEYS : OWN_KEYS),
    ...(typeof origin === "string" ? { origin } : {}),
    ...(isMap ? { map: readMapCard(all, source, report) } : {}),
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
