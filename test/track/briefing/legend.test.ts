/** The legend of a plan names what the game has, in its words, and nothing else. */
import { describe, expect, test } from "vitest";
import type { Game } from "../../../src/game/game.ts";
import type { Movement } from "../../../src/game/scenarios/movement.ts";
import { movementOf } from "../../../src/game/scenarios/movement.ts";
import { DEFAULT_TERRAINS, type Terrain } from "../../../src/game/scenarios/terrain.ts";
import { briefingOf } from "../../../src/track/briefing/briefing.ts";
import type { LegendEntry } from "../../../src/track/briefing/legend.ts";
import type { TrackPlan } from "../../../src/track/track.ts";
import { HEX, laidOut, mapOf, NINE, planOf } from "../lay-cells.ts";

const NO_RULES = { scenarioRules: {}, terms: {}, avoid: {}, icons: {}, symbols: {} };

/** A deck with one map card, with or without a bar. */
const deckOf = (bars: string): Game["decks"] => [
  { cards: [{ map: mapOf(NINE, "", bars) }] } as unknown as Game["decks"][number],
];

function legendOf(
  plan: TrackPlan,
  terrains = plan.terrains,
  decks: Game["decks"] = [],
): readonly LegendEntry[] {
  const glossary = { ...NO_RULES, terrains };
  const briefing = briefingOf(laidOut({ ...plan, terrains }), { dice: [], decks, glossary });
  return briefing?.legend ?? [];
}

const wordsOf = (entries: readonly LegendEntry[]): readonly string[] => entries.map(({ words }) => words);

/** Three single hexagons in a row: one cell wide. */
const row = (movement: Partial<Movement>, down = false): TrackPlan =>
  planOf(HEX, [{ at: [0, 0] }, { at: [1, 0], acceleration: down }, { at: [2, 0] }], movement);

describe("a game without face-down cards and bars", () => {
  const { words } = movementOf({ words: { piece: "beetle" } });
  const beetles: Partial<Movement> = { accelerations: 0, enter: 0, pieces: 2, words };

  test("has no acceleration points and no bars in its legend, and two beetles fill a hexagon", () => {
    expect(wordsOf(legendOf(row(beetles)))).toEqual([
      "place in the order",
      "bottom left, as printed",
      "on to the next card",
      "start",
      "finish",
      "2 beetles block the rest",
    ]);
  });

  test("calls a card that lies face down what it is", () => {
    expect(wordsOf(legendOf(row(beetles, true)))).toContain("face-down card");
  });
});

test("a game with both has both, also where the track shows none", () => {
  const words = wordsOf(legendOf(planOf(NINE, [{ at: [0, 0] }]), undefined, deckOf("a1|east")));
  expect(words).toContain("acceleration point");
  expect(words).toContain("bar: no step across");
  expect(words).toContain("start: enter here");
  expect(wordsOf(legendOf(planOf(NINE, [{ at: [0, 0] }]), undefined, deckOf("")))).not.toContain(
    "bar: no step across",
  );
});

describe("ticks", () => {
  const mud: Terrain = { id: "mud", title: "Mud", colour: "#a0714a", sign: "••", cost: 2 };
  const path: Terrain = { id: "path", title: "Path", colour: "#ead7a8", sign: "•", cost: 1 };

  test("are explained by the terrains of the game whose signs are dots", () => {
    const legend = legendOf(row({}), DEFAULT_TERRAINS);
    expect(wordsOf(legend.filter(({ named }) => named))).toContain("ticks: 1 green, 2 blue, 3 red");
    const [own] = legendOf(row({}), [mud, path]).filter(({ sign }) => sign === "ticks");
    // a legend that names the terrains one by one leaves it out
    expect(own).toEqual({ sign: "ticks", words: "ticks: 1 Path, 2 Mud", ticked: true, named: false });
  });

  test("are left out where no sign is dots", () => {
    expect(legendOf(row({})).filter(({ sign }) => sign === "ticks")).toEqual([]);
  });
});
