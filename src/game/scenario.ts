/**
 * Scenarios: each card of the track looked up, defaults filled in. Whether the cards fit together and can be played is
 * for `track/` and the rules.
 */
import { nearest, onlyNearest } from "../diagnostics/nearest.ts";
import { listed } from "../diagnostics/words.ts";
import type { ScenarioFile, TrackEntry } from "../schema/files.ts";
import type { SourceRef } from "../source/tree.ts";
import { below, type Report } from "./fault.ts";
import { type Card, type Game, mayBeUnusable, type Scenario, type TrackCard } from "./game.ts";
import type { CheckedFile } from "./input.ts";

type Known = Pick<Game, "decks" | "unusable">;

export function resolveScenario(
  { file, path }: CheckedFile<ScenarioFile>,
  known: Known,
  report: Report,
): Scenario {
  const source = { file: path, path: [] };
  const cards = mapCardsOf(known);
  const track = file.track.flatMap((entry, index) => {
    const card = cards.get(entry.card);
    if (card !== undefined) return [trackCardOf(entry, card, index, source)];
    return [];
  });
  if (track.length < file.track.length) reportUnknown(file, source, [...cards.keys()], known, report);
  return {
    id: file.scenario,
    title: file.title,
    ...(file.intro === undefined ? {} : { intro: file.intro }),
    players: file.players,
    length: file.length,
    ...(file["forced-diagonals"] === undefined ? {} : { forcedDiagonals: file["forced-diagonals"] }),
    track,
    isWhole: track.length === file.track.length && track.every(({ map }) => map.isWhole),
    ...(file.start === undefined ? {} : { start: file.start }),
    ...(file.finish === undefined ? {} : { finish: file.finish }),
    setup: file.setup ?? [],
    ...(file.origin === undefined ? {} : { origin: file.origin }),
    source,
  };
}

type MapCardOfGame = Card & Required<Pick<Card, "map">>;

/** All map cards of the game by id; where decks share an id, the first deck's. */
function mapCardsOf({ decks }: Known): ReadonlyMap<string, MapCardOfGame> {
  const cards = decks.flatMap((deck) =>
    deck.cards.filter((card): card is MapCardOfGame => card.map !== undefined),
  );
  return new Map(cards.reverse().map((card) => [card.id, card]));
}

function trackCardOf(entry: TrackEntry, card: MapCardOfGame, index: number, scenario: SourceRef): TrackCard {
  return {
    position: index + 1,
    card: card.id,
    deck: card.deck,
    map: card.map,
    at: entry.at,
    turn: entry.turn ?? 0,
    acceleration: entry.acceleration ?? false,
    ...(entry.heading === undefined ? {} : { heading: entry.heading }),
    source: below(scenario, "track", index),
  };
}

function reportUnknown(
  file: ScenarioFile,
  source: SourceRef,
  known: readonly string[],
  { unusable }: Known,
  report: Report,
): void {
  for (const [index, { card }] of file.track.entries()) {
    if (known.includes(card) || mayBeUnusable(unusable, "deck", card)) continue;
    const near = nearest(card, known);
    report({
      rule: "scenario/unknown-card",
      at: below(source, "track", index, "card"),
      message: `the game has no map card "${card}"`,
      label: known.length === 0 ? "it has no map cards" : `it has ${listed(known)}`,
      fix: near ? `write ${near}` : "name a card of the game's map deck",
      mend: onlyNearest(card, known),
    });
  }
}
