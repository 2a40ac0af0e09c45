/** Checks that a card with `copies: 0` says why. */
import { placeOf, positionAt } from "../../source/locate.ts";
import { isTable } from "../../source/table-files.ts";
import type { SourceDocument } from "../../source/tree.ts";
import { defineRule } from "../define-rule.ts";
import { fieldPlace, fieldRef } from "../places.ts";
import { readAllowance } from "../verdict/allowance.ts";
import { commentsOfDocument } from "../verdict/comments.ts";

export const silentZero = defineRule({
  id: "deck/silent-zero",
  severity: "hint",
  summary: "A card with `copies: 0` has no note that says why it is not printed.",
  why: "no one can tell whether the card was set aside on purpose or by mistake",
  fix: "Add a `note:` with the reason, or give the card copies.",
  good: [
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook, copies: 0, note: waits for a better picture }
  - { id: pilot, rank: 2, title: Pilot, copies: 0 } # too strong; see the next edition
  - { id: captain, rank: 3, title: Captain }
`,
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook, copies: 0 } # broadside-allow deck/silent-zero: everybody knows why
  - { id: captain, rank: 3, title: Captain }
`,
  ],
  bad: [
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook, copies: 0 }
#                                             ^ cook is not printed, and nothing says why
  - { id: captain, rank: 3, title: Captain }
`,
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, copies: 0, title: "Cook #5" } # broadside-allow deck/silent-zero
#                                ^ cook is not printed, and nothing says why
  - { id: captain, rank: 3, title: Captain }
`,
  ],

  *check(context) {
    const { game, sources } = context;
    const remarked = new Map<string, ReadonlySet<number>>();
    for (const card of game.decks.flatMap(({ cards }) => cards)) {
      if (card.copies !== 0 || fieldRef(context, card, ["note"])) continue;
      const ref = fieldRef(context, card, ["copies"]);
      const file = ref && sources.get(ref.file);
      if (file) {
        const lines = remarked.get(file.path) ?? remarkedLines(file);
        remarked.set(file.path, lines);
        if (lines.has(placeOf(sources, ref).end.line)) continue;
      }
      yield {
        at: fieldPlace(context, card, ["copies"]),
        message: `${card.id} is not printed, and nothing says why`,
        fix: isTable(card.source.file)
          ? 'give the reason in a column "note", or the number of copies that are to be printed'
          : "add a note: with the reason, or the copies that are to be printed",
      };
    }
  },
});

/** Lines with a comment, which counts as a reason; of an allowance only the reason counts. */
function remarkedLines(file: SourceDocument): ReadonlySet<number> {
  const remarks = commentsOfDocument(file).filter(
    (comment) => /[^\s#]/.test(comment.text) && readAllowance(comment) === undefined,
  );
  return new Set(remarks.map(({ start }) => positionAt(file, start).line));
}
