/**
 * Limits the total work of all faces of a game: each face has its own limits (template/limits.ts, the limits of a
 * drawing), but a game may have a hundred thousand. Work is counted, not timed, and cached with each face, so that a
 * game gets the same answer whether or not its faces were made before.
 */
import { type Diagnostic, startOf } from "../../diagnostics/diagnostic.ts";
import { tenTimes } from "../../diagnostics/text/fix-ends.ts";
import { faultAt } from "../../template/faults.ts";
import { LIMITS } from "../../template/limits.ts";
import type { Spent } from "../../template/template.ts";
import type { Face } from "./faces.ts";
import type { FoundOnFace } from "./lay-out-drawing.ts";

type FaceOf = Pick<Face, "card" | "file">;

/** Each method returns undefined while within the limits, else the finding to report at this face, which is the last one made. */
export interface GameBudget {
  /**
   * Counts the work of rendering a face.
   * @param isNew true if no earlier face had the same drawing
   */
  spend(face: FaceOf, spent: Spent, isNew: boolean): Diagnostic | undefined;
  /** Counts pieces and rasterised drawings that no earlier face had, and the work of checking its texts. */
  layOut(face: FaceOf, work: LaidWork): Diagnostic | undefined;
}

export interface LaidWork extends Pick<FoundOnFace, "work" | "looks"> {
  readonly survey: Pick<FoundOnFace["survey"], "rasters">;
}

export interface GameLimits extends Spent {
  /** Elements of all different pieces of drawings; texts count by their length. */
  readonly elements: number;
}

/**
 * 15,000 cards with a new short text each, or 120,000 different shapes with some 100 characters of SVG each. An element
 * takes 16 to 26 microseconds on an idle machine, so this is about 9 s at most; the largest of the shipped games has
 * 71,000.
 */
const MOST_ELEMENTS = 350_000;

const GAME: GameLimits = {
  steps: LIMITS.gameSteps,
  work: LIMITS.gameWork,
  output: LIMITS.gameOutput,
  elements: MOST_ELEMENTS,
};

/** A repeated drawing is rendered but not laid out, which takes about this share of the time. */
const REPEATED = 0.1;
/** Number of checks of what is near letters and edges that take as long as drawing an element. */
const LOOKS = 2_000;
/** Pixels of a rasterised drawing, times the effects applied to them, that take as long as an element: about 80 ns each. */
const PIXELS = 400;

/** @param times factor by which the limits are raised */
export function gameBudget(times = 1, { steps, work, output, elements }: GameLimits = GAME): GameBudget {
  const most = {
    steps: steps * times,
    work: work * times,
    output: output * times,
    elements: elements * times,
  };
  return { spend: spending(most), layOut: layingOut(most.elements) };
}

function spending(most: Spent): GameBudget["spend"] {
  const total = { steps: 0, work: 0, output: 0 };
  return (face, spent, isNew) => {
    total.steps += spent.steps;
    total.work += spent.work;
    total.output += isNew ? spent.output : spent.output * REPEATED;
    const what = firstExceeded(total, most);
    return what === undefined
      ? undefined
      : tooMuch(face, `the templates of this game take more than ${what}`);
  };
}

/**
 * As long as the game would be within the limit if a face had only those pieces in common with others that are at the same
 * places in the list of the face before, nothing else has to be known; only then are all faces so far counted exactly.
 */
function layingOut(most: number): GameBudget["layOut"] {
  const faces: LaidWork[] = [];
  const atMost = guessing();
  let count: ReturnType<typeof counting> | undefined;
  return (face, work) => {
    if (!count) {
      if (atMost(work) <= most) {
        faces.push(work);
        return undefined;
      }
      count = counting();
      for (const one of faces) count(one);
    }
    return count(work) <= most
      ? undefined
      : tooMuch(face, `the drawings of this game are more work than ${most} elements`);
  };
}

/** Adds the work of a face; returns a sum that `counting` never exceeds. */
function guessing(): (face: LaidWork) => number {
  let total = 0;
  let before: LaidWork["work"] = [];
  return ({ work, looks, survey }) => {
    total += looks / LOOKS;
    for (let at = 0; at < work.length; at += 1) {
      const piece = work[at] as LaidWork["work"][number];
      if (piece !== before[at]) total += piece.elements;
    }
    before = work;
    for (const [, pixels] of survey.rasters) total += pixels / PIXELS;
    return total;
  };
}

/** Adds the work of a face that earlier ones do not have in common with it; returns that of all so far. */
function counting(): (face: LaidWork) => number {
  let total = 0;
  const known = new Set<string>();
  /** Cards of a deck have most pieces in common, at the same places in their lists. */
  let before: LaidWork["work"] = [];
  const addOnce = (name: string, elements: number): void => {
    if (known.has(name)) return;
    known.add(name);
    total += elements;
  };
  return ({ work, looks, survey }) => {
    total += looks / LOOKS;
    for (let at = 0; at < work.length; at += 1) {
      const piece = work[at] as LaidWork["work"][number];
      if (piece !== before[at]) addOnce(piece.name, piece.elements);
    }
    before = work;
    for (const [picture, pixels] of survey.rasters) addOnce(picture, pixels / PIXELS);
    return total;
  };
}

function firstExceeded(total: Spent, most: Spent): string | undefined {
  if (total.steps > most.steps) return `${most.steps} steps`;
  if (total.work > most.work) return `${most.work} entries and characters in helpers`;
  return total.output > most.output ? `${most.output} characters of SVG` : undefined;
}

function tooMuch({ card, file }: FaceOf, what: string): Diagnostic {
  return faultAt(startOf(file), "limit", {
    message: `${what} on all cards up to ${card.id}; later cards are not drawn`,
    fix: `make this template or its loops shorter, or the deck smaller; ${tenTimes("as much")}`,
  });
}
