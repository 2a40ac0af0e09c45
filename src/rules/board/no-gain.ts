/** Checks that one-way links lead closer to the goal. */
import { counted } from "../../diagnostics/words.ts";
import type { Board, OneWayLink } from "../../game/boards/board.ts";
import { distancesFrom } from "../../track/route/steps.ts";
import { defineRule, type Finding } from "../define-rule.ts";

export const noGain = defineRule({
  id: "board/no-gain",
  severity: "warning",
  summary: "A one-way link does not lead closer to the goal of its board.",
  why: "no one takes a way that costs more steps than it saves; its ends were probably swapped",
  fix: "Swap `from` and `to`, or choose other ends. If the link is meant to lead back, allow the finding.",
  good: `
=== boards/river.yaml
one-way: [{ id: fall, from: a, to: c }]
`,
  bad: `
=== boards/river.yaml
one-way: [{ id: fall, from: c, to: a }]
#               ^^^^ "fall" leads from "c", 1 step from "d", to "a", 3 steps from it
`,

  *check({ game }) {
    for (const board of game.boards) {
      const left = distancesFrom(board, board.goal, "both-ways");
      for (const link of board.oneWay) yield* gainless(board, link, left);
    }
  },
});

/** @param left steps to the goal along both-way links */
function* gainless(
  { goal }: Board,
  { id, from, to, source }: OneWayLink,
  left: ReadonlyMap<string, number>,
): Iterable<Finding> {
  const [before, after] = [left.get(from), left.get(to)];
  // Spaces that only one-way links join to the goal have no distance to compare.
  if (before === undefined || after === undefined || after + 1 < before) return;
  yield {
    at: { file: source.file, path: [...source.path, "id"] },
    message: `"${id}" leads from "${from}", ${counted(before, "step")} from "${goal}", to "${to}", ${counted(after, "step")} from it`,
    fix: after > before ? "swap from and to" : "choose ends that are farther apart",
  };
}
