/**
 * The order that `check` looks at: everything that the game's kits print, on A4 the usual way. What a build prints beyond it
 * (pages for three players, the poster of a scenario alone) differs in names and numbers, and is checked when it is built.
 */
import { bookletPrints, type KitPrint, type Print, printsOf, wholePrints } from "../../game/kits/prints.ts";
import { parsePaper } from "../../sheet/papers.ts";
import { defaultProfile } from "../../sheet/profile.ts";
import type { Paper } from "../../sheet/sheet.ts";
import { trackOf } from "../../track/scenario-tracks.ts";
import { listPrintsOf } from "../draw/list/kit-lists.ts";
import type { MadeGame } from "../made-game.ts";
import type { ResolvedOrder } from "../print/order/resolved-order.ts";
import { posterPrint, scenarioPrintsOfKit } from "../print/scenario-prints.ts";

/** Of each list of a kit: those of 450 cards or more. The pages behind them come from the same template. */
const MOST_PAGES = 10;

export function wholeOrder(made: MadeGame): ResolvedOrder {
  const { game } = made;
  const all = { kits: [] };
  const wholes = wholePrints(game, all);
  const prints = [
    ...printsOf(game, all),
    ...scenarioPrints(made),
    ...wholes.flatMap((whole) => bookletPrints(game, whole)),
    ...wholes.flatMap((whole) => listPrints(made, whole)),
  ];
  const profiles = [defaultProfile(parsePaper("a4") as Paper)];
  return { prints, profiles, draft: false, proof: false, wholes, players: undefined };
}

/** Of all kits, each poster once; where no kit has one, a poster all the same, so that its template is looked at. */
function scenarioPrints(made: MadeGame): readonly Print[] {
  const { kits, scenarios } = made.game;
  const prints = kits.flatMap((kit) => scenarioPrintsOfKit(made, kit));
  const posters = new Map(prints.filter(({ as }) => as === "poster").map((poster) => [poster.id, poster]));
  const first = scenarios.find((scenario) => trackOf(scenario).track !== undefined);
  return [
    ...prints.filter(({ as }) => as !== "poster"),
    ...posters.values(),
    ...(posters.size === 0 && first ? [posterPrint(made, first)] : []),
  ];
}

/** None of a game without kits: they would go through all its decks, of which there may be thousands of cards. */
function listPrints(made: MadeGame, whole: KitPrint): readonly Print[] {
  if (whole.kits.length === 0) return [];
  return listPrintsOf(made, whole, undefined).map(firstPages);
}

/** Of each drawing: contents card and pull list are one print. */
function firstPages(print: Print): Print {
  const counts = new Map<string, number>();
  const cards = print.cards.filter(({ deck }) => {
    const count = (counts.get(deck.id) ?? 0) + 1;
    counts.set(deck.id, count);
    return count <= MOST_PAGES;
  });
  return { ...print, cards };
}
