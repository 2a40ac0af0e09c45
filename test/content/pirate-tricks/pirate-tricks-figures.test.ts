/** The figures of Pirate Tricks show cards that are in play, and pay and decide as the booklet does. */
import { describe, expect, test } from "vitest";
import { named, numbersIn, shippedFigures, total } from "../shipped-figures.ts";

const tricks = shippedFigures("pirate-tricks");
const { game } = tricks;

interface Crew {
  readonly suit: string;
  readonly value: number;
}

/** The first and the last card of a set in the hand, counted from 1. */
interface Bracket {
  readonly from: number;
  readonly to: number;
  readonly pays: number;
}

interface Hand {
  readonly hand: readonly Crew[];
  readonly above: readonly Bracket[];
  readonly below: readonly Bracket[];
  readonly "above-says": { readonly words: string };
  readonly "below-says": { readonly words: string };
}

interface Play extends Partial<Crew> {
  readonly who: string;
  readonly note: string;
  readonly wins: boolean;
  readonly bid?: number;
  readonly best?: boolean;
}

const idOf = ({ suit, value }: Crew): string => `${suit}-${value}`;

/** Expects cards of the deck that this many players use, each once. */
function expectInPlay(cards: readonly Crew[], players: number): void {
  for (const card of cards)
    expect([idOf(card), Number(tricks.card("crew", idOf(card)).fields.players) <= players]).toEqual([
      idOf(card),
      true,
    ]);
  expect(new Set(cards.map(idOf)).size).toBe(cards.length);
}

/** 1 beats 2 where numbers are equal. */
const rankOf = (suit: string): number => Number(named(tricks.rows("suits"), suit).fields.rank);

/** Higher numbers first; equal ones by suit. */
const byNumber = (one: Crew, other: Crew): number =>
  other.value - one.value || rankOf(one.suit) - rankOf(other.suit);

describe("a hand, scored", () => {
  const { hand, above, below, ...says } = tricks.data<Hand>("hand");
  const sides = [
    ["above", above, says["above-says"].words],
    ["below", below, says["below-says"].words],
  ] as const;

  test("ten cards, one for each trick", () => {
    expect(hand.length).toBe(10);
    expectInPlay(hand, 3);
  });

  test.each(sides)(
    "%s: brackets contain sets for the card, as many as there are, for its pay",
    (_, brackets, words) => {
      const { sizeOfSet, amount, isSet, title } = recruitmentIn(words);
      for (const { from, to, pays } of brackets) {
        const cards = hand.slice(from - 1, to);
        expect([cards.map(idOf), cards.length, isSet(cards), pays]).toEqual([
          cards.map(idOf),
          sizeOfSet,
          true,
          amount,
        ]);
      }
      const places = brackets.flatMap(({ from, to }) => hand.slice(from - 1, to)).map(idOf);
      expect(new Set(places).size).toBe(places.length);
      expect(brackets.length).toBe(mostSets(hand, sizeOfSet, isSet));
      expect(words.startsWith(`**${title}**`)).toBe(true);
      expect(numbersIn(words)).toEqual([brackets.length, brackets.length * amount]);
    },
  );

  test("the booklet states what both cards pay together", () => {
    const [, caption = ""] = /!\[([^\]]*)\]\(figure:hand\)/.exec(tricks.booklet) ?? [];
    const loon = total([...above, ...below].map(({ pays }) => pays));
    expect(/(\d+) loon/.exec(caption)?.[1]).toBe(String(loon));
  });
});

interface Recruitment {
  readonly title: string;
  readonly sizeOfSet: number;
  readonly amount: number;
  isSet(cards: readonly Crew[]): boolean;
}

/** The recruitment card named at the beginning of the words. */
function recruitmentIn(words: string): Recruitment {
  const cards = named(game.decks, "recruitment").cards;
  const found = cards.find(({ fields }) => words.includes(String(fields.title)));
  if (!found) throw new Error(`no recruitment card in "${words}"`);
  const { title, pattern, pays } = found.fields as unknown as {
    readonly title: string;
    readonly pattern: { readonly kind: string; readonly size: number };
    readonly pays: readonly [{ readonly amount: number }];
  };
  const isSet = SETS[pattern.kind];
  if (!isSet) throw new Error(`the test does not know the pattern ${pattern.kind}`);
  return { title, sizeOfSet: pattern.size, amount: pays[0].amount, isSet };
}

const SETS: Readonly<Record<string, (cards: readonly Crew[]) => boolean>> = {
  run: (cards) => isOneSuit(cards) && inARow(cards),
  equal: (cards) => new Set(cards.map(({ value }) => value)).size === 1 && isMotley(cards),
  "motley-run": (cards) => isMotley(cards) && inARow(cards),
  line: inARow,
  suit: isOneSuit,
  company: isMotley,
};

function inARow(cards: readonly Crew[]): boolean {
  const values = cards.map(({ value }) => value).sort((a, b) => a - b);
  return values.every((value, index) => value === (values[0] ?? 0) + index);
}

function isOneSuit(cards: readonly Crew[]): boolean {
  return new Set(cards.map(({ suit }) => suit)).size === 1;
}

function isMotley(cards: readonly Crew[]): boolean {
  return new Set(cards.map(({ suit }) => suit)).size === cards.length;
}

/** How many disjoint sets the hand has at most: the first card is in none, or in one of its sets. */
function mostSets(hand: readonly Crew[], size: number, isSet: (cards: readonly Crew[]) => boolean): number {
  const [first, ...others] = hand;
  if (!first || hand.length < size) return 0;
  const withFirst = choices(others, size - 1)
    .filter((more) => isSet([first, ...more]))
    .map(
      (more) =>
        1 +
        mostSets(
          others.filter((card) => !more.includes(card)),
          size,
          isSet,
        ),
    );
  return Math.max(mostSets(others, size, isSet), ...withFirst);
}

function choices(cards: readonly Crew[], size: number): readonly (readonly Crew[])[] {
  if (size === 0) return [[]];
  return cards.flatMap((card, index) =>
    choices(cards.slice(index + 1), size - 1).map((more) => [card, ...more]),
  );
}

describe("cards played", () => {
  const shown = (id: string) => tricks.data<{ readonly plays: readonly Play[] }>(id).plays;
  const cardsOf = (plays: readonly Play[]): readonly Crew[] =>
    plays.flatMap(({ suit, value }) => (suit === undefined || value === undefined ? [] : [{ suit, value }]));
  const winnersIn = (plays: readonly Play[]) => plays.filter(({ wins }) => wins).map(({ who }) => who);
  const whoHas = (plays: readonly Play[], card: Crew | undefined) =>
    plays.filter(({ suit, value }) => suit === card?.suit && value === card?.value).map(({ who }) => who);

  test("equal numbers compare by rank, and the first wins", () => {
    const plays = shown("ranks");
    const cards = cardsOf(plays);
    expectInPlay(cards, plays.length);
    expect(new Set(cards.map(({ value }) => value)).size).toBe(1);
    expect(cards.map(({ suit }) => rankOf(suit))).toEqual([1, 2, 3]);
    expect(winnersIn(plays)).toEqual(whoHas(plays, [...cards].sort(byNumber)[0]));
  });

  test("a trick: suit is followed, and the highest red or else the highest of the suit led wins", () => {
    const plays = shown("trick");
    const cards = cardsOf(plays);
    expectInPlay(cards, plays.length);
    const led = cards[0]?.suit;
    expect(plays.map(({ note }) => note)).toEqual(
      plays.map(({ suit }, index) =>
        index === 0 ? `leads ${led}` : suit === led ? "must follow" : `no ${led}: plays ${suit}`,
      ),
    );
    const isTrump = ({ suit }: Crew) => named(tricks.rows("suits"), suit).fields.trump === true;
    const counting = cards.some(isTrump) ? cards.filter(isTrump) : cards.filter(({ suit }) => suit === led);
    const [best] = [...counting].sort(byNumber);
    expect(winnersIn(plays)).toEqual(whoHas(plays, best));
    const [, who, suit, value] = /!\[(\w+) takes the trick: a (\w+) (\d+) /.exec(tricks.booklet) ?? [];
    expect([[who], suit, Number(value)]).toEqual([winnersIn(plays), best?.suit, best?.value]);
  });

  test("a tie: the highest bids are marked, their cards decide, and only one pays", () => {
    const plays = shown("tie");
    const highest = Math.max(...plays.map(({ bid = 0 }) => bid));
    for (const { who, bid, best, suit } of plays)
      expect([who, best, suit !== undefined]).toEqual([who, bid === highest, bid === highest]);
    const cards = cardsOf(plays);
    expectInPlay(cards, plays.length);
    expect(cards.length).toBeGreaterThan(1);
    expect(winnersIn(plays)).toEqual(whoHas(plays, [...cards].sort(byNumber)[0]));
    for (const { bid, wins, note } of plays) {
      expect(numbersIn(note)).toEqual(bid === 0 ? [] : [bid]);
      expect(note).toMatch(wins ? /^pays/ : bid === 0 ? /nothing/ : /^keeps/);
    }
  });
});

describe("the table", () => {
  test("rows of crew: five cards face up for each player, the marker beside the top row", () => {
    const { rows } = tricks.data<{ readonly rows: readonly { marker: boolean; up: readonly Crew[] }[] }>(
      "rows",
    );
    expect(rows.map(({ up }) => up.length)).toEqual(rows.map(() => 5));
    expectInPlay(
      rows.flatMap(({ up }) => up),
      rows.length,
    );
    expect(rows.map(({ marker }) => marker)).toEqual(rows.map((_, index) => index === 0));
  });

  test("set-up: a pile for each kind of score card, and a ship for each player", () => {
    const { piles, ships } = tricks.data<{ piles: readonly string[]; ships: readonly string[] }>("table");
    expect(piles).toEqual(tricks.rows("kinds").map(({ id }) => id));
    for (const ship of ships) named(tricks.rows("ships"), ship);
    expect(new Set(ships).size).toBe(3);
  });

  test("the coins are those of the box, with the marker", () => {
    const shown = tricks.figure("coins").cards.map(({ card }) => card);
    expect([...shown].sort()).toEqual(["go-first", ...tricks.rows("coins").map(({ id }) => id)].sort());
  });
});

describe("numbers on cards", () => {
  const wordsOf = (id: string) =>
    tricks
      .figure(id)
      .cards.flatMap(({ deck, card, callouts }) =>
        callouts.map(({ words }) => ({ words, fields: tricks.card(deck, card).fields })),
      );

  test("a crew card: its trump, its job and its player counts", () => {
    const [card] = wordsOf("crew-card");
    const {
      suit = "",
      value = 0,
      players = 0,
    } = (card?.fields ?? {}) as Partial<Crew> & { players?: number };
    const texts = wordsOf("crew-card").map(({ words }) => words);
    const job = named(tricks.rows("jobs"), String(value)).fields.title;
    expect(texts.find((words) => words.includes("Trump"))).toContain(`:${suit}:`);
    expect(named(tricks.rows("suits"), suit).fields.trump).toBe(true);
    expect(texts.find((words) => words.includes("Job"))).toContain(`each ${value} is a ${job}`);
    const counts = tricks.rows("crews").map(({ fields }) => Number(fields.players));
    expect(numbersIn(texts.find((words) => words.includes("Players")) ?? "")).toEqual(
      counts.filter((count) => count >= players),
    );
  });

  test("a recruitment card has everything that its numbers refer to", () => {
    const [one] = wordsOf("recruitment-card");
    expect(one?.fields).toMatchObject({ pattern: {}, example: expect.anything(), pays: expect.anything() });
  });

  test("cards that settle: what four players collect by place, and a card that charges", () => {
    const all = wordsOf("settle-cards");
    const { words = "", fields } = all.find((one) => one.words.includes("example")) ?? {};
    const [took = [], collect = []] = words.split("bring in").map(numbersIn);
    expect(collect).toEqual(byPlace(took, fields?.pays as unknown as readonly Place[]));
    const charges = all.find((one) => one.words.includes("minus"))?.fields
      .pays as unknown as readonly Place[];
    expect(charges.some(({ amount }) => amount < 0)).toBe(true);
    const collects = all.find((one) => one.words.includes("plus"))?.fields
      .pays as unknown as readonly Place[];
    expect(collects.every(({ amount }) => amount > 0)).toBe(true);
  });
});

interface Place {
  readonly place?: number;
  readonly amount: number;
}

/** Most tricks first; players who tie share a place and all collect in full, and the next place still pays. */
function byPlace(took: readonly number[], pays: readonly Place[]): readonly number[] {
  const steps = [...new Set(took)].sort((a, b) => b - a);
  return took.map((count) => pays.find(({ place }) => place === 1 + steps.indexOf(count))?.amount ?? 0);
}
