/**
 * One game from its files to scenes, with every finding on the way: what `check` reports and `build` starts from.
 */
import { addAll } from "../../diagnostics/add-all.ts";
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { eachOnce } from "../../diagnostics/each-once.ts";
import { groupedBy } from "../../diagnostics/grouped.ts";
import type { Game } from "../../game/game.ts";
import type { RuleContext } from "../../rules/define-rule.ts";
import { RULES } from "../../rules/index.ts";
import { runRules } from "../../rules/run-rules.ts";
import { withoutUnreadOrders } from "../../rules/usage/unread-orders.ts";
import { withoutEchoes } from "../../rules/verdict/without-echoes.ts";
import type { Sources } from "../../source/tree.ts";
import { asRead } from "../../template/xml/as-read.ts";
import { makeBooklets } from "../draw/booklet/booklets.ts";
import { keptBooklets } from "../draw/booklet/kept-booklets.ts";
import type { LaidBooklet } from "../draw/booklet/laid-booklet.ts";
import { planFaces } from "../draw/booklet/plan-faces.ts";
import { checkRasters } from "../draw/draw-rasters.ts";
import { facesOf } from "../draw/faces.ts";
import { tellCovered } from "../draw/figure/covered-numbers.ts";
import { figureFaces, unknownTemplates } from "../draw/figure/figure-faces.ts";
import { tellStray } from "../draw/figure/stray-callouts.ts";
import { keptFaces } from "../draw/kept-faces.ts";
import { faceKey, layOutGame } from "../draw/lay-out-game.ts";
import { setupSheetFaces } from "../draw/scenario-faces.ts";
import { strayTemplates } from "../draw/stray-templates.ts";
import { openWorkshop } from "../draw/workshop.ts";
import { picturesBeside } from "../look/art-names.ts";
import { createRasters } from "../look/rasters.ts";
import type { CheckedGame, MadeGame } from "../made-game.ts";
import { readJournal } from "../print/print-journal.ts";
import type { Progress } from "../progress.ts";
import { contentDigest } from "../read/content-digest.ts";
import type { ProjectContext } from "../read/project.ts";
import { readGame } from "../read/read-game.ts";
import { judgeOf } from "./judge-game.ts";

/** Each text once, with all that it prints with any kit. */
function textsOf(booklets: readonly LaidBooklet[]): RuleContext["booklets"] {
  const byFile = groupedBy(
    booklets.flatMap(({ text }) => text ?? []),
    ({ file }) => file,
  );
  return [...byFile].map(([file, texts]) => ({
    file,
    printed: [...new Set(texts.map(({ printed }) => printed))].join("\n"),
  }));
}

export async function checkGame(
  project: ProjectContext,
  id: string,
  progress: Progress,
): Promise<CheckedGame> {
  const findings: Diagnostic[] = [];
  const take = <T>({ value, diagnostics }: Result<T>): T => {
    addAll(findings, diagnostics);
    return value;
  };
  const hasFailed = (): boolean => findings.some(({ severity }) => severity === "error");
  const { sources, game } = take(readGame(project, id));
  const made = game && (await makeGame(project, game, sources, take, hasFailed, progress));
  const meant = made ? withoutUnreadOrders(made.context, findings) : findings;
  const found = eachOnce(withoutEchoes(meant));
  const judge = judgeOf(project, `content/${id}`, sources, made);
  return { id, sources, made, found, diagnostics: judge(found, "content").findings, judge };
}

async function makeGame(
  project: ProjectContext,
  game: Game,
  sources: Sources,
  take: <T>(result: Result<T>) => T,
  hasFailed: () => boolean,
  progress: Progress,
): Promise<MadeGame> {
  const kept = project.cache && keptFaces(project.cache, game.id, game.ink);
  const memory = kept ? kept.over(project.memory) : project.memory;
  const workshop = await openWorkshop(memory ? { ...project, memory } : project, game, sources, take);
  const { templateFiles, templates, fonts, icons, art, means } = workshop;
  const faces = [
    ...facesOf(game, templates, memory),
    ...setupSheetFaces(game, templates, memory),
    ...figureFaces(game, templates, memory),
    ...planFaces(project.host, game, templates, memory),
  ];
  take({ value: undefined, diagnostics: unknownTemplates(game, templateFiles, sources) });
  const cards = take(await layOutGame(faces, means, progress));
  take({ value: undefined, diagnostics: [...tellStray(game, sources), ...tellCovered(game, sources)] });
  const { booklets, laid } = take(
    makeBooklets(project, {
      ...workshop,
      game,
      sources,
      laid: cards,
      kept: keptBooklets(project.memory, means),
    }),
  );
  const rasters = createRasters(fonts.programs, art.pictures, workshop.inspector.draw);
  take(await checkRasters({ ...workshop, game, sources, laid, rasters }));
  take({ value: undefined, diagnostics: [...art.diagnostics, ...icons.diagnostics] });
  kept?.close();
  let name: string | undefined;
  const content = (): string => {
    name ??= contentDigest(project, game, sources, templateFiles, art.shown);
    return name;
  };
  const journal = { ...readJournal(project.output, game.id), content };
  const context: RuleContext = {
    game,
    limits: workshop.limits,
    sources,
    templateFiles,
    templates,
    strayTemplate: strayTemplates(project.host, game.id),
    templateDrawings: picturesBeside(project.host, game.folder).filter((file) => /\.svg$/i.test(file)),
    textOf: ({ text }) => asRead(text, "svg").text,
    faces: laid.faces,
    drawingOf: (card, side) => laid.keys.get(faceKey(card, side)),
    booklets: textsOf(booklets),
    hasIcon: (name) => icons.find(name) !== undefined,
    iconNames: icons.names,
    artFiles: art.files,
    refusedArt: art.refused,
    shownArt: art.shown,
    iconFile: (name) => {
      const file = icons.find(name)?.file;
      return file?.startsWith(`${game.folder}/`) ? file : undefined;
    },
    fontFamilies: [...new Set(fonts.faces.flatMap(({ family, legacyFamily }) => [family, legacyFamily]))],
    journal,
    complete: !hasFailed(),
  };
  take({ value: undefined, diagnostics: runRules(RULES, context) });
  return { game, sources, faces, laid, rasters, booklets, journal, context, ...workshop };
}
