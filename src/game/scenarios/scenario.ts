/**
 * Resolves scenarios: looks up each card of the track, fills in defaults. `track/` and the rules check whether the cards fit
 * together and can be played.
 */
import type { ScenarioFile } from "../../schema/files.ts";
import type { Sources } from "../../source/tree.ts";
import { below, type Report } from "../fault.ts";
import type { Card, Game, Scenario } from "../game.ts";
import type { CheckedFile } from "../input.ts";
import type { TrackCard } from "../map-cards.ts";
import { checkRange } from "../range.ts";
import { laidEntries } from "./laid-entries.ts";
import type { LaidEntry } from "./laid-entry.ts";
import { reportOddCards } from "./odd-cards.ts";
import { reportUnknownCards } from "./unknown-cards.ts";

type Resolved = Pick<Game, "decks" | "unusable">;

/** What scenarios take over from their game. */
type ForScenario = Resolved & Pick<Scenario, "movement" | "terrains"> & { readonly sources: Sources };
type MapCardOfGame = Card & Required<Pick<Card, "map">>;

/** Cards that the game does not have are reported and left out of the track. */
export function resolveScenario(
  { file, path }: CheckedFile<ScenarioFile>,
  resolved: ForScenario,
  report: Report,
): Scenario {
  const source = { file: path, path: [] };
  checkRange(file.players, below(source, "players"), "players", report);
  const cards = mapCardsOf(resolved);
  const { entries, isRead } = laidEntries(file, cards, source, resolved.sources, report);
  const track = entries.flatMap((laid, index) => {
    const card = cards.get(laid.entry.card);
    return card === undefined ? [] : [trackCardOf(laid, card, index)];
  });
  // Missing cards may be in an unusable deck, which is reported itself.
  const hasAllDecks = resolved.unusable.every(({ kind }) => kind !== "deck");
  if (hasAllDecks && track.length < entries.length)
    reportUnknownCards(
      entries,
      file.scenario,
      source,
      { ids: new Set(cards.keys()), decks: resolved.decks },
      report,
    );
  const isOdd = reportOddCards(track, report);
  if (file["forced-special"] !== undefined && file["forced-diagonals"] !== undefined)
    report({
      rule: "scenario/stated-twice",
      severity: "warning",
      at: below(source, "forced-diagonals"),
      message: "`forced-diagonals:` says the same as `forced-special:`, which counts",
      why: "it is the older name of the same field",
      fix: "remove it",
    });
  const forced = file["forced-special"] ?? file["forced-diagonals"];
  return {
    id: file.scenario,
    title: file.title,
    ...(file.intro === undefined ? {} : { intro: file.intro }),
    players: file.players,
    length: file.length,
    ...(forced === undefined ? {} : { forcedSpecial: forced }),
    track,
    isWhole: isRead && track.length === entries.length && track.every(({ map }) => map.isWhole) && !isOdd,
    ...(file.start === undefined ? {} : { start: file.start }),
    ...(file.finish === undefined ? {} : { finish: file.finish }),
    ...(file.rules === undefined ? {} : { rules: file.rules }),
    movement: resolved.movement,
    terrains: resolved.terrains,
    setup: file.setup ?? [],
    ...(file.origin === undefined ? {} : { origin: file.origin }),
    source,
  };
}

/** All map cards of the game by id; if decks share an id, the first deck's. */
export function mapCardsOf({ decks }: Resolved): ReadonlyMap<string, MapCardOfGame> {
  const cards = decks.flatMap((deck) =>
    deck.cards.filter((card): card is MapCardOfGame => card.map !== undefined),
  );
  const first = new Map<string, MapCardOfGame>();
  for (const card of cards) if (!first.has(card.id)) first.set(card.id, card);
  return first;
}

function trackCardOf({ entry, source }: LaidEntry, card: MapCardOfGame, index: number): TrackCard {
  return {
    position: index + 1,
    card: card.id,
    deck: card.deck,
    map: card.map,
    at: entry.at,
    turn: entry.turn ?? 0,
    acceleration: entry.acceleration ?? false,
    ...(entry.heading === undefined ? {} : { heading: entry.heading }),
    source,
  };
}
