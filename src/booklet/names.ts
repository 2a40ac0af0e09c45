/** What a booklet may point to, and the faults of what it points to in vain. */
import type { Diagnostic, Place, Severity } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";

/** The game as a booklet's text sees it. */
export interface BookletNames {
  /** By deck: each card, and whether it has a back. */
  readonly cards: ReadonlyMap<string, ReadonlyMap<string, { readonly hasBack: boolean }>>;
  readonly scenarios: readonly string[];
  /** Whether a file that may hold it could not be used, which was told where it stands. */
  isLost(kind: "deck" | "scenario", id: string): boolean;
  hasIcon(name: string): boolean;
  /** Names of icons to choose the nearest from: thousands. */
  iconNames(): Iterable<string>;
  /** The printed words of a term. */
  term(name: string): string | undefined;
}

export interface FaultWords {
  readonly message: string;
  readonly label?: string;
  readonly why?: string;
  readonly fix: string;
}

export type Tell = (rule: string, place: Place, words: FaultWords, severity?: Severity) => void;

/** Gathers diagnostics in `into`. */
export function tellInto(into: Diagnostic[]): Tell {
  return (rule, place, words, severity = "error") => {
    into.push({ ...place, rule, severity, ...words });
  };
}

export interface CardAddress {
  readonly deck: string;
  readonly card: string;
  readonly side: "front" | "back";
}

/** "card:deck/card-id", with "#back" for its back. Undefined, and told, when the game has no such card or side. */
export function cardAt(
  address: string,
  names: BookletNames,
  place: Place,
  tell: Tell,
): CardAddress | undefined {
  const match = /^card:([^/#]+)\/([^/#]+)(#back)?$/.exec(address);
  if (!match) {
    tell("booklet/bad-address", place, {
      message: `"${address}" is no address of a card`,
      fix: "write card: with the deck and the card, such as card:battle/sword-9",
    });
    return undefined;
  }
  const [, deck = "", card = "", back] = match;
  const cards = names.cards.get(deck);
  if (!cards) return names.isLost("deck", deck) ? undefined : unknownDeck(deck, names, place, tell);
  const found = cards.get(card);
  if (!found) return unknownCard(deck, card, [...cards.keys()], place, tell);
  if (back === undefined || found.hasBack) return { deck, card, side: back ? "back" : "front" };
  tell("booklet/no-back", place, {
    message: `the card "${card}" has no back`,
    fix: `write card:${deck}/${card}, or give the card a back`,
  });
  return undefined;
}

function unknownDeck(deck: string, { cards }: BookletNames, place: Place, tell: Tell): undefined {
  tell("booklet/unknown-card", place, {
    message: `the game has no deck "${deck}"`,
    ...choiceOf(deck, [...cards.keys()], "deck"),
  });
}

function unknownCard(
  deck: string,
  card: string,
  known: readonly string[],
  place: Place,
  tell: Tell,
): undefined {
  tell("booklet/unknown-card", place, {
    message: `the deck "${deck}" has no card "${card}"`,
    ...choiceOf(card, known, "card"),
  });
}

/** What there is instead. */
function choiceOf(word: string, known: readonly string[], what: string): Omit<FaultWords, "message"> {
  const near = nearest(word, known);
  return {
    label: known.length === 0 ? "there are none" : `there are ${known.slice(0, 6).join(", ")}`,
    fix: near ? `write "${near}"` : `correct the name, or add the ${what}`,
  };
}

/** Tells of a scenario that the game does not have. */
export function checkScenario(address: string, names: BookletNames, place: Place, tell: Tell): void {
  const id = address.slice("scenario:".length);
  if (names.scenarios.includes(id) || names.isLost("scenario", id)) return;
  const near = nearest(id, names.scenarios);
  tell("booklet/unknown-scenario", place, {
    message: `the game has no scenario "${id}"`,
    fix: near ? `write scenario:${near}` : "correct the name, or add the scenario",
  });
}
