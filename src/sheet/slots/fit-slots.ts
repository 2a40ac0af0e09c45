/** Which slots of a sheet suit a piece, and how it lies in them: turned if need be, in the middle. In mm. */
import type { Box, Size } from "../../units/box.ts";
import { turned } from "../plan/grid.ts";
import type { Piece, Placement } from "../sheet.ts";
import type { Slot, SlottedSheet } from "./slotted-sheet.ts";

/** A piece may be larger than its slot by this: sizes are rounded, 25.4mm to 1in and back. */
const TOLERANCE = 0.2;

/** Of a slot's area: a piece that fills less of it is meant for other slots. */
const LEAST_PART = 0.4;

/** Slots whose areas differ by less are of one size. */
const SAME_AREA = 0.001;

export interface FitPiece {
  /** Of the sheet's slots, counted from 0. */
  readonly slot: number;
  readonly trim: Box;
  readonly turn: Placement["turn"];
}

/** The piece in each of the smallest slots that have room for it; none if it fits none, or would be lost in them. */
export function fitSlots(piece: Piece, { slots, turns }: SlottedSheet): readonly FitPiece[] {
  const fits = slots.flatMap((slot, index) => {
    const turn = turnFor(slot, piece, turns);
    return turn === undefined ? [] : [{ slot, index, turn }];
  });
  const least = Math.min(...fits.map(({ slot }) => areaOf(slot)));
  return fits
    .filter(({ slot }) => areaOf(slot) <= least * (1 + SAME_AREA))
    .map(({ slot, index, turn }) => ({
      slot: index,
      turn,
      trim: inMiddle(slot.box, standing(piece.trim, turn)),
    }));
}

/** Whether a piece leaves a visible part of its slot empty. */
export function isLoose({ slot, trim, turn }: FitPiece, piece: Piece, { slots }: SlottedSheet): boolean {
  const { shape, box } = slots[slot] as Slot;
  if (shape === "circle") return box.width - 2 * radiusOf(piece) > TOLERANCE;
  const { width, height } = standing(trim, turn);
  const own = standing(box, turn);
  return Math.max(own.width - width, own.height - height) > TOLERANCE;
}

function turnFor(slot: Slot, piece: Piece, turns: boolean): Placement["turn"] | undefined {
  const ways = turns ? [0, 90] : [0];
  const extra = ways.find((one) => hasRoom(slot, piece, slot.turn + one));
  return extra === undefined ? undefined : (((slot.turn + extra) % 360) as Placement["turn"]);
}

function hasRoom({ shape, box }: Slot, piece: Piece, turn: number): boolean {
  const { trim } = piece;
  if (trim.width * trim.height < LEAST_PART * box.width * box.height) return false;
  if (shape === "circle") return 2 * radiusOf(piece) <= box.width + TOLERANCE;
  const { width, height } = standing(piece.trim, turn);
  return width <= box.width + TOLERANCE && height <= box.height + TOLERANCE;
}

/** Of the circle around the middle of a piece that holds all of it. */
function radiusOf({ trim, dieLine }: Piece): number {
  const { width, height } = trim;
  if (!dieLine) return Math.hypot(width, height) / 2;
  return Math.max(...dieLine.outline.map(({ x, y }) => Math.hypot(x - width / 2, y - height / 2)));
}

const standing = (size: Size, turn: number): Size => (turn % 180 === 0 ? size : turned(size));

const inMiddle = (box: Box, { width, height }: Size): Box => ({
  x: box.x + (box.width - width) / 2,
  y: box.y + (box.height - height) / 2,
  width,
  height,
});

const areaOf = ({ shape, box }: Slot): number =>
  box.width * box.height * (shape === "circle" ? Math.PI / 4 : 1);
