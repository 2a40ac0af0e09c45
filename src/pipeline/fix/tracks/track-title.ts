/** Changes of a track as the names of steps: "Turn card 3 (m14) to 180°". */
import { counted } from "../../../diagnostics/words.ts";
import { isSameCard, type LaidCard, newPlaces, steadyItems, type WantedCard } from "./laid-cards.ts";

/** What the ends of a track are to be; undefined as they were, null by the rule. */
export interface WantedEnds {
  readonly start?: string | null | undefined;
  readonly finish?: string | null | undefined;
}

/** @param ends those that change */
export function trackTitle(
  before: readonly LaidCard[],
  wanted: readonly WantedCard[],
  ends: WantedEnds,
): string {
  const gone = newPlaces(before.length, wanted).flatMap((place, index) =>
    place === undefined ? [index] : [],
  );
  const added = wanted.flatMap(({ from }, index) => (from === undefined ? [index] : []));
  const kept = wanted.flatMap((card) => (card.from === undefined ? [] : [{ ...card, from: card.from }]));
  const changed = kept.filter((card) => !isSameCard(card, before[card.from] as LaidCard));
  const order = kept.map(({ from }) => from);
  const steady = steadyItems(order);
  const moved = order.filter((from) => !steady.has(from));
  const nameOld = (index: number): string => `card ${index + 1} (${before[index]?.card})`;
  const titles = [
    ...(gone.length > 0 ? [some("Remove", gone, nameOld)] : []),
    ...(added.length > 0 ? [addedTitle(added, wanted)] : []),
    ...(changed.length > 0 ? [changedTitle(changed, before, nameOld)] : []),
    ...(moved.length > 0 ? [orderTitle(moved, wanted, nameOld)] : []),
    ...endTitles(ends),
  ];
  return titles.length === 1 ? (titles[0] as string) : "Change the track";
}

function some(verb: string, cards: readonly number[], name: (index: number) => string, rest = ""): string {
  const [only = 0] = cards;
  return `${verb} ${cards.length === 1 ? name(only) : counted(cards.length, "card")}${rest}`;
}

function addedTitle(added: readonly number[], wanted: readonly WantedCard[]): string {
  const [only = 0] = added;
  return added.length === 1
    ? `Lay ${wanted[only]?.card} as card ${only + 1}`
    : `Lay ${counted(added.length, "card")}`;
}

type Kept = WantedCard & { readonly from: number };

function changedTitle(
  changed: readonly Kept[],
  before: readonly LaidCard[],
  name: (index: number) => string,
): string {
  const cards = changed.map(({ from }) => from);
  const [first] = changed;
  const differ = (field: (card: LaidCard) => unknown): boolean =>
    changed.some((card) => field(card) !== field(before[card.from] as LaidCard));
  const isReplaced = differ(({ card }) => card);
  const isTurned = differ(({ turn }) => turn);
  const isFlipped = differ(({ acceleration }) => acceleration);
  if (Number(isReplaced) + Number(isTurned) + Number(isFlipped) > 1) return some("Change", cards, name);
  if (isReplaced)
    return changed.length === 1 ? `Use ${first?.card} instead of ${name(cards[0] ?? 0)}` : "Replace cards";
  if (isTurned) return some("Turn", cards, name, changed.length === 1 ? ` to ${first?.turn}°` : "");
  if (isFlipped) {
    const isOneWay = changed.every(({ acceleration }) => acceleration === first?.acceleration);
    return isOneWay
      ? some("Lay", cards, name, ` face ${first?.acceleration ? "down" : "up"}`)
      : some("Flip", cards, name);
  }
  return some("Move", cards, name);
}

function orderTitle(
  moved: readonly number[],
  wanted: readonly WantedCard[],
  name: (index: number) => string,
): string {
  const [only = 0] = moved;
  if (moved.length > 1) return "Change the order of the cards";
  return `Make ${name(only)} number ${wanted.findIndex(({ from }) => from === only) + 1}`;
}

function endTitles({ start, finish }: WantedEnds): readonly string[] {
  const title = (words: string, name: string | null | undefined): readonly string[] =>
    name === undefined ? [] : [name === null ? `${words} no longer named` : `${words} on ${name}`];
  return [...title("Start", start), ...title("Finish", finish)];
}
