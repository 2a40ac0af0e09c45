/** Checks that spaces joined by a one-way link have no direct way back. */
import type { Board, OneWayLink } from "../../game/boards/board.ts";
import { defineRule, type Finding } from "../define-rule.ts";

export const wayBack = defineRule({
  id: "board/way-back",
  severity: "warning",
  summary: "A one-way link joins two spaces that are joined the other way too.",
  why: "if players can go straight back, the link is not one-way",
  fix: "Remove one of the two links.",
  good: `
=== boards/river.yaml
one-way: [{ id: fall, from: a, to: c }]
`,
  bad: `
=== boards/river.yaml
links: [[a, b, c, d], [a, c]]
one-way: [{ id: fall, from: a, to: c }]
#               ^^^^ "fall" goes one way, but a link joins "a" and "c" too
`,

  *check({ game }) {
    for (const board of game.boards) for (const link of board.oneWay) yield* backOf(board, link);
  },
});

function* backOf({ links, oneWay }: Board, { id, from, to, source }: OneWayLink): Iterable<Finding> {
  const isBack = (other: { readonly from: string; readonly to: string }): boolean =>
    other.from === to && other.to === from;
  const isLinked = links.some((link) => isBack(link) || (link.from === from && link.to === to));
  const other = oneWay.find(isBack);
  if (!isLinked && !other) return;
  yield {
    at: { file: source.file, path: [...source.path, "id"] },
    message: `"${id}" goes one way, but ${isLinked ? "a link" : `"${other?.id}"`} joins "${from}" and "${to}" too`,
    fix: "remove one of the two",
  };
}
