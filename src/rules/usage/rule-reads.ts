/** What the rules of rules.yaml read from the cards of a deck, and where they name it. */
import type { Game } from "../../game/game.ts";
import type { Subject } from "../../schema/data-rule.ts";
import type { SourceRef } from "../../source/tree.ts";
import { fieldsOf, subjectsOf } from "../checks/data-fields.ts";
import { inRule } from "../checks/data-place.ts";
import { namesIn } from "../checks/entries/data-subject.ts";

type Ruled = Pick<Game, "rules" | "kits">;

export interface RuleRead {
  /** The field: ["special", "cost"]. */
  readonly path: readonly string[];
  readonly at: SourceRef & { readonly of: "value" | "key" };
}

/** @param deck its id; a rule about several decks, or about a kit with cards of the deck, reads from it too */
export function ruleReads(game: Ruled, deck: string): readonly RuleRead[] {
  return game.rules.flatMap((rule) => {
    const fields = fieldsOf(rule)
      .filter(({ subject }) => isAbout(game, subject, deck))
      .map(({ subject: { items }, field, path, isKey }) => ({
        path: (items === undefined ? field : `${items}.${field}`).split("."),
        at: { ...inRule(rule, ...path), of: isKey ? ("key" as const) : ("value" as const) },
      }));
    const lists = subjectsOf(rule).flatMap(({ subject, path }) =>
      subject.items !== undefined && isAbout(game, subject, deck)
        ? [
            {
              path: subject.items.split("."),
              at: { ...inRule(rule, ...path, "items"), of: "value" as const },
            },
          ]
        : [],
    );
    return [...fields, ...lists];
  });
}

function isAbout({ kits }: Ruled, subject: Subject, deck: string): boolean {
  if (namesIn(subject, "deck").includes(deck)) return true;
  return namesIn(subject, "kit").some((name) =>
    kits.some(({ id, items }) => id === name && items.some((item) => item.deck === deck)),
  );
}
