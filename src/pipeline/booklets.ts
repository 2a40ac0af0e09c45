/**
 * The booklets of a game from their files to pages: the text read, its template filled in, its blocks set, each page on its
 * frame. What is found on the way is told; a booklet that cannot be set at all has no pages.
 */
import { addAll } from "../diagnostics/add-all.ts";
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import type { Booklet } from "../game/game.ts";
import { type LaidPage, MOST_PAGES } from "../layout/booklet/lay-out-booklet.ts";
import type { Scene } from "../scene/scene.ts";
import { bookletBudget } from "./booklet-budget.ts";
import { fontFaults, knownFonts } from "./booklet-fonts.ts";
import { framesOf } from "./booklet-frames.ts";
import type { BookletMatter } from "./booklet-matter.ts";
import { type ReadText, readText } from "./booklet-text.ts";
import { setOnPages } from "./booklet-words.ts";
import type { LaidGame } from "./lay-out-game.ts";
import { digestOfTexts } from "./memory.ts";
import type { Project } from "./project.ts";
import { surveyScene } from "./survey-scene.ts";

export interface BookletPage extends Pick<LaidPage, "headings" | "links" | "targets"> {
  /** Key of its scene. */
  readonly key: string;
}

export interface LaidBooklet extends Pick<ReadText, "text" | "spent"> {
  readonly booklet: Booklet;
  readonly pages: readonly BookletPage[];
}

export interface MadeBooklets {
  readonly booklets: readonly LaidBooklet[];
  /** The game with the scenes of the pages added. */
  readonly laid: LaidGame;
}

export function makeBooklets(project: Project, matter: BookletMatter): Result<MadeBooklets> {
  const diagnostics: Diagnostic[] = [];
  const scenes = new Map<string, Scene>();
  const budget = bookletBudget(matter.limits);
  let overspent: Diagnostic | undefined;
  const booklets = matter.game.booklets.map((booklet): LaidBooklet => {
    if (overspent) return { booklet, pages: [], text: undefined, spent: { steps: 0, work: 0 } };
    const made = makeBooklet(project, booklet, matter, scenes);
    addAll(diagnostics, made.diagnostics);
    const { text, spent } = made.value;
    const characters = text?.printed.length ?? 0;
    overspent = budget.spend(booklet, { ...spent, pages: pagesOf(made), characters });
    if (overspent) diagnostics.push(overspent);
    return made.value;
  });
  return { value: { booklets, laid: withScenes(matter.laid, scenes) }, diagnostics };
}

/** One that is too long, or broke off, took as much work as the longest that is allowed. */
const pagesOf = ({ value: { pages, text } }: Result<LaidBooklet>): number =>
  text && pages.length === 0 ? MOST_PAGES : pages.length;

function makeBooklet(
  project: Project,
  booklet: Booklet,
  matter: BookletMatter,
  scenes: Map<string, Scene>,
): Result<LaidBooklet> {
  const diagnostics: Diagnostic[] = [...fontFaults(booklet, matter)];
  const take = <T>({ value, diagnostics: found }: Result<T>): T => {
    addAll(diagnostics, found);
    return value;
  };
  const { blocks, text, spent } = take(readText(project, booklet, matter));
  const set = { ...booklet, fonts: knownFonts(booklet, matter) };
  const laid = take(setOnPages(set, blocks, text?.printed.length ?? 0, matter));
  const frames = take(framesOf(set, laid, matter));
  const pages = laid.map((page, index) => {
    const key = `booklet ${booklet.id} ${index + 1}`;
    scenes.set(key, joined(page, frames[index], booklet));
    const { headings, links, targets } = page;
    return { key, headings, links, targets };
  });
  return { value: { booklet, pages, text, spent }, diagnostics };
}

/** A page's words on its frame. */
function joined({ items, symbols }: LaidPage, frame: Scene | undefined, { size: trim }: Booklet): Scene {
  const own = Object.fromEntries(symbols.map((symbol) => [symbol.id, symbol]));
  return {
    trim,
    bleed: 0,
    texts: [],
    pictures: [],
    svgPictures: [],
    icons: [],
    missing: [],
    items: [...(frame?.items ?? []), ...items],
    symbols: { ...frame?.symbols, ...own },
  };
}

function withScenes(laid: LaidGame, scenes: ReadonlyMap<string, Scene>): LaidGame {
  if (scenes.size === 0) return laid;
  const surveys = [...scenes].map(([key, scene]) => [key, surveyScene(scene)] as const);
  return {
    ...laid,
    scenes: {
      get: (key) => scenes.get(key) ?? laid.scenes.get(key),
      nameOf: (key) => {
        const own = scenes.get(key);
        // A page is made of so much that nothing shorter than itself names it.
        return own ? digestOfTexts([JSON.stringify(own)]) : laid.scenes.nameOf(key);
      },
    },
    rasterised: [
      ...laid.rasterised,
      ...surveys.flatMap(([key, { rasters }]) => (rasters.length > 0 ? [key] : [])),
    ],
    surveys: new Map([...laid.surveys, ...surveys]),
  };
}
