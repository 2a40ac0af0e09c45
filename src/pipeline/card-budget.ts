/** Bounds the cards of all decks of a game: one list is bounded by itself, and a game may have hundreds. */
import { type Diagnostic, type Result, startOf } from "../diagnostics/diagnostic.ts";
import type { CheckedDeck } from "../schema/check-deck.ts";
import type { SourceDocument } from "../source/tree.ts";

/** More than any game has; some eight seconds to check. */
const MOST_CARDS = 50_000;

type CheckDeck = (document: SourceDocument) => Result<CheckedDeck | undefined>;

/**
 * Checks decks one after the other as long as they have few enough cards together. The first deck beyond is reported, and
 * none is read from there on.
 * @param times how many times the limit holds; asked after each deck, when its tables have been read too
 */
export function withinCards(check: CheckDeck, times: () => number, mostCards = MOST_CARDS): CheckDeck {
  let count = 0;
  let isOver = false;
  return (document) => {
    if (isOver) return { value: undefined, diagnostics: [] };
    const checked = check(document);
    count += checked.value?.cards.length ?? 0;
    const most = mostCards * times();
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
