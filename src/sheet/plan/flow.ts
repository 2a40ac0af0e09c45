/** Deals cards out to sheets: every copy gets a slot, in order, and components continue on shared sheets. */
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { sheetFault } from "../faults.ts";
import { frameOf } from "../frame.ts";
import { printsReverses } from "../mirror.ts";
import { mostBleed } from "../profile.ts";
import type { Piece, PrintProfile } from "../sheet.ts";
import { slotSheets, slotStacks } from "../slots/slot-sheets.ts";
import { gridFor } from "./class-grid.ts";
import { capacityOf } from "./grid.ts";
import { skipFault } from "./open-places.ts";
import { isCutStraight } from "./shaped.ts";
import { sharedSheets, sharingPaper } from "./shared-sheets.ts";
import { cardsOf, hasBack, type SheetPlan, type Stack } from "./sheet-plan.ts";
import { countCopies, sizeClasses } from "./size-classes.ts";
import { tooLarge } from "./too-large.ts";

/** More is surely a mistake: these are twenty reams of paper. */
export const MOST_SHEETS = 10_000;
const MOST_CARDS = 100_000;

/** The sheets of all pieces (valid ones, with copies): size by size, then the pile of backs if there is one. */
export function planSheets(pieces: readonly Piece[], profile: PrintProfile): Result<readonly SheetPlan[]> {
  const { bleed, backBleed = bleed, backs: mode } = profile;
  const separate = mode === "separate";
  const stackOf = profile.sheet ? slotStacks : stack;
  // Backs behind or beside their fronts share the grid of these.
  const most = separate || mode === "none" ? bleed : mostBleed(profile);
  const fronts = stackOf(pieces, profile, "fronts", most);
  const backs = separate
    ? stackOf(pileOfBacks(pieces), profile, "backs", backBleed)
    : { value: [], diagnostics: [] };
  const stacks = [...fronts.value, ...backs.value];
  const tooMany = countFault(stacks);
  return {
    value: tooMany ? [] : [...sheetsOf(fronts.value, profile), ...sheetsOf(backs.value, profile)],
    diagnostics: tooMany ? [...fronts.diagnostics, tooMany] : fronts.diagnostics,
  };
}

/** The backs as cards of their own. */
const pileOfBacks = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece) => (piece.back === undefined ? [] : { ...piece, front: piece.back }));

/** Only sizes with backs need a fold. */
const isFolded = (pieces: readonly Piece[], profile: PrintProfile): boolean =>
  profile.backs === "fold" && pieces.some(hasBack);

function stack(
  pieces: readonly Piece[],
  profile: PrintProfile,
  prints: Stack["prints"],
  bleed: number,
): Result<readonly Stack[]> {
  const value: Stack[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const size of sizeClasses(pieces, bleed)) {
    const folded = isFolded(size.pieces, profile);
    const grid = gridFor(size, profile, folded);
    const fault = grid ? skipFault(grid, profile.skip) : tooLarge(size, profile, folded);
    if (grid && capacityOf(grid) > 0) value.push({ ...size, grid, prints });
    if (fault) diagnostics.push(fault);
  }
  return { value, diagnostics };
}

/** In the way that takes the least paper; of equal ones the simplest. */
function sheetsOf(stacks: readonly Stack[], profile: PrintProfile): readonly SheetPlan[] {
  if (profile.sheet) return slotSheets(stacks, profile.sheet, profile);
  return waysOf(stacks, profile)
    .map((way) => sheetsIn(way, profile))
    .reduce((best, way) => (way.length < best.length ? way : best));
}

/**
 * Which stacks may share sheets. Backs that are folded over, or in a pile of their own, are only combined with their
 * kind; otherwise one-sided and two-sided pieces may share, and leftover cards may join them.
 */
function waysOf(
  stacks: readonly Stack[],
  { backs, cutter, skip }: PrintProfile,
): readonly (readonly (readonly Stack[])[])[] {
  // Marks and empty places belong to grids of one size.
  if (cutter || skip) return [stacks.map((stack) => [stack])];
  const plain = sharingPaper(stacks, false);
  if (backs === "fold" || backs === "separate") return [plain];
  const parted = stacks.flatMap(partedLeftovers);
  // A single stack has nothing to share with.
  return parted.length < 2 ? [plain] : [plain, sharingPaper(stacks, true), sharingPaper(parted, true)];
}

/** If reverses are printed, one-sided sheets come last: they can be printed separately to avoid blank reverses. */
function sheetsIn(groups: readonly (readonly Stack[])[], profile: PrintProfile): readonly SheetPlan[] {
  const isEarly = (group: readonly Stack[]): boolean =>
    !printsReverses(profile.backs) || group.some(({ pieces }) => pieces.some(hasBack));
  const inOrder = [...groups.filter(isEarly), ...groups.filter((group) => !isEarly(group))];
  return inOrder.flatMap(
    (group) => sharedSheets(group, profile, deal) ?? group.flatMap((stack) => deal(stack, cardsOf(stack))),
  );
}

/** Sheets of one size, as many as the cards take. */
function deal({ grid, bleed, prints }: Stack, all: readonly Piece[]): SheetPlan[] {
  const capacity = capacityOf(grid);
  const { page, fold } = grid;
  const sheet = { page, ...(fold && { fold }), frame: frameOf(grid, bleed), prints };
  return Array.from({ length: Math.ceil(all.length / capacity) }, (_, index) => {
    const cards = all.slice(index * capacity, (index + 1) * capacity);
    return { ...sheet, lots: [{ grid, bleed, cards }], cards };
  });
}

function countFault(stacks: readonly Stack[]): Diagnostic | undefined {
  const cards = countCopies(stacks.flatMap(({ pieces }) => pieces));
  const sheets = stacks.reduce(
    (sum, { grid, pieces }) => sum + Math.ceil(countCopies(pieces) / capacityOf(grid)),
    0,
  );
  if (sheets <= MOST_SHEETS && cards <= MOST_CARDS) return undefined;
  const most = stacks
    .flatMap(({ pieces }) => pieces)
    .reduce((max, piece) => (piece.copies > max.copies ? piece : max));
  return sheetFault("too-many", "error", `${cards} cards make ${sheets} sheets`, {
    why: `one build prints at most ${MOST_SHEETS} sheets and ${MOST_CARDS} cards`,
    fix: `check the copies of "${most.id}", which has the most: ${most.copies}`,
  });
}

/** Of the slots of a sheet; more cards than that are worth a sheet: they are cut faster there. */
const MOST_LEFT_OVER = 1 / 3;

/**
 * The stack unchanged, or its full sheets and the few cards after them, which need no sheet of their own if other pieces
 * are cut with scissors anyway.
 */
function partedLeftovers(stack: Stack): readonly Stack[] {
  const count = leftOver(stack);
  if (count === 0 || !stack.pieces.every(isCutStraight)) return [stack];
  const cards = cardsOf(stack).map((piece): Piece => ({ ...piece, copies: 1 }));
  const full = { ...stack, pieces: cards.slice(0, -count) };
  return [full, { ...stack, pieces: cards.slice(-count), isLeftOver: true }];
}

/** How many cards are left for the last sheet, if these are few and it is not the only one. */
function leftOver({ grid, pieces }: Stack): number {
  const [cards, slots] = [countCopies(pieces), capacityOf(grid)];
  const rest = cards % slots;
  return cards > slots && rest <= slots * MOST_LEFT_OVER ? rest : 0;
}
