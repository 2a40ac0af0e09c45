/** Checks that a kit does not name the same cards twice. */
import { listed } from "../../diagnostics/words.ts";
import { placeOf } from "../../source/locate.ts";
import { defineRule } from "../define-rule.ts";

/** How many cards a message names. */
const NAMED = 5;

export const repeatedDeck = defineRule({
  id: "kit/repeated-deck",
  severity: "warning",
  summary: "Two entries of a kit name the same cards of a deck.",
  why: "these cards are printed once for each entry, probably more often than intended",
  fix: "Remove one of the entries. To print all cards several times, write `times:`.",
  good: `
=== kits/all.yaml
contents:
  - { deck: crew, only: [cook], times: 2 }
  - { deck: crew, only: [pilot, captain] }
`,
  bad: `
=== kits/all.yaml
contents:
  - { deck: crew }
  - { deck: crew, only: [cook] }
#           ^^^^ cook of the deck "crew" is in this kit already
  - { deck: crew }
#           ^^^^ the deck "crew" is in this kit already
`,

  *check({ game, sources }) {
    for (const kit of game.kits) {
      const first = new Map<string, (typeof kit.items)[number]>();
      for (const item of kit.items) {
        const again = item.cards.filter((card) => first.has(`${item.deck}/${card}`));
        const other = again[0] === undefined ? undefined : first.get(`${item.deck}/${again[0]}`);
        for (const card of item.cards)
          if (!first.has(`${item.deck}/${card}`)) first.set(`${item.deck}/${card}`, item);
        if (!other) continue;
        yield {
          at: { file: item.source.file, path: [...item.source.path, "deck"] },
          message: `${subject(again, item)} in this kit already`,
          fix: "remove the entry; to print the same cards more often, write `times:` at the first",
          related: [{ ...placeOf(sources, other.source), message: "the first entry" }],
        };
      }
    }
  },
});

function subject(
  again: readonly string[],
  { deck, cards }: { readonly deck: string; readonly cards: readonly string[] },
): string {
  if (again.length === cards.length && again.length > 1) return `the deck "${deck}" is`;
  const named = again.length > NAMED ? [...again.slice(0, NAMED), `${again.length - NAMED} more`] : again;
  return `${listed(named)} of the deck "${deck}" ${again.length === 1 ? "is" : "are"}`;
}
