/** Limits the number of cards in all decks of a game: each list has its own limit, but a game may have hundreds of lists. */
import { type Diagnostic, type Result, startOf } from "../../diagnostics/diagnostic.ts";
import { tenTimes } from "../../diagnostics/text/fix-ends.ts";
import type { CheckedDeck } from "../../schema/entries/check-deck.ts";
import type { SourceDocument } from "../../source/tree.ts";
import { hasMost } from "./allowance.ts";
import type { ContentFiles } from "./content-files.ts";

/** More than any game has; takes about eight seconds to check. */
const MOST_CARDS = 50_000;

type CheckDeck = (document: SourceDocument) => Result<CheckedDeck | undefined>;

/**
 * Opens the files that decks take their cards from, and tables their rows: they are part of the content that determines how many cards are
 * allowed, and the limit of a deck must not depend on which decks came before it. Once the maximum is reached, the
 * remaining files are not opened.
 */
export function openEntryFiles(
  { sources, openEntries }: ContentFiles,
  owners: readonly SourceDocument[],
): void {
  for (const owner of owners) {
    if (hasMost(sources)) return;
    openEntries(owner);
  }
}

/**
 * Checks decks one after the other while their total number of cards is within the limit. The first deck beyond it is
 * reported, and no further deck is read.
 * @param times factor by which the limit is raised
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
    message: `the decks of this game up to this one have more than ${most} cards in total; this deck and later ones are not read`,
    fix: `make the lists of each: shorter, or split the game; ${tenTimes("as many")}`,
  };
}
