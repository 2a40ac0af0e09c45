/** Checks the distance between two spaces of a board against rules.yaml. */
import { counted, listed } from "../../diagnostics/words.ts";
import { distancesFrom } from "../../track/route/steps.ts";
import { inRule } from "../checks/data-place.ts";
import { type Check, checksOf, inNameOf } from "../checks/data-rules.ts";
import { namesIn } from "../checks/entries/data-subject.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

export const wrongDistance = defineRule({
  id: "board/wrong-distance",
  severity: "error",
  summary: "Two spaces of a board are closer together or farther apart than stated.",
  why: "the length of the ways determines how long a game takes",
  fix: "Correct the links of the board, or the number in rules.yaml.",
  good: `
=== boards/river.yaml
one-way: [{ id: fall, from: a, to: c }]
=== rules.yaml
rules:
  - { id: long, board: river, check: distance, from: a, to: c, is: 2, why: the way round has two steps }
  - { id: short, board: river, check: distance, from: a, to: c, one-way: true, max: 1, why: the fall is shorter }
`,
  bad: `
=== boards/river.yaml
one-way: [{ id: fall, from: a, to: c }]
=== rules.yaml
rules:
  - { id: long, board: river, check: distance, from: a, to: c, is: 3, why: the way round has three steps }
#                                                                  ^ it is 2 steps from a to c, expected 3
  - { id: back, board: river, check: distance, from: c, to: a, one-way: true, max: 1, why: the fall leads down only }
#                                                                                  ^ it is 2 steps from c to a, one-way links counted, expected at most 1
  - { id: gone, board: river, check: distance, from: a, to: e, is: 4, why: the way round has four steps }
#                                                           ^ the board "river" has no space "e"
`,

  *check(context) {
    for (const check of checksOf(context, "distance"))
      for (const finding of distanceFaults(context, check)) yield inNameOf(context, check.rule, finding);
  },
});

function* distanceFaults({ game }: RuleContext, { rule }: Check<"distance">): Iterable<Finding> {
  const { from, to, "one-way": falls = false } = rule;
  for (const board of game.boards.filter(({ id }) => namesIn(rule, "board").includes(id))) {
    const ids = board.spaces.map(({ id }) => id);
    const lost = (["from", "to"] as const).filter((end) => !ids.includes(rule[end]));
    for (const end of lost)
      yield {
        at: inRule(rule, end),
        message: `the board "${board.id}" has no space "${rule[end]}"`,
        fix: `it has ${listed(ids)}`,
      };
    if (lost.length > 0) continue;
    const steps = distancesFrom(board, from, falls ? "one-way-too" : "both-ways").get(to);
    const way = `from ${from} to ${to}${falls ? ", one-way links counted" : ""}`;
    if (steps === undefined)
      yield { at: inRule(rule, "to"), message: `there is no way ${way}`, fix: "join them by `links:`" };
    else yield* beyond(rule, steps, way);
  }
}

function* beyond(rule: Check<"distance">["rule"], steps: number, way: string): Iterable<Finding> {
  const limits = [
    { key: "is", words: "", holds: (limit: number) => steps === limit },
    { key: "min", words: "at least ", holds: (limit: number) => steps >= limit },
    { key: "max", words: "at most ", holds: (limit: number) => steps <= limit },
  ] as const;
  for (const { key, words, holds } of limits) {
    const limit = rule[key];
    if (limit === undefined || holds(limit)) continue;
    yield {
      at: inRule(rule, key),
      message: `it is ${counted(steps, "step")} ${way}, expected ${words}${limit}`,
      fix: `correct the links of the board, or write ${steps}`,
    };
  }
}
