/**
 * Draws some faces of a game, and finds what is wrong with these alone: nothing else is laid out, and no rule looks at the
 * game. For pictures that follow each key of an edit.
 * Limit: findings that take a look at other cards, at sheets or at booklets are those of a check.
 */
import { addAll } from "../../diagnostics/add-all.ts";
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { eachOnce } from "../../diagnostics/each-once.ts";
import type { Card, Deck, Game } from "../../game/game.ts";
import type { Journal, RuleContext } from "../../rules/define-rule.ts";
import { RULES } from "../../rules/index.ts";
import { runRules } from "../../rules/run-rules.ts";
import { withoutEchoes } from "../../rules/verdict/without-echoes.ts";
import { nodeAt } from "../../source/locate.ts";
import type { Sources } from "../../source/tree.ts";
import { facesBesides } from "../draw/all-faces.ts";
import { drawRasters } from "../draw/draw-rasters.ts";
import { type Face, facesOfCards } from "../draw/faces.ts";
import { keptFacesOf, overKeptFaces } from "../draw/kept-faces.ts";
import { faceKey, type LaidGame, layOutGame } from "../draw/lay-out-game.ts";
import type { Drawable } from "../draw/picture-file.ts";
import { openWorkshop, type Workshop } from "../draw/workshop.ts";
import { createRasters, type Rasters } from "../look/rasters.ts";
import type { Pace } from "../progress.ts";
import type { ProjectContext } from "../project.ts";
import { readGame } from "../read/read-game.ts";
import { judgeOf } from "./judge-game.ts";
import { contextOf } from "./rule-context.ts";

export interface SideName {
  readonly deck: string;
  readonly card: string;
  readonly side: "front" | "back";
}

/** A side of a card. */
export interface SingleFace {
  /** Undefined for a deck that does not exist or cannot be read. */
  readonly deck: Deck | undefined;
  /** The same of its cards. */
  readonly card: Card | undefined;
  /** Absent if it cannot be drawn: the findings say why. If there are none, there is no such card, or no such side of it. */
  readonly drawn?: DrawnFace;
  /** In the card's entry, in its template, and on the face, graded and allowed by the game as in a check. */
  readonly findings: readonly Diagnostic[];
}

export interface DrawnFace {
  /**
   * Identifies the drawing, in other processes too; undefined if it may look different next time, because a picture was
   * left out, and where nothing is remembered.
   */
  readonly name: string | undefined;
  /** Its scene is laid out now unless that was just done. */
  drawable(): Drawable;
}

/** A game that was opened to draw some of its faces. */
export interface OpenedGame {
  /** Undefined if its own file cannot be used. */
  readonly game: Game | undefined;
  readonly sources: Sources;
  /** What was found when its files were read. */
  readonly findings: readonly Diagnostic[];
  face(name: SideName): Promise<SingleFace>;
}

/**
 * Reads the game, its templates, fonts and names of icons and pictures.
 * @param asked the faces that will be asked for: no more templates are compiled than they need; default any
 */
export async function openGame(
  project: ProjectContext,
  id: string,
  progress: Pace,
  asked?: readonly SideName[],
): Promise<OpenedGame> {
  const findings: Diagnostic[] = [];
  const take = <T>({ value, diagnostics }: Result<T>): T => {
    addAll(findings, diagnostics);
    return value;
  };
  const { sources, game } = take(readGame(project, id));
  if (!game) {
    const all = judgeOf(project, `content/${id}`, sources)(eachOnce(findings), "sheets").findings;
    const nothing = { deck: undefined, card: undefined, findings: all };
    return { game, sources, findings: all, face: async () => nothing };
  }
  const kept = overKeptFaces(project, keptFacesOf(project, game));
  const workshop = await openWorkshop(kept, game, sources, take, asked && templatesOf(game, asked));
  const { fonts, art, inspector } = workshop;
  const rasters = createRasters(fonts.programs, art.pictures, inspector.draw);
  let context: RuleContext | undefined;
  const opened: Opened = {
    ...{ project, game, sources, workshop, rasters, findings, progress },
    context: () => {
      const read = { game, sources, booklets: [], journal: NO_JOURNAL, laid: NOTHING_LAID };
      // What is known of the game is about all its faces.
      context ??= { ...contextOf(project, { ...workshop, ...read }, false), known: undefined };
      return context;
    },
  };
  return { game, sources, findings, face: (name) => singleFace(opened, name) };
}

/** Undefined if one of them is not of a card: then any template may be needed. */
function templatesOf({ decks }: Game, asked: readonly SideName[]): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  for (const { deck, card, side } of asked) {
    const found = decks.find(({ id }) => id === deck)?.cards.find(({ id }) => id === card);
    if (!found) return undefined;
    const name = found[side];
    if (name !== undefined) names.add(name);
  }
  return names;
}

interface Opened extends Pick<OpenedGame, "sources" | "findings"> {
  readonly project: ProjectContext;
  readonly game: Game;
  readonly workshop: Workshop;
  readonly rasters: Rasters;
  /** What rules may read, without faces. */
  context(): RuleContext;
  readonly progress: Pace;
}

async function singleFace(opened: Opened, name: SideName): Promise<SingleFace> {
  const { game, findings, progress, workshop } = opened;
  await progress.pause();
  const deck = game.decks.find(({ id }) => id === name.deck);
  const card = deck?.cards.find(({ id }) => id === name.card);
  const face = faceNamed(opened, name, deck, card);
  if (!face) return { deck, card, findings: judged(opened, reasons(opened, name, deck, card)) };
  const { value: laid, diagnostics } = await layOutGame([face], workshop.means, progress);
  const found = [...findings, ...workshop.art.diagnostics, ...workshop.icons.diagnostics];
  const about = [...found.filter((one) => isAbout(opened, face, one)), ...diagnostics];
  const key = laid.keys.get(faceKey(face.card, face.side));
  const sides = { deck: face.deck, card: face.card };
  if (key === undefined || !laid.names.has(key)) return { ...sides, findings: judged(opened, about) };
  const isRasterised = laid.rasterised.length > 0;
  const faults = isRasterised ? await drawRasters({ ...opened, ...workshop, laid }, [key]) : [];
  const ruled = [...about, ...faults, ...ruledOn(opened, laid)];
  const drawn = {
    name: faults.length > 0 ? undefined : laid.names.get(key)?.(),
    drawable: () => drawableOf(opened, laid, key),
  };
  return { ...sides, drawn, findings: judged(opened, ruled) };
}

/** Set-up sheets, figures and plans have decks of their own, which are made only if one is asked for. */
function faceNamed(
  { project: { host }, game, workshop: { templates, means } }: Opened,
  name: SideName,
  deck: Deck | undefined,
  card: Card | undefined,
): Face | undefined {
  const faces = deck
    ? facesOfCards(game, deck, card ? [card] : [], templates, means.memory)
    : facesBesides(host, game, templates);
  return faces.find(
    (face) => face.deck.id === name.deck && face.card.id === name.card && face.side === name.side,
  );
}

/** Why a face cannot be drawn; empty if it simply does not exist. */
function reasons(
  opened: Opened,
  { side }: SideName,
  deck: Deck | undefined,
  card: Card | undefined,
): readonly Diagnostic[] {
  const { findings, sources, workshop, game } = opened;
  const errors = findings.filter(({ severity }) => severity === "error");
  if (!deck) return errors;
  if (!card) {
    const files = [deck.source.file, ...deck.cards.map(({ source }) => source.file)];
    return errors.filter(({ file }) => files.includes(file));
  }
  const name = card[side];
  if (name === undefined) return [];
  const template = workshop.templateFiles.templates.get(name);
  if (template === undefined) {
    const alone = { ...game, decks: [{ ...deck, cards: [card] }] };
    return runRules(RULES_OF_TEMPLATES, { ...opened.context(), game: alone });
  }
  const inTemplate = errors.filter(({ file }) => file === template.file);
  const inEntry = errors.filter((one) => isInEntry(sources, card, one));
  const found = [...inTemplate, ...inEntry];
  return found.length > 0 ? found : errors.filter(({ file }) => /^templates\//.test(file));
}

/** Rules that need no more than one face, and the one about missing templates. */
const RULES_OF_FACES = RULES.filter((rule) => "eachFace" in rule);
const RULES_OF_TEMPLATES = RULES.filter(({ id }) => id === "deck/unknown-template");

/** The rules that run here read neither booklets nor what was printed before. */
const NO_JOURNAL: Journal = { file: "", prints: [], content: () => "" };

const NOTHING_LAID: Pick<LaidGame, "faces" | "keys"> = { faces: [], keys: new Map() };

function ruledOn({ context }: Opened, { faces, keys }: LaidGame): readonly Diagnostic[] {
  const drawingOf: RuleContext["drawingOf"] = (card, side) => keys.get(faceKey(card, side));
  return runRules(RULES_OF_FACES, { ...context(), faces, drawingOf });
}

function drawableOf({ workshop, rasters }: Opened, { scenes }: LaidGame, key: string): Drawable {
  const { fonts, inspector } = workshop;
  return { scene: scenes.get(key), fonts: fonts.programs, pictures: rasters.pictures, draw: inspector.draw };
}

/** In report order, as the game grades and allows them. */
function judged(
  { project, game, sources, workshop }: Opened,
  findings: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (findings.length === 0) return findings;
  const judge = judgeOf(project, game.folder, sources, { game, templateFiles: workshop.templateFiles });
  return judge(eachOnce(withoutEchoes(findings)), "sheets").findings;
}

/** True for a finding in the card's entry, or in the files that draw it. */
function isAbout({ sources, workshop }: Opened, { card, file, template }: Face, found: Diagnostic): boolean {
  if (found.file === file || isInEntry(sources, card, found)) return true;
  const { partials = [] } = workshop.templates.get(template) ?? {};
  return partials.some((partial) => partial.file === found.file);
}

function isInEntry(sources: Sources, { source }: Card, { file, start }: Diagnostic): boolean {
  if (file !== source.file) return false;
  const root = sources.get(file)?.root;
  const entry = root && nodeAt(root, source.path);
  return entry !== undefined && start.offset >= entry.start && start.offset <= entry.end;
}
