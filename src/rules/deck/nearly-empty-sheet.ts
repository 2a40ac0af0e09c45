/** Checks that the last sheet of a print is worth its paper. */

import { counted, listed } from "../../diagnostics/words.ts";
import type { Deck, Game } from "../../game/game.ts";
import { type Print, printsOf } from "../../game/prints.ts";
import { bestGrid, capacityOf } from "../../sheet/grid.ts";
import { PAPERS } from "../../sheet/papers.ts";
import { defaultProfile } from "../../sheet/profile.ts";
import type { Paper, Piece } from "../../sheet/sheet.ts";
import { countCopies, type SizeClass, sizeClasses } from "../../sheet/size-classes.ts";
import { defineRule, type Finding } from "../define-rule.ts";

/** The papers that people have at home. */
const HOME_PAPERS = PAPERS.filter(({ id }) => id === "a4" || id === "letter");
/** Of the slots of the last sheet, as many may be filled for it to be nearly empty: 2 of 9. */
const SHARE = 2 / 9;

export const nearlyEmptySheet = defineRule({
  id: "deck/nearly-empty-sheet",
  severity: "hint",
  summary: "The last sheet of a print holds only a card or two.",
  why: "a few cards less save a sheet of paper for everybody who prints, a few more cost none",
  mend: "Take some cards away or add some; the fix says how many.",
  good: [
    `
=== kits/all.yaml
kit: all
title: All
contents: [{ deck: crew, times: 4 }]
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
  - { id: cook, rank: 1, title: Cook }
  - { id: pilot, rank: 2, title: Pilot, copies: 9 }
=== kits/all.yaml
kit: all
#    ^^^ the last sheet of "all" holds 1 of 9 cards on A4 and Letter
title: All
contents: [{ deck: crew }]
`,
    `
=== decks/crew.yaml
deck: crew
#     ^^^^ the last sheet of all decks holds 2 of 9 cards on A4 and Letter
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Cook, copies: 11 }
`,
  ],

  *check({ game }) {
    for (const print of printsOf(game, { kits: [] }))
      for (const size of sizeClasses(piecesOf(print), defaultProfile(HOME_PAPERS[0] as Paper).bleed))
        yield* findingsOf(game, print, size);
  },
});

/** The cards of each deck as one piece: how many there are is all that counts. */
function piecesOf({ cards }: Print): readonly Piece[] {
  const copies = new Map<Deck, number>();
  for (const { deck, copies: more } of cards)
    if (more > 0 && deck.shape === "card") copies.set(deck, (copies.get(deck) ?? 0) + more);
  return [...copies].map(
    ([
      {
        id,
        size,
        bleed,
        cards: [first],
      },
      count,
    ]) => ({
      id,
      component: id,
      front: first?.front ?? "",
      trim: { width: size.width, height: size.height },
      bleed,
      copies: count,
    }),
  );
}

interface LastSheet {
  readonly paper: string;
  readonly slots: number;
  readonly cards: number;
}

/** One finding for papers that hold equally many. */
function* findingsOf(game: Game, print: Print, size: SizeClass): Iterable<Finding> {
  const count = countCopies(size.pieces);
  const sheets = HOME_PAPERS.flatMap((paper) => lastSheet(paper, size, count) ?? []);
  const slots = [...new Set(sheets.map((sheet) => sheet.slots))];
  for (const same of slots.map((number) => sheets.filter((sheet) => sheet.slots === number))) {
    const [{ cards, slots: all } = { cards: 0, slots: 0 }] = same;
    const papers = listed(same.map(({ paper }) => paper).sort());
    yield {
      at: placeOfPrint(game, print),
      message: `the last sheet of ${game.kits.length > 0 ? `"${print.id}"` : "all decks"} holds ${cards} of ${all} cards on ${papers}`,
      fix: `take away ${counted(cards, "card")} for one sheet less, or add up to ${all - cards} that cost no paper`,
    };
  }
}

/** The last sheet, where it is nearly empty and not the only one. */
function lastSheet(paper: Paper, { card, bleed }: SizeClass, count: number): LastSheet | undefined {
  const grid = bestGrid(card, bleed, defaultProfile(paper), false);
  const slots = grid ? capacityOf(grid) : 0;
  const cards = slots === 0 ? 0 : count % slots;
  if (count <= slots || cards === 0 || cards > slots * SHARE) return undefined;
  return { paper: paper.title, slots, cards };
}

/** The id of the kit, or of the first deck where there is no kit. */
function placeOfPrint({ kits, decks, source }: Game, { id }: Print): Finding["at"] {
  const kit = kits.find((one) => one.id === id);
  const home = kit?.source ?? decks[0]?.source;
  return home ? { file: home.file, path: [...home.path, kit ? "kit" : "deck"] } : source;
}
