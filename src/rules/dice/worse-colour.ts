/** Checks that each die that rules.yaml puts in order is never worse than the one before. */
import { waysOfAtLeast } from "../../game/die.ts";
import type { Die, Game } from "../../game/game.ts";
import { placeOf } from "../../source/locate.ts";
import { checksOf, inNameOf } from "../checks/data-rules.ts";
import { namesIn } from "../checks/entries/data-subject.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";

export const worseColour = defineRule({
  id: "dice/worse-colour",
  severity: "error",
  summary: "A die that should be better is less likely to roll some number of points.",
  why: "players compete for the better die and are worse off with it",
  fix: "Give the better die more points, or correct the order in rules.yaml.",
  good: `
=== rules.yaml
rules:
  - { id: order, die: [coin, gold], check: better, why: gold is worth more }
=== dice/coin.yaml
colour: "#f2f2f2"
faces: [[pip], [pip], [pip], [pip], [pip], [pip, pip]]
=== dice/gold.yaml
die: gold
title: Gold
colour: "#bb8800"
faces: [[pip], [pip], [pip], [pip], [pip, pip], [pip, pip]]
`,
  bad: `
=== rules.yaml
rules:
  - { id: order, die: [coin, gold], check: better, why: gold is worth more }
=== dice/coin.yaml
colour: "#f2f2f2"
faces: [[pip], [pip], [pip], [pip], [pip, pip], [pip, pip]]
=== dice/gold.yaml
{ die: gold, title: Gold, colour: "#bb8800", faces: [[pip], [pip], [pip], [pip], [pip], [pip, pip, pip]] }
#                                            ^^^^^ the die "gold" rolls 2 points or more in 6 of 36 cases, the die "coin" in 12
`,

  *check(context) {
    for (const { rule } of checksOf(context, "better")) {
      const dice = namesIn(rule, "die").flatMap(
        (name) => context.game.dice.find(({ id }) => id === name) ?? [],
      );
      for (const [index, die] of dice.entries()) {
        const before = dice[index - 1];
        const finding = before && worse(context, before, die, rule.points ?? mostPoints(context.game, dice));
        if (finding) yield inNameOf(context, rule, finding);
      }
    }
  },
});

/** No roll exceeds the sum of the two best faces. */
function mostPoints({ glossary }: Game, dice: readonly Die[]): number {
  const points = (symbol: string): number =>
    Object.hasOwn(glossary.symbols, symbol) ? (glossary.symbols[symbol]?.points ?? 0) : 0;
  const faces = dice.flatMap((die) =>
    die.faces.map((face) => face.reduce((sum, symbol) => sum + points(symbol), 0)),
  );
  return Math.min(100, 2 * Math.max(0, ...faces));
}

/** The first number of points for which the die is worse. */
function worse(context: RuleContext, before: Die, die: Die, most: number): Finding | undefined {
  const { symbols } = context.game.glossary;
  for (let points = 1; points <= most; points += 1) {
    const [one, other] = [waysOfAtLeast(before, symbols, points), waysOfAtLeast(die, symbols, points)];
    if (other.ways * one.of >= one.ways * other.of) continue;
    return {
      at: { file: die.source.file, path: ["faces"], of: "key" },
      message: `the die "${die.id}" rolls ${points} points or more in ${other.ways} of ${other.of} cases, the die "${before.id}" in ${one.ways}${one.of === other.of ? "" : ` of ${one.of}`}`,
      fix: "give the die more points, or correct the order in rules.yaml",
      related: [
        {
          ...placeOf(context.sources, { file: before.source.file, path: ["faces"] }, "key"),
          message: "the die before",
        },
      ],
    };
  }
  return undefined;
}
