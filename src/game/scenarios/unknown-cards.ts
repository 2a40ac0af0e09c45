/**
 * Reports cards of a track that are not map cards of the game. One mistake is reported once: a track made for another game, or
 * a deck that lacks `kind: map`, is not reported card by card.
 */
import { onlyNearest } from "../../diagnostics/nearest.ts";
import { listed } from "../../diagnostics/words.ts";
import type { SourceRef } from "../../source/tree.ts";
import { MOST_LAID } from "../../units/cells.ts";
import { below, type Report } from "../fault.ts";
import type { Deck } from "../game.ts";
import type { LaidEntry } from "./laid-entry.ts";

/** Most reports for one track. */
const MOST_REPORTED = 20;

interface UnknownCard {
  readonly card: string;
  /** Its place in the track. */
  readonly at: SourceRef;
  /** The deck that has it, which is not a deck of maps. */
  readonly deck: string | undefined;
}

interface MapCards {
  /** The game's map cards. */
  readonly ids: ReadonlySet<string>;
  readonly decks: readonly Deck[];
}

/**
 * @param scenario its id
 * @param source of the whole scenario
 */
export function reportUnknownCards(
  track: readonly LaidEntry[],
  scenario: string,
  source: SourceRef,
  { ids, decks }: MapCards,
  report: Report,
): void {
  if (track.length > MOST_LAID) return;
  const homes = homesOf(decks);
  const unknown = track.flatMap(({ entry: { card }, name }) =>
    ids.has(card) ? [] : [{ card, at: name, deck: homes.get(card) }],
  );
  if (unknown.length === track.length && isForeign(unknown, ids))
    reportForeign(scenario, below(source, "scenario"), ids, report);
  else {
    reportStrangers(unknown, ids, report);
    reportOthers(unknown, report);
  }
}

/** Decks by their cards without squares. */
function homesOf(decks: readonly Deck[]): ReadonlyMap<string, string> {
  const others = decks.filter(({ kind }) => kind !== "map");
  return new Map(others.flatMap((deck) => deck.cards.map(({ id }) => [id, deck.id])));
}

/** A single card is more likely misspelled. */
function isForeign(unknown: readonly UnknownCard[], ids: ReadonlySet<string>): boolean {
  const isLost = ({ card, deck }: UnknownCard): boolean =>
    deck === undefined && onlyNearest(card, ids) === undefined;
  return unknown.length > 1 && unknown.slice(0, MOST_REPORTED).every(isLost);
}

function reportForeign(scenario: string, at: SourceRef, ids: ReadonlySet<string>, report: Report): void {
  report({
    rule: "scenario/of-another-game",
    at,
    message: `none of the cards of "${scenario}" is a map card of this game`,
    label: ids.size === 0 ? "the game has no map cards" : `its map cards are ${listed([...ids])}`,
    why: "the track cannot be laid with this game's cards",
    fix: "move the file to the game that it was made for, or name this game's cards",
  });
}

/** Cards that no deck has, one by one. */
function reportStrangers(unknown: readonly UnknownCard[], ids: ReadonlySet<string>, report: Report): void {
  const strangers = unknown.filter(({ deck }) => deck === undefined);
  const left = strangers.length - MOST_REPORTED;
  for (const [index, { card, at }] of strangers.slice(0, MOST_REPORTED).entries()) {
    const more =
      left > 0 && index === MOST_REPORTED - 1 ? `, and ${left} more entries name unknown cards` : "";
    const near = onlyNearest(card, ids);
    report({
      rule: "scenario/unknown-card",
      at,
      message: `the game has no map card "${card}"${more}`,
      label: ids.size === 0 ? "it has no map cards" : `it has ${listed([...ids])}`,
      fix: near
        ? `write ${near}`
        : ids.size > 0
          ? "name one of them"
          : "name a card of a deck of `kind: map`",
      replacement: near,
    });
  }
}

/** Cards of decks that are not of maps, once for each deck. */
function reportOthers(unknown: readonly UnknownCard[], report: Report): void {
  for (const deck of new Set(unknown.map((one) => one.deck))) {
    const [first, ...more] = unknown.filter((one) => one.deck === deck);
    if (deck === undefined || first === undefined) continue;
    const names = [...new Set(more.map(({ card }) => card))].filter((card) => card !== first.card);
    report({
      rule: "scenario/unknown-card",
      at: first.at,
      message: `"${first.card}" of the deck "${deck}" is not a map card: it has no squares${alsoOf(names)}`,
      fix: `name a card of a deck of \`kind: map\`, or make "${deck}" one`,
    });
  }
}

const alsoOf = (names: readonly string[]): string =>
  names.length === 0 ? "" : `, nor ${names.length === 1 ? "has" : "have"} ${listed(names)}`;
