/** The grid of sheets used by pieces of one size alone. */
import type { Size } from "../../units/box.ts";
import { cutterGrid } from "../cutter/cutter-grid.ts";
import type { PrintProfile } from "../sheet.ts";
import { bestGrid, capacityOf, fullest, type Grid, type GridProfile, pagesOf, plainGrid } from "./grid.ts";
import { nestedGrid } from "./nested-grid.ts";
import { skipping } from "./open-places.ts";
import { gapFor, isCutStraight, rowPitch } from "./shaped.ts";
import type { SizeClass } from "./size-classes.ts";

/** Pieces smaller than this, in mm, fill a page to its edges. */
const SMALL = 40;

/**
 * The fullest grid; undefined if not even one piece fits. Room for the footer is kept if pieces are small or cut with
 * scissors, unless none would fit then.
 */
export function gridFor(size: SizeClass, profile: PrintProfile, folded: boolean): Grid | undefined {
  const grid = usualGrid(size, profile, folded);
  return grid && skipping(grid, profile.skip);
}

function usualGrid(size: SizeClass, profile: PrintProfile, folded: boolean): Grid | undefined {
  const { cutter } = profile;
  if (cutter?.registration) return cutterGrid(size.card, profile, cutter.registration);
  const isTight = isSmall(size.card) || !size.pieces.every(isCutStraight);
  const roomy = isTight ? fullestOf(size, profile, folded, ["below", "beside"]) : undefined;
  return roomy ?? fullestOf(size, profile, folded, [undefined]);
}

/** Less bleed than this, in mm, counts as none. */
const SOME_BLEED = 0.25;

/** Replaces a grid that cuts off all bleed by one with full bleed, if the pieces take no more sheets that way. */
function withBleed(
  grid: Grid | undefined,
  { card, bleed, pieces }: SizeClass,
  spaces: readonly GridProfile[],
): Grid | undefined {
  if (!grid || leastRoom(grid) >= Math.min(bleed, SOME_BLEED)) return grid;
  const cards = pieces.reduce((sum, { copies }) => sum + copies, 0);
  const sheetsOf = (one: Grid): number => Math.ceil(cards / capacityOf(one));
  const others = spaces.flatMap((space) => pagesOf(space.paper).map((page) => plainGrid(page, card, space)));
  return others.find((one) => leastRoom(one) >= bleed && sheetsOf(one) === sheetsOf(grid)) ?? grid;
}

const leastRoom = ({ room: { top, right, bottom, left } }: Grid): number =>
  Math.min(top, right, bottom, left);

const isSmall = ({ width, height }: Size): boolean => Math.min(width, height) < SMALL;

/** For pieces that interlock, the better of the two orientations. */
function fullestOf(
  { card, bleed, pieces }: SizeClass,
  profile: PrintProfile,
  folded: boolean,
  footers: readonly GridProfile["footer"][],
): Grid | undefined {
  const gap = profile.cutter ? profile.gap : gapFor(pieces, profile.gap);
  const marks = profile.marks && pieces.every(isCutStraight);
  const nesting = folded ? undefined : pieces[0]?.dieLine?.nesting;
  const spaces = footers.map(
    (footer): GridProfile => ({ ...profile, gap, marks, ...(footer && { footer }) }),
  );
  const plain = spaces.flatMap((space) => bestGrid(card, bleed, space, folded) ?? []);
  if (!nesting) return folded ? fullest(plain) : withBleed(fullest(plain), { card, bleed, pieces }, spaces);
  const pitch = rowPitch(nesting, card.height, gap);
  return fullest([...plain, ...spaces.flatMap((space) => nestedGrid(card, pitch, space) ?? [])]);
}
