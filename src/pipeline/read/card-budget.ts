/** Bounds the cards of all decks of a game: one list is bounded by itself, and a game may have hundreds. */
import { type Diagnostic, type Result, startOf } from "../../diagnostics/diagnostic.ts";
import type { CheckedDeck } from "../../schema/entries/check-deck.ts";
import type { SourceDocument } from "../../source/tree.ts";
import { hasMost } from "./allowance.ts";
import type { ContentFiles } from "./content-files.ts";

/** More than any game has; some eight seconds to check. */
const MOST_CARDS = 50_000;

type CheckDeck = (document: SourceDocument) => Result<CheckedDeck | undefined>;

/**
 * Opens the tables that decks take their cards from: they are part of the content that decides how many cards are allowed,
 * and a deck is not to depend on the tables of those before it. Once no more is allowed for more content, the others stay
 * closed.
 */
export function openCardTables({ sources, openCards }: ContentFiles, decks: readonly SourceDocument[]): void {
  for (const deck of decks) {
    if (hasMost(sources)) return;
    openCards(deck);
  }
}

/**
 * Checks decks one after the other as long as they have few enough cards together. The first deck beyond is reported, and
 * none is read from there on.
 * @param times how many times the limit holds
 */
export function withinCards(check: CheckDeck, times: number, mostCards = MOST_CARDS): CheckDeck {
  const most = mostCards * times;
  let count = 0;
  let isOver = false;
  return (document) => {
    if (isOver) return { value: undefined, diagnostics: [] };
    const checked = check(document);
    count += checked.value?.cards.length ?? 0;
    isOver = count > most;
    if (!isOver) return checked;
    return { value: undefined, diagnostics: [...checked.diagnostics, tooManyCards(document, most)] };
  };
}

function tooManyCards({ path }: SourceDocument, most: number): Diagnostic {
  return {
    ...startOf(path),
    rule: "schema/too-many-cards",
    severity: "error",
    message: `the decks of this game up to this one have more than ${most} cards; it and those after it are not read`,
    fix: "make the lists of each: shorter, or split the game; --limits 10 allows a game that you trust ten times as many",
  };
}
