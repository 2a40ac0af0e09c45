/** Checks that the goal of a board can be reached from every space: one-way links may lead into a dead end. */
import { listed } from "../../diagnostics/words.ts";
import type { Board, OneWayLink } from "../../game/boards/board.ts";
import { distancesFrom, type Route } from "../../track/route/steps.ts";
import { defineRule, type Finding } from "../define-rule.ts";

export const boardTrap = defineRule({
  id: "board/trap",
  severity: "error",
  summary: "A one-way link of a board leads to spaces from which the goal cannot be reached.",
  why: "a player who takes the link can never reach the goal",
  fix: "Join one of the spaces behind the link to the rest of the board, or let the link end somewhere else.",
  good: `
=== boards/river.yaml
spaces:
  - { id: a, kind: water, at: [20, 20] }
  - { id: b, kind: water, at: [40, 20] }
  - { id: c, kind: water, at: [60, 20] }
  - { id: d, kind: water, at: [80, 20] }
  - { id: pool, kind: water, at: [40, 32] }
links: [[a, b, c, d], [pool, d]]
one-way: [{ id: fall, from: a, to: pool }]
`,
  bad: `
=== boards/river.yaml
spaces:
  - { id: a, kind: water, at: [20, 20] }
  - { id: b, kind: water, at: [40, 20] }
  - { id: c, kind: water, at: [60, 20] }
  - { id: d, kind: water, at: [80, 20] }
  - { id: pool, kind: water, at: [40, 32] }
links: [[a, b, c, d]]
one-way: [{ id: fall, from: a, to: pool }]
#               ^^^^ "fall" leads to "pool", from which no way leads to the goal "d"
`,

  *check({ game }) {
    for (const board of game.boards) yield* trapsOf(board);
  },
});

/** Only a one-way link can lead into a trap: if links go both ways, there is a way back to the goal. */
function* trapsOf(board: Board): Iterable<Finding> {
  const { start, goal, spaces, oneWay } = board;
  const out = distancesFrom(turnedRound(board), goal, "one-way-too");
  // A missing goal, or one that cannot be reached, has been reported.
  if (!out.has(start)) return;
  const reached = distancesFrom(board, start, "one-way-too");
  const ids = new Set(spaces.map(({ id }) => id));
  for (const link of oneWay)
    if (reached.has(link.from) && out.has(link.from) && ids.has(link.to) && !out.has(link.to))
      yield findingFor(board, link);
}

function findingFor(board: Board, { id, to, source }: OneWayLink): Finding {
  const behind = [...distancesFrom(board, to, "one-way-too").keys()].filter((space) => space !== to);
  return {
    at: { file: source.file, path: [...source.path, "id"] },
    message: `"${id}" leads to "${to}", from which no way leads to the goal "${board.goal}"`,
    label: behind.length === 0 ? undefined : `nor from ${listed(behind, "or")} behind it`,
    fix: `join "${to}"${behind.length === 0 ? "" : " or a space behind it"} to the rest of the board in \`links:\`, or let the link end elsewhere`,
  };
}

/** One-way links lead the other way. */
const turnedRound = ({ spaces, links, oneWay }: Board): Route => ({
  spaces,
  links,
  oneWay: oneWay.map((link) => ({ ...link, from: link.to, to: link.from })),
});
