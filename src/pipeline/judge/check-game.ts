/**
 * Takes one game from its files to scenes, with all findings on the way: what `check` reports and `build` starts from.
 */
import { addAll } from "../../diagnostics/add-all.ts";
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { eachOnce } from "../../diagnostics/each-once.ts";
import { RULES } from "../../rules/index.ts";
import { withoutUnreadOrders } from "../../rules/usage/unread-orders.ts";
import { withoutEchoes } from "../../rules/verdict/without-echoes.ts";
import { withoutMeasures } from "../../rules/verdict/without-measures.ts";
import { allFaces } from "../draw/all-faces.ts";
import { makeBooklets } from "../draw/booklet/booklets.ts";
import { keptBooklets } from "../draw/booklet/kept-booklets.ts";
import { checkRasters } from "../draw/draw-rasters.ts";
import { reportCovered } from "../draw/figure/covered-numbers.ts";
import { unknownTemplates } from "../draw/figure/figure-faces.ts";
import { reportStray } from "../draw/figure/stray-callouts.ts";
import { keptFacesOf, overKeptFaces } from "../draw/kept-faces.ts";
import { layOutGame } from "../draw/lay-out-game.ts";
import { openWorkshop, type Workshop } from "../draw/workshop.ts";
import { createRasters } from "../look/rasters.ts";
import type { CheckedGame, MadeGame } from "../made-game.ts";
import type { Pace } from "../progress.ts";
import type { ProjectContext } from "../project.ts";
import { contentDigest } from "../read/content-digest.ts";
import { readJournal } from "../read/print-journal.ts";
import { readGame } from "../read/read-game.ts";
import { applyRules } from "./apply-rules.ts";
import { judgeOf } from "./judge-game.ts";
import { localeFindings } from "./locale-findings.ts";
import { unknownProducts } from "./product-names.ts";
import { contextOf } from "./rule-context.ts";

/** A game that nothing is added to: what was found on its faces is kept for the next run. */
export async function checkGame(project: ProjectContext, id: string, progress: Pace): Promise<CheckedGame> {
  const checked = await checkGameForOrder(project, id, progress);
  checked.made?.keep();
  return checked;
}

/** A game whose faces are kept by the order that adds to them (`checkOrder`), or by `made.keep()` where there is none. */
export async function checkGameForOrder(
  project: ProjectContext,
  id: string,
  progress: Pace,
): Promise<CheckedGame> {
  const findings: Diagnostic[] = [];
  const take: Take = ({ value, diagnostics }) => {
    addAll(findings, diagnostics);
    return value;
  };
  const isComplete = (): boolean => !findings.some(({ severity }) => severity === "error");
  await progress.pause();
  const { sources, game } = take(readGame(project, id));
  await progress.pause();
  const made = game && (await makeGame(project, { game, sources }, { take, isComplete }, progress));
  const meant = made ? withoutMeasures(made.context, withoutUnreadOrders(made.context, findings)) : findings;
  const found = eachOnce(withoutEchoes(meant));
  const judge = judgeOf(project, `content/${id}`, sources, made);
  const diagnostics = judge(found, "content").findings;
  return { id, sources, made: made && withoutNotes(made), found, diagnostics, judge };
}

/**
 * The game without what rules have noted about their context, such as the words of all cards: they keep it for as long as
 * the context lives, and nothing else needs it.
 */
const withoutNotes = (made: MadeGame): MadeGame => ({ ...made, context: { ...made.context } });

/** Adds what a step found to the findings of the game. */
type Take = <T>(result: Result<T>) => T;

interface Findings {
  readonly take: Take;
  /** No error has been found so far. */
  isComplete(): boolean;
}

type ReadGame = Pick<MadeGame, "game" | "sources">;

async function makeGame(
  project: ProjectContext,
  read: ReadGame,
  { take, isComplete }: Findings,
  progress: Pace,
): Promise<MadeGame> {
  const { game, sources } = read;
  const kept = keptFacesOf(project, game);
  const workshop = await openWorkshop(overKeptFaces(project, kept), game, sources, take);
  const { faces, laid: cards } = await layOutFaces(project, read, workshop, take, progress);
  const { booklets, laid } = take(
    await makeBooklets(
      project,
      { ...workshop, ...read, laid: cards, kept: keptBooklets(project.memory, workshop.means) },
      progress,
    ),
  );
  const rasters = createRasters(workshop.fonts.programs, workshop.art.pictures, workshop.inspector.draw);
  take(await checkRasters({ ...workshop, ...read, laid, rasters }));
  take(onlyFindings([...workshop.art.diagnostics, ...workshop.icons.diagnostics]));
  const journal = journalOf(project, read, workshop);
  const drawn = { ...read, ...workshop, laid, booklets, journal };
  const context = contextOf(project, drawn, isComplete());
  take(onlyFindings(await applyRules(GAME_RULES, context, progress)));
  take(onlyFindings(await unknownProducts(game, sources)));
  const { locale } = game;
  if (locale !== undefined) take(onlyFindings(localeFindings(project, context, locale)));
  return {
    ...drawn,
    faces,
    rasters,
    context,
    keep: () => (project.hasDrafts ? kept?.pause() : kept?.close()),
  };
}

/** Rules that need posters and lists too wait for an order of everything. */
const GAME_RULES = RULES.filter((rule) => !("afterAll" in rule));

const onlyFindings = (diagnostics: readonly Diagnostic[]): Result<void> => ({
  value: undefined,
  diagnostics,
});

/** Cards, then the set-up sheets of scenarios, figures, and plans that booklets show. */
async function layOutFaces(
  { host }: ProjectContext,
  { game, sources }: ReadGame,
  { templateFiles, templates, means }: Workshop,
  take: Take,
  progress: Pace,
): Promise<Pick<MadeGame, "faces" | "laid">> {
  const { memory } = means;
  const faces = allFaces(host, game, templates, memory);
  take(onlyFindings(unknownTemplates(game, templateFiles, sources)));
  const laid = take(await layOutGame(faces, means, progress));
  take(onlyFindings([...reportStray(game, sources), ...reportCovered(game, sources)]));
  return { faces, laid };
}

/** Its name for the content is worked out once, when it is asked for, from the pictures that the game itself shows. */
function journalOf(
  project: ProjectContext,
  { game, sources }: ReadGame,
  { templateFiles, art }: Workshop,
): MadeGame["journal"] {
  const shown = new Set(art.shown);
  let name: string | undefined;
  const content = (): string => {
    name ??= contentDigest(project, game, sources, templateFiles, shown);
    return name;
  };
  // Only prints of the original are editions.
  return { ...readJournal(game.locale === undefined ? project.output : undefined, game.id), content };
}
