/** Deals cards out to sheets: every copy gets a slot, in order, and components flow on over shared sheets. */
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import { sheetFault } from "./faults.ts";
import type { Grid } from "./grid.ts";
import { bestGrid, capacityOf, nestedGrid } from "./grid.ts";
import { gapFor, marginFor, rowPitch } from "./shaped.ts";
import type { Piece, PrintProfile } from "./sheet.ts";
import { countCopies, type SizeClass, sizeClasses } from "./size-classes.ts";
import { tooLarge } from "./too-large.ts";

/** One sheet of paper: which cards lie in the slots of a grid, from slot 0 on. */
export interface SheetPlan {
  readonly grid: Grid;
  /** The most bleed that a card of this size gets. */
  readonly bleed: number;
  readonly cards: readonly Piece[];
  /** What is printed on its front: the cards' fronts, or the pile of backs. */
  readonly prints: "fronts" | "backs";
}

/** More is a slip of the pen: these are twenty reams of paper. */
const MOST_SHEETS = 10_000;
const MOST_CARDS = 100_000;

interface Stack {
  readonly grid: Grid;
  readonly bleed: number;
  readonly pieces: readonly Piece[];
  readonly prints: SheetPlan["prints"];
}

/** The sheets of all pieces (sound ones, with copies): size by size, then the pile of backs if there is one. */
export function planSheets(pieces: readonly Piece[], profile: PrintProfile): Result<readonly SheetPlan[]> {
  const separate = profile.backs === "separate";
  const fronts = stack(pieces, profile, "fronts");
  const backs = separate ? stack(pileOfBacks(pieces), profile, "backs") : { value: [], diagnostics: [] };
  const stacks = [...fronts.value, ...backs.value];
  const tooMany = countFault(stacks);
  return {
    value: tooMany ? [] : stacks.flatMap(deal),
    diagnostics: tooMany ? [...fronts.diagnostics, tooMany] : fronts.diagnostics,
  };
}

export const hasBack = (piece: Piece): boolean => piece.back !== undefined;

/** The backs as cards of their own. */
const pileOfBacks = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece) => (piece.back === undefined ? [] : { ...piece, front: piece.back }));

/** Only sizes with backs need a fold. */
const isFolded = (pieces: readonly Piece[], profile: PrintProfile): boolean =>
  profile.backs === "fold" && pieces.some(hasBack);

function stack(
  pieces: readonly Piece[],
  profile: PrintProfile,
  prints: SheetPlan["prints"],
): Result<readonly Stack[]> {
  const value: Stack[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const size of sizeClasses(pieces, profile.bleed)) {
    const folded = isFolded(size.pieces, profile);
    const grid = gridFor(size, profile, folded);
    if (grid) value.push({ grid, bleed: size.bleed, pieces: size.pieces, prints });
    else diagnostics.push(tooLarge(size, profile, folded));
  }
  return { value, diagnostics };
}

/** Of pieces that nest, the better of both ways to lie. */
function gridFor(
  { card, bleed, pieces }: SizeClass,
  profile: PrintProfile,
  folded: boolean,
): Grid | undefined {
  const spaced = { ...profile, gap: gapFor(pieces, profile.gap), margin: marginFor(card, profile.margin) };
  const plain = bestGrid(card, bleed, spaced, folded);
  const nesting = folded ? undefined : pieces[0]?.dieLine?.nesting;
  if (nesting === undefined || plain === undefined) return plain;
  const nested = nestedGrid(card, rowPitch(nesting, card.height, spaced.gap), spaced);
  return nested && capacityOf(nested) > capacityOf(plain) ? nested : plain;
}

function deal({ grid, bleed, pieces, prints }: Stack): SheetPlan[] {
  const cards = pieces.flatMap((piece) => Array.from({ length: piece.copies }, () => piece));
  const capacity = capacityOf(grid);
  const count = Math.ceil(cards.length / capacity);
  return Array.from({ length: count }, (_, sheet) => ({
    grid,
    bleed,
    cards: cards.slice(sheet * capacity, (sheet + 1) * capacity),
    prints,
  }));
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
