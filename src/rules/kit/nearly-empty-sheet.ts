/** Checks that the last sheet of a print is not nearly empty. */
import { counted, listed } from "../../diagnostics/words.ts";
import type { Game } from "../../game/game.ts";
import { kitsThatSave } from "../../game/kits/kits-that-save.ts";
import { type Print, printsOf } from "../../game/kits/prints.ts";
import { PAPERS } from "../../sheet/papers.ts";
import { type LonelyCards, lonelyCards, plansOf } from "../../sheet/plan/lonely-cards.ts";
import { defaultProfile } from "../../sheet/profile.ts";
import { defineRule, type Finding } from "../define-rule.ts";

/** The papers that people have at home. */
const HOME_PROFILES = PAPERS.filter(({ id }) => id === "a4" || id === "letter").map(defaultProfile);

export const nearlyEmptySheet = defineRule({
  id: "kit/nearly-empty-sheet",
  severity: "hint",
  summary: "The last sheet of a print has only a card or two.",
  why: "a few cards fewer save everyone who prints a sheet of paper; a few more cost none",
  fix: "Remove some cards or add some; the fix says how many.",
  bad: [
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook }
  - { id: pilot, rank: 2, title: Pilot, copies: 9 }
=== kits/all.yaml
kit: all
#    ^^^ the last sheet of "all" has 1 of 9 cards on A4 and Letter
title: All
contents: [{ deck: crew }]
`,
    `
=== decks/crew.yaml
deck: crew
#     ^^^^ the last sheet of all decks has 2 of 9 cards on A4 and Letter
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Cook, copies: 11 }
`,
  ],

  *check({ game }) {
    for (const print of printsOf(game, { kits: [] })) yield* findingsOf(game, print);
  },
});

interface LastSheet extends LonelyCards {
  readonly paper: string;
  /** Kits to print it with, to save a sheet. */
  readonly together: readonly string[];
}

/** One finding for all papers that hold equally many. */
function* findingsOf(game: Game, print: Print): Iterable<Finding> {
  const sheets = HOME_PROFILES.flatMap((profile): readonly LastSheet[] => {
    const lonely = lonelyCards(plansOf(print, profile));
    const together =
      lonely.length > 0 ? kitsThatSave(game, print, (one) => plansOf(one, profile).length) : [];
    return lonely.map((one) => ({ ...one, paper: profile.paper.title, together }));
  });
  const kinds = [...new Set(sheets.map(kindOf))];
  for (const same of kinds.map((kind) => sheets.filter((one) => kindOf(one) === kind))) {
    const [first] = same as [LastSheet];
    const papers = listed(same.map(({ paper }) => paper).sort());
    yield {
      at: placeOfPrint(game, print),
      message: `the last sheet of ${game.kits.length > 0 ? `"${print.id}"` : "all decks"} has ${first.cards} of ${first.slots} cards on ${papers}`,
      fix: fixOf(first),
    };
  }
}

const kindOf = ({ cards, slots, together }: LastSheet): string => `${cards} of ${slots} ${together.join()}`;

function fixOf({ cards, slots, together }: LastSheet): string {
  const alone = `remove ${counted(cards, "card")} to save a sheet, or add up to ${slots - cards} at no extra paper`;
  if (together.length === 0) return alone;
  return `${alone}; printed as one with another kit it needs no extra sheet: ${listed(together.slice(0, 3), "or")}`;
}

/** The id of the kit, or of the first deck if there is no kit. */
function placeOfPrint({ kits, decks, source }: Game, { id }: Print): Finding["at"] {
  const kit = kits.find((one) => one.id === id);
  const home = kit?.source ?? decks[0]?.source;
  return home ? { file: home.file, path: [...home.path, kit ? "kit" : "deck"] } : source;
}
