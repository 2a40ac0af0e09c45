/**
 * The ten scenarios of Pirate Quest have their intended properties. Whatever must be proved is proved by the
 * independent judge of tracks, so that a fault in the product's own analysis cannot hide here.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Scenario } from "../../../src/game/game.ts";
import { analyseTrack } from "../../../src/track/analyse-track.ts";
import { difficultyOf } from "../../../src/track/briefing/difficulty.ts";
import { rulesInForce } from "../../../src/track/rules-in-force.ts";
import { cardsOf, game } from "./pirate-quest.ts";
import { CHARACTERS } from "./scenario-characters.ts";
import { proofOf, scenarioOf } from "./scenario-proofs.ts";

const { scenarios } = game;

const levelOf = ({ id }: Scenario) =>
  Math.min(3, difficultyOf(analyseTrack(scenarioOf(id)), scenarioOf(id))?.level ?? 0);
const suits = ({ players }: Scenario, captains: number) => players.min <= captains && captains <= players.max;

describe("ten scenarios", () => {
  test("by these names, each printed with the Starter Pack", () => {
    const ids = Object.keys(CHARACTERS).sort();
    expect(ids.length).toBe(10);
    expect(scenarios.map(({ id }) => id).sort()).toEqual(ids);
    const printed = game.kits.flatMap((kit) => kit.scenarios.map(({ scenario }) => scenario));
    expect([...printed].sort()).toEqual(ids);
  });
  test("this pack's own, and marked as such", () => {
    expect(new Set(scenarios.map(({ origin }) => origin))).toEqual(new Set(["reconstruction"]));
  });
  test("for every number of captains from one to six there are at least two", () => {
    for (const captains of [1, 2, 3, 4, 5, 6]) {
      const fitting = scenarios.filter((one) => suits(one, captains));
      expect(fitting.length, `${captains} captains`).toBeGreaterThanOrEqual(2);
    }
  });
  test("one, two, four and six captains each have an easy, a middle and a hard one", () => {
    for (const captains of [1, 2, 4, 6]) {
      const levels = new Set(scenarios.filter((one) => suits(one, captains)).map(levelOf));
      expect([...levels].sort(), `${captains} captains`).toEqual([1, 2, 3]);
    }
  });
  test("the booklet recommends one of each level to each crew, for its number of captains", () => {
    const text = readFileSync("content/pirate-quest/booklets/rules.md", "utf8");
    const rows = [...text.matchAll(/^\| ([1-6]) \| (.+?) \| (.+?) \| (.+?) \|$/gm)];
    expect(rows.map(([, captains]) => captains)).toEqual(["1", "2", "3", "4", "5", "6"]);
    for (const [, captains, ...titles] of rows) {
      const voyages = titles.map((title) => scenarios.find((one) => one.title === title));
      expect(
        voyages.map((one) => one && levelOf(one)),
        `${captains} captains`,
      ).toEqual([1, 2, 3]);
      expect(voyages.every((one) => one && suits(one, Number(captains)))).toBe(true);
    }
  });
  test("no two have the same title, cards or shape, turned or mirrored", () => {
    const cards = (scenario: Scenario) => scenario.track.map(({ card }) => card).sort();
    for (const look of [titleOf, introOf, (one: Scenario) => cards(one).join(), shapeOf])
      expect(new Set(scenarios.map(look)).size).toBe(10);
  });
  test("every map card of the pack is used in one of them", () => {
    const used = new Set(scenarios.flatMap(({ track }) => track.map(({ card }) => card)));
    expect([...used].sort()).toEqual(
      cardsOf("map")
        .map(({ id }) => id)
        .sort(),
    );
  });
  test("shapes are equal for a turned track, not for another one", () => {
    const turned = (at: readonly [number, number], turn: 0 | 90) => ({ at, turn });
    const upright = [turned([0, 0], 0), turned([0, 3], 0)];
    expect(shapeOf({ track: upright })).toBe(shapeOf({ track: [turned([5, 5], 90), turned([8, 5], 90)] }));
    expect(shapeOf({ track: upright })).not.toBe(shapeOf({ track: [turned([0, 0], 0), turned([1, 3], 0)] }));
  });
});

describe.each(Object.entries(CHARACTERS))("%s", (id, is) => {
  const scenario = scenarioOf(id);
  const proof = proofOf(id);

  test("cards of the pack, each once", () => {
    const cards = scenario.track.map(({ card }) => card);
    expect(cards.length).toBe(is.cards);
    expect(new Set(cards).size).toBe(is.cards);
    const pack = cardsOf("map").map((card) => card.id);
    expect(cards.filter((card) => !pack.includes(card))).toEqual([]);
  });
  test("players, length and shortest ways", () => {
    expect([scenario.players.min, scenario.players.max]).toEqual(is.players);
    expect(scenario.length).toBe(is.length);
    expect([proof.free?.mp, proof.straight?.mp]).toEqual(is.mp);
  });
  test("forced diagonals, as stated", () => {
    expect([scenario.forcedSpecial, proof.forcedSpecial]).toEqual([is.forced, is.forced]);
  });
  test("corner joins and the narrowest place", () => {
    expect(proof.joins.filter((join) => join.startsWith("corner")).length).toBe(is.corners);
    expect(proof.joins).not.toContain("none");
    expect(proof.width).toBe(is.width);
  });
  test("unavoidable acceleration points", () => {
    expect(proof.accelerations).toEqual(is.accelerations.map((card) => `${card} true`));
  });
  test("a special rule, in words that fit the glossary", () => {
    const rules = rulesInForce(scenario.rules).map(({ rule }) => rule);
    expect(rules).toEqual(is.rules);
    for (const rule of rules) expect(game.glossary.scenarioRules[rule]?.text).toMatch(/^[A-Z].*\.$/);
  });
  test("no captain gets stuck, every square can be reached, and some way has a die throughout", () => {
    expect([proof.traps, proof.unreached, proof.whites]).toEqual([[], [], undefined]);
  });
});

const titleOf = ({ title }: Scenario) => title;
const introOf = ({ intro }: Scenario) => intro ?? "";

type Laid = Pick<Scenario["track"][number], "at" | "turn">;

/** The middles of the cards in travelling order, moved to the first one: the smallest of the eight views. */
function shapeOf({ track }: { readonly track: readonly Laid[] }): string {
  const middles = track.map(({ at, turn }) =>
    turn % 180 === 0 ? [2 * at[0] + 2, 2 * at[1] + 3] : [2 * at[0] + 3, 2 * at[1] + 2],
  );
  const [x0 = 0, y0 = 0] = middles[0] ?? [];
  const moved = middles.map(([x = 0, y = 0]) => [x - x0, y - y0] as const);
  const looks = [1, -1].flatMap((flip) =>
    [0, 1, 2, 3].map((quarters) => moved.map(([x, y]) => quarter([x * flip, y], quarters)).join(" ")),
  );
  return looks.sort()[0] ?? "";
}

function quarter([x, y]: readonly [number, number], quarters: number): string {
  const turned = [
    [x, y],
    [y, -x],
    [-x, -y],
    [-y, x],
  ][quarters] ?? [x, y];
  return turned.map((part) => part + 0).join();
}
