/**
 * n-up: how many cards of one size fit on a page, and where. One grid serves every page of a size class, centred on the
 * page, so that a back is behind its front on full and on partly filled pages alike.
 */
import { notesAbout } from "../../remember/derived.ts";
import type { Box, Size } from "../../units/box.ts";
import type { Axis } from "../mirror.ts";
import type { Placement, PrintProfile } from "../sheet.ts";

export interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A band of this height in mm has room for the words of the footer. */
export const FOOTER_BAND = 11;

/** What a grid needs of a print profile. */
export interface GridProfile extends Pick<PrintProfile, "paper" | "margin" | "gap" | "foldGap" | "marks"> {
  /** Margins that are kept free for the words of the footer, whatever the printer reaches. */
  readonly footer?: "below" | "beside";
}

export interface NestedRows {
  /** How far every second row is shifted to the right. */
  readonly shift: number;
  /** From row to row. */
  readonly pitch: number;
  /** How many fewer pieces such a row has than the others. */
  readonly fewer: 0 | 1;
}

/** A place that is given by the paper itself. */
export interface SlotPlace {
  readonly trim: Box;
  readonly turn: Placement["turn"];
  /** For bleed beyond the trim. */
  readonly room: Edges;
}

/** Slots for the fronts of a page, row by row; `x` and `y` are the first trim's corner. */
export interface Grid {
  readonly page: Size;
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly card: Size;
  readonly gap: number;
  /** Maximum bleed beyond each edge of the grid. */
  readonly room: Edges;
  /** Every second row interlocks with its neighbours. */
  readonly nested?: NestedRows;
  /** The slots of paper that is cut already, which have their own positions; absent = columns and rows. */
  readonly slots?: readonly SlotPlace[];
  /** The places that have cards, counted from 0 along the rows; absent = all. */
  readonly open?: readonly number[];
  /** Direction of the fold line in the middle of the page, with the backs on its other side; absent = no fold. */
  readonly fold?: Axis;
}

export const turned = (size: Size): Size => ({ width: size.height, height: size.width });

export const capacityOf = ({
  columns,
  rows,
  nested,
  open,
}: Pick<Grid, "columns" | "rows" | "nested" | "open">): number =>
  open?.length ?? columns * rows - Math.floor(rows / 2) * (nested?.fewer ?? 0);

const slots = notesAbout<Grid, Box[]>(() => []);

/** The trim of slot `index`, counted from 0 along the rows: the same object on all sheets of the grid. */
export function slotOf(grid: Grid, index: number): Box {
  const known = slots(grid);
  known[index] ??= placeOf(grid, placeAt(grid, index));
  return known[index];
}

/** The place in the grid that slot `index` has: some places may have no slot. */
export const placeAt = ({ open }: Pick<Grid, "open">, index: number): number => open?.[index] ?? index;

/** The trims of all places of a grid, row by row. */
export const placesOf = (grid: Omit<Grid, "open">): readonly Box[] =>
  Array.from({ length: capacityOf(grid) }, (_, index) => placeOf(grid, index));

function placeOf(grid: Grid, index: number): Box {
  const { x, y, card, gap, nested, slots: given } = grid;
  const slot = given?.[index];
  if (slot) return slot.trim;
  const { column, row } = cellOf(grid, index);
  return {
    x: x + column * (card.width + gap) + (nested && row % 2 === 1 ? nested.shift : 0),
    y: y + row * (nested?.pitch ?? card.height + gap),
    ...card,
  };
}

function cellOf({ columns, nested }: Grid, index: number): { readonly column: number; readonly row: number } {
  if (!nested) return { column: index % columns, row: Math.floor(index / columns) };
  const pair = 2 * columns - nested.fewer;
  const [pairs, rest] = [Math.floor(index / pair), index % pair];
  return rest < columns ? { column: rest, row: 2 * pairs } : { column: rest - columns, row: 2 * pairs + 1 };
}

/**
 * The grid with the most cards; undefined if not even one fits. Cards are upright and the paper is turned instead: a
 * page of turned cards is the turned page of upright ones, which reads better. Among equals the paper as given wins,
 * then the horizontal fold line.
 * @param bleed mm that the cards want beyond their trim; less is granted if it does not fit.
 */
export function bestGrid(card: Size, bleed: number, profile: GridProfile, folded: boolean): Grid | undefined {
  const grids = pagesOf(profile.paper).flatMap((page) =>
    folded
      ? [
          foldGrid(page, card, bleed, profile),
          transpose(foldGrid(turned(page), turned(card), bleed, turnedProfile(profile))),
        ]
      : [plainGrid(page, card, profile)],
  );
  return fullest(grids);
}

/** The first of those with the most cards; undefined if none has room for a card. */
export function fullest(grids: readonly Grid[]): Grid | undefined {
  const most = Math.max(0, ...grids.map(capacityOf));
  return most > 0 ? grids.find((grid) => capacityOf(grid) === most) : undefined;
}

/** The paper as given, and turned. */
export const pagesOf = ({ width, height }: Size): readonly Size[] => [
  { width, height },
  { width: height, height: width },
];

/** What is kept free at the left and right of a page, and at its top and bottom. */
export function marginsOf({ margin, footer }: GridProfile): {
  readonly beside: number;
  readonly above: number;
} {
  const band = Math.max(margin, FOOTER_BAND);
  return { beside: footer === "beside" ? band : margin, above: footer === "below" ? band : margin };
}

function turnedProfile({ footer, ...profile }: GridProfile): GridProfile {
  return { ...profile, ...(footer && { footer: footer === "below" ? "beside" : "below" }) };
}

/** As many as fit beside and below each other, centred on the page. */
export function plainGrid(page: Size, card: Size, profile: GridProfile): Grid {
  const { gap } = profile;
  const { beside, above } = marginsOf(profile);
  const columns = countIn(page.width - 2 * beside, card.width, gap);
  const rows = countIn(page.height - 2 * above, card.height, gap);
  const x = (page.width - spanOf(columns, card.width, gap)) / 2;
  const y = (page.height - spanOf(rows, card.height, gap)) / 2;
  const across = bleedRoom(x, beside, profile);
  const down = bleedRoom(y, above, profile);
  return {
    page,
    x,
    y,
    columns,
    rows,
    card,
    gap,
    room: { top: down, right: across, bottom: down, left: across },
  };
}

/**
 * Fronts above a horizontal fold line. From the fold: the fold gap, bleed, cards, bleed, and as much again for crop
 * marks if there are any; if that is too much, each gets an equal part of the rest.
 */
function foldGrid(page: Size, card: Size, bleed: number, profile: GridProfile): Grid {
  const { gap, foldGap } = profile;
  const { above } = marginsOf(profile);
  const flat = plainGrid(page, card, profile);
  const half = page.height / 2 - above - foldGap;
  const rows = countIn(half, card.height, gap);
  const height = spanOf(rows, card.height, gap);
  const bottom = Math.max(0, Math.min(bleed, (half - height) / (profile.marks ? 3 : 2)));
  const y = page.height / 2 - foldGap - bottom - height;
  return {
    ...flat,
    y,
    rows,
    room: { ...flat.room, top: bleedRoom(y, above, profile), bottom },
    fold: "horizontal",
  };
}

/** The grid of the page with x and y exchanged. */
function transpose(grid: Grid): Grid {
  const { page, x, y, columns, rows, card, room } = grid;
  return {
    ...grid,
    page: turned(page),
    x: y,
    y: x,
    columns: rows,
    rows: columns,
    card: turned(card),
    room: { top: room.left, right: room.bottom, bottom: room.right, left: room.top },
    fold: "vertical",
  };
}

/** Cards in a row of `length`; a hair too long counts as fitting (three times 63.5 mm is not exact in binary). */
export const countIn = (length: number, card: number, gap: number): number =>
  Math.max(0, Math.floor((length + gap + 1e-6) / (card + gap)));

/** Length of this many cards in a row. */
export const spanOf = (count: number, card: number, gap: number): number =>
  count * card + Math.max(0, count - 1) * gap;

/**
 * The part of the printable margin that bleed may use: half if the other half shows crop marks, all of it if there are
 * none.
 */
const bleedRoom = (free: number, margin: number, { marks }: GridProfile): number =>
  Math.max(0, (free - margin) / (marks ? 2 : 1));
