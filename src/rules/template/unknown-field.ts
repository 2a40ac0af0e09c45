/** Checks that cards have, or may have, every field that a template reads. */
import type { Place, TextEdit } from "../../diagnostics/diagnostic.ts";
import { listed } from "../../diagnostics/words.ts";
import type { Deck } from "../../game/game.ts";
import { defineRule, type RuleContext } from "../define-rule.ts";
import { fixAt } from "../fix-at.ts";
import { fileOf } from "../places.ts";
import { unknownReads } from "../usage/unknown-reads.ts";

export const unknownField = defineRule({
  id: "template/unknown-field",
  severity: "error",
  final: true,
  summary: "A template reads a field that no card has and no schema declares.",
  why: "the place stays empty on every card, or a condition is never true",
  fix: "Correct the name, or declare the field in `card:` of the deck.",
  good: `
=== templates/card.svg.hbs
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text>
  {{#if (present price)}}<b:text x="5" y="40" width="50" height="20" size="12pt" font="Alegreya">{{price}}</b:text>{{/if}}
`,
  bad: `
=== templates/card.svg.hbs
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{rank}} {{titel}}</b:text>
  <!--                                                                              ^^^^^ no card of the deck "crew" has a field "titel" -->
  {{#if rnk}}<b:text x="5" y="40" width="50" height="20" size="12pt" font="Alegreya">{{rank}}</b:text>{{/if}}
  <!--  ^^^ no card of the deck "crew" has a field "rnk" -->
`,

  *check(context) {
    for (const { decks, path, place, near, sure } of unknownReads(context))
      yield {
        at: place,
        message: `no card of ${deckWords(decks)} has a field "${path.join(".")}"`,
        fix: near
          ? `write "${near.join(".")}"`
          : "give cards this field, or declare it in the deck's card schema",
        edits: sure && editsOf(context, place, path, sure),
      };
  },
});

function deckWords(decks: readonly Deck[]): string {
  const names = decks.map(({ id }) => `"${id}"`);
  return `the deck${names.length === 1 ? "" : "s"} ${listed(names)}`;
}

/** A template may write the whole path or, in a loop, only its end. */
function editsOf(
  context: RuleContext,
  place: Place,
  path: readonly string[],
  sure: readonly string[],
): readonly TextEdit[] | undefined {
  const written = fileOf(context, place.file)?.text.slice(place.start.offset, place.end.offset) ?? "";
  const steps = written.split(".").length;
  return fixAt(context, place, path.slice(-steps).join("."), sure.slice(-steps).join("."));
}
