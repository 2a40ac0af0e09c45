/** Checks that the cards of a track meet on the table as they do on the lattice: margins separate their squares. */
import { groupedBy } from "../../diagnostics/grouped.ts";
import { listed } from "../../diagnostics/words.ts";
import type { Misfit } from "../../track/track.ts";
import { formatLength, round } from "../../units/length.ts";
import { defineScenarioRule, type Finding, type ScenarioContext } from "../define-rule.ts";
import { fixInWords } from "../on-tracks/scenario-fix.ts";
import { entryPlace } from "../on-tracks/scenario-places.ts";
import { laidTrack } from "../on-tracks/sound-track.ts";
import { cardInWords, cellOf } from "../on-tracks/squares-in-words.ts";

export const loopDoesNotClose = defineScenarioRule({
  id: "track/loop-does-not-close",
  severity: "error",
  summary: "Cards of a track do not meet on the table as they do on the lattice.",
  why: "map cards have a margin around their {cell}s, which every join adds to the distance; a loop closes only if its joins lead as far up as down and as far right as left",
  fix: "For two cards that touch, the joins of the track between them must add up to the side or corner at which they touch: up, right and down again make one step to the right. Lay the loop differently, add or remove a card, or move the two cards apart.",
  good: `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [2, 1] }
  - { card: r3, at: [4, 3] }
finish: 3.b3
`,
  bad: `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [2, 1] }
  - { card: r3, at: [0, 3] }
#               ^^^^^^^^^^ card 3 (r3) should touch card 1 (r1), but on the table it is 12.7mm too low and covers part of it
`,

  *checkScenario(context) {
    const byCard = groupedBy(laidTrack(context)?.misfits ?? [], ({ cards }) => cards[1]);
    for (const [misfit] of byCard.values()) if (misfit) yield findingFor(context, misfit);
  },
});

function findingFor(context: ScenarioContext, misfit: Misfit): Finding {
  const [earlier, later] = misfit.cards;
  return {
    at: entryPlace(context, later, "at"),
    message: messageFor(context, misfit),
    fix: fixInWords(context),
    related: [{ ...entryPlace(context, earlier, "at"), message: "the other card" }],
  };
}

function messageFor({ scenario }: ScenarioContext, { cards, kind, by }: Misfit): string {
  const [one, other] = cards.map((card) => cardInWords(scenario, card));
  const side = scenario.track[cards[1]]?.map.print.side ?? 0;
  const off = listed([
    ...wayInWords(by.x * side, "right", "left"),
    ...wayInWords(by.y * side, "high", "low"),
  ]);
  if (off === "")
    return kind === "touch"
      ? `${other} touches ${one} on the table, although the lattice has ${cellOf(scenario)}s between them`
      : `${other} covers part of ${one} on the table, although they do not touch on the lattice`;
  return `${other} should touch ${one}, but on the table it is ${off}${kind === "overlap" ? " and covers part of it" : ""}`;
}

/** "12.7mm too low". */
function wayInWords(mm: number, ahead: string, back: string): readonly string[] {
  const length = round(Math.abs(mm), 1);
  if (length === 0) return [];
  const where = mm > 0 ? ahead : back;
  return [`${formatLength(length)} too ${ahead === "right" ? `far ${where}` : where}`];
}
