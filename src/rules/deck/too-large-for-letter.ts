/** Checks that pieces that fit A4 fit Letter too. The imposition refuses pieces that do not even fit A4. */
import type { Deck } from "../../game/game.ts";
import { PAPERS } from "../../sheet/papers.ts";
import { bestGrid } from "../../sheet/plan/grid.ts";
import { defaultProfile } from "../../sheet/profile.ts";
import { formatLength } from "../../units/length.ts";
import { defineRule, type Finding } from "../define-rule.ts";

export const tooLargeForLetter = defineRule({
  id: "deck/too-large-for-letter",
  severity: "hint",
  summary: "Pieces fit A4 paper but not Letter.",
  why: "people in America have Letter paper and could not print the game",
  fix: "Make the pieces smaller, or allow the finding and say that the game needs A4.",
  good: `
=== decks/charts.yaml
deck: charts
title: Charts
size: { width: 190mm, height: 266mm }
front: back
cards:
  - { id: chart }
`,
  bad: `
=== decks/charts.yaml
deck: charts
title: Charts
size: { width: 195mm, height: 273mm }
#     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ a piece of 195mm x 273mm fits A4, but not Letter
front: back
cards:
  - { id: chart }
`,

  *check({ game }) {
    for (const deck of game.decks) yield* findingsOf(deck);
  },
});

/** Boards are split over several pages. */
function* findingsOf(deck: Deck): Iterable<Finding> {
  const { shape, size, source, cards } = deck;
  if (shape === "board" || !cards.some(({ copies }) => copies > 0)) return;
  if (!fits("a4", deck) || fits("letter", deck)) return;
  yield {
    at: { file: source.file, path: [...source.path, "size"] },
    message: `a piece of ${formatLength(size.width)} x ${formatLength(size.height)} fits A4, but not Letter`,
    fix: "make it smaller",
  };
}

function fits(id: string, { size, bleed }: Deck): boolean {
  const paper = PAPERS.find((one) => one.id === id);
  const profile = paper && defaultProfile(paper);
  return (
    profile !== undefined && bestGrid(size, Math.min(bleed, profile.bleed), profile, false) !== undefined
  );
}
