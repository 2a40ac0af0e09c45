/** The lists of a game as entries for rules of rules.yaml: its decks, dice, boards, scenarios, kits and words, and the game itself. */
import type { Deck, Die, Game, Kit, Scenario } from "../../../game/game.ts";
import { copiesIn } from "../../../game/kits/kit-cards.ts";
import type { TrackCard } from "../../../game/map-cards.ts";
import { forcedFields } from "../../../game/scenarios/forced-field.ts";
import type { ListName } from "../../../schema/data-rule.ts";
import type { Json, JsonObject } from "../../../schema/files.ts";
import { rulesInForce } from "../../../track/rules-in-force.ts";
import { boardEntry } from "./data-boards.ts";
import { type Entry, plainEntry } from "./data-entry.ts";

export function listEntries(game: Game, name: ListName): readonly Entry[] {
  switch (name) {
    case "decks":
      return game.decks.map((deck) => plainEntry(deck.id, deckFields(deck), deck.source));
    case "dice":
      return game.dice.map((die) => plainEntry(die.id, dieFields(die), die.source));
    case "boards":
      return game.boards.map(boardEntry);
    case "scenarios":
      return game.scenarios.map((scenario) =>
        plainEntry(scenario.id, scenarioFields(scenario), scenario.source),
      );
    case "kits":
      return game.kits.map((kit) => plainEntry(kit.id, kitFields(kit), kit.source));
    case "game":
      return [plainEntry(game.id, gameFields(game), game.source)];
    default:
      return wordEntries(game, name);
  }
}

/** The entries under one key of the glossary. */
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

function deckFields({ id, title, kind, shape, size, bleed, safe, cards }: Deck): JsonObject {
  return {
    id,
    title,
    kind,
    shape,
    size: size.id,
    width: size.width,
    height: size.height,
    bleed,
    safe,
    cards: copiesIn(cards),
    front: [...new Set(cards.map(({ front }) => front))],
    back: [...new Set(cards.flatMap(({ back }) => back ?? []))],
  };
}

function dieFields({ id, title, colour, mark, faces }: Die): JsonObject {
  return { id, title, colour, ...(mark ? { mark } : {}), faces: faces.length };
}

/** Fields have the names of the file; `rules` are those in force, `cards` and `accelerations` are counts. */
function scenarioFields({ id, title, players, length, track, setup, ...more }: Scenario): JsonObject {
  const { intro, forcedSpecial, start, finish, rules, origin } = more;
  const optional = { intro, ...forcedFields(forcedSpecial), start, finish, origin };
  return {
    id,
    title,
    players: { ...players },
    length,
    track: track.map(laidFields),
    setup,
    cards: track.length,
    rules: rulesInForce(rules).map(({ rule }) => rule),
    accelerations: track.filter(({ acceleration }) => acceleration).length,
    ...given(optional),
  };
}

function laidFields({ card, at, turn, acceleration, heading }: TrackCard): JsonObject {
  return { card, at, turn, acceleration, ...given({ heading }) };
}

const given = (fields: { readonly [name: string]: Json | undefined }): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );

function kitFields({ id, title, items, scenarios, count }: Kit): JsonObject {
  return {
    id,
    title,
    decks: items.map(({ deck }) => deck),
    scenarios: scenarios.map(({ scenario, poster }) => ({ scenario, poster })),
    ...given({ count }),
  };
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
