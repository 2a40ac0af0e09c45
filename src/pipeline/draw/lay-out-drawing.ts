/** Lays out one drawing as a Scene, with the facts needed about it later; a drawing laid out before is recalled. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { FontBook } from "../../font/font-book.ts";
import type { Deck } from "../../game/game.ts";
import { type LaidFace, svgOf } from "../../layout/face-drawing.ts";
import { layOutFace } from "../../layout/lay-out-face.ts";
import { askingOnce } from "../../layout/look-ups.ts";
import type { PieceWork } from "../../layout/pieces/piece-work.ts";
import type { LayoutResources } from "../../layout/resources.ts";
import { derived, notesAbout } from "../../remember/derived.ts";
import { digestOfTexts, type Memory, NO_MEMORY, whileLasting } from "../../remember/memory.ts";
import { type SceneSigns, signsOf } from "../../rules/on-faces/scene-signs.ts";
import type { CutLine, EdgeStretch } from "../../scene/edge/edge-stretch.ts";
import { withMadeBleed } from "../../scene/edge/made-bleed.ts";
import { type JudgeFace, judgingFaces } from "../../scene/judge-faces.ts";
import type { Legibility } from "../../scene/legibility/legibility.ts";
import { type TurnableNumber, turnableNumbers } from "../../scene/legibility/turnable-numbers.ts";
import { type Look, lookOf } from "../../scene/look.ts";
import type { Scene, SceneFacts } from "../../scene/scene.ts";
import { cornersOf } from "../../units/hull.ts";
import type { ArtLibrary } from "../look/art.ts";
import { type Survey, surveyScene } from "../look/survey-scene.ts";
import { type Answered, answeredKind, answeredMemory, type Recalled } from "./answers.ts";
import { Facts } from "./face-facts.ts";
import type { Drawing, Face } from "./faces.ts";
import type { InkLook } from "./ink.ts";
import type { Blame } from "./long-texts.ts";

/** The resources for laying out faces. */
export interface LayoutMeans {
  /** The id of the game. */
  readonly game: string;
  readonly art: ArtLibrary;
  readonly resources: LayoutResources;
  /** Identifies everything that the resources provide. */
  readonly key: string;
  /** Identifies the fonts among them. */
  readonly fontsKey: string;
  /** The look in which what a template draws is printed. */
  readonly inkLook: (template: string) => InkLook;
  readonly memory?: Memory | undefined;
  /** Factor by which the limits on the work of a whole game are raised; default 1. */
  readonly limits?: number | undefined;
  /** Moves findings caused by a long text to that text. */
  readonly blame: Blame;
  /** False once a result must not be reused: a picture was left out, or a file has changed in the meantime. */
  isLasting(): boolean;
}

/** The facts about a face that are needed later, without its drawing: plain data, much smaller than the scene. */
export interface FoundOnFace {
  /** Characters of the drawing laid out for this face only: its weight without the parts shared with other scenes. */
  readonly own: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly facts: SceneFacts;
  readonly signs: SceneSigns;
  readonly legibility: Legibility;
  readonly look: Look;
  /** Stretches where the drawing ends at the cut. */
  readonly edges: readonly EdgeStretch[];
  /** Of dice only; they are not searched for on other cards. */
  readonly turnable: readonly TurnableNumber[];
  readonly survey: Survey;
  /** The work counted for the game's budget. */
  readonly work: readonly PieceWork[];
  /** Work of checking its texts and edges (scene/looks.ts). */
  readonly looks: number;
}

export interface Found {
  readonly found: FoundOnFace;
  /** Absent if it was not made now. */
  readonly scene?: Scene;
  /**
   * Identifies everything that the scene was made from, in other processes too; undefined without a memory, and for a
   * result that does not last.
   */
  name(): string | undefined;
}

export interface Layout {
  /** The facts about the face, computed now or recalled; with the scene, if that had to be made. */
  find(face: Face, drawing: Drawing): Found;
  scene(face: Face, drawing?: Drawing): Scene;
  /** Distinguishes names of what is drawn in different looks; empty for the full one. */
  lookMark(face: Face): string;
}

/**
 * Lays out or recalls; either way, everything that faces need has been requested. What is found is about what the template
 * draws; scenes are in the look that is printed.
 */
export function layingOut(means: LayoutMeans): Layout {
  const { resources, fontsKey, inkLook, memory = NO_MEMORY, isLasting } = means;
  // A layout without a picture that may be available next time, or under a key of other content, must not be reused.
  const lasting = memory === NO_MEMORY ? memory : whileLasting(memory, isLasting);
  const answered = answeredMemory(lasting, resources);
  const isAlike = askingOnce(resources);
  const judge = judgingFaces(boldFaces(resources), resources.fonts.programs);
  const layOut = (face: Face, drawing: Drawing = face.render()): LaidFace => {
    const { bleed, size } = face.deck;
    const trim = { width: size.width, height: size.height };
    return layOutFace(svgOf(face.file, drawing), { trim, bleed, isShaped: isShaped(face.deck) }, resources);
  };
  const inLook = (face: Face, scene: Scene): Scene => {
    const drawn = inkLook(face.template).draw(scene, { isFramed: !isShaped(face.deck) });
    const { madeBleed } = face.deck;
    return madeBleed ? withMadeBleed(drawn, { copy: madeBleed.copy, wanted: madeBleed.bleed }) : drawn;
  };
  const lookMark = ({ template, deck: { madeBleed } }: Face): string => {
    const { name } = inkLook(template);
    const made = madeBleed ? ` bleed ${madeBleed.copy} ${madeBleed.bleed}` : "";
    return (name && ` ${name}`) + made;
  };
  const nameOf = (face: Face, { name }: Drawing): string =>
    `${fontsKey} ${face.file} ${name}${isShaped(face.deck) ? " shaped" : ""}${face.deck.madeBleed ? " made bleed" : ""}${isOfDie(face) ? " die" : ""}`;
  return {
    scene: (face, drawing) => inLook(face, layOut(face, drawing).value),
    lookMark,
    find: (face, drawing) => {
      let laid: LaidFace | undefined;
      const make = (): FoundOnFace => {
        laid = layOut(face, drawing);
        return foundIn(laid, face, judge);
      };
      const withScene = (found: FoundOnFace, name: Found["name"]): Found => ({
        found,
        ...(laid ? { scene: inLook(face, laid.value) } : {}),
        name,
      });
      if (memory === NO_MEMORY) return withScene(make(), () => undefined);
      const named = ({ result, asked }: Answered<FoundOnFace>): Found =>
        withScene(result, () =>
          isLasting() ? digestOfTexts([nameOf(face, drawing) + lookMark(face), ...asked.flat()]) : undefined,
        );
      const notes = foundOn(drawing);
      const { known } = notes;
      if (known?.fonts === resources.fonts && isLasting() && isAlike(known.lookUps)) {
        known.kept.isNeeded = true;
        return named(known.kept);
      }
      const lookUps = () => laid?.lookUps ?? NO_LOOK_UPS;
      const recalled = answered.recall(FACES, nameOf(face, drawing), make, lookUps);
      if (isLasting()) notes.known = { ...recalled, fonts: resources.fonts };
      return named(recalled.kept);
    },
  };
}

/**
 * What was found on a drawing that its card keeps, in these fonts and with these answers. A deck's shape is known by the
 * drawing.
 */
interface KnownFound extends Recalled<FoundOnFace> {
  readonly fonts: FontBook;
}

const foundOn = notesAbout<Drawing, { known?: KnownFound }>(() => ({}));

const isShaped = ({ dieLine }: Deck): boolean => dieLine !== undefined;

const NO_LOOK_UPS: LaidFace["lookUps"] = [];

const FACES = answeredKind<FoundOnFace>("faces", ({ own }) => 2 * own + FOUND_BYTES);
/** Weight of a face in addition to its texts. */
const FOUND_BYTES = 1_500;

function foundIn(
  { value: scene, own, diagnostics: all, work }: LaidFace,
  face: Face,
  judge: JudgeFace,
): FoundOnFace {
  // Then its edges are judged, of which bleed is made.
  const diagnostics = face.deck.madeBleed ? all.filter(({ rule }) => rule !== NO_BLEED) : all;
  const { legibility, edges, looks } = judge(scene, cutLineOf(face.deck), !hasNoBleed(diagnostics));
  return {
    own,
    diagnostics,
    facts: new Facts(scene),
    signs: signsOf(scene),
    legibility,
    look: lookOf(scene),
    edges,
    turnable: isOfDie(face) ? turnableNumbers(scene) : NO_NUMBERS,
    survey: surveyScene(scene),
    work,
    looks,
  };
}

const isOfDie = ({ card }: Face): boolean => card.die !== undefined;

const NO_NUMBERS: readonly TurnableNumber[] = [];

/** A drawing whose viewBox leaves the bleed out ends at every edge, and is reported as a whole. */
const hasNoBleed = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ rule }) => rule === NO_BLEED);

const NO_BLEED = "template/no-bleed";

/** The same object for all faces of a deck. */
const cutLineOf = derived(
  ({ dieLine, size }: Deck): CutLine => dieLine ?? { outline: cornersOf({ x: 0, y: 0, ...size }), tabs: [] },
);

/** CSS Fonts 4: bold begins at 600. */
function boldFaces({ fonts }: LayoutResources): (face: string) => boolean {
  const bold = new Set(fonts.faces.filter(({ weight }) => weight >= 600).map(({ key }) => key));
  return (face) => bold.has(face);
}
