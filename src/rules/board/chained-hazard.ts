/** Checks that no space moves a player onto a space that moves them again. */
import type { Board, BoardSpace } from "../../game/boards/board.ts";
import { movedOn } from "../../track/route/moved-on.ts";
import { defineRule, type Finding } from "../define-rule.ts";

export const chainedHazard = defineRule({
  id: "board/chained-hazard",
  severity: "error",
  summary: "A space that moves players leads to another one that does.",
  why: "a player who lands there is moved again and again, perhaps endlessly",
  fix: "Move one of the two, or change its `step:`; consider both directions of travel.",
  good: `
=== boards/river.yaml
spaces:
  - { id: a, kind: water, at: [20, 20] }
  - { id: b, kind: rock, at: [40, 20], step: 1 }
  - { id: c, kind: water, at: [60, 20] }
  - { id: d, kind: water, at: [80, 20] }
`,
  bad: `
=== boards/river.yaml
spaces:
  - { id: a, kind: water, at: [20, 20] }
  - { id: b, kind: rock, at: [40, 20], step: 1 }
#                                            ^ a player who gets to "b" from "a" is moved on to "c", which moves players too
  - { id: c, kind: rock, at: [60, 20], step: 1 }
#                                            ^ a player who gets to "c" from "d" is moved on to "b", which moves players too
  - { id: d, kind: water, at: [80, 20] }
`,

  *check({ game }) {
    for (const board of game.boards) {
      const moving = new Set(board.spaces.filter(({ step = 0 }) => step !== 0).map(({ id }) => id));
      for (const space of board.spaces) yield* ledToOthers(board, space, moving);
    }
  },
});

/** One finding per space, however many ways lead on from it. @param moving ids of the spaces that move players */
function* ledToOthers(board: Board, space: BoardSpace, moving: ReadonlySet<string>): Iterable<Finding> {
  const { id, source } = space;
  const found = movedOn(board, space).find(({ to }) => moving.has(to));
  if (!found) return;
  yield {
    at: { file: source.file, path: [...source.path, "step"] },
    message: `a player who gets to "${id}" from "${found.from}" is moved on to "${found.to}", which moves players too`,
    fix: "make one of the two a space of another kind, or change its step",
  };
}
