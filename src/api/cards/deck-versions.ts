/**
 * The data of decks as they were answered lately, so that a caller who has one gets only the cards that have changed since.
 * Limit: cards that changed at several places come with all cards between them.
 */
import type { CardData, DeckData } from "../../pipeline/draw/deck-data.ts";
import type { Kind } from "../../remember/kind.ts";
import { digestOfTexts, type Memory } from "../../remember/memory.ts";

/** Data of a deck, whole or with what has changed in it. */
export interface DeckAnswer extends DeckData {
  /** Equal names, equal data. Absent if nothing is kept between calls. */
  readonly name?: string;
  /** Present if `cards` are only those that have changed in a deck that the caller has. */
  readonly since?: DeckChange;
}

/** How a caller makes the cards of a deck from those that it had. */
export interface DeckChange {
  /** The name of the deck that it had. */
  readonly name: string;
  /** Indices of the cards there that `cards` replace: from `start` to before `end`. */
  readonly start: number;
  readonly end: number;
  /** UTF-16 units by which the entries of all cards after these have moved. */
  readonly shift: number;
}

interface Version {
  readonly name: string;
  readonly deck: DeckData;
}

/** The latest first. */
const VERSIONS: Kind<readonly Version[]> = {
  name: "decks-as-data",
  weight: (versions) =>
    versions.reduce((sum, { deck }) => sum + BYTES.deck + BYTES.card * deck.cards.length, 0),
};
const BYTES = { deck: 4_000, card: 300 };

/** Of each deck: several windows have texts of their own, and each key asks with other ones. */
const MOST_VERSIONS = 6;

/** @param known names that the caller has */
export function sinceKnown(
  deck: DeckData,
  game: string,
  known: ReadonlySet<string>,
  memory: Memory | undefined,
): DeckAnswer {
  if (!memory?.isInProcess) return deck;
  const key = `${game} ${deck.file}`;
  const versions = memory.get(VERSIONS, key) ?? [];
  const now = versions.find((version) => isSame(version.deck, deck)) ?? newVersion(deck, versions[0]);
  const latest = [now, ...versions.filter((version) => version !== now)].slice(0, MOST_VERSIONS);
  memory.put(VERSIONS, key, latest);
  const then = latest.find(({ name }) => known.has(name));
  if (!then) return { ...now.deck, name: now.name };
  const { change, cards } = changeBetween(then, now.deck);
  return { ...now.deck, name: now.name, since: change, cards };
}

/** Its name follows from that of a version before and what has changed: to digest all cards would take longer. */
function newVersion(deck: DeckData, before: Version | undefined): Version {
  const { cards: _, ...rest } = deck;
  const about = before ? changeBetween(before, deck) : { cards: deck.cards };
  return { name: digestOfTexts([JSON.stringify(rest), JSON.stringify(about)]), deck };
}

function isSame(then: DeckData, now: DeckData): boolean {
  const { length } = now.cards;
  if (then.cards.length !== length || commonStart(then.cards, now.cards) < length) return false;
  return JSON.stringify({ ...then, cards: [] }) === JSON.stringify({ ...now, cards: [] });
}

function changeBetween(
  { name, deck }: Version,
  { cards: now }: DeckData,
): { readonly change: DeckChange; readonly cards: readonly CardData[] } {
  const { cards: then } = deck;
  const start = commonStart(then, now);
  const shift = (now.at(-1)?.place.start ?? 0) - (then.at(-1)?.place.start ?? 0);
  const most = Math.min(then.length, now.length) - start;
  let after = 0;
  while (after < most && isAlike(then.at(-1 - after), now.at(-1 - after), shift)) after += 1;
  const end = then.length - after;
  return {
    change: { name, start, end, shift: after > 0 ? shift : 0 },
    cards: now.slice(start, now.length - after),
  };
}

function commonStart(then: readonly CardData[], now: readonly CardData[]): number {
  const most = Math.min(then.length, now.length);
  let count = 0;
  while (count < most && isAlike(then[count], now[count], 0)) count += 1;
  return count;
}

/** Equal, but that the entry of the second is so many units further on. */
function isAlike(then: CardData | undefined, now: CardData | undefined, shift: number): boolean {
  if (!then || !now) return false;
  const { place: a, values: valuesThen, ...restThen } = then;
  const { place: b, values: valuesNow, ...restNow } = now;
  return (
    a.start + shift === b.start &&
    a.end + shift === b.end &&
    a.file === b.file &&
    hasEqual(restThen, restNow) &&
    // Values of an entry that is as before are the same object.
    (valuesThen === valuesNow || JSON.stringify(valuesThen) === JSON.stringify(valuesNow))
  );
}

/** Of fields that are plain values. */
function hasEqual(then: object, now: object): boolean {
  const [a, b] = [Object.entries(then), Object.entries(now)];
  return a.length === b.length && a.every(([key, value], at) => b[at]?.[0] === key && b[at]?.[1] === value);
}
