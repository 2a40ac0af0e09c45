/** Checks that costs can be rolled: a special that no die can activate is never used. */
import { type Chance, waysOfAtLeast } from "../../game/die.ts";
import type { Die, Game } from "../../game/game.ts";
import { round } from "../../units/length.ts";
import { type Check, checksOf, inNameOf } from "../checks/data-rules.ts";
import { placeIn } from "../checks/entries/data-entry.ts";
import { numbersAt } from "../checks/entries/data-values.ts";
import { defineRule, type Finding } from "../define-rule.ts";

export const cannotBeRolled = defineRule({
  id: "dice/cannot-be-rolled",
  severity: "error",
  summary: "A card costs more points than a die can roll, or than it rolls as often as rules.yaml expects.",
  why: "the effect that the roll pays for happens never, too rarely or too often",
  fix: "Change the cost on the card, or the points of the die's symbols.",
  good: `
=== rules.yaml
rules:
  - { id: costs, deck: crew, check: rollable, field: rank, dice: [coin], why: every rank can be rolled }
=== dice/coin.yaml
faces: [[pip], [pip], [pip], [pip, pip], [pip, pip], [pip, pip, pip]]
`,
  bad: `
=== rules.yaml
rules:
  - { id: costs, deck: crew, check: rollable, field: rank, dice: [coin], why: every rank can be rolled }
=== dice/coin.yaml
faces: [[pip], [pip], [pip], [pip, pip], [pip, pip], [pip, pip]]
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook }
  - { id: captain, rank: 3, title: Captain }
#                        ^ rank is 3, but the die "coin" never rolls that many
`,

  *check(context) {
    for (const check of checksOf(context, "rollable")) {
      const chances = chancesOf(context.game, check.rule.dice);
      for (const entry of check.selection.entries)
        for (const { value, path } of numbersAt(entry.fields, check.rule.field))
          for (const { die, chance } of chances(value)) {
            const words = faultOf(check, value, die, chance);
            if (words) yield inNameOf(context, check.rule, { at: placeIn(context, entry, path), ...words });
          }
    }
  },
});

interface Roll {
  readonly die: Die;
  readonly chance: Chance;
}

/** Each number of points is calculated once. */
function chancesOf(game: Game, names: readonly string[]): (points: number) => readonly Roll[] {
  const dice = game.dice.filter(({ id }) => names.includes(id));
  const rollsOf = new Map<number, readonly Roll[]>();
  return (points) => {
    const rolls =
      rollsOf.get(points) ??
      dice.map((die) => ({ die, chance: waysOfAtLeast(die, game.glossary.symbols, points) }));
    rollsOf.set(points, rolls);
    return rolls;
  };
}

function faultOf(
  { rule }: Check<"rollable">,
  points: number,
  die: Die,
  { ways, of }: Chance,
): Omit<Finding, "at"> | undefined {
  const { field, least = 0, most = 1 } = rule;
  if (ways === 0)
    return {
      message: `${field} is ${points}, but the die "${die.id}" never rolls that many`,
      label: "including the extra roll, if the die has one",
      fix: "lower the cost, or give the die more points",
    };
  const chance = ways / of;
  if (chance >= least && chance <= most) return undefined;
  const wanted = chance < least ? `at least ${least}` : `at most ${most}`;
  return {
    message: `${field} is ${points}: the die "${die.id}" rolls it in ${ways} of ${of} cases (${round(chance, 2)}), expected ${wanted}`,
    fix: chance < least ? "lower the cost" : "raise the cost",
  };
}
