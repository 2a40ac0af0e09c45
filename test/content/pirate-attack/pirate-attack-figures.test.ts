/** The pictured battles of Pirate Attack are fought with real cards, and end according to the rules. */
import { describe, expect, test } from "vitest";
import type { Card } from "../../../src/game/game.ts";
import { named, numbersIn, shippedFigures, total } from "../shipped-figures.ts";

const attack = shippedFigures("pirate-attack");
const { game } = attack;

type Side = "left" | "right";
type Count = Readonly<Record<"cannons" | "strength", number>>;

interface Line extends Count {
  readonly id: string;
  readonly side: string;
  readonly what: string;
  readonly note?: string;
}

interface Drawn {
  readonly outcome: string;
  readonly left: DrawnSide;
  readonly right: DrawnSide;
}

interface DrawnSide {
  readonly ships: readonly { readonly rows: readonly string[] }[];
}

const SIDES = ["left", "right"] as const;
const BATTLES = [1, 2, 3, 4] as const;

const lines = attack.rows("battles").map(({ id, fields }) => ({ id, ...fields }) as unknown as Line);

/** The card of a line: some lines add to the title what happens to the card. */
function cardOf({ what }: Line): Card {
  const decks = [named(game.decks, "draw"), named(game.decks, "witch-doctor")];
  const title = what.split(":")[0];
  const found = decks.flatMap(({ cards }) => cards).find(({ fields }) => fields.title === title);
  if (!found) throw new Error(`no card is called "${title}"`);
  return found;
}

const isShip = (line: Line): boolean => cardOf(line).fields.kind === "ship";

/** The ships of a side, each with the lines of the cards under and above it. */
function shipsOf(battle: number, side: Side): readonly (readonly Line[])[] {
  const ships: Line[][] = [];
  for (const line of lines.filter((one) => one.side === `${battle}-${side}`))
    if (isShip(line)) ships.push([line]);
    else ships.at(-1)?.push(line);
  return ships;
}

/** What a ship counts: curses that take it out, then the numbers of its crew, then the halves; nothing goes below 0. */
function countOf([ship, ...others]: readonly Line[]): Count {
  if (!ship) throw new Error("a side has no ship");
  const cards = others.map(cardOf);
  const has = (curse: string) => cards.some(({ id }) => id === curse);
  if (has("wd-poison") || has("wd-mutiny")) return { cannons: 0, strength: 0 };
  const crewed = (stat: keyof Count) => {
    const crew = cards.filter(({ fields }) => fields.stat === stat);
    const sum = Number(cardOf(ship).fields[stat]) + total(crew.map(({ fields }) => Number(fields.modifier)));
    return Math.max(0, sum);
  };
  // of 9 it loses 5: rounded up
  const halved = (count: number, curse: string) => (has(curse) ? Math.floor(count / 2) : count);
  return {
    cannons: halved(crewed("cannons"), "wd-storm"),
    strength: halved(crewed("strength"), "wd-fire"),
  };
}

function fleetOf(battle: number, side: Side): Count {
  const counts = shipsOf(battle, side).map(countOf);
  return {
    cannons: total(counts.map(({ cannons }) => cannons)),
    strength: total(counts.map(({ strength }) => strength)),
  };
}

describe.each(BATTLES)("battle %i", (battle) => {
  const fleets = { left: fleetOf(battle, "left"), right: fleetOf(battle, "right") };

  test("each line agrees with its card; strength that is not there cannot be taken away", () => {
    for (const line of SIDES.flatMap((side) => shipsOf(battle, side).flat())) {
      const { stat, modifier, ...ship } = cardOf(line).fields;
      if (isShip(line)) expect(line).toMatchObject({ cannons: ship.cannons, strength: ship.strength });
      else if (stat === "cannons") expect(line).toMatchObject({ cannons: modifier, strength: 0 });
      else if (stat === "strength") {
        expect(line.cannons).toBe(0);
        expect(line.strength).toBeGreaterThanOrEqual(Number(modifier));
        expect(line.strength).toBeLessThanOrEqual(Math.max(0, Number(modifier)));
      }
    }
  });

  test("a line that takes away less than its card states the reason", () => {
    for (const ship of SIDES.flatMap((side) => shipsOf(battle, side)))
      ship.forEach((line, index) => {
        const { stat, modifier } = cardOf(line).fields;
        const left = total(ship.slice(0, index).map(({ strength }) => strength));
        const isLess = stat === "strength" && line.strength > Number(modifier);
        const why = left === 0 ? "already 0" : `only ${left} left`;
        expect([line.id, line.note]).toEqual([line.id, isLess ? why : undefined]);
      });
  });

  test("the lines of each ship add up to the effect of its cards", () => {
    for (const ship of SIDES.flatMap((side) => shipsOf(battle, side)))
      expect({
        ship: ship[0]?.id,
        cannons: total(ship.map(({ cannons }) => cannons)),
        strength: total(ship.map(({ strength }) => strength)),
      }).toEqual({ ship: ship[0]?.id, ...countOf(ship) });
  });

  test("the guns decide it: as many cannons as the enemy's strength sink the enemy", () => {
    const { fields } = named(attack.rows("outcomes"), `battle-${battle}`);
    const over = {
      left: fleets.left.strength - fleets.right.cannons,
      right: fleets.right.strength - fleets.left.cannons,
    };
    expect(fields).toMatchObject({
      left: { ...fleets.left, over: over.left },
      right: { ...fleets.right, over: over.right },
      sinks: SIDES.filter((side) => over[side] <= 0),
    });
  });
});

const drawn = game.figures
  .filter(({ template }) => template === "battle")
  .map(({ id, data }) => [id, data as unknown as Drawn] as const);

test("three battles are drawn, each with a different end", () => {
  expect(drawn.map(([id, { outcome }]) => [id, outcome]).sort()).toEqual(
    ["battle-2", "battle-3", "battle-4"].map((id) => [id, id]),
  );
});

test.each(drawn)("%s: every ship, and below it all of its cards", (id, data) => {
  const battle = numbersIn(id)[0] ?? 0;
  for (const side of SIDES)
    expect(data[side].ships.map(({ rows }) => rows)).toEqual(
      shipsOf(battle, side).map((ship) => ship.map((line) => line.id)),
    );
});

describe("a duel", () => {
  const { cards } = attack.figure("duel");
  const fields = cards.map(({ deck, card }) => attack.card(deck, card).fields);
  const shown = cards.filter((_, index) => fields[index]?.kind === "ship");
  const numbers = shown.map(({ callouts }) => callouts.map(({ words }) => numbersIn(words)));

  test("the cards of the first battle are shown, each ship below its crew", () => {
    const expected = SIDES.flatMap((side) => shipsOf(1, side)).flatMap(([ship, ...crew]) => [...crew, ship]);
    expect(fields.map(({ title }) => title)).toEqual(expected.map((line) => line?.what));
  });

  test("its numbers state what each ship counts", () => {
    const ada = shipsOf(1, "left")[0] ?? [];
    const [ship, ...crew] = ada;
    const less = (stat: keyof Count) =>
      crew
        .map((line) => line[stat])
        .filter((count) => count !== 0)
        .map(Math.abs);
    const [attacker, defender] = [fleetOf(1, "left"), fleetOf(1, "right")];
    expect(numbers).toEqual([
      [
        [ship?.cannons, ...less("cannons"), attacker.cannons],
        [ship?.strength, ...less("strength"), attacker.strength],
      ],
      [
        [defender.cannons, attacker.strength],
        [defender.strength, attacker.cannons],
      ],
    ]);
  });

  test("its text says who sinks", () => {
    const { sinks } = named(attack.rows("outcomes"), "battle-1").fields as unknown as {
      sinks: readonly Side[];
    };
    const words = shown.flatMap(({ callouts }) => callouts.map((callout) => callout.words)).join(" ");
    expect(words.includes("Ada's ship sinks")).toBe(sinks.includes("left"));
    expect(words.includes("Ben's ship lives")).toBe(!sinks.includes("right"));
  });
});

test("how to read a card: the cards have everything that the numbers refer to", () => {
  const [play, ship] = attack.figure("reading").cards.map(({ deck, card }) => attack.card(deck, card).fields);
  expect(play).toMatchObject({ fame: expect.anything(), blockedBy: expect.anything() });
  expect(ship).toMatchObject({ kind: "ship", cannons: expect.any(Number), strength: expect.any(Number) });
});
