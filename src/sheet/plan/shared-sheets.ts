/**
 * Sheets that pieces of several sizes share, if that saves paper: coins of three sizes are on one. Only pieces for
 * scissors do, because a guillotine cuts from edge to edge, and leftover cards. They are placed in lots of one size
 * each, the largest pieces first.
 */
import { groupedBy } from "../../diagnostics/grouped.ts";
import type { Box, Size } from "../../units/box.ts";
import { frameOf } from "../frame.ts";
import type { Axis } from "../mirror.ts";
import type { Piece, PrintProfile } from "../sheet.ts";
import { capacityOf, FOOTER_BAND, type Grid, pagesOf } from "./grid.ts";
import { type Packed, packLots } from "./pack-lots.ts";
import { isCutStraight, SCISSORS_GAP } from "./shaped.ts";
import { cardsOf, hasBack, type SheetPlan, type Stack } from "./sheet-plan.ts";
import { countCopies } from "./size-classes.ts";

/**
 * Stacks that may share sheets, in the order in which each kind first appears. Stickers, which are flat and one-sided,
 * are printed on other paper than everything else.
 * @param mixed two-sided pieces may be combined with one-sided ones, whose backs stay blank
 */
export function sharingPaper(stacks: readonly Stack[], mixed: boolean): readonly (readonly Stack[])[] {
  return [...groupedBy(stacks, (stack) => paperKey(stack, mixed)).values()];
}

function paperKey(stack: Stack, mixed: boolean): unknown {
  const [first] = stack.pieces;
  if (first === undefined || (isCutStraight(first) && !stack.isLeftOver)) return stack;
  const twoSided = stack.pieces.some(hasBack);
  const isLabel = !twoSided && isFlat(first) && !stack.isLeftOver;
  return isLabel ? "labels" : mixed ? "stock" : twoSided ? "two sides" : "one side";
}

const isFlat = ({ dieLine }: Piece): boolean => !dieLine || dieLine.folds.length + dieLine.slits.length === 0;

/** The area for the fronts of a sheet. */
interface Room {
  readonly page: Size;
  readonly box: Box;
  readonly fold?: Axis;
}

/**
 * Fewer sheets than each size alone takes; undefined if none can be saved. Pieces that fill whole sheets are placed on
 * them as they would be alone, in the better orientation of the paper. Pieces are turned only if that saves a sheet.
 * @param deal makes sheets of cards of one size
 */
export function sharedSheets(
  stacks: readonly Stack[],
  profile: PrintProfile,
  deal: (stack: Stack, cards: readonly Piece[]) => readonly SheetPlan[],
): readonly SheetPlan[] | undefined {
  if (stacks.length < 2) return undefined;
  const gap = Math.max(profile.gap, SCISSORS_GAP);
  const bleed = Math.min(Math.max(...stacks.map((stack) => stack.bleed)), gap / 2);
  const rooms = roomsOn(profile, bleed, stacks);
  const ways = [false, true].flatMap((turns) =>
    rooms.map((room) => {
      const shared = packLots(stacks, room.box, { gap, turns }).filter(isShared);
      return { room, shared, count: shared.length + sheetsAlone(stacks, shared) };
    }),
  );
  const best = ways.reduce((fewest, way) => (way.count < fewest.count ? way : fewest));
  if (best.count >= sheetsAlone(stacks, [])) return undefined;
  const alone = stacks.flatMap((stack) => deal(stack, cardsBeside(stack, best.shared)));
  return [...planned(best.shared, stacks, best.room, gap, bleed), ...alone];
}

type Lots = readonly Packed[];

const isShared = (lots: Lots): boolean => lots.some(({ stack }) => stack !== lots[0]?.stack);

/** Sheets of one size each for the cards that are not on shared ones. */
function sheetsAlone(stacks: readonly Stack[], shared: readonly Lots[]): number {
  const placed = new Map<Stack, number>();
  for (const { stack, count } of shared.flat()) placed.set(stack, (placed.get(stack) ?? 0) + count);
  return stacks.reduce((sum, stack) => {
    const left = countCopies(stack.pieces) - (placed.get(stack) ?? 0);
    return sum + Math.ceil(left / capacityOf(stack.grid));
  }, 0);
}

function cardsBeside(stack: Stack, shared: readonly Lots[]): readonly Piece[] {
  const lots = shared.flat().filter((lot) => lot.stack === stack);
  return cardsOf(stack).filter(
    (_, index) => !lots.some(({ first, count }) => index >= first && index < first + count),
  );
}

/** Both orientations of the paper; of a folded one the upper or the left half, as its stacks would use alone. */
function roomsOn(profile: PrintProfile, bleed: number, stacks: readonly Stack[]): readonly Room[] {
  const { paper, margin, foldGap } = profile;
  const beside = margin + bleed;
  const above = Math.max(margin, FOOTER_BAND);
  const isFolded = stacks.some(({ grid }) => grid.fold !== undefined);
  return pagesOf(paper).flatMap((page): Room[] => {
    const width = page.width - 2 * beside;
    const height = page.height - 2 * above;
    if (!isFolded) return [{ page, box: { x: beside, y: above, width, height } }];
    const half = { x: beside, y: above };
    const fold = foldGap + bleed;
    return [
      { page, box: { ...half, width, height: page.height / 2 - fold - above }, fold: "horizontal" },
      { page, box: { ...half, width: page.width / 2 - fold - beside, height }, fold: "vertical" },
    ];
  });
}

function planned(
  sheets: readonly Lots[],
  stacks: readonly Stack[],
  { page, box, fold }: Room,
  gap: number,
  bleed: number,
): readonly SheetPlan[] {
  const cards = new Map(stacks.map((stack) => [stack, cardsOf(stack)]));
  const whole = gridIn({ page, gap }, { ...box, card: box, columns: 1, rows: 1 }, bleed);
  const frame = frameOf({ ...whole, ...(fold && { fold }) }, bleed);
  const [{ prints }] = stacks as [Stack];
  return sheets.map((packed) => {
    const lots = packed
      .toSorted((a, b) => stacks.indexOf(a.stack) - stacks.indexOf(b.stack))
      .map(({ stack, block, first, count }) => ({
        grid: gridIn({ page, gap }, block, gap / 2),
        bleed: Math.min(stack.bleed, gap / 2),
        cards: cards.get(stack)?.slice(first, first + count) ?? [],
      }));
    return { page, ...(fold && { fold }), frame, lots, cards: lots.flatMap((lot) => lot.cards), prints };
  });
}

const gridIn = (
  base: Pick<Grid, "page" | "gap">,
  { x, y, columns, rows, nested, card: { width, height } }: Packed["block"],
  around: number,
): Grid => ({
  ...base,
  x,
  y,
  columns,
  rows,
  card: { width, height },
  room: { top: around, right: around, bottom: around, left: around },
  ...(nested && { nested }),
});
