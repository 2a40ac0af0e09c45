/**
 * Prepares what an order needs beyond the faces of its game: lays out posters, lists, leading pages and booklets of
 * combined kits, and imposes everything on sheets, each print once. `check` does it for an order of everything, `build`
 * for its own, so that printing has nothing left to lay out.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { isSameFinding } from "../../diagnostics/each-once.ts";
import type { Print } from "../../game/kits/prints.ts";
import { RULES } from "../../rules/index.ts";
import { runRules } from "../../rules/run-rules.ts";
import { withBooklets } from "../draw/booklet/booklets.ts";
import { withLists } from "../draw/list/lay-out-lists.ts";
import { withPosters } from "../draw/poster/lay-out-posters.ts";
import type { CheckedGame, MadeGame } from "../made-game.ts";
import { firstPrints } from "../order/first-pages.ts";
import { type Impose, imposingOnce } from "../order/impose-print.ts";
import { profilesFor } from "../order/ordered-prints.ts";
import type { ResolvedOrder } from "../order/resolved-order.ts";
import type { Progress } from "../progress.ts";
import type { ProjectContext } from "../project.ts";
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
  order: ResolvedOrder,
  progress: Progress,
): Promise<CheckedOrder> {
  const impose = imposingOnce();
  const drawn = await drawOrder(project, made, order, impose, progress);
  made.keep();
  const judged = [
    ...drawn.diagnostics,
    ...judgeFaces(made, drawn.made),
    ...(order.isWhole ? judgeWhole(drawn) : []),
  ];
  const prints = [...drawn.first, ...order.prints];
  const imposed = prints.flatMap((print) =>
    profilesFor(print, order).flatMap(
      (profile) => impose(drawn.made, print, profile, order.draft).diagnostics,
    ),
  );
  return {
    made: drawn.made,
    prints,
    impose,
    drawn: judged.filter((one) => !known.some((other) => isSameFinding(one, other))),
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
  order: ResolvedOrder,
  impose: Impose,
  progress: Progress,
): Promise<DrawnOrder> {
  const posters = await withPosters(made, order.prints, progress);
  const lists = await withLists(posters.value, order.prints, progress);
  const booklets = withBooklets(project, lists.value, order.prints);
  const leading = firstPrints(booklets.value, order, impose);
  const first = order.isWhole ? hardestPages(leading, made.templates) : leading;
  const led = await withLists(booklets.value, first, progress);
  const diagnostics = [posters, lists, booklets, led].flatMap((step) => step.diagnostics);
  return { made: led.value, first, diagnostics };
}

const FACE_RULES = RULES.filter((rule) => "eachFace" in rule);
const LAST_RULES = RULES.filter((rule) => "afterAll" in rule);

/** Applies the rules to the faces added to the game. */
function judgeFaces({ laid: before, context }: MadeGame, { laid }: MadeGame): readonly Diagnostic[] {
  const faces = laid.faces.slice(before.faces.length);
  return faces.length === 0 ? [] : runRules(FACE_RULES, { ...context, faces });
}

/** What the rules find that need all faces of the game. */
function judgeWhole({ made: { context, laid }, diagnostics }: DrawnOrder): readonly Diagnostic[] {
  const complete = context.complete && !diagnostics.some(({ severity }) => severity === "error");
  return runRules(LAST_RULES, { ...context, faces: laid.faces, complete });
}
