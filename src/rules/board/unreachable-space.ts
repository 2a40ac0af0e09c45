/** Checks that every space of a board can be reached. */
import { distancesFrom } from "../../track/route/steps.ts";
import { defineRule } from "../define-rule.ts";

export const unreachableSpace = defineRule({
  id: "board/unreachable-space",
  severity: "error",
  summary: "A space of a board cannot be reached from its start.",
  why: "no one ever gets there, so the space might as well not be there",
  fix: "Join it to its neighbours in `links:`.",
  bad: `
=== boards/river.yaml
spaces:
  - { id: a, kind: water, at: [20, 20] }
  - { id: b, kind: water, at: [40, 20] }
  - { id: c, kind: water, at: [60, 20] }
#         ^ no one who begins at "a" can reach the space "c"
  - { id: d, kind: water, at: [80, 20] }
links: [[a, b, d]]
`,

  *check({ game }) {
    for (const board of game.boards) {
      const reached = distancesFrom(board, board.start, "one-way-too");
      // Without a start nothing can be reached; a missing start has been reported.
      if (reached.size === 0) continue;
      for (const { id, source } of board.spaces)
        if (!reached.has(id))
          yield {
            at: { file: source.file, path: [...source.path, "id"] },
            message: `no one who begins at "${board.start}" can reach the space "${id}"`,
            fix: "join it to its neighbours in `links:`",
          };
    }
  },
});
