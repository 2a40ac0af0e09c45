/**
 * The shipped scenarios with the results of the independent judge of tracks (`test/track/brute-force/brute-force.ts`).
 */
import type { Scenario } from "../../../src/game/game.ts";
import { type Judgement, judge } from "../../track/brute-force/brute-force.ts";
import { finishOf, startOf } from "../../track/brute-force/ends.ts";
import { type Move, movesOf } from "../../track/brute-force/moves.ts";
import { stepsToFinish } from "../../track/brute-force/routes.ts";
import { tableOf } from "../../track/brute-force/table.ts";
import { countOf, game } from "./pirate-quest.ts";

const { scenarios } = game;
const judged = new Map(scenarios.map((scenario) => [scenario.id, judge(scenario)]));

export function scenarioOf(id: string): Scenario {
  const found = scenarios.find((scenario) => scenario.id === id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
}

export function proofOf(id: string): Judgement {
  const found = judged.get(id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
}

export function barsNamed(id: string, position: number): readonly string[] {
  const laid = scenarioOf(id).track[position - 1];
  if (!laid || laid.acceleration) return [];
  return laid.map.bars.map(({ square, towards }) => `${square}|${towards}`);
}

export const cardsWithBars = (id: string) =>
  scenarioOf(id).track.flatMap(({ position }) => (barsNamed(id, position).length > 0 ? [position] : []));

export const barsOf = (id: string) =>
  scenarioOf(id).track.reduce((sum, { position }) => sum + barsNamed(id, position).length, 0);

export const stepsBetween = (id: string, from: number, to: number) =>
  proofOf(id).steps.filter((step) => step.startsWith(`${from}.`) && step.includes(`> ${to}.`));

/** The judge names a square as "5.b1 at 8,4 green". */
export const colourOf = (id: string, name: string) =>
  proofOf(id)
    .squares.find((square) => square.startsWith(`${name} `))
    ?.split(" ")
    .at(-1);

export function coloursAt(id: string, cards: readonly number[], columns: readonly number[]) {
  const parts = proofOf(id).squares.map((square) => /^(\d+)\.\S+ at (-?\d+),\S+ (\w+)$/.exec(square) ?? []);
  const wanted = parts.filter(
    ([, card, column]) => cards.includes(Number(card)) && columns.includes(Number(column)),
  );
  return countOf(wanted.map(([, , , colour]) => colour ?? ""));
}

/** Movement points of the shortest way using only these steps, entering counted. */
export function mpOn(id: string, isOpen: (move: Move) => boolean): number | undefined {
  const scenario = scenarioOf(id);
  const table = tableOf(scenario);
  const all = movesOf(table, scenario.track);
  const start = startOf(table, scenario);
  const finish = finishOf(table, scenario, all, start);
  if (!start || !finish) return undefined;
  const moves = new Map([...all].map(([from, list]) => [from, list.filter(isOpen)]));
  const steps = stepsToFinish({ moves, finish: finish.square, diagonals: true }).get(start.square);
  return steps === undefined ? undefined : 1 + steps;
}
