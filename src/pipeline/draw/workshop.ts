/** The resources for a game's drawings: its templates, fonts, icons and pictures, opened once. */
import type { Result } from "../../diagnostics/diagnostic.ts";
import type { FontBook } from "../../font/font-book.ts";
import type { Game } from "../../game/game.ts";
import type { LayoutResources } from "../../layout/resources.ts";
import { digestOf } from "../../remember/memory.ts";
import { fileOf, type Searched, type Side, shownPlace } from "../../rules/places.ts";
import { USUAL_LANGUAGE } from "../../schema/locale/language.ts";
import type { Sources } from "../../source/tree.ts";
import type { CompiledTemplates, TemplateFiles } from "../../template/template.ts";
import type { Asker } from "../look/addresses.ts";
import { type ArtLibrary, createArtLibrary, type PlaceAsked } from "../look/art.ts";
import { picturesBeside } from "../look/art-names.ts";
import { createIconLibrary, type IconLibrary } from "../look/icons.ts";
import type { Inspector } from "../look/inspector.ts";
import { inspectorOf } from "../look/known-verdicts.ts";
import type { ProjectContext } from "../project.ts";
import { allowanceOf } from "../read/allowance.ts";
import { withWords } from "../read/locale/template-words.ts";
import { contentName, steadyReads } from "../read/steady-reads.ts";
import { bytesOrWords } from "../read/unreadable-files.ts";
import { inkLookOf } from "./ink.ts";
import type { LayoutMeans } from "./lay-out-drawing.ts";
import { blameOn } from "./long-texts.ts";
import { compileSet, dividing, readFonts, readTemplates } from "./templates.ts";

/** Resolution in dpi of what vectors cannot draw. */
const RASTER_DPI = 300;

export interface Workshop {
  readonly templateFiles: TemplateFiles;
  readonly templates: CompiledTemplates;
  readonly fonts: FontBook;
  readonly icons: IconLibrary;
  readonly art: ArtLibrary;
  readonly means: LayoutMeans;
  readonly inspector: Inspector;
  /** Factor by which the limits on the work of a whole game are raised. */
  readonly limits: number;
}

/**
 * @param sources places of the cards' values, for findings about their pictures
 * @param take collects findings
 * @param only names of templates that are enough; default all
 */
export async function openWorkshop(
  project: ProjectContext,
  game: Game,
  sources: Sources,
  take: <T>(result: Result<T>) => T,
  only?: ReadonlySet<string>,
): Promise<Workshop> {
  const templateFiles = take(withWords(project, game, take(readTemplates(project, game.id))));
  const templates = take(compileSet(project, game.id, templateFiles, only));
  const { book: fonts, key: fontsKey } = dividing(
    take(await readFonts(project, game.id, game.fallbackFonts)),
    languageOfWords(game),
  );
  const reads = project.reads ?? steadyReads(project.host);
  const limits = allowanceOf(sources, project.limits);
  const steadily = { ...project, host: reads.host, limits };
  const icons = createIconLibrary(steadily, game);
  const searched = { game, sources, templateFiles };
  const art = createArtLibrary(steadily, game, (face, asker) => placeOf(searched, face, asker));
  const resources: LayoutResources = {
    fonts,
    icon: icons.find,
    term: (name) => (Object.hasOwn(game.glossary.terms, name) ? game.glossary.terms[name]?.text : undefined),
    art: art.find,
    rasterDpi: RASTER_DPI,
  };
  let key: string | undefined;
  const means = {
    game: game.id,
    art,
    resources,
    fontsKey,
    get key() {
      key ??= resourcesKey(steadily, game, fontsKey);
      return key;
    },
    inkLook: (template: string) => inkLookOf(game.ink, template, templates),
    memory: project.memory,
    limits,
    blame: blameOn(searched, templates),
    isLasting: () => reads.areSteady && !art.isIncomplete,
  };
  return {
    templateFiles,
    templates,
    fonts,
    icons,
    art,
    means,
    inspector: inspectorOf(project),
    limits,
  };
}

/** The language whose words are divided at the ends of lines: of translations, and of an original that wants it. */
const languageOfWords = ({ locale, language = USUAL_LANGUAGE, hyphenation }: Game): string | undefined =>
  locale ?? (hyphenation ? language : undefined);

/** The card's field that names the picture, else the element that refers to it. */
function placeOf(searched: Searched, face: Side, { origin, place }: Asker): ReturnType<PlaceAsked> {
  const { at, ...more } = shownPlace(searched, face, origin);
  return { ...(fileOf(searched, at.file) ? at : place), ...more };
}

/** Identifies the resources that faces are laid out with; used only with a memory. */
function resourcesKey({ host, memory }: ProjectContext, { folder, glossary }: Game, fonts: string): string {
  if (!memory) return "";
  const own = host.listFiles(folder).filter((file) => !/\.(ya?ml|csv|tsv|xlsx|ods|md|txt)$/i.test(file));
  const files = [...own, ...picturesBeside(host, folder)];
  return digestOf(parts());

  /** One file at a time: all pictures of a game together may not fit into memory. */
  function* parts(): Iterable<string> {
    yield fonts;
    yield JSON.stringify(drawnWords(glossary));
    for (const file of files) {
      yield file;
      yield contentName(bytesOrWords(host, file));
    }
  }
}

/** The parts of the glossary that drawings can show: the icon for each name, and the text of each term. */
function drawnWords({ icons, symbols, terms }: Game["glossary"]): unknown {
  return [
    icons,
    Object.entries(symbols).map(([name, { icon }]) => [name, icon]),
    Object.entries(terms).map(([name, { text }]) => [name, text]),
  ];
}
