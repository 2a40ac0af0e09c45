/**
 * Scenarios: each card of the track looked up, defaults filled in. Whether the cards fit together and can be played is
 * for `track/` and the rules.
 */
import { nearest, onlyNearest } from "../diagnostics/nearest.ts";
import { listed } from "../diagnostics/words.ts";
import type { ScenarioFile, TrackEntry } from "../schema/files.ts";
import type { SourceRef } from "../source/tree.ts";
import { below, type Report } from "./fault.ts";
import type { Card, Game, Scenario, TrackCard } from "./game.ts";
import type { CheckedFile } from "./input.ts";
import { checkRange } from "./range.ts";

type Known = Pick<Game, "decks" | "unusable">;
/** Unknown cards of one track that are told; a track has ten cards at most. */
const MOST_TOLD = 20;

type MapCardOfGame = Card & Required<Pick<Card, "map">>;

/** Cards that the game does not have are reported and left out of the track. */
export function resolveScenario(
  { file, path }: CheckedFile<ScenarioFile>,
  known: Known,
  report: Report,
): Scenario {
  const source = { file: path, path: [] };
  checkRange(file.players, below(source, "players"), "players", report);
  const cards = mapCardsOf(known);
  const track = file.track.flatMap((entry, index) => {
    const card = cards.get(entry.card);
    return card === undefined ? [] : [trackCardOf(entry, card, index, source)];
  });
  // What a deck that cannot be used might hold is nobody's fault here.
  const isKnown = known.unusable.every(({ kind }) => kind !== "deck");
  if (isKnown && track.length < file.track.length) reportUnknown(file, source, cards, known, report);
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

/** All map cards of the game by id; where decks share an id, the first deck's. */
function mapCardsOf({ decks }: Known): ReadonlyMap<string, MapCardOfGame> {
  const cards = decks.flatMap((deck) =>
    deck.cards.filter((card): card is MapCardOfGame => card.map !== undefined),
  );
  const first = new Map<string, MapCardOfGame>();
  for (const card of cards) if (!first.has(card.id)) first.set(card.id, card);
  return first;
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

/** A track without a single card of the game is told once: it was made for another one. */
function reportUnknown(
  { track, scenario }: ScenarioFile,
  source: SourceRef,
  cards: ReadonlyMap<string, MapCardOfGame>,
  { decks }: Known,
  report: Report,
): void {
  const ids = [...cards.keys()];
  const unknown = [...track.entries()].filter(([, { card }]) => !cards.has(card));
  const told = unknown.slice(0, MOST_TOLD);
  const others = new Map(
    decks.flatMap((deck) => (deck.kind === "map" ? [] : deck.cards.map(({ id }) => [id, deck.id]))),
  );
  const isForeign = (card: string): boolean => !others.has(card) && onlyNearest(card, ids) === undefined;
  if (track.length > 1 && unknown.length === track.length && told.every(([, { card }]) => isForeign(card))) {
    report({
      rule: "scenario/of-another-game",
      at: below(source, "scenario"),
      message: `none of the cards of "${scenario}" is a map card of this game`,
      label: ids.length === 0 ? "the game has no map cards" : `its map cards are ${listed(ids)}`,
      why: "the track cannot be laid with this game's cards",
      fix: "move the file to the game that it was made for, or name this game's cards",
    });
    return;
  }
  for (const [count, [index, { card }]] of told.entries()) {
    const left = count === MOST_TOLD - 1 ? unknown.length - MOST_TOLD : 0;
    reportCard(card, left, below(source, "track", index, "card"), ids, others, report);
  }
}

/** @param left how many more there are that are not told */
function reportCard(
  card: string,
  left: number,
  at: SourceRef,
  known: readonly string[],
  others: ReadonlyMap<string, string>,
  report: Report,
): void {
  const deck = others.get(card);
  const near = nearest(card, known);
  report({
    rule: "scenario/unknown-card",
    at,
    message:
      (deck === undefined
        ? `the game has no map card "${card}"`
        : `"${card}" is a card of the deck "${deck}", which is no map card: it has no squares`) +
      (left > 0 ? `, and ${left} more entries name none` : ""),
    label: known.length === 0 ? "it has no map cards" : `it has ${listed(known)}`,
    fix: near ? `write ${near}` : "name a card of a deck of `kind: map`",
    mend: deck === undefined ? onlyNearest(card, known) : undefined,
  });
}
