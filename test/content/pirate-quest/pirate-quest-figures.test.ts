/** The figures of Pirate Quest show cards, dice and tracks as they are, and play by the rules of its booklet. */
import { describe, expect, test } from "vitest";
import { groupedBy } from "../../../src/diagnostics/grouped.ts";
import { planOf } from "../../../src/figure/plan.ts";
import type { PlannedSquare } from "../../../src/figure/planned.ts";
import type { Figure, FigureArrow, FigureBar, FigureSquare } from "../../../src/game/booklets/figure.ts";
import type { MapSquare } from "../../../src/game/map-cards.ts";
import type { Point } from "../../../src/units/box.ts";
import { finishOf, startOf } from "../../track/brute-force/ends.ts";
import { movesOf } from "../../track/brute-force/moves.ts";
import { tableOf } from "../../track/brute-force/table.ts";
import { named, shippedFigures, total } from "../shipped-figures.ts";

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

  /** The captains sit from the dealer's left; the winner of a fight leads the next. */
  function leaderOf(fight: number): number {
    return fight === 0 ? 0 : winnerOf(fights[fight - 1]?.cards ?? [], leaderOf(fight - 1));
  }

  test("captains as on their cards", () => {
    const cards = named(game.decks, "captains").cards.map(({ fields }) => fields);
    expect(captains.length).toBeGreaterThan(2);
    for (const { name, ...look } of captains)
      expect(look).toMatchObject(withoutName(cards.find((fields) => fields.name === name)));
  });

  test("every card is in the deck, and none is played twice", () => {
    const ids = fights.flatMap(({ cards }) => cards.map(printed));
    for (const id of ids) quest.card("battle", id);
    expect(new Set(ids).size).toBe(captains.length * fights.length);
  });

  test("each fight is led by the winner of the one before", () => {
    expect(fights.map(({ cards }) => cards.map(({ note }) => note === "leads"))).toEqual(
      fights.map(({ cards }, index) => cards.map((_, captain) => captain === leaderOf(index))),
    );
  });

  test("all who can follow suit do", () => {
    fights.forEach(({ cards }, index) => {
      const led = suitOf(cards[leaderOf(index)]);
      cards.forEach((card, captain) => {
        const { note, turned } = card;
        const suit = suitOf(card);
        const hand = fights.slice(index).map(({ cards: later }) => suitOf(later[captain]));
        const isFree = !hand.includes(led);
        expect([captain, suit === led || isFree]).toEqual([captain, true]);
        if (captain !== leaderOf(index) && !turned)
          expect(note).toBe(suit === led ? "follows" : "throws off");
      });
    });
  });

  test("a turned card becomes what its special says", () => {
    const turned = fights.flatMap(({ cards }) => cards).filter((card) => card.turned);
    expect(turned.length).toBeGreaterThan(0);
    for (const card of turned) {
      const special = specialOf(card);
      const { suit, value } = becomes(special);
      const title = titleOf(special);
      expect([title, `${title}: ${suit} ${value}`]).toContain(card.note);
    }
  });

  test("the strongest card wins", () => {
    expect(fights.map(({ cards }) => cards.map(({ wins }) => wins === true))).toEqual(
      fights.map(({ cards }, index) => cards.map((_, captain) => captain === winners[index])),
    );
  });

  test("the booklet describes the same fights", () => {
    const [, text = ""] = quest.booklet.split("(figure:battle)");
    fights.forEach(({ cards }, index) => {
      const [, fight = ""] = text.split(`**Fight ${index + 1}.**`);
      const namedCards = [...(fight.split("> **")[0] ?? "").matchAll(/(\d) of (\w+)s\b/g)];
      const ids = namedCards.map(([, value, suit]) => `${suit}-${value}`);
      const shown = cards.map(printed);
      expect([index + 1, ids.filter((id) => !shown.includes(id))]).toEqual([index + 1, []]);
    });
    expect(text).toMatch(/\d of \w+s/);
  });

  test("the bids do not invoke the dealer's curse", () => {
    expect(total(captains.map(({ bid }) => bid))).not.toBe(fights.length);
  });

  test("won fights, results and points are counted", () => {
    captains.forEach(({ bid, won, verdict, points }, captain) => {
      expect(won).toBe(winners.filter((winner) => winner === captain).length);
      const by = Math.abs(bid - won);
      // a captain who misses by one has 1 point, in hindsight or not, as long as the new bid is 0 or 1
      const expected = by === 0 ? pointsFor(bid) : by === 1 ? 1 : 0;
      expect({ verdict, points }).toEqual({
        verdict: by === 0 ? "made" : `missed by ${by}`,
        points: `${expected} point${expected === 1 ? "" : "s"}`,
      });
    });
  });
});

/** As the reference card says. */
function pointsFor(bid: number): number {
  const movement = quest.card("reference", "reference").fields.movement as unknown as readonly {
    readonly bid: number;
    readonly points: number;
  }[];
  return movement.find((one) => one.bid === bid)?.points ?? Number.NaN;
}

/** The id of a card in the deck. One drawn as what it became is found by its special. */
function printed(card: Played): string {
  const became = named(game.decks, "battle").cards.find(({ fields }) => {
    const special = fields.special as unknown as Special;
    return card.turned && isSame(becomes(special), card) && card.note === titleOf(special);
  });
  return became?.id ?? `${card.suit}-${card.value}`;
}

const becomes = ({ gives: { suit, value } }: Special) => ({ suit: suit === "trump" ? "skull" : suit, value });
const titleOf = ({ feature }: Special) => named(quest.rows("specials"), feature).fields.title;
const isSame = (
  one: { readonly suit: string; readonly value: number },
  other: { readonly suit: string; readonly value: number },
): boolean => one.suit === other.suit && one.value === other.value;

const suitOf = (card: Played | undefined): string | undefined => card && printed(card).split("-")[0];

const specialOf = (card: Played): Special =>
  quest.card("battle", printed(card)).fields.special as unknown as Special;

/**
 * A skull beats all others, then the suit led; a universal is of that suit. Returns who played it; no ties are drawn.
 */
function winnerOf(cards: readonly Played[], leader: number): number {
  const led = suitOf(cards[leader]);
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

  test.each(drawn)("%s: open are those that the rules allow, with ahead pointing up", (_, figure) => {
    expect(figure.arrows.length).toBeGreaterThan(0);
    for (const arrow of figure.arrows) {
      expect(figure.ships.map(({ at }) => at)).toContain(arrow.from);
      expect([arrow.to, isOpen(figure, arrow)]).toEqual([arrow.to, !arrow.crossed]);
    }
  });

  test("steps: no neighbour is missing", () => {
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
  });

  test("a corner join: one diagonal step, with no square on either side of it", () => {
    const { arrows, squares } = quest.figure("corner");
    const [from, to] = [arrows[0]?.from, arrows[0]?.to].map((name) =>
      squares.find((one) => one.name === name),
    );
    expect(arrows.length).toBe(1);
    expect(from?.column).not.toBe(to?.column);
    expect(from?.row).not.toBe(to?.row);
    const beside = squares.filter(
      ({ column, row }) =>
        (column === from?.column && row === to?.row) || (column === to?.column && row === from?.row),
    );
    expect(beside).toEqual([]);
  });
});

/**
 * One square on, never down. A straight step crosses one edge, which must have no bar. A diagonal one goes round its
 * corner, to the side and then up or up and then to the side: one of the two ways must cross no bar.
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
  test("the dice card: the value of its faces", () => {
    const [shown] = quest.figure("dice-card").cards;
    const face = Number(quest.card("dice", shown?.card ?? "").fields.face);
    const texts = (shown?.callouts ?? []).map(({ words }) => {
      const [, die = "", points] = /\*\*(\w+)\*\*\D*(\d+) point/.exec(words) ?? [];
      return { die, points: Number(points), token: words.includes("luck token") };
    });
    expect(texts).toEqual(
      ["green", "blue", "red"].map((die) => {
        const symbols = named(game.dice, die).faces[face - 1] ?? [];
        const points = total(symbols.map((name) => game.glossary.symbols[name]?.points ?? 0));
        return { die, points, token: symbols.includes("lightning") };
      }),
    );
  });

  const figure = quest.figure("map-card");

  test("the map card is in the deck, its bar included", () => {
    const maps = named(game.decks, "map").cards.flatMap(({ map }) => (map ? [map] : []));
    const shown = figure.track[0]?.map ?? { squares: figure.squares, bars: figure.bars };
    const look = ({ squares, bars }: Shown) => ({
      squares: squares.map((square) => `${square.name} ${terrainOf(square)}`).sort(),
      bars: bars.map(({ from, to }) => `${from} ${to}`),
    });
    expect(maps.map(look)).toContainEqual(look(shown));
    expect(shown.bars.length).toBe(1);
  });

  test("the map card: a number on a square states its colour and its ticks", () => {
    for (const colour of ["red", "white"]) expect(squareAt(figure, `**${colour}**`).colour).toBe(colour);
    const words = figure.callouts
      .map((callout) => callout.words)
      .join(" ")
      .replaceAll("*", "")
      .toLowerCase();
    for (const die of ["green", "blue", "red"]) {
      const mark = named(game.dice, die).mark ?? "none";
      expect(words).toMatch(new RegExp(`${die}(, | has )${mark.split(" ")[0]}\\b`));
    }
  });

  test("the battle card is the 9 of swords, as the booklet says", () => {
    const [shown] = quest.figure("battle-card").cards;
    const { suit, value, special } = quest.card("battle", shown?.card ?? "").fields;
    const { title } = named(quest.rows("specials"), (special as unknown as Special).feature).fields;
    const [, caption = ""] = /!\[([^\]]*)\]\(figure:battle-card\)/.exec(quest.booklet) ?? [];
    expect(caption).toContain(`${value} of ${suit}s`);
    expect(caption).toContain(String(title));
  });
});

/** A map card, or the squares of a figure. */
interface Shown {
  readonly squares: readonly (MapSquare | FigureSquare)[];
  readonly bars: readonly FigureBar[];
}

const terrainOf = (square: MapSquare | FigureSquare): string =>
  "terrain" in square ? square.terrain : square.colour;

/** The square whose middle is nearest to the number with this word, in any case. */
function squareAt(figure: Figure, word: string): PlannedSquare {
  const plan = planOf(figure);
  const index = figure.callouts.findIndex(({ words }) => words.toLowerCase().includes(word));
  const tip = plan.callouts[index]?.tip;
  if (!tip) throw new Error(`no number mentions "${word}"`);
  const far = ({ x, y }: Point) => Math.hypot(x - tip.x, y - tip.y);
  return [...plan.squares].sort((one, other) => far(one) - far(other))[0] as PlannedSquare;
}

describe("the set-up", () => {
  const figure = quest.figure("set-up");
  const voyage = named(game.scenarios, "first-voyage");
  const drawn = gridOf(planOf(figure).squares);
  /** The track as laid with its first card on the left: up in the scenario is right here. */
  const lying = gridOf(
    voyage.track.flatMap(({ position, at: [column, row], map, acceleration }) =>
      map.squares.map((square) => ({
        name: `${position}.${square.name}`,
        colour: acceleration ? "black" : square.terrain,
        x: row + square.row,
        y: column + square.column,
      })),
    ),
  );
  const nameOf = new Map(drawn.flatMap((row, y) => row.map(({ name }, x) => [name, lying[y]?.[x]?.name])));

  test("every square of First Voyage, in its colour", () => {
    const colours = (grid: typeof drawn) => grid.map((row) => row.map(({ colour }) => colour));
    expect(voyage.track.every(({ turn }) => turn === 0)).toBe(true);
    expect(colours(drawn)).toEqual(colours(lying));
  });

  test("its currents, and no other arrow", () => {
    const currents = voyage.rules?.current ?? [];
    expect(currents.length).toBeGreaterThan(0);
    expect(figure.arrows.map(({ from, to, crossed }) => [nameOf.get(from), nameOf.get(to), crossed])).toEqual(
      currents.map(({ from, to }) => [from, to, false]),
    );
  });

  test("no two ships on one square, except at the start", () => {
    const start = startOf(tableOf(voyage), voyage)?.square.name;
    const taken = figure.ships.map(({ at }) => nameOf.get(at)).filter((name) => name !== start);
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken).not.toContain(undefined);
  });

  test("numbers at the start, an acceleration point, the tail of a current and the finish", () => {
    const table = tableOf(voyage);
    const start = startOf(table, voyage);
    const finish = finishOf(table, voyage, movesOf(table, voyage.track), start);
    const at = (word: string) => nameOf.get(squareAt(figure, word).name);
    expect(at("start")).toBe(start?.square.name);
    expect(at("finish")).toBe(finish?.square.name);
    expect(voyage.rules?.current?.map(({ from }) => from)).toContain(at("current"));
    expect(squareAt(figure, "acceleration").colour).toBe("black");
    // the game's own template draws the symbols where its data say
    for (const [sign, end] of [
      [figure.data.start, start],
      [figure.data.finish, finish],
    ] as const)
      if (sign !== undefined) expect(nameOf.get(String(sign))).toBe(end?.square.name);
  });
});

/** In rows from the top, each from the left. */
function gridOf(squares: readonly PlannedSquare[]): readonly (readonly PlannedSquare[])[] {
  const rows = groupedBy(squares, ({ y }) => Math.round(y * 100));
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => [...row].sort((one, other) => one.x - other.x));
}
