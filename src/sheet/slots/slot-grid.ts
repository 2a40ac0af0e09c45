/** The slots of a sheet as the grid of pieces of one size: its places are all slots, those that fit are open. */
import type { Size } from "../../units/box.ts";
import type { Edges, Grid, SlotPlace } from "../plan/grid.ts";
import { type SizeClass, sizeClasses } from "../plan/size-classes.ts";
import type { Piece } from "../sheet.ts";
import { type FitPiece, fitSlots } from "./fit-slots.ts";
import { roomAround } from "./slot-distance.ts";
import type { Slot, SlottedSheet } from "./slotted-sheet.ts";

const NO_ROOM: Edges = { top: 0, right: 0, bottom: 0, left: 0 };

/** Classes by size, those that lie apart from those that stand: a slot may have room for one of them only. */
export function slotClasses(pieces: readonly Piece[], bleed: number): readonly SizeClass[] {
  return sizeClasses(pieces, bleed).flatMap((size) => {
    const lying = size.pieces.filter(({ trim }) => trim.width > trim.height);
    const others = size.pieces.filter((piece) => !lying.includes(piece));
    return [others, lying].flatMap((own) => (own[0] ? { ...size, card: own[0].trim, pieces: own } : []));
  });
}

/** Undefined if no slot has room for the pieces. */
export function slotGrid({ card, pieces: [piece] }: SizeClass, sheet: SlottedSheet): Grid | undefined {
  const fits = piece ? fitSlots(piece, sheet) : [];
  if (fits.length === 0) return undefined;
  const rooms = roomAround(sheet);
  const byIndex = new Map(fits.map((fit) => [fit.slot, fit]));
  const slots = sheet.slots.map((slot, index) => placeIn(slot, rooms[index] ?? NO_ROOM, byIndex.get(index)));
  const { width, height } = sheet.paper;
  return {
    page: { width, height },
    x: 0,
    y: 0,
    columns: slots.length,
    rows: 1,
    card,
    gap: 0,
    room: NO_ROOM,
    slots,
    open: fits.map(({ slot }) => slot),
  };
}

function placeIn({ box, shape, turn }: Slot, room: Edges, fit: FitPiece | undefined): SlotPlace {
  if (!fit) return { trim: box, turn, room };
  const { width, height } = spareIn(box, fit.trim);
  const spare = { across: width / 2, down: height / 2 };
  const least = Math.min(spare.across, spare.down);
  const { across, down } = shape === "circle" ? { across: least, down: least } : spare;
  return {
    trim: fit.trim,
    turn: fit.turn,
    room: {
      top: room.top + down,
      right: room.right + across,
      bottom: room.bottom + down,
      left: room.left + across,
    },
  };
}

const spareIn = (box: Size, trim: Size): Size => ({
  width: Math.max(0, box.width - trim.width),
  height: Math.max(0, box.height - trim.height),
});
