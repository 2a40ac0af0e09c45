/**
 * One game from its files to scenes, with every finding on the way: what `check` reports and `build` starts from.
 */
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import { eachOnce } from "../diagnostics/each-once.ts";
import type { Game } from "../game/game.ts";
import type { LayoutResources } from "../layout/resources.ts";
import type { FontBook } from "../layout/text/font-book.ts";
import type { Journal } from "../rules/define-rule.ts";
import { RULES } from "../rules/index.ts";
import { runRules } from "../rules/run-rules.ts";
import { withoutEchoes } from "../rules/without-echoes.ts";
import type { Sources } from "../source/tree.ts";
import type { TemplateFiles } from "../template/template.ts";
import { type ArtLibrary, createArtLibrary } from "./art.ts";
import { contentDigest } from "./content-digest.ts";
import { type Face, facesOf } from "./faces.ts";
import { createIconLibrary, type IconLibrary } from "./icons.ts";
import { type Judge, judgeOf } from "./judge-game.ts";
import { type LaidGame, layOutGame } from "./lay-out-game.ts";
import { digestOf } from "./memory.ts";
import { readJournal } from "./print-journal.ts";
import type { Progress } from "./progress.ts";
import type { Project } from "./project.ts";
import { readGame } from "./read-game.ts";
import { compileSet, readFonts, readTemplates } from "./templates.ts";

/** Pixels per inch of what vectors cannot draw. */
const RASTER_DPI = 300;

export interface CheckedGame {
  readonly id: string;
  readonly sources: Sources;
  /** Undefined when the game's own file cannot be used; then there are only findings. */
  readonly made: MadeGame | undefined;
  /** Everything that was found before the sheets, each once. */
  readonly found: readonly Diagnostic[];
  /** The same as the game allows and grades it. */
  readonly diagnostics: readonly Diagnostic[];
  /** The verdict with the findings of sheets, or on these alone. */
  readonly judge: Judge;
}

export interface MadeGame {
  readonly game: Game;
  readonly sources: Sources;
  readonly templateFiles: TemplateFiles;
  readonly faces: readonly Face[];
  readonly laid: LaidGame;
  readonly fonts: FontBook;
  readonly art: ArtLibrary;
  readonly icons: IconLibrary;
  readonly journal: Journal;
}

export async function checkGame(project: Project, id: string, progress: Progress): Promise<CheckedGame> {
  const findings: Diagnostic[] = [];
  const take = <T>({ value, diagnostics }: Result<T>): T => {
    findings.push(...diagnostics);
    return value;
  };
  const hasFailed = (): boolean => findings.some(({ severity }) => severity === "error");
  const { sources, game } = take(readGame(project, id));
  const made = game && (await makeGame(project, game, sources, take, hasFailed, progress));
  const found = eachOnce(withoutEchoes(findings));
  const judge = judgeOf(project, `content/${id}`, sources, made);
  return { id, sources, made, found, diagnostics: judge(found, "content").findings, judge };
}

async function makeGame(
  project: Project,
  game: Game,
  sources: Sources,
  take: <T>(result: Result<T>) => T,
  hasFailed: () => boolean,
  progress: Progress,
): Promise<MadeGame> {
  const templateFiles = take(readTemplates(project, game.id));
  const set = take(compileSet(project, templateFiles));
  const { book: fonts, key: fontsKey } = take(readFonts(project, game.id, game.fallbackFonts));
  const icons = createIconLibrary(project, game);
  const faces = facesOf(game, set, project.memory);
  const art = createArtLibrary(project, game.folder);
  const resources: LayoutResources = {
    fonts,
    icon: icons.find,
    term: (name) => (Object.hasOwn(game.glossary.terms, name) ? game.glossary.terms[name]?.text : undefined),
    art: art.find,
    rasterDpi: RASTER_DPI,
  };
  const means = { art, resources, key: resourcesKey(project, game, fontsKey), memory: project.memory };
  const laid = take(await layOutGame(faces, means, progress));
  take({ value: undefined, diagnostics: art.diagnostics });
  const content = (): string => contentDigest(project, game, sources, templateFiles, art.shown);
  const journal = { ...readJournal(project.output, game.id), content };
  const rules = runRules(RULES, {
    game,
    sources,
    templateFiles,
    templates: set.templates,
    faces: laid.faces,
    hasIcon: (name) => icons.find(name) !== undefined,
    iconNames: icons.names,
    artFiles: art.files,
    shownArt: art.shown,
    iconFile: (name) => {
      const file = icons.find(name)?.file;
      return file?.startsWith(`${game.folder}/`) ? file : undefined;
    },
    fontFamilies: [...new Set(fonts.faces.flatMap(({ family, legacyFamily }) => [family, legacyFamily]))],
    journal,
    complete: !hasFailed(),
  });
  take({ value: undefined, diagnostics: rules });
  return { game, sources, templateFiles, faces, laid, fonts, art, icons, journal };
}

/** Names what faces are laid out with; without a memory nobody asks. */
function resourcesKey({ host, memory }: Project, { folder, glossary }: Game, fonts: string): string {
  if (!memory) return "";
  const files = host.listFiles(folder).filter((file) => !/\.(ya?ml|csv|md|txt)$/i.test(file));
  return digestOf([
    fonts,
    JSON.stringify(drawnWords(glossary)),
    ...files.flatMap((file) => [file, host.readBytes(file)]),
  ]);
}

/** What of the glossary a drawing can show: which icon a name leads to, and what a term prints. */
function drawnWords({ icons, symbols, terms }: Game["glossary"]): unknown {
  return [
    icons,
    Object.entries(symbols).map(([name, { icon }]) => [name, icon]),
    Object.entries(terms).map(([name, { text }]) => [name, text]),
  ];
}
