/** Checks the numbers of cards that rules.yaml and kits state against the cards that there are. */
import type { Card, Game, Kit, KitItem } from "../../game/game.ts";
import type { SourceRef } from "../../source/tree.ts";
import { defineRule, type Finding } from "../define-rule.ts";
import { counted } from "../words.ts";
import { selectedCards, whereWords } from "./selection.ts";

export const wrongCount = defineRule({
  id: "deck/wrong-count",
  severity: "error",
  summary: "A deck or a kit comes to another number of cards than stated.",
  why: "a printed set with a card too few or too many cannot be played as the rules say",
  good: [
    `
=== rules.yaml
rules:
  - { id: three, deck: crew, check: count, is: 3, why: three sail the ship }
=== kits/all.yaml
kit: all
title: All
contents:
  - { deck: crew, times: 2, count: 6 }
count: 6
`,
  ],
  bad: [
    `
=== rules.yaml
rules:
  - { id: three, deck: crew, check: count, is: 4, why: four sail the ship }
#                                              ^ deck "crew" has 3 cards, expected 4
`,
    `
=== kits/all.yaml
kit: all
title: All
contents:
  - { deck: crew, only: [cook], times: 2, count: 1 }
#                                                ^ this entry comes to 2 cards, expected 1
count: 3
#      ^ the kit "all" comes to 2 cards, expected 3
`,
  ],

  *check({ game }) {
    for (const rule of game.rules) if (rule.check === "count") yield* ruleCount(game, rule);
    for (const kit of game.kits) yield* kitCounts(game, kit);
  },
});

function* ruleCount(game: Game, rule: Extract<Game["rules"][number], { check: "count" }>): Iterable<Finding> {
  const selected = selectedCards(game, rule);
  if (!selected) return;
  const found = copiesOf(selected.cards);
  if (found === rule.is) return;
  yield {
    ...wrong(rule.source, "is", `deck "${selected.deck.id}" has`, found, whereWords(rule), rule.is),
    why: rule.why,
    severity: rule.severity,
  };
}

function* kitCounts(game: Game, kit: Kit): Iterable<Finding> {
  const found = kit.items.map((item) => itemCount(game, item));
  for (const [index, item] of kit.items.entries()) {
    const count = found[index] as number;
    if (item.count !== undefined && item.count !== count)
      yield wrong(item.source, "count", "this entry comes to", count, "", item.count);
  }
  const all = found.reduce((sum, count) => sum + count, 0);
  if (kit.count !== undefined && kit.count !== all)
    yield wrong(kit.source, "count", `the kit "${kit.id}" comes to`, all, "", kit.count);
}

function itemCount(game: Game, { deck, cards, times }: KitItem): number {
  const all = game.decks.find(({ id }) => id === deck)?.cards ?? [];
  return times * copiesOf(all.filter(({ id }) => cards.includes(id)));
}

const copiesOf = (cards: readonly Card[]): number => cards.reduce((sum, { copies }) => sum + copies, 0);

function wrong(
  source: SourceRef,
  field: string,
  subject: string,
  found: number,
  where: string,
  expected: number,
): Finding {
  const difference = Math.abs(expected - found);
  return {
    at: { file: source.file, path: [...source.path, field] },
    message: `${subject} ${counted(found, "card")}${where}, expected ${expected}`,
    label: "copies counted",
    fix: `${found < expected ? "add" : "take away"} ${counted(difference, "card")}, or write ${found}`,
  };
}
