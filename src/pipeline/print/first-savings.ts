/** What the page that leads a kit advises: a gap that costs no paper, another kit that saves some. */
import type { Game } from "../../game/game.ts";
import { kitsThatSave } from "../../game/kits/kits-that-save.ts";
import type { KitPrint } from "../../game/kits/prints.ts";
import type { JsonObject } from "../../schema/files.ts";
import { lonelyCards, plansOf } from "../../sheet/plan/lonely-cards.ts";
import type { SheetPlan } from "../../sheet/plan/sheet-plan.ts";
import type { PrintProfile } from "../../sheet/sheet.ts";

/** Widths of a gap between cards that are proposed, in mm, the best first. */
const GAPS = [3, 2, 1];

/**
 * `gap` is 0 where none helps; `lonely` has the sheets with few cards, `together` the kits that have room for these; `among`
 * says that some cards lie among pieces for scissors.
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

/** Cards with different frames share their cut lines there: a cut that is off shows a sliver of the neighbour. */
const isMixed = ({ lots }: SheetPlan): boolean =>
  lots.some(({ grid, cards }) => grid.gap === 0 && new Set(cards.map(({ front }) => front)).size > 1);

/** The widest that takes no more sheets. */
function gapFor(whole: KitPrint, profile: PrintProfile, sheets: number): number {
  return GAPS.find((gap) => plansOf(whole, { ...profile, gap }).length <= sheets) ?? 0;
}
