/**
 * Prepares what an order needs beyond the faces of its game: lays out posters, lists, leading pages and booklets of
 * combined kits, and imposes everything on sheets, each print once. `check` does it for an order of everything, `build`
 * for its own, so that printing has nothing left to lay out.
 */
import { addAll } from "../../diagnostics/add-all.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { withoutKnown } from "../../diagnostics/each-once.ts";
import type { Print } from "../../game/kits/prints.ts";
import { RULES } from "../../rules/index.ts";
import { withBooklets } from "../draw/booklet/booklets.ts";
import { withLists } from "../draw/list/lay-out-lists.ts";
import { withPosters } from "../draw/poster/lay-out-posters.ts";
import type { CheckedGame, MadeGame } from "../made-game.ts";
import { firstPrints } from "../order/first-pages.ts";
import { type GameOrder, profilesFor } from "../order/game-order.ts";
import { type Impose, imposingOnce } from "../order/impose-print.ts";
import type { Pace } from "../progress.ts";
import type { ProjectContext } from "../project.ts";
import { applyRules } from "./apply-rules.ts";
import { hardestPages } from "./hardest-pages.ts";

export interface CheckedOrder {
  /** The game with the scenes of everything that the prints show. */
  readonly made: MadeGame;
  /** The prints of the order, after their leading pages. */
  readonly prints: readonly Print[];
  /** Returns the sheets of the prints, which have been imposed. */
  readonly impose: Impose;
  /** Findings in the drawings that the check of the game did not have. */
  readonly drawn: readonly Diagnostic[];
  /** Findings on the sheets. */
  readonly imposed: readonly Diagnostic[];
}

/** Adds to a game of `checkGameForOrder`, and keeps what was found on all its faces. */
export async function checkOrder(
  project: ProjectContext,
  { made, found: known }: { readonly made: MadeGame; readonly found: CheckedGame["found"] },
  order: GameOrder,
  progress: Pace,
): Promise<CheckedOrder> {
  const impose = imposingOnce();
  const drawn = await drawOrder(project, made, order, impose, progress);
  made.keep();
  const judged = [
    ...drawn.diagnostics,
    ...(await judgeFaces(made, drawn.made, progress)),
    ...(order.isWhole ? await judgeWhole(drawn, progress) : []),
  ];
  const prints = [...drawn.first, ...order.prints];
  const imposed: Diagnostic[] = [];
  for (const print of prints)
    for (const profile of profilesFor(print, order)) {
      await progress.pause();
      addAll(imposed, impose(drawn.made, print, profile, order.draft).diagnostics);
    }
  return {
    made: drawn.made,
    prints,
    impose,
    drawn: withoutKnown(judged, known),
    imposed,
  };
}

interface DrawnOrder {
  /** The game with everything drawn that the order shows. */
  readonly made: MadeGame;
  /** The leading pages. */
  readonly first: readonly Print[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Leading pages come last: they say on how many sheets the others are. */
async function drawOrder(
  project: ProjectContext,
  made: MadeGame,
  order: GameOrder,
  impose: Impose,
  progress: Pace,
): Promise<DrawnOrder> {
  const posters = await withPosters(made, order.prints, progress);
  const lists = await withLists(posters.value, order.prints, progress);
  const booklets = await withBooklets(project, lists.value, order.prints, progress);
  const leading = firstPrints(booklets.value, order, impose);
  const first = order.isWhole ? hardestPages(leading, made.templates) : leading;
  const led = await withLists(booklets.value, first, progress, "first pages");
  const diagnostics = [posters, lists, booklets, led].flatMap((step) => step.diagnostics);
  return { made: led.value, first, diagnostics };
}

const FACE_RULES = RULES.filter((rule) => "eachFace" in rule);
const LAST_RULES = RULES.filter((rule) => "afterAll" in rule);

/** Applies the rules to the faces added to the game. */
async function judgeFaces(
  { laid: before, context }: MadeGame,
  { laid }: MadeGame,
  progress: Pace,
): Promise<readonly Diagnostic[]> {
  const faces = laid.faces.slice(before.faces.length);
  return faces.length === 0 ? [] : applyRules(FACE_RULES, { ...context, faces }, progress);
}

/** What the rules find that need all faces of the game. */
function judgeWhole(
  { made: { context, laid }, diagnostics }: DrawnOrder,
  progress: Pace,
): Promise<readonly Diagnostic[]> {
  const complete = context.complete && !diagnostics.some(({ severity }) => severity === "error");
  return applyRules(LAST_RULES, { ...context, faces: laid.faces, complete }, progress);
}
