/** Checks that rules.yaml speaks of decks and fields that there are: a check of nothing would never fail. */
import { nearest } from "../../diagnostics/nearest.ts";
import type { Game } from "../../game/game.ts";
import { defineRule, type Finding } from "../define-rule.ts";

type DataRule = Game["rules"][number];

export const unknownRuleName = defineRule({
  id: "rules/unknown-name",
  severity: "error",
  summary: "A rule of rules.yaml names a deck or a field that is not there.",
  why: "the rule would check nothing and hold for ever",
  good: [
    `
=== rules.yaml
rules:
  - { id: ranks, deck: crew, check: run, field: rank, from: 1, to: 3, why: every rank is there once }
`,
  ],
  bad: [
    `
=== rules.yaml
rules:
  - { id: three, deck: crow, check: count, is: 3, why: three sail the ship }
#                      ^^^^ there is no deck "crow"
  - { id: cooks, deck: crew, check: count, where: { tilte: Cook }, is: 0, why: no cook is aboard }
#                                                   ^^^^^ no card of the deck "crew" has a field "tilte"
  - { id: ranks, deck: crew, check: run, field: rnk, from: 1, to: 3, why: every rank is there once }
#                                               ^^^ no card of the deck "crew" has a field "rnk"
`,
  ],

  *check({ game }) {
    for (const rule of game.rules) {
      const deck = game.decks.find(({ id }) => id === rule.deck);
      const decks = game.decks.map(({ id }) => id);
      if (!deck) yield missing(rule, ["deck"], `there is no deck "${rule.deck}"`, rule.deck, decks);
      if (!deck) continue;
      const fields = [...new Set(deck.cards.flatMap((card) => Object.keys(card.fields)))];
      for (const { name, path } of namesIn(rule))
        if (!fields.includes(name)) {
          const finding = missing(
            rule,
            path,
            `no card of the deck "${deck.id}" has a field "${name}"`,
            name,
            fields,
          );
          yield path[0] === "where" ? { ...finding, at: { ...finding.at, of: "key" } } : finding;
        }
    }
  },
});

/** The fields that a rule reads, and where it names them. */
function namesIn(rule: DataRule): readonly { readonly name: string; readonly path: readonly string[] }[] {
  const where = Object.keys(rule.where ?? {}).map((name) => ({ name, path: ["where", name] }));
  if (rule.check !== "run") return where;
  const per = rule.per === undefined ? [] : [{ name: rule.per, path: ["per"] }];
  return [...where, { name: rule.field, path: ["field"] }, ...per];
}

function missing(
  { source }: DataRule,
  path: readonly string[],
  message: string,
  word: string,
  known: readonly string[],
): Finding & { readonly at: { readonly file: string; readonly path: readonly (string | number)[] } } {
  const near = nearest(word, known);
  return {
    at: { file: source.file, path: [...source.path, ...path] },
    message,
    fix: near ? `write ${near}` : `known: ${known.join(", ")}`,
  };
}
