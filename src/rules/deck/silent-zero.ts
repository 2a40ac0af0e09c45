/** Checks that a card that is kept out of print says why. */
import type { Card } from "../../game/game.ts";
import { placeOf } from "../../source/locate.ts";
import { defineRule, type RuleContext } from "../define-rule.ts";
import { fieldPlace, fieldRef } from "../places.ts";

export const silentZero = defineRule({
  id: "deck/silent-zero",
  severity: "hint",
  summary: "A card with `copies: 0` has no note that says why it is not printed.",
  why: "nobody can tell a card that was set aside on purpose from a slip",
  mend: "Add a `note:` with the reason, or give the card copies.",
  good: [
    `
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Cook, copies: 0, note: waits for a better picture }
  - { id: pilot, rank: 2, title: Pilot, copies: 0 } # too strong; see the next edition
  - { id: captain, rank: 3, title: Captain }
`,
  ],
  bad: [
    `
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Cook, copies: 0 }
#                                             ^ cook is not printed, and nothing says why
  - { id: captain, rank: 3, title: Captain }
`,
  ],

  *check(context) {
    for (const card of context.game.decks.flatMap(({ cards }) => cards))
      if (card.copies === 0 && !fieldRef(context, card, ["note"]) && !hasRemark(context, card))
        yield {
          at: fieldPlace(context, card, ["copies"]),
          message: `${card.id} is not printed, and nothing says why`,
          fix: "add a note: with the reason, or the copies that are to be printed",
        };
  },
});

/** A comment on the line where the copies are written. */
function hasRemark(context: RuleContext, card: Card): boolean {
  const ref = fieldRef(context, card, ["copies"]);
  if (!ref) return false;
  const { text = "" } = context.sources.get(ref.file) ?? {};
  const { offset } = placeOf(context.sources, ref).end;
  const end = text.indexOf("\n", offset);
  return /\s#\s*\S/.test(text.slice(offset, end === -1 ? undefined : end));
}
