/** Checks that docks are on the border of two spaces. */
import type { Board, BoardDock } from "../../game/boards/board.ts";
import { stepsOf } from "../../track/route/steps.ts";
import { defineRule, type Finding } from "../define-rule.ts";

export const dockWithoutBorder = defineRule({
  id: "board/dock-without-border",
  severity: "error",
  summary: "A dock is between two spaces that no link joins.",
  why: "no one can pass it",
  fix: "Name two spaces that are neighbours in a chain of `links:`.",
  good: `
=== boards/river.yaml
docks: [{ id: quay, between: [a, b] }]
`,
  bad: `
=== boards/river.yaml
docks: [{ id: quay, between: [a, c] }]
#                            ^^^^^^ no link joins "a" and "c"
`,

  *check({ game }) {
    for (const board of game.boards) for (const dock of board.docks) yield* faultOf(board, dock);
  },
});

function* faultOf(board: Board, { between: [one, other], source }: BoardDock): Iterable<Finding> {
  const bothExist = [one, other].every((name) => board.spaces.some(({ id }) => id === name));
  const near = stepsOf(board, "both-ways").get(one) ?? [];
  if (!bothExist || near.includes(other)) return;
  yield {
    at: { file: source.file, path: [...source.path, "between"] },
    message: `no link joins "${one}" and "${other}"`,
    fix:
      near.length > 0
        ? `write a neighbour of "${one}": ${near.join(" or ")}`
        : `join "${one}" to a neighbour`,
  };
}
