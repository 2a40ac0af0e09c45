/** The lists of a game as entries of a rule of rules.yaml: its decks, dice, kits and words, and the game itself. */
import type { Deck, Die, Game, Kit } from "../game/game.ts";
import type { ListName } from "../schema/data-rule.ts";
import type { JsonObject } from "../schema/files.ts";
import { type Entry, plainEntry } from "./data-entry.ts";

export function listEntries(game: Game, name: ListName): readonly Entry[] {
  switch (name) {
    case "decks":
      return game.decks.map((deck) => plainEntry(deck.id, deckFields(deck), deck.source));
    case "dice":
      return game.dice.map((die) => plainEntry(die.id, dieFields(die), die.source));
    case "kits":
      return game.kits.map((kit) => plainEntry(kit.id, kitFields(kit), kit.source));
    case "game":
      return [plainEntry(game.id, gameFields(game), game.source)];
    default:
      return wordEntries(game, name);
  }
}

/** What the glossary holds under one of its keys. */
function wordEntries(
  { glossary, source }: Game,
  list: "terms" | "icons" | "symbols" | "avoid",
): readonly Entry[] {
  const file = glossary.source?.file ?? source.file;
  return Object.entries(glossary[list]).map(([id, word]) =>
    plainEntry(
      id,
      { id, ...(typeof word === "string" ? { drawing: word } : word) },
      { file, path: [list, id] },
    ),
  );
}

function deckFields({ id, title, kind, size, bleed, safe, cards }: Deck): JsonObject {
  return {
    id,
    title,
    kind,
    size: size.id,
    width: size.width,
    height: size.height,
    bleed,
    safe,
    cards: cards.reduce((sum, { copies }) => sum + copies, 0),
    front: [...new Set(cards.map(({ front }) => front))],
    back: [...new Set(cards.flatMap(({ back }) => back ?? []))],
  };
}

function dieFields({ id, title, colour, mark, faces }: Die): JsonObject {
  return { id, title, colour, ...(mark ? { mark } : {}), faces: faces.length };
}

function kitFields({ id, title, items, count }: Kit): JsonObject {
  return { id, title, decks: items.map(({ deck }) => deck), ...(count ? { count } : {}) };
}

function gameFields({ id, title, version, players, minutes, ages, authors, credits }: Game): JsonObject {
  return {
    id,
    title,
    version,
    authors,
    credits,
    ...(players ? { players } : {}),
    ...(minutes ? { minutes } : {}),
    ...(ages ? { ages } : {}),
  };
}
