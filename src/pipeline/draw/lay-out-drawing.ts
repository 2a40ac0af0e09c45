/** One drawing as a Scene, with what is asked about it later; a drawing that was laid out before is recalled. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { FontPrograms } from "../../font/font-program.ts";
import type { Deck } from "../../game/game.ts";
import { listenTo } from "../../layout/asked.ts";
import { layOutFace } from "../../layout/lay-out-face.ts";
import type { PieceWork } from "../../layout/pieces/piece-work.ts";
import type { LayoutResources } from "../../layout/resources.ts";
import { type Memory, NO_MEMORY } from "../../remember/memory.ts";
import { edgeStretches } from "../../scene/edge/edge-ink.ts";
import type { CutLine, EdgeStretch } from "../../scene/edge/edge-stretch.ts";
import { type Legibility, legibilityOf } from "../../scene/legibility/legibility.ts";
import { type TurnableNumber, turnableNumbers } from "../../scene/legibility/turnable-numbers.ts";
import { type Look, lookOf } from "../../scene/look.ts";
import { areSpent, startLooks } from "../../scene/looks.ts";
import type { Scene, SceneFacts } from "../../scene/scene.ts";
import { cornersOf } from "../../units/hull.ts";
import type { ArtLibrary } from "../look/art.ts";
import { type Survey, surveyScene } from "../look/survey-scene.ts";
import { type Answered, answeredMemory } from "./answered.ts";
import type { Drawing, Face } from "./faces.ts";
import type { Blame } from "./long-texts.ts";

/** What faces are laid out with. */
export interface LayoutMeans {
  readonly art: ArtLibrary;
  readonly resources: LayoutResources;
  /** Names everything that the resources give. */
  readonly key: string;
  /** Names the fonts among that. */
  readonly fontsKey: string;
  readonly memory?: Memory | undefined;
  /** How many times the limits on the work of a whole game hold; default 1. */
  readonly limits?: number | undefined;
  /** Moves what a long text causes to that text. */
  readonly blame: Blame;
  /** False once something is made that holds for this time only: a picture was left out, or a file has changed meanwhile. */
  isLasting(): boolean;
}

/** All that is asked about a face but how it is drawn: plain data, small beside the scene. */
export interface FoundOnFace {
  /** Characters of the drawing that were laid out for it: what it weighs beside the scenes that it shares parts with. */
  readonly own: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly facts: SceneFacts;
  readonly legibility: Legibility;
  readonly look: Look;
  /** Where the drawing ends at the cut. */
  readonly edges: readonly EdgeStretch[];
  readonly turnable: readonly TurnableNumber[];
  readonly survey: Survey;
  /** What the game counts for it. */
  readonly work: readonly PieceWork[];
  /** How much was looked at to judge its texts and edges (scene/looks.ts). */
  readonly looks: number;
}

/** The drawing of a face, where it is at hand. */
export type DrawingAtHand = Drawing | undefined;

export interface Layout {
  /** What was found on the face, now or before; the scene comes along where it had to be made for that. */
  find(
    face: Face,
    key: string,
    drawing?: DrawingAtHand,
  ): { readonly found: FoundOnFace; readonly scene?: Scene };
  scene(face: Face, key: string, drawing?: DrawingAtHand): Scene;
}

/** Lays out or recalls; either way all that faces ask for has been asked for. `key` names a face's drawing. */
export function layingOut({ resources, fontsKey, memory = NO_MEMORY, isLasting }: LayoutMeans): Layout {
  // What was laid out without a picture that may be there the next time, or under another's name, must not be found again.
  const answered = answeredMemory(whileLasting(memory, isLasting), resources);
  const isBold = boldFaces(resources);
  const listening = listenTo(resources);
  const layOut = ({ deck, file }: Face, text: string): Answered<LaidOut> => {
    const { width, height } = deck.size;
    const setup = { trim: { width, height }, bleed: deck.bleed };
    listening.take();
    const { value: scene, ...laid } = layOutFace({ file, text }, setup, listening.resources);
    const asked = listening.take();
    return { result: { scene, asked, ...laid }, asked };
  };
  const nameOf = ({ file }: Face, key: string): string => `${fontsKey} ${file} ${key}`;
  const recall = (face: Face, key: string, drawing: DrawingAtHand): LaidOut =>
    answered.recall(
      "scenes",
      nameOf(face, key),
      () => layOut(face, (drawing ?? face.render()).value),
      ({ own }) => own,
    );
  return {
    scene: (face, key, drawing) => recall(face, key, drawing).scene,
    find: (face, key, drawing) => {
      let scene: Scene | undefined;
      const make = (): Answered<FoundOnFace> => {
        const { asked, ...laid } = recall(face, key, drawing);
        scene = laid.scene;
        return { result: foundIn(laid, cutLineOf(face.deck), isBold, resources.fonts.programs), asked };
      };
      const found = answered.recall("faces", nameOf(face, key), make, ({ own }) => own + FOUND_CHARACTERS);
      return { found, ...(scene ? { scene } : {}) };
    },
  };
}

/** The memory, which is not asked once nothing lasts, and gets nothing that was being made at that moment. */
export function whileLasting(memory: Memory, isLasting: () => boolean): Memory {
  return {
    recall: (stage, key, make, weightOf) => {
      if (!isLasting()) return make();
      let passing: { readonly result: ReturnType<typeof make> } | undefined;
      const makeLasting = (): ReturnType<typeof make> => {
        const result = make();
        if (isLasting()) return result;
        passing = { result };
        throw new Passing();
      };
      try {
        return memory.recall(stage, key, makeLasting, weightOf);
      } catch (error) {
        if (error instanceof Passing && passing) return passing.result;
        throw error;
      }
    },
  };
}

/** Leads around the memory: what was made holds for this time only. */
class Passing extends Error {}

interface Laid extends Pick<FoundOnFace, "own" | "diagnostics" | "work"> {
  readonly scene: Scene;
}

interface LaidOut extends Laid, Pick<Answered<Laid>, "asked"> {}

/** What a face weighs beside its texts. */
const FOUND_CHARACTERS = 500;

function foundIn(
  { scene, ...laid }: Laid,
  cutLine: CutLine,
  isBold: (face: string) => boolean,
  fonts: FontPrograms,
): FoundOnFace {
  const { items: _items, symbols: _symbols, ...facts } = scene;
  const looks = startLooks();
  const legible = legibilityOf(scene, isBold, fonts, looks);
  const edges = hasNoBleed(laid.diagnostics) ? [] : edgeStretches(scene, cutLine, looks);
  const legibility = { ...legible, isPartial: legible.isPartial || areSpent(looks) };
  const turnable = turnableNumbers(scene);
  return {
    ...laid,
    facts,
    legibility,
    look: lookOf(scene),
    edges,
    turnable,
    survey: surveyScene(scene),
    // Where the count runs out, how far beyond depends on what was recalled.
    looks: Math.min(looks.spent, looks.most),
  };
}

/** A drawing whose viewBox leaves the bleed out ends at every edge, and is reported as a whole. */
const hasNoBleed = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ rule }) => rule === "template/no-bleed");

const cutLines = new WeakMap<Deck, CutLine>();

/** The same object for all faces of a deck. */
function cutLineOf(deck: Deck): CutLine {
  const { width, height } = deck.size;
  const card = { outline: cornersOf({ x: 0, y: 0, width, height }), tabs: [] };
  const known = cutLines.get(deck) ?? deck.dieLine ?? card;
  cutLines.set(deck, known);
  return known;
}

/** CSS Fonts 4: bold begins at 600. */
function boldFaces({ fonts }: LayoutResources): (face: string) => boolean {
  const bold = new Set(fonts.faces.filter(({ weight }) => weight >= 600).map(({ key }) => key));
  return (face) => bold.has(face);
}
