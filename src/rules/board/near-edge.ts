/** Checks that spaces keep away from the edge of their board. */
import type { Board, BoardSpace } from "../../game/boards/board.ts";
import { formatLength, round } from "../../units/length.ts";
import { defineRule, type Finding } from "../define-rule.ts";

export const nearEdge = defineRule({
  id: "board/near-edge",
  severity: "warning",
  summary: "A space of a board is too close to the edge.",
  why: "if the cut is a little off, part of the space is lost",
  fix: "Move it inwards, or change `edge:` of the board.",
  bad: [
    `
=== boards/river.yaml
spaces:
  - { id: a, kind: water, at: [20, 20] }
  - { id: b, kind: water, at: [40, 7] }
#                             ^^^^^^^ the space "b" is 2mm from the top edge of the board, expected 3mm
  - { id: c, kind: water, at: [60, 20] }
  - { id: d, kind: water, at: [80, 20] }
`,
    `
=== boards/river.yaml
spaces:
  - { id: a, kind: water, at: [20, 20] }
  - { id: b, kind: water, at: [40, 20] }
  - { id: c, kind: water, at: [60, 20] }
  - { id: d, kind: water, at: [97, 20] }
#                             ^^^^^^^^ the space "d" reaches 2mm over the right edge of the board, expected 3mm from it
`,
  ],

  *check({ game }) {
    for (const board of game.boards)
      for (const space of board.spaces) if (!space.isOff) yield* nearEdges(board, space);
  },
});

function* nearEdges(board: Board, { id, at, source }: BoardSpace): Iterable<Finding> {
  const { size, space: width, edge } = board;
  const middles = { left: at.x, top: at.y, right: size.width - at.x, bottom: size.height - at.y };
  for (const [side, middle] of Object.entries(middles)) {
    const room = round(middle - width / 2, 1);
    if (room >= edge) continue;
    const of = `${side} edge of the board, expected ${formatLength(edge)}`;
    yield {
      at: { file: source.file, path: [...source.path, "at"] },
      message:
        room < 0
          ? `the space "${id}" reaches ${formatLength(-room)} over the ${of} from it`
          : `the space "${id}" is ${formatLength(room)} from the ${of}`,
      fix: "move it inwards",
    };
  }
}
