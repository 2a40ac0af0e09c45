/**
 * What the shipped games print. How many sheets of paper it takes, on A4 and Letter alike: cards and pieces, set-up sheets,
 * booklets; a sheet takes nine poker cards or four pages of a booklet, a page two set-up sheets. And that a build finds
 * nothing that `check` did not. Both are here because the games are then made once for both.
 */
import { describe, expect, test } from "vitest";
import { withoutKnown } from "../../src/diagnostics/each-once.ts";
import { checkOrder } from "../../src/pipeline/judge/check-order.ts";
import { wholeOrder } from "../../src/pipeline/judge/whole-order.ts";
import { choosePrints, chooseWholes, selectionOf } from "../../src/pipeline/order/choose-prints.ts";
import { imposePrint } from "../../src/pipeline/order/impose-print.ts";
import { fullOrder } from "../../src/pipeline/order/order.ts";
import { profilesOf } from "../../src/pipeline/order/print-profiles.ts";
import { SILENT } from "../../src/pipeline/progress.ts";
import { parsePaper } from "../../src/sheet/papers.ts";
import { defaultProfile } from "../../src/sheet/profile.ts";
import type { Paper } from "../../src/sheet/sheet.ts";
import { SHIPPED_PROJECT } from "../support/game/shipped-project.ts";
import { type UsableGame, usableGame } from "../support/game/usable-game.ts";

const games = new Map<string, Promise<UsableGame>>();

function shipped(id: string): Promise<UsableGame> {
  const game = games.get(id) ?? usableGame(SHIPPED_PROJECT, id);
  games.set(id, game);
  return game;
}

type Part = "cards" | "board" | "setup" | "booklet";

const PART = { pages: "setup", board: "board", booklet: "booklet" } as const;

/** For each part of a kit; booklets are those to fold. Boards take different counts on different papers. */
async function sheetsOf(game: string, kit: string, paper: string): Promise<Readonly<Record<Part, number>>> {
  const { made } = await shipped(game);
  const profile = defaultProfile(parsePaper(paper) as Paper);
  const selection = selectionOf(SHIPPED_PROJECT, [made.game], fullOrder({ kits: [kit] }));
  const sheets = { cards: 0, board: 0, setup: 0, booklet: 0 };
  for (const print of choosePrints(made, selection)) {
    const { as } = print;
    if (as === "lists" || as === "booklet-screen" || as === "booklet-pages" || as === "poster") continue;
    sheets[as === undefined ? "cards" : PART[as]] += imposePrint(made, print, profile, false).value.sheets;
  }
  return sheets;
}

const ONLY = { board: 0, setup: 0, booklet: 0 };

describe.each(["a4", "letter"])("on %s", { timeout: 120_000 }, (paper) => {
  test.each([
    // 81 cards = 9 x 9; 10 set-up sheets on 5 pages; 16 pages = 4 x 4
    ["pirate-quest", "starter-pack", { cards: 9, board: 0, setup: 3, booklet: 4 }],
    // a box, ten nets and 18 tokens: tokens fill the space that the others leave
    ["pirate-quest", "extras", { ...ONLY, cards: 2 }],
    ["pirate-quest", "stickers", { ...ONLY, cards: 1 }],
    // 96 cards = 10 x 9 + 6 beside tokens; the other tokens, five screens, a box; 12 pages
    ["pirate-tricks", "game", { ...ONLY, cards: 15, booklet: 3 }],
    // 62 cards = 6 x 9 + 8 beside pieces, two nets, a box; 16 pages
    ["pirates-flag", "game", { cards: 9, board: paper === "a4" ? 3 : 4, setup: 0, booklet: 4 }],
    // 350 cards and 10 aid cards = 40 x 9; 48 and 12 chips on one more; 16 pages
    ["pirate-attack", "main", { ...ONLY, cards: 41, booklet: 4 }],
    // 50 cards = 5 x 9 + 5; a pack's pages are a sheet of their own
    ["pirate-attack", "magic-shop", { ...ONLY, cards: 6, booklet: 1 }],
    ["pirate-attack", "raise-the-dead", { ...ONLY, cards: 6, booklet: 1 }],
    ["pirate-attack", "miss-direction", { ...ONLY, cards: 6, booklet: 1 }],
    // and two dice of twenty faces, a sheet
    ["pirate-attack", "special-abilities", { ...ONLY, cards: 7, booklet: 1 }],
    // 100 cards = 11 x 9 + 1: the last one is beside two nets
    ["pirate-attack", "walk-the-plank", { ...ONLY, cards: 12, booklet: 1 }],
    // or beside the Chip of Power
    ["pirate-attack", "the-tavern", { ...ONLY, cards: 12, booklet: 1 }],
    // a box of 205 x 179 mm fills a sheet
    ["pirate-attack", "boxes", { ...ONLY, cards: 10 }],
    // 760 cards = 84 x 9 + 4, chips and nets beside them; ten boxes; 27 pages
    ["pirate-attack", "everything", { ...ONLY, cards: 95, booklet: 7 }],
  ] as const)("%s, kit %s: %o", async (game, kit, sheets) => {
    expect(await sheetsOf(game, kit, paper)).toEqual(sheets);
  });

  test("all of Pirate Quest takes at most 19 sheets", async () => {
    const kits = [
      await sheetsOf("pirate-quest", "starter-pack", paper),
      await sheetsOf("pirate-quest", "extras", paper),
    ];
    const sum = kits.reduce((all, { cards, setup, booklet }) => all + cards + setup + booklet, 0);
    // 9 + 3 + 4 + 2
    expect(sum).toBe(18);
    expect(sum).toBeLessThanOrEqual(19);
  });
});

/**
 * An order without names prints each kit alone, so no order for a single kit prints anything else. For the fewest
 * players, shares of decks are printed, and pages have other names and numbers.
 */
test.each(["pirate-attack", "pirate-quest", "pirate-tricks", "pirates-flag"])(
  "a build of %s finds in its drawings what check found, on its sheets only what is due to the paper",
  { timeout: 120_000 },
  async (id) => {
    const game = await shipped(id);
    const { made } = game;
    const whole = await checkOrder(SHIPPED_PROJECT, game, wholeOrder(made), SILENT);
    const known = [...whole.drawn, ...whole.imposed];
    for (const players of [undefined, made.game.players?.min]) {
      const full = fullOrder({ players, lists: true, papers: ["both"] });
      const selection = selectionOf(SHIPPED_PROJECT, [made.game], full);
      const [prints, wholes] = [choosePrints(made, selection), chooseWholes(made, selection)];
      const order = { prints, wholes, profiles: profilesOf(full), draft: false, proof: false, players };
      const built = await checkOrder(SHIPPED_PROJECT, game, order, SILENT);
      // Two leading pages, contents card and pull list, and contact sheet.
      const lists = built.prints.filter(({ as }) => as === "lists");
      expect(lists).toHaveLength(4 * made.game.kits.length);
      const more = withoutKnown([...built.drawn, ...built.imposed], known);
      const words = more.map(({ rule, message }) => `${rule}: ${message}`);
      expect(words.filter((word) => !/^sheet\/.* on Letter\b/.test(word))).toEqual([]);
    }
  },
);
