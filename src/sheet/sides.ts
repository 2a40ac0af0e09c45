/** Makes the printed sides of one planned sheet: cards, marks, footer, and the boxes around them. */
import type { Item, PathItem } from "../scene/scene.ts";
import { type Box, type Point, type Size, unionOf } from "../units/box.ts";
import { offsetOn } from "./back-offset.ts";
import { bandBetweenMarks, registrationMarks } from "./cutter/registration.ts";
import { type Frame, mirrorFrame, moveBox, moveFrame } from "./frame.ts";
import type { MarginWords } from "./margin-words.ts";
import { cropMarks, usedSpans } from "./marks/crop-marks.ts";
import { flipWords } from "./marks/flip-words.ts";
import { foldLine } from "./marks/fold.ts";
import { type Footer, setFooter, setFooterIn } from "./marks/footer.ts";
import { footerText } from "./marks/footer-text.ts";
import { type Axis, flipAxis, mirrorBox, printsReverses } from "./mirror.ts";
import { placeBacks, placeCards } from "./placements.ts";
import { dieLineMarks, isCutStraight } from "./plan/shaped.ts";
import { hasBack, type SheetPlan } from "./plan/sheet-plan.ts";
import type { Backs, Imprint, Piece, Placement, PrintProfile, SheetSide } from "./sheet.ts";

/** What all sheets of a set share. */
export interface SetContext {
  readonly profile: PrintProfile;
  readonly imprint: Imprint;
  readonly words: MarginWords;
  readonly sheets: number;
  /** How backs are actually printed: "none" if no card has one. */
  readonly backs: Backs;
}

export interface NumberedPlan extends SheetPlan {
  /** From 1. */
  readonly sheet: number;
  readonly bookmarks: readonly string[];
  /** The reverse belongs to the set, even if nothing is printed on it. */
  readonly reverse: boolean;
}

/** A side and the part of its footer that had no room. */
export interface MadeSide {
  readonly side: SheetSide;
  readonly missing?: string;
}

const NOT_MOVED: Point = { x: 0, y: 0 };

/** The sides of a sheet in the order of printing: one, or front and back. */
export function makeSides(plan: NumberedPlan, context: SetContext): readonly MadeSide[] {
  const { page, fold } = plan;
  const { backs, profile } = context;
  const { bleed, backBleed = bleed } = profile;
  const placements = placeCards(plan, plan.prints === "backs" ? backBleed : bleed);
  const behind = backBleed === bleed ? placements : placeCards(plan, backBleed);
  const trims = placements.map(({ trim }) => trim);
  const still = { placements, trims, offset: NOT_MOVED };
  if (plan.prints === "backs") return [makeSide(plan, { ...still, side: "back" }, context)];
  if (fold !== undefined) {
    const backsBeside = placeBacks(plan.cards, behind, fold, page, NOT_MOVED);
    const both = {
      placements: [...placements, ...backsBeside],
      trims: [...trims, ...trims.map((trim) => mirrorBox(trim, fold, page))],
    };
    return [makeSide(plan, { ...still, ...both, side: "fold" }, context)];
  }
  const front = makeSide(plan, { ...still, side: "front" }, context);
  if (!plan.reverse || !printsReverses(backs)) return [front];
  const axis = flipAxis(backs, page);
  const offset = offsetOn(page, backs, profile.backOffset);
  const reverse: Printed = {
    side: "back",
    placements: placeBacks(plan.cards, behind, axis, page, offset),
    trims: trims.map((trim) => moveBox(mirrorBox(trim, axis, page), offset)),
    offset,
  };
  return [front, makeSide({ ...plan, frame: frameBehind(plan, axis, context) }, reverse, context)];
}

/** Grids are in the middle of the page, and so the same on both sides; slots need not be. */
const frameBehind = ({ frame }: NumberedPlan, axis: Axis, { profile, words }: SetContext): Frame =>
  profile.sheet ? words.once(["behind", frame, axis], () => mirrorFrame(frame, axis)) : frame;

/** What is printed on a side. */
interface Printed {
  readonly side: SheetSide["side"];
  readonly placements: readonly Placement[];
  /** Where cards are cut, including those without a back. */
  readonly trims: readonly Box[];
  /** How far everything is shifted from the sheet's frame. */
  readonly offset: Point;
}

function makeSide(plan: NumberedPlan, printed: Printed, context: SetContext): MadeSide {
  const { side, placements } = printed;
  const { marks, missing } = makeMarks(plan, printed, context);
  return {
    side: {
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

/** A blank reverse has the page's whole paper as its boxes: nothing on it is to be cut. */
function boxesOf(placements: readonly Placement[], page: Size): Pick<SheetSide, "trimBox" | "bleedBox"> {
  const paper = { x: 0, y: 0, ...page };
  return {
    trimBox: unionOf(placements.map(({ trim }) => trim)) ?? paper,
    bleedBox: unionOf(placements.map(({ clip }) => clip)) ?? paper,
  };
}

function makeMarks(
  plan: NumberedPlan,
  { side, placements, trims, offset }: Printed,
  context: SetContext,
): { marks: readonly Item[]; missing: Footer["missing"] } {
  const { profile, imprint, words, sheets, backs } = context;
  const { cutter, sheet: slotted } = profile;
  // A sheet with crop marks has slots that are marked, not cut.
  const isCut = cutter !== undefined || (slotted !== undefined && !slotted.marks);
  const registration = cutter?.registration;
  const blank = placements.length === 0;
  const frame = words.once(["frame", plan.frame, offset.x, offset.y], () => moveFrame(plan.frame, offset));
  const subject = { sheet: plan.sheet, sheets, side, backs, blank };
  const text = footerText(imprint, { ...subject, ...(side !== "back" && factsOf(plan.cards, isCut)) });
  // Scissors and machines need no crop marks in the margin, so the footer gets all of it.
  const marks = profile.marks && !cutter && plan.cards.every(isCutStraight);
  const footer = registration
    ? setFooterIn([bandBetweenMarks(frame, profile.margin, registration)], text, words)
    : setFooter(frame, text, { ...profile, marks }, words);
  const cuts = marks && !blank ? cutMarks(frame, trims, context) : [];
  const lines = side === "back" || isCut ? [] : dieLineMarks(placements, plan.cards);
  const isCutSide = side !== "back" || plan.prints === "backs";
  const registered =
    registration && isCutSide
      ? words.once(["registration", plan.page], () => registrationMarks(plan.page, registration))
      : [];
  const folds = profile.marks ? words.once(["folds", frame], () => foldLines(frame, plan.fold, profile)) : [];
  const isFirst = plan.sheet === 1 && side === "front";
  const clips = placements.map(({ clip }) => clip);
  const flip = isFirst ? flipWords({ frame, clips }, backs, { ...profile, marks }, words) : [];
  return {
    marks: [...registered, ...lines, ...cuts, ...folds, ...footer.items, ...flip],
    missing: footer.missing,
  };
}

/** Made once for all sides of a frame whose cards are in the same rows and columns. */
function cutMarks(frame: Frame, trims: readonly Box[], { profile, words }: SetContext): readonly PathItem[] {
  const used = usedSpans(frame, trims);
  const key = [used.columns, used.rows].map((spans) => spans.map(({ start }) => start).join(" "));
  return words.once(["cuts", frame, ...key], () => cropMarks({ ...frame, ...used }, profile.margin));
}

/** The footer's facts about the pieces on a front. */
const factsOf = (cards: readonly Piece[], isCut: boolean) => ({
  oneSided: !cards.some(hasBack),
  // A machine needs no words about its lines, and slots are cut already.
  pieces: isCut ? 0 : cards.filter((card) => !isCutStraight(card)).length,
  folded: cards.some(({ dieLine }) => (dieLine?.folds.length ?? 0) > 0),
});

const foldLines = (frame: Frame, fold: Axis | undefined, profile: PrintProfile): Item[] =>
  fold === undefined ? [] : [foldLine(frame, fold, profile.foldGap)];
