/** The figures of Pirate Quest show cards, dice and tracks as they are, and play by the rules of its booklet. */
import { describe, expect, test } from "vitest";
import { planOf } from "../../src/figure/plan.ts";
import type { Figure, FigureArrow } from "../../src/game/figure.ts";
import type { Point } from "../../src/units/box.ts";
import { finishOf, startOf } from "../track/brute-force/ends.ts";
import { movesOf } from "../track/brute-force/moves.ts";
import { tableOf } from "../track/brute-force/table.ts";
import { named, shippedFigures, total } from "./shipped-figures.ts";

const quest = shippedFigures("pirate-quest");
const { game } = quest;

type Suit = "sword" | "axe" | "bow" | "shield" | "skull";

interface Played {
  readonly suit: Suit;
  readonly value: number;
  readonly note: string;
  readonly turned?: boolean;
  readonly wins?: boolean;
}

interface Captain {
  readonly name: string;
  readonly bid: number;
  readonly won: number;
  readonly verdict: string;
  readonly points: string;
}

interface Battle {
  readonly captains: readonly Captain[];
  readonly fights: readonly { readonly cards: readonly Played[] }[];
}

interface Special {
  readonly feature: string;
  readonly gives: { readonly suit: "universal" | "trump"; readonly value: number };
}

describe("a battle scored", () => {
  const { captains, fights } = quest.data<Battle>("battle");
  const winners = fights.map(({ cards }, index) => winnerOf(cards, leaderOf(index)));

  /** The captains stand from the dealer's left; who wins a fight leads the next. */
  function leaderOf(fight: number): number {
    return fight === 0 ? 0 : winnerOf(fights[fight - 1]?.cards ?? [], leaderOf(fight - 1));
  }

  test("captains as on their cards", () => {
    const cards = named(game.decks, "captains").cards.map(({ fields }) => fields);
    for (const { name, ...look } of captains)
      expect(look).toMatchObject(withoutName(cards.find((fields) => fields.name === name)));
  });

  test("every card is one of the deck, and none is played twice", () => {
    const ids = fights.flatMap(({ cards }) => cards.map(({ suit, value }) => `${suit}-${value}`));
    for (const id of ids) quest.card("battle", id);
    expect(new Set(ids).size).toBe(captains.length * fights.length);
  });

  test("each fight is led by who won the one before", () => {
    expect(fights.map(({ cards }) => cards.map(({ note }) => note === "leads"))).toEqual(
      fights.map(({ cards }, index) => cards.map((_, captain) => captain === leaderOf(index))),
    );
  });

  test("suit is followed by all who can", () => {
    fights.forEach(({ cards }, index) => {
      const led = cards[leaderOf(index)]?.suit;
      cards.forEach(({ suit, note, turned }, captain) => {
        const hand = fights.slice(index).map(({ cards: later }) => later[captain]?.suit);
        const isFree = !hand.includes(led);
        expect([captain, suit === led || isFree]).toEqual([captain, true]);
        if (captain !== leaderOf(index) && !turned)
          expect(note).toBe(suit === led ? "follows" : "throws off");
      });
    });
  });

  test("a turned card says what its special makes of it", () => {
    const turned = fights.flatMap(({ cards }) => cards).filter((card) => card.turned);
    expect(turned.length).toBeGreaterThan(0);
    for (const card of turned) {
      const { feature, gives } = specialOf(card);
      const suit = gives.suit === "trump" ? "skull" : "universal";
      expect(card.note.toLowerCase()).toBe(`${feature}: ${suit} ${gives.value}`);
    }
  });

  test("the strongest card wins", () => {
    expect(fights.map(({ cards }) => cards.map(({ wins }) => wins === true))).toEqual(
      fights.map(({ cards }, index) => cards.map((_, captain) => captain === winners[index])),
    );
  });

  test("the booklet tells the same fights", () => {
    const [, told = ""] = quest.booklet.split("(figure:battle)");
    fights.forEach(({ cards }, index) => {
      const [, fight = ""] = told.split(`**Fight ${index + 1}.**`);
      const cardsTold = [...(fight.split("> **")[0] ?? "").matchAll(/(\d) of (\w+)s\b/g)];
      const ids = cardsTold.map(([, value, suit]) => `${suit}-${value}`);
      const shown = cards.map(({ suit, value }) => `${suit}-${value}`);
      expect([index + 1, ids.filter((id) => !shown.includes(id))]).toEqual([index + 1, []]);
    });
    expect(told).toMatch(/\d of \w+s/);
  });

  test("the bids keep the dealer's curse away", () => {
    expect(total(captains.map(({ bid }) => bid))).not.toBe(fights.length);
  });

  test("won fights, verdicts and points are counted", () => {
    captains.forEach(({ bid, won, verdict, points }, captain) => {
      expect(won).toBe(winners.filter((winner) => winner === captain).length);
      const by = Math.abs(bid - won);
      // whoever misses by one has 1 point, in hindsight or not, as long as the new bid is 0 or 1
      const expected = by === 0 ? pointsFor(bid) : by === 1 ? 1 : 0;
      expect({ verdict, points }).toEqual({
        verdict: by === 0 ? "made" : `missed by ${by}`,
        points: `${expected} point${expected === 1 ? "" : "s"}`,
      });
    });
  });
});

/** As the reference card says it. */
function pointsFor(bid: number): number {
  const movement = quest.card("reference", "reference").fields.movement as unknown as readonly {
    readonly bid: number;
    readonly points: number;
  }[];
  return movement.find((one) => one.bid === bid)?.points ?? Number.NaN;
}

const specialOf = ({ suit, value }: Played): Special =>
  quest.card("battle", `${suit}-${value}`).fields.special as unknown as Special;

/** A skull beats all others, then the suit led; a universal is of that suit. Who played it; no ties are drawn. */
function winnerOf(cards: readonly Played[], leader: number): number {
  const led = cards[leader]?.suit;
  const strengths = cards.map((card) => {
    const { suit, value } = card.turned ? specialOf(card).gives : card;
    if (card.turned && specialOf(card).feature === "fog") return 0;
    if (suit === "skull" || suit === "trump") return 100 + value;
    return suit === led || suit === "universal" ? value : 0;
  });
  return strengths.indexOf(Math.max(...strengths));
}

function withoutName(fields: object | undefined): object {
  const { name: _, ...look } = (fields ?? {}) as { readonly name?: string };
  return look;
}

describe("steps", () => {
  const drawn = ["steps", "bar-beside", "bar-corner", "bar-ahead", "corner"].map(
    (id) => [id, quest.figure(id)] as const,
  );

  test.each(drawn)("%s: open are those that the rules allow, ahead being up", (_, figure) => {
    expect(figure.arrows.length).toBeGreaterThan(0);
    for (const arrow of figure.arrows) {
      expect(figure.ships.map(({ at }) => at)).toContain(arrow.from);
      expect([arrow.to, isOpen(figure, arrow)]).toEqual([arrow.to, !arrow.crossed]);
    }
  });

  test("steps: no neighbour is left out", () => {
    const figure = quest.figure("steps");
    const targets = figure.squares.map(({ name }) => name).filter((name) => name !== figure.ships[0]?.at);
    expect(figure.arrows.map(({ to }) => to).sort()).toEqual(targets.sort());
  });

  test("each of the others shows what its name says", () => {
    const shown = (id: string) =>
      quest.figure(id).arrows.map(({ to, crossed }) => `${to}${crossed ? " no" : ""}`);
    expect(shown("bar-beside")).toEqual(["a2", "b2", "b1 no"]);
    expect(shown("bar-corner")).toEqual(["a2", "b2 no", "b1 no"]);
    expect(shown("bar-ahead")).toEqual(["a2", "c2", "b2 no"]);
    expect(shown("corner")).toEqual(["c2"]);
  });
});

/**
 * One square on, never down. A straight step crosses one edge, which must have no bar. A diagonal one goes round its
 * corner, to the side and then up or up and then to the side: on one of the two ways both edges must be without.
 */
function isOpen({ squares, bars }: Figure, { from, to }: FigureArrow): boolean {
  const [one, other] = [from, to].map((name) => squares.find((square) => square.name === name));
  if (!one || !other) throw new Error(`no square ${from} or ${to}`);
  const [right, up] = [other.column - one.column, other.row - one.row];
  if (Math.abs(right) > 1 || up > 1 || up < 0 || (right === 0 && up === 0)) return false;
  const middles = new Set(
    bars.map((bar) => `${(bar.from[0] + bar.to[0]) / 2} ${(bar.from[1] + bar.to[1]) / 2}`),
  );
  const [x, y] = [one.column + 0.5, one.row + 0.5];
  const aside = (row: number): boolean => right === 0 || !middles.has(`${x + right / 2} ${row}`);
  const ahead = (column: number): boolean => up === 0 || !middles.has(`${column} ${y + up / 2}`);
  return (aside(y) && ahead(x + right)) || (ahead(x) && aside(y + up));
}

describe("dice and cards", () => {
  test("the dice card: what its faces count", () => {
    const [shown] = quest.figure("dice-card").cards;
    const face = Number(quest.card("dice", shown?.card ?? "").fields.face);
    const told = (shown?.callouts ?? []).map(({ words }) => {
      const [, die = "", points] = /\*\*(\w+)\*\*\D*(\d+) point/.exec(words) ?? [];
      return { die, points: Number(points), token: words.includes("luck token") };
    });
    expect(told).toEqual(
      ["green", "blue", "red"].map((die) => {
        const symbols = named(game.dice, die).faces[face - 1] ?? [];
        const points = total(symbols.map((name) => game.glossary.symbols[name]?.points ?? 0));
        return { die, points, token: symbols.includes("lightning") };
      }),
    );
  });

  test("the map card: a number at a square names its colour and its ticks", () => {
    const { track, callouts } = quest.figure("map-card");
    const squares = new Map(track[0]?.map.squares.map(({ name, colour }) => [`1.${name}`, colour]));
    const told = callouts.flatMap(({ at, words }) =>
      typeof at === "string" ? [[squares.get(at), /\*\*(\w+)\*\*/.exec(words)?.[1]?.toLowerCase()]] : [],
    );
    expect(told).toEqual([
      ["red", "red"],
      ["white", "white"],
    ]);
    const words = callouts
      .map((callout) => callout.words)
      .join(" ")
      .replaceAll("*", "")
      .toLowerCase();
    for (const die of ["green", "blue", "red"]) {
      const mark = named(game.dice, die).mark ?? "none";
      expect(words).toMatch(new RegExp(`${die}(, | has )${mark.split(" ")[0]}\\b`));
    }
    expect(track[0]?.map.bars.length).toBe(1);
  });

  test("the battle card is the 9 of swords, as the booklet says", () => {
    const [shown] = quest.figure("battle-card").cards;
    const { suit, value, special } = quest.card("battle", shown?.card ?? "").fields;
    const { title } = named(quest.rows("specials"), (special as unknown as Special).feature).fields;
    expect(quest.booklet).toContain(`it is the ${value} of ${suit}s; with a quarter turn, ${title}]`);
  });
});

describe("the set-up", () => {
  const figure = quest.figure("set-up");
  const voyage = named(game.scenarios, "first-voyage");

  test("the track of First Voyage, lying", () => {
    const laid = ({ track }: Pick<Figure, "track">) =>
      track.map(({ card, acceleration }) => ({ card, acceleration }));
    expect(laid(figure)).toEqual(laid(voyage));
    // straight on in both: what lies above the card before there lies to the right of it here
    expect(figure.track.map(({ at: [x, y], turn }) => [x, y, turn])).toEqual(
      voyage.track.map(({ at: [x, y], turn }) => [y, 0 - x, turn + 90]),
    );
  });

  test("its currents, and no other arrow", () => {
    const currents = voyage.rules?.current ?? [];
    expect(currents.length).toBeGreaterThan(0);
    expect(figure.arrows.map(({ from, to, crossed }) => ({ from, to, crossed }))).toEqual(
      currents.map(({ from, to }) => ({ from, to, crossed: false })),
    );
  });

  test("numbers at the start, an acceleration point, the tail of a current and the finish", () => {
    const table = tableOf(voyage);
    const start = startOf(table, voyage);
    const finish = finishOf(table, voyage, movesOf(table, voyage.track), start);
    const plan = planOf(figure);
    /** The square whose middle is nearest to the number with this word. */
    const at = (word: string) => {
      const tip = plan.callouts[figure.callouts.findIndex(({ words }) => words.includes(word))]?.tip;
      if (!tip) throw new Error(`no number speaks of "${word}"`);
      const far = ({ x, y }: Point) => Math.hypot(x - tip.x, y - tip.y);
      return [...plan.squares].sort((one, other) => far(one) - far(other))[0]?.name;
    };
    expect(at("Start")).toBe(start?.square.name);
    expect(at("Finish")).toBe(finish?.square.name);
    expect(at("current")).toBe(voyage.rules?.current?.at(-1)?.from);
    const black = voyage.track.find(({ acceleration }) => acceleration)?.position;
    expect(String(at("Acceleration")).startsWith(`${black}.`)).toBe(true);
  });
});
