/** Advice on the leading page of a kit: a gap that costs no paper, another kit that saves some. */
import type { Game } from "../../game/game.ts";
import { kitsThatSave } from "../../game/kits/kits-that-save.ts";
import type { KitPrint } from "../../game/kits/prints.ts";
import type { JsonObject } from "../../schema/files.ts";
import { lonelyCards, plansOf } from "../../sheet/plan/lonely-cards.ts";
import type { SheetPlan } from "../../sheet/plan/sheet-plan.ts";
import type { PrintProfile } from "../../sheet/sheet.ts";

/** Gaps between cards to suggest, in mm, best first. */
const GAPS = [3, 2, 1];

/**
 * `gap` is 0 if none helps; `lonely` lists the sheets with few cards, `together` the kits with room for these; `among`
 * is true if some cards are among pieces to cut with scissors.
 */
export function savingsOf(game: Game, whole: KitPrint, profile: PrintProfile): JsonObject {
  const plans = plansOf(whole, profile);
  const lonely = lonelyCards(plans).map(({ sheet, cards }) => ({ sheet, cards }));
  return {
    gap: profile.gap === 0 && plans.some(isMixed) ? gapFor(whole, profile, plans.length) : 0,
    lonely,
    among: plans.some(({ lots, cards }) => lots.length > 1 && cards.some(({ dieLine }) => !dieLine)),
    together:
      lonely.length > 0 ? [...kitsThatSave(game, whole, (print) => plansOf(print, profile).length)] : [],
  };
}

/** Whether cards with different frames share cut lines, where an inexact cut shows a sliver of the neighbour. */
const isMixed = ({ lots }: SheetPlan): boolean =>
  lots.some(({ grid, cards }) => grid.gap === 0 && new Set(cards.map(({ front }) => front)).size > 1);

/** The widest gap that needs no further sheets. */
function gapFor(whole: KitPrint, profile: PrintProfile, sheets: number): number {
  return GAPS.find((gap) => plansOf(whole, { ...profile, gap }).length <= sheets) ?? 0;
}
