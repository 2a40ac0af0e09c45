/**
 * Imposition: from cards and a print profile to the sides of sheets, ready to print and cut. Pure: the same pieces and
 * profile give the same sheets.
 * Limits: all cards of a sheet have one size; tokens, nets and the like share one, but only those of one size
 * interlock.
 */
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import { type Box, outset, unionOf } from "../units/box.ts";
import { offsetFault } from "./back-offset.ts";
import { formatSize, sheetFault } from "./faults.ts";
import type { Frame } from "./frame.ts";
import { marginWords, type SetLine } from "./margin-words.ts";
import { flipAxis, mirrorBox, printsReverses } from "./mirror.ts";
import { printablePieces } from "./pieces.ts";
import { planSheets } from "./plan/flow.ts";
import { slotOf } from "./plan/grid.ts";
import { cardPlaces } from "./plan/open-places.ts";
import { hasBack, type Lot, type SheetPlan } from "./plan/sheet-plan.ts";
import { shortenedBleed } from "./plan/shortened-bleed.ts";
import { checkProfile } from "./profile.ts";
import type { Backs, CardPlace, Imprint, Piece, PrintProfile, SheetSet } from "./sheet.ts";
import { type MadeSide, makeSides, type NumberedPlan } from "./sides.ts";
import { hasNoReverse, sheetFindings } from "./slots/slot-findings.ts";

/**
 * Lays every copy of every piece on sheets, size by size in the given order, with backs, marks and footers. If some
 * sheets have reverses, those without come last.
 * Pieces that cannot be printed are refused with a diagnostic, and the others are laid out; an invalid profile, or more
 * sheets than anyone prints, gives no sheets.
 */
export function imposeSheets(
  pieces: readonly Piece[],
  wanted: PrintProfile,
  imprint: Imprint,
  setLine: SetLine,
): Result<SheetSet> {
  const profile = onSidesOf(wanted);
  const refusals = checkProfile(profile);
  if (refusals.length > 0)
    return { value: { sides: [], sheets: 0, backs: profile.backs }, diagnostics: refusals };
  const printable = printablePieces(pieces);
  const planned = planSheets(printable.value, profile);
  const backs = planned.value.some(({ cards }) => cards.some(hasBack)) ? profile.backs : "none";
  const words = marginWords(setLine, imprint);
  const context = { profile, imprint, words, sheets: planned.value.length, backs };
  const made = numberPlans(planned.value).map((plan) => ({ plan, sides: makeSides(plan, context) }));
  const sides = made.flatMap((one) => one.sides.map(({ side }) => side));
  const places = placesOfFirst(planned.value, profile);
  return {
    value: { sides, sheets: made.length, backs, ...(places && { places }) },
    diagnostics: [
      ...printable.diagnostics,
      ...planned.diagnostics,
      ...sheetFindings(printable.value, wanted),
      // A machine cuts so exactly that half of the gap is enough, and slots have the room that they have.
      ...(profile.cutter || profile.sheet ? [] : onceEach(shortenedBleed(planned.value, profile))),
      ...onceEach(offsetFaults(planned.value, backs, profile)),
      ...(isForPrintService(profile) || profile.sheet
        ? []
        : onceEach(
            made.flatMap(({ plan, sides }) => sides.flatMap((side) => footerFault(plan, side) ?? [])),
          )),
    ],
  };
}

/** Labels have no reverse. */
const onSidesOf = (profile: PrintProfile): PrintProfile =>
  hasNoReverse(profile) && printsReverses(profile.backs) ? { ...profile, backs: "none" } : profile;

function placesOfFirst(
  [first]: readonly SheetPlan[],
  { skip }: PrintProfile,
): readonly CardPlace[] | undefined {
  const [lot, ...others] = first?.lots ?? [];
  return lot && others.length === 0 ? cardPlaces(lot.grid, skip) : undefined;
}

/**
 * Numbers the sheets, and marks where components begin. Every sheet but the last keeps its reverse even if it is blank,
 * because a printer that prints front, back, front, back would put the next front on it.
 */
function numberPlans(plans: readonly SheetPlan[]): NumberedPlan[] {
  const begun = new Set<string>();
  return plans.map((plan, index) => {
    const components = plan.prints === "fronts" ? plan.cards.map(({ component }) => component) : [];
    const bookmarks = [...new Set(components)].filter((component) => !begun.has(component));
    for (const component of bookmarks) begun.add(component);
    const reverse = index < plans.length - 1 || plan.cards.some(hasBack);
    return { ...plan, sheet: index + 1, bookmarks, reverse };
  });
}

function offsetFaults(plans: readonly SheetPlan[], backs: Backs, profile: PrintProfile): Diagnostic[] {
  const { backOffset, sheet } = profile;
  // Slots may be in the margin as they are.
  const isStill = sheet !== undefined && backOffset.x === 0 && backOffset.y === 0;
  if (!printsReverses(backs) || isStill) return [];
  const printed = plans.filter(({ cards }) => cards.some(hasBack));
  const frames = new Set(
    printed.map((plan) => (plan.lots.length > 1 || profile.sheet ? frameOfBacks(plan, backs) : plan.frame)),
  );
  return [...frames].flatMap((frame) => offsetFault(frame, backs, profile) ?? []);
}

/** Around the backs of a sheet that several sizes share, which need not fill all of its room. */
function frameOfBacks({ frame, lots, page }: SheetPlan, backs: "duplex" | "duplex-short"): Frame {
  const fronts = unionOf(lots.flatMap(trimsIn)) ?? frame.extent;
  const { x, y, width, height } = mirrorBox(fronts, flipAxis(backs, page), page);
  const bleed = Math.max(...lots.map((lot) => lot.bleed));
  const extent = outset({ x, y, width, height }, bleed);
  return { ...frame, columns: [{ start: x, end: x + width }], rows: [{ start: y, end: y + height }], extent };
}

const trimsIn = ({ grid, cards }: Lot): readonly Box[] => cards.map((_, index) => slotOf(grid, index));

/** Pages without margins and marks go to a print service, which expects only the cards on them. */
const isForPrintService = ({ margin, marks }: PrintProfile): boolean => margin === 0 && !marks;

function footerFault({ lots: [lot] }: SheetPlan, { missing }: MadeSide): Diagnostic | undefined {
  if (missing === undefined || lot === undefined) return undefined;
  const where = `the margins of sheets with cards of ${formatSize(lot.grid.card)}`;
  return sheetFault("no-room-for-footer", "warning", `no room for ${missing} in ${where}`, {
    fix: "use a larger paper, a smaller gap between cards, or shorter titles",
  });
}

const onceEach = (found: readonly Diagnostic[]): Diagnostic[] => [
  ...new Map(found.map((diagnostic) => [diagnostic.message, diagnostic])).values(),
];
