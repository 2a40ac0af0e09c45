/**
 * The order that `check` looks at: everything that the game's kits print, on A4 with default settings, and the hardest page
 * of each kind about kits. The rest is checked only by a build, before it writes any file of the game: pages of other kits
 * (`hardestPages`), the lists of a game without kits, pages for a number of players, pages and booklets of combined kits, the
 * poster of a scenario that no kit includes, and sheets of other papers, margins, gaps and backs. Pictures of cards are
 * drawn after the PDFs.
 */
import { bookletPrints, type KitPrint, type Print, printsOf, wholePrints } from "../../game/kits/prints.ts";
import { parsePaper } from "../../sheet/papers.ts";
import { defaultProfile } from "../../sheet/profile.ts";
import type { Paper } from "../../sheet/sheet.ts";
import { trackOf } from "../../track/scenario-tracks.ts";
import { listPrintsOf } from "../draw/list/kit-lists.ts";
import type { MadeGame } from "../made-game.ts";
import type { GameOrder } from "../order/game-order.ts";
import { posterPrint, scenarioPrintsOfKit } from "../order/scenario-prints.ts";
import { hardestPages } from "./hardest-pages.ts";

export function wholeOrder(made: MadeGame): GameOrder {
  const { game } = made;
  const all = { kits: [] };
  const wholes = wholePrints(game, all);
  const prints = [
    ...printsOf(game, all),
    ...scenarioPrints(made),
    ...wholes.flatMap((whole) => bookletPrints(game, whole)),
    ...hardestPages(
      wholes.flatMap((whole) => listPrints(made, whole)),
      made.templates,
    ),
  ];
  const profiles = [defaultProfile(parsePaper("a4") as Paper)];
  return { prints, profiles, draft: false, proof: false, wholes, players: undefined, isWhole: true };
}

/** The scenario prints of all kits, each poster once; if no kit has one, one poster anyway, so that its template is checked. */
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

/** The list prints; none for a game without kits, whose lists would cover all decks, possibly thousands of cards. */
function listPrints(made: MadeGame, whole: KitPrint): readonly Print[] {
  return whole.kits.length === 0 ? [] : listPrintsOf(made, whole, undefined);
}
