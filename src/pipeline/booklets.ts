/**
 * The booklets of a game from their files to pages: the text read, its template filled in, its blocks set, each page on its
 * frame. What is found on the way is told; a booklet that cannot be set at all has no pages.
 */

import type { Block } from "../booklet/blocks.ts";
import { readBooklet } from "../booklet/read-booklet.ts";
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import type { Booklet, Game } from "../game/game.ts";
import { type LaidPage, layOutBooklet } from "../layout/booklet/lay-out-booklet.ts";
import { layOutFace } from "../layout/lay-out-face.ts";
import { unknownFamilies } from "../layout/text/unknown-families.ts";
import type { BookletText } from "../rules/define-rule.ts";
import type { Scene } from "../scene/scene.ts";
import { decodeText } from "../source/decode.ts";
import { placeOf } from "../source/locate.ts";
import type { SourceFile, Sources } from "../source/tree.ts";
import { bookletFace } from "../template/booklet-data.ts";
import { renderMarkdown } from "../template/render-markdown.ts";
import type { FaceContext } from "../template/template.ts";
import { bookletNames, scenarioFacts } from "./booklet-facts.ts";
import { faceKey, type LaidGame } from "./lay-out-game.ts";
import { digestOfTexts } from "./memory.ts";
import { pieceOutline } from "./piece-outline.ts";
import type { Project } from "./project.ts";
import { surveyScene } from "./survey-scene.ts";
import { readOrTell } from "./unreadable-files.ts";
import type { Workshop } from "./workshop.ts";

export interface BookletPage extends Pick<LaidPage, "headings" | "links" | "targets"> {
  /** Key of its scene. */
  readonly key: string;
}

export interface LaidBooklet {
  readonly booklet: Booklet;
  readonly pages: readonly BookletPage[];
  /** Undefined where it cannot be read, or there is too much of it. */
  readonly text: BookletText | undefined;
}

export interface MadeBooklets {
  readonly booklets: readonly LaidBooklet[];
  /** The game with the scenes of the pages added. */
  readonly laid: LaidGame;
}

/** What booklets are made of. */
export interface BookletMatter extends Workshop {
  readonly game: Game;
  readonly sources: Sources;
  readonly laid: LaidGame;
}

export function makeBooklets(project: Project, matter: BookletMatter): Result<MadeBooklets> {
  const diagnostics: Diagnostic[] = [];
  const scenes = new Map<string, Scene>();
  const booklets = matter.game.booklets.map((booklet) => {
    const made = makeBooklet(project, booklet, matter, scenes);
    diagnostics.push(...made.diagnostics);
    return made.value;
  });
  return { value: { booklets, laid: withScenes(matter.laid, scenes) }, diagnostics };
}

function makeBooklet(
  project: Project,
  booklet: Booklet,
  matter: BookletMatter,
  scenes: Map<string, Scene>,
): Result<LaidBooklet> {
  const diagnostics: Diagnostic[] = [...fontFaults(booklet, matter)];
  const take = <T>({ value, diagnostics: found }: Result<T>): T => {
    diagnostics.push(...found);
    return value;
  };
  const { blocks, text } = take(read(project, booklet, matter));
  const set = { ...booklet, fonts: knownFonts(booklet, matter) };
  const laid = take(layOut(set, blocks, matter));
  const frames = take(framesOf(set, laid, matter));
  const pages = laid.map((page, index) => {
    const key = `booklet ${booklet.id} ${index + 1}`;
    scenes.set(key, joined(page, frames[index], booklet));
    const { headings, links, targets } = page;
    return { key, headings, links, targets };
  });
  return { value: { booklet, pages, text }, diagnostics };
}

interface ReadText extends Pick<LaidBooklet, "text"> {
  readonly blocks: readonly Block[];
}

function read(project: Project, booklet: Booklet, matter: BookletMatter): Result<ReadText> {
  const { game, icons } = matter;
  const { value: file, diagnostics: unread } = textOf(project, booklet, matter);
  if (!file) return { value: { blocks: [], text: undefined }, diagnostics: unread };
  const written = renderMarkdown(file.text, booklet, game, scenarioFacts(game));
  const found = [...unread, ...written.diagnostics];
  if (!written.value) return { value: { blocks: [], text: undefined }, diagnostics: found };
  const { value: blocks, diagnostics } = readBooklet(written.value, file, bookletNames(game, icons));
  // What its template could not print is missing, and has been told.
  const told = diagnostics.filter(({ rule }) => rule !== "booklet/empty" || found.length === 0);
  const text = blocks.length > 0 ? { file, printed: written.value.text } : undefined;
  return { value: { blocks, text }, diagnostics: [...found, ...told] };
}

function textOf(
  { host }: Project,
  booklet: Booklet,
  { sources }: BookletMatter,
): Result<SourceFile | undefined> {
  const { file, source } = booklet;
  if (host.isFile(file)) {
    const bytes = readOrTell(host, file);
    return bytes instanceof Uint8Array ? decodeText(file, bytes) : { value: undefined, diagnostics: [bytes] };
  }
  const fault: Diagnostic = {
    ...placeOf(sources, { ...source, path: ["text"] }),
    rule: "booklet/no-text",
    severity: "error",
    message: `there is no file ${file}`,
    fix: "write the booklet's text there, or correct the name",
  };
  return { value: undefined, diagnostics: [fault] };
}

function layOut(
  booklet: Booklet,
  blocks: readonly Block[],
  { game, laid, means }: BookletMatter,
): Result<readonly LaidPage[]> {
  const diagnostics: Diagnostic[] = [];
  if (blocks.length === 0) return { value: [], diagnostics };
  const value = layOutBooklet(blocks, booklet, booklet.file, {
    resources: means.resources,
    tell: (rule, place, words) => {
      // A style that a family lacks is missing wherever it is asked for: the first place will do.
      const isKnown = diagnostics.some((one) => one.rule === rule && one.message === words.message);
      if (rule === "booklet/missing-style" && isKnown) return;
      diagnostics.push({
        ...place,
        rule,
        severity: rule === "booklet/too-long" ? "error" : "warning",
        ...words,
      });
    },
    card: ({ deck: deckId, card: id, side }) => {
      const deck = game.decks.find((one) => one.id === deckId);
      const card = deck?.cards.find((one) => one.id === id);
      const key = card && laid.keys.get(faceKey(card, side));
      return deck && key !== undefined
        ? { scene: laid.scenes.get(key), outline: pieceOutline(deck) }
        : undefined;
    },
  });
  return { value, diagnostics };
}

/** The frame of each page; a template that is not there is told once. */
function framesOf(
  booklet: Booklet,
  pages: readonly LaidPage[],
  { game, set, sources, means }: BookletMatter,
): Result<readonly (Scene | undefined)[]> {
  const template = set.templates.get(booklet.page);
  if (!template) return { value: [], diagnostics: [unknownTemplate(booklet, sources)] };
  const diagnostics: Diagnostic[] = [];
  const face = bookletFace(booklet, game);
  const value = pages.map((page, index) => {
    const drawn = template.render(faceOf(face, booklet, page, index + 1));
    const svg = { file: template.source.file, text: drawn.value };
    const laid = layOutFace(svg, { trim: booklet.size, bleed: 0 }, means.resources);
    diagnostics.push(...drawn.diagnostics, ...laid.diagnostics);
    return laid.value;
  });
  return { value, diagnostics };
}

function faceOf(face: FaceContext, booklet: Booklet, { kind, chapter }: LaidPage, page: number): FaceContext {
  const { title, subtitle, accent, fonts } = booklet;
  const fields = {
    kind,
    title,
    ...(subtitle === undefined ? {} : { subtitle }),
    accent,
    fonts: { ...fonts },
    ...(chapter === undefined ? {} : { chapter }),
    page,
  };
  return { ...face, card: { ...face.card, number: page, fields } };
}

function unknownTemplate({ page, source }: Booklet, sources: Sources): Diagnostic {
  return {
    ...placeOf(sources, { ...source, path: ["page"] }),
    rule: "booklet/unknown-template",
    severity: "error",
    message: `there is no template "${page}"`,
    fix: `leave \`page:\` out, or add templates/<game>/${page}.svg.hbs`,
  };
}

function fontFaults({ fonts, source }: Booklet, { sources, means }: BookletMatter): readonly Diagnostic[] {
  return (["text", "headings"] as const).flatMap((part) =>
    unknownFamilies([fonts[part]], means.resources.fonts).map((family) => ({
      ...placeOf(sources, { ...source, path: ["fonts", part] }),
      rule: "booklet/unknown-font",
      severity: "error" as const,
      message: `no font file has the family "${family}"`,
      fix: "correct the name, or put the font into templates/<game>/fonts/",
    })),
  );
}

/** Families that are there, in the place of others the one that comes with the package. */
function knownFonts({ fonts }: Booklet, { means }: BookletMatter): Booklet["fonts"] {
  const known = (family: string): string => (means.resources.fonts.has(family) ? family : "Alegreya");
  return { text: known(fonts.text), headings: known(fonts.headings) };
}

/** A page's words on its frame. */
function joined({ items, symbols }: LaidPage, frame: Scene | undefined, { size: trim }: Booklet): Scene {
  const own = Object.fromEntries(symbols.map((symbol) => [symbol.id, symbol]));
  return {
    trim,
    bleed: 0,
    texts: [],
    pictures: [],
    icons: [],
    missing: [],
    items: [...(frame?.items ?? []), ...items],
    symbols: { ...frame?.symbols, ...own },
  };
}

function withScenes(laid: LaidGame, scenes: ReadonlyMap<string, Scene>): LaidGame {
  if (scenes.size === 0) return laid;
  const surveys = [...scenes].map(([key, scene]) => ({ key, ...surveyScene(scene) }));
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
    rasterised: [...laid.rasterised, ...surveys.flatMap(({ key, hasRasters }) => (hasRasters ? [key] : []))],
    fontFaces: new Set([...laid.fontFaces, ...surveys.flatMap(({ fontFaces }) => fontFaces)]),
  };
}
