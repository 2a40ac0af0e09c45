/** What a booklet may refer to, and the faults of dangling references. */
import type { Diagnostic, Place, Severity } from "../diagnostics/diagnostic.ts";
import type { Suggest } from "../diagnostics/nearest.ts";
import { listed } from "../diagnostics/words.ts";

/** The game as a booklet's text sees it. */
export interface BookletNames {
  /** By deck: each card, and whether it has a back. */
  readonly cards: ReadonlyMap<string, ReadonlyMap<string, { readonly hasBack: boolean }>>;
  readonly scenarios: readonly string[];
  readonly figures: readonly string[];
  /** Whether a file that may contain it could not be used, which was reported there. */
  isLost(kind: "deck" | "scenario" | "figure", id: string): boolean;
  hasIcon(name: string): boolean;
  /** Icon names for suggestions: the game's own, then thousands of others. */
  iconNames(): readonly Iterable<string>[];
  termNames(): Iterable<string>;
  /** The printed words of a term. */
  term(name: string): string | undefined;
}

export interface FaultWords {
  readonly message: string;
  readonly label?: string;
  readonly why?: string;
  readonly fix: string;
}

export type Report = (rule: string, place: Place, words: FaultWords, severity?: Severity) => void;

/** For looking up names: the known names, the callback for faults, and the source of suggestions. */
export interface NameCheck {
  readonly names: BookletNames;
  readonly report: Report;
  readonly suggest: Suggest;
}

/** Collects diagnostics in `into`. */
export function reportInto(into: Diagnostic[]): Report {
  return (rule, place, words, severity = "error") => {
    into.push({ ...place, rule, severity, ...words });
  };
}

export interface CardAddress {
  readonly deck: string;
  readonly card: string;
  readonly side: "front" | "back";
}

/** "card:deck/card-id", with "#back" for its back. Undefined, and reported, if the game has no such card or side. */
export function cardAt(address: string, place: Place, check: NameCheck): CardAddress | undefined {
  const { names, report } = check;
  const match = /^card:([^/#]+)\/([^/#]+)(#back)?$/.exec(address);
  if (!match) {
    report("booklet/bad-address", place, {
      message: `"${address}" is not the address of a card`,
      fix: "write card: with the deck and the card, such as card:battle/sword-9",
    });
    return undefined;
  }
  const [, deck = "", card = "", back] = match;
  const cards = names.cards.get(deck);
  if (!cards) {
    if (!names.isLost("deck", deck))
      unknownCard(`the game has no deck "${deck}"`, deck, "deck", names.cards, place, check);
    return undefined;
  }
  const found = cards.get(card);
  if (!found)
    return unknownCard(`the deck "${deck}" has no card "${card}"`, card, "card", cards, place, check);
  if (back === undefined || found.hasBack) return { deck, card, side: back ? "back" : "front" };
  report("booklet/no-back", place, {
    message: `the card "${card}" has no back`,
    fix: `write card:${deck}/${card}, or give the card a back`,
  });
  return undefined;
}

function unknownCard(
  message: string,
  word: string,
  what: "deck" | "card",
  candidates: ReadonlyMap<string, unknown>,
  place: Place,
  { report, suggest }: NameCheck,
): undefined {
  // Ids of cards are those of their deck.
  const near = suggest(message.replace(/"[^"]*"$/, ""), word, () => candidates.keys());
  const first = [...candidates.keys()].slice(0, 6).join(", ");
  report("booklet/unknown-card", place, {
    message,
    label:
      candidates.size === 0 ? "there are none" : `there are ${first}${candidates.size > 6 ? " ..." : ""}`,
    fix: near ? `write "${near}"` : `correct the name, or add the ${what}`,
  });
}

/** The id after "scenario:" or "figure:"; undefined if the game has none, and reported unless its file is unusable. */
export function checkNamed(
  kind: "scenario" | "figure",
  address: string,
  place: Place,
  { names, report, suggest }: NameCheck,
): string | undefined {
  const id = address.slice(kind.length + 1);
  const ids = names[`${kind}s`];
  if (ids.includes(id)) return id;
  if (names.isLost(kind, id)) return undefined;
  const near = suggest(kind, id, () => ids);
  report(UNKNOWN[kind], place, {
    message: `the game has no ${kind} "${id}"`,
    label: ids.length === 0 ? "there are none" : `there ${ids.length === 1 ? "is" : "are"} ${listed(ids)}`,
    fix: near ? `write ${kind}:${near}` : `correct the name, or add ${kind}s/${id || "<id>"}.yaml`,
  });
  return undefined;
}

const UNKNOWN = { scenario: "booklet/unknown-scenario", figure: "booklet/unknown-figure" } as const;
