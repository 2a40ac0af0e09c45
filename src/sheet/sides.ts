/** Makes the printed sides of one planned sheet: cards, marks, footer, and the boxes around them. */
import type { Item } from "../scene/scene.ts";
import type { Point, Size } from "../units/box.ts";
import { unionOf } from "../units/box.ts";
import { cropMarks } from "./crop-marks.ts";
import { foldLine } from "./fold.ts";
import type { Footer } from "./footer.ts";
import { setFooter } from "./footer.ts";
import { footerText } from "./footer-text.ts";
import { type Frame, moveFrame } from "./frame.ts";
import type { Axis } from "./mirror.ts";
import { flipAxis, printsReverses } from "./mirror.ts";
import { placeBacks, placeCards } from "./placements.ts";
import { dieLineMarks, isCutStraight } from "./shaped.ts";
import type { Backs, Imprint, MarginWords, Piece, Placement, PrintProfile, SheetSide } from "./sheet.ts";
import { hasBack, type SheetPlan } from "./sheet-plan.ts";

/** What all sheets of a set share. */
export interface SetContext {
  readonly profile: PrintProfile;
  readonly imprint: Imprint;
  readonly words: MarginWords;
  readonly sheets: number;
  /** How backs are printed in the end: "none" when no card has one. */
  readonly backs: Backs;
}

export interface NumberedPlan extends SheetPlan {
  /** From 1. */
  readonly sheet: number;
  readonly bookmarks: readonly string[];
  /** The reverse belongs to the set, even if nothing is printed on it. */
  readonly reverse: boolean;
}

/** A side and what its footer had no room for. */
export interface MadeSide {
  readonly side: SheetSide;
  readonly missing?: string;
}

const NOT_MOVED: Point = { x: 0, y: 0 };

/** The sides of a sheet in the order of printing: one, or front and back. */
export function makeSides(plan: NumberedPlan, context: SetContext): readonly MadeSide[] {
  const { page, fold } = plan;
  const { backs, profile } = context;
  const fronts = placeCards(plan);
  if (plan.prints === "backs") return [makeSide(plan, "back", fronts, context)];
  if (fold !== undefined) {
    const all = [...fronts, ...placeBacks(plan.cards, fronts, fold, page, NOT_MOVED)];
    return [makeSide(plan, "fold", all, context)];
  }
  const front = makeSide(plan, "front", fronts, context);
  if (!plan.reverse || !printsReverses(backs)) return [front];
  const reverse = placeBacks(plan.cards, fronts, flipAxis(backs, page), page, profile.backOffset);
  return [front, makeSide(plan, "back", reverse, context)];
}

function makeSide(
  plan: NumberedPlan,
  side: SheetSide["side"],
  placements: readonly Placement[],
  context: SetContext,
): MadeSide {
  const { paper } = context.profile;
  const { marks, missing } = makeMarks(plan, side, placements, context);
  return {
    side: {
      paper,
      size: plan.page,
      sheet: plan.sheet,
      side,
      placements,
      marks,
      bookmarks: side === "back" ? [] : plan.bookmarks,
      ...boxesOf(placements, plan.page),
    },
    ...(missing !== undefined && { missing }),
  };
}

/** A blank reverse is the page's whole paper: nothing on it is to be cut by its own boxes. */
function boxesOf(placements: readonly Placement[], page: Size): Pick<SheetSide, "trimBox" | "bleedBox"> {
  const paper = { x: 0, y: 0, ...page };
  return {
    trimBox: unionOf(placements.map(({ trim }) => trim)) ?? paper,
    bleedBox: unionOf(placements.map(({ clip }) => clip)) ?? paper,
  };
}

function makeMarks(
  plan: NumberedPlan,
  side: SheetSide["side"],
  placements: readonly Placement[],
  context: SetContext,
): { marks: readonly Item[]; missing: Footer["missing"] } {
  const { profile, imprint, words, sheets, backs } = context;
  const blank = placements.length === 0;
  const offset = side === "back" && plan.prints === "fronts" ? profile.backOffset : NOT_MOVED;
  const frame = words.once(["frame", plan.frame, offset], () => moveFrame(plan.frame, offset));
  const subject = { sheet: plan.sheet, sheets, side, backs, blank };
  const text = footerText(imprint, { ...subject, ...(side !== "back" && factsOf(plan.cards)) });
  // Scissors need no marks in the margin, so that the footer has all of it.
  const marks = profile.marks && plan.cards.every(isCutStraight);
  const footer = setFooter(frame, text, { ...profile, marks }, words);
  const made = <T>(what: string, make: () => T): T => words.once([what, frame], make);
  const cuts = marks && !blank ? made("cuts", () => cropMarks(frame, profile.margin)) : [];
  const lines = side === "back" ? [] : dieLineMarks(placements, plan.cards);
  const folds = profile.marks ? made("folds", () => foldLines(frame, plan.fold, profile)) : [];
  return { marks: [...lines, ...cuts, ...folds, ...footer.items], missing: footer.missing };
}

/** What the footer tells of the pieces on a front. */
const factsOf = (cards: readonly Piece[]) => ({
  oneSided: !cards.some(hasBack),
  pieces: cards.filter((card) => !isCutStraight(card)).length,
  folded: cards.some(({ dieLine }) => (dieLine?.folds.length ?? 0) > 0),
});

const foldLines = (frame: Frame, fold: Axis | undefined, profile: PrintProfile): Item[] =>
  fold === undefined ? [] : [foldLine(frame, fold, profile.foldGap)];
