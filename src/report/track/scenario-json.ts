/** Everything proved about a scenario's track, as JSON: squares by the names used in findings, cards by position from 1. */
import type { Scenario } from "../../game/game.ts";
import type { TrackBriefing } from "../../track/briefing/briefing.ts";
import { lengthClassOf } from "../../track/length-class.ts";
import { rulesInForce } from "../../track/rules-in-force.ts";
import type { ScenarioTrack } from "../../track/scenario-tracks.ts";
import type { Landmark, TrackAnalysis, Ways } from "../../track/track.ts";

/** @param file path of the scenario from the project's root; `track` is null if nothing can be proved */
export function scenarioJson(
  game: string,
  { scenario, track }: ScenarioTrack,
  briefing: TrackBriefing | undefined,
): unknown {
  const { id, title, players, length, forcedSpecial, source } = scenario;
  return {
    game,
    scenario: id,
    title,
    file: source.file,
    players,
    length,
    ...(forcedSpecial === undefined ? {} : { forcedDiagonals: forcedSpecial }),
    rules: rulesInForce(scenario.rules),
    cards: scenario.track.map(({ position, card, at, turn, acceleration }, index) => ({
      position,
      card,
      at,
      turn,
      acceleration,
      headings: track?.headings[index] ?? [],
    })),
    track: track && briefing ? proofs(scenario, track, briefing) : null,
  };
}

function proofs({ movement }: Scenario, track: TrackAnalysis, briefing: TrackBriefing): unknown {
  const name = (square: number): string => track.lattice.squares[square]?.name ?? "";
  const names = (squares: readonly number[]): readonly string[] => squares.map(name);
  const { free, narrow, forcedSpecial, whiteCut, lattice } = track;
  return {
    ...(lattice.shape === "square" ? {} : { shape: lattice.shape }),
    start: endOf(track.start, name),
    finish: endOf(track.finish, name),
    length: free ? lengthClassOf(free.mp, movement.lengths) : null,
    withBids: waysOf(free, names),
    withoutBids: waysOf(track.straight, names),
    difficulty: briefing.difficulty ?? null,
    chances: briefing.chances,
    forcedDiagonals: forcedSpecial?.map(({ from, to }) => ({ from: name(from), to: name(to) })) ?? null,
    narrow: narrow ? { width: narrow.width, cuts: narrow.cuts.map(names) } : null,
    whiteCut: names(whiteCut ?? []),
    traps: names(track.traps),
    unreached: names(track.unreached),
    joins: track.joins.map((join, index) => ({
      from: index + 1,
      to: index + 2,
      kind: join?.kind ?? "none",
      headings: join?.headings ?? [],
    })),
    shortcuts: track.shortcuts.map(({ from, to, kind }) => ({ from: from + 1, to: to + 1, kind })),
    accelerations: track.accelerations.map(({ card, separates }) => ({ position: card + 1, separates })),
    overlaps: lattice.overlaps.map(({ cards, squares }) => ({
      positions: cards.map((card) => card + 1),
      squares: names(squares),
    })),
    squares: lattice.squares.map(({ index, column, row, terrain }) => ({
      name: name(index),
      at: [column, row],
      colour: terrain,
      steps: (track.steps[index] ?? []).map(({ to, direction, special, corner, cost }) => ({
        to: name(to),
        direction,
        diagonal: corner,
        ...(special === corner ? {} : { special }),
        ...(cost === 1 ? {} : { cost }),
      })),
    })),
    bars: lattice.bars.map(({ card, from, to }) => ({ position: card + 1, from, to })),
  };
}

function endOf(end: Landmark | undefined, name: (square: number) => string): unknown {
  return end ? { square: name(end.square), named: end.named, ties: end.ties.map(name) } : null;
}

function waysOf(ways: Ways | undefined, names: (squares: readonly number[]) => readonly string[]): unknown {
  return ways ? { mp: ways.mp, routes: ways.routes, route: names(ways.route), colours: ways.terrains } : null;
}
