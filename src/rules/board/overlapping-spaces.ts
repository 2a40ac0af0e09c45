/** Checks that spaces of a board do not cover each other. */
import type { Board, BoardSpace } from "../../game/boards/board.ts";
import { formatLength, round } from "../../units/length.ts";
import { defineRule, type Finding } from "../define-rule.ts";

export const overlappingSpaces = defineRule({
  id: "board/overlapping-spaces",
  severity: "error",
  summary: "Two spaces of a board overlap.",
  why: "players cannot tell which of them a piece is on",
  fix: "Move one of them, or make the spaces smaller.",
  bad: `
=== boards/river.yaml
spaces:
  - { id: a, kind: water, at: [20, 20] }
  - { id: b, kind: water, at: [28, 20] }
#                             ^^^^^^^^ the spaces "a" and "b" overlap: their centres are 8mm apart, they are 10mm wide
  - { id: c, kind: water, at: [60, 20] }
  - { id: d, kind: water, at: [80, 20] }
`,

  *check({ game }) {
    for (const board of game.boards) {
      const drawn = board.spaces.filter(({ isOff }) => !isOff);
      for (const [index, space] of drawn.entries()) yield* covered(board, space, drawn.slice(0, index));
    }
  },
});

function* covered(
  { space: width }: Board,
  { id, at, source }: BoardSpace,
  before: readonly BoardSpace[],
): Iterable<Finding> {
  for (const other of before) {
    const apart = round(Math.hypot(at.x - other.at.x, at.y - other.at.y), 1);
    if (apart < width)
      yield {
        at: { file: source.file, path: [...source.path, "at"] },
        message: `the spaces "${other.id}" and "${id}" overlap: their centres are ${formatLength(apart)} apart, they are ${formatLength(width)} wide`,
        fix: "move one of them",
      };
  }
}
