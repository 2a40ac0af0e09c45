/**
 * What a mutant must change to count: the resolved game, as far as players have it on paper or count it. Left out are
 * places in files; the order of cards, entries and names; what decks declare about fields, which appears on no card;
 * and what judges the game without being part of it: rules, severities, words to avoid, the expected totals of a kit. A
 * field that a template reads is its meaning, so every misspelt one counts.
 */
import type { Game } from "../../src/game/game.ts";

/** Equal texts are equal meanings. */
export function meaningOf(game: Game | undefined): string {
  if (!game) return "none";
  const { rules: _rules, glossary, decks, kits, ...rest } = game;
  const { avoid: _avoid, ...words } = glossary;
  const printed = decks.map(({ fields: _fields, cards, ...deck }) => ({
    ...deck,
    cards: cards.map(({ number: _number, ...card }) => card),
  }));
  const packed = kits.map(({ count: _count, items, ...kit }) => ({
    ...kit,
    items: items.map(({ count: _partCount, per: _per, ...item }) => item),
  }));
  return JSON.stringify(sorted({ ...rest, glossary: words, decks: printed, kits: packed }));
}

/** Members by name; lists of things with an id by that id; everything without its position. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(sorted);
    return items.every(hasId) ? [...items].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1)) : items;
  }
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).filter(
    ([name]) => !["source", "severity", "severities"].includes(name),
  );
  return Object.fromEntries(
    members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, sorted(inner)]),
  );
}

const hasId = (value: unknown): boolean => typeof value === "object" && value !== null && "id" in value;
const idOf = (value: unknown): string => `${(value as { id: unknown }).id} ${JSON.stringify(value)}`;
