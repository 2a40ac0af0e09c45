/**
 * A track as a picture in text, or why it cannot be one. Tiles are numbered only where the picture alone would not say the
 * order. Reading it back gives the same track with its first card at [0, 0]. Limits: stated headings, cards between the
 * slots, and cards of different sizes need the list.
 */
import type { Side, Turn } from "../../../schema/files.ts";
import { MOST_LAID } from "../../../units/cells.ts";
import { minus } from "../../cells/cells.ts";
import { tileOf } from "../../cells/tile.ts";
import type { MapCard } from "../../map-cards.ts";
import { coveredWords, fillsSlotOf } from "./covered.ts";
import { type Order, orderOf } from "./order.ts";
import { type Slot, slotKey, slotOfPlace, stepsOf } from "./slots.ts";
import { EMPTY, SLOPES, type Slope, tokenOf } from "./tokens.ts";

export interface PicturedCard {
  readonly card: string;
  readonly map: MapCard;
  readonly at: readonly [column: number, row: number];
  readonly turn: Turn;
  readonly acceleration: boolean;
  readonly heading?: readonly Side[];
}

export type WrittenPicture = { readonly lines: readonly string[] } | { readonly why: string };

/** Ways in which patches of hexagons may lie, with the line that says so. */
const WAYS: readonly (readonly [sign: string, slope: Slope])[] = [["", "level"], ...SLOPES];

/** Slots: a wider or higher picture is not readable. */
const WIDEST = 200;

export function writePicture(track: readonly PicturedCard[]): WrittenPicture {
  const found = WAYS.map(([sign, slope]) => ({ sign, slots: slotsOf(track, slope) }));
  const { sign, slots } = found.find((one) => !("why" in one.slots)) ?? (found[0] as (typeof found)[number]);
  if ("why" in slots) return slots;
  const [{ map }] = track as readonly [PicturedCard];
  const { shape } = map.cells;
  const cells = gridOf(slots, shape);
  if (cells.some(({ line, column }) => line >= WIDEST || column >= WIDEST))
    return { why: `its cards are more than ${WIDEST} slots apart` };
  const numbers = numbersFor(slots, shape);
  const tokens = track.map((card, place) => tokenOf(card, numbers.has(place) ? place + 1 : undefined));
  return { lines: [...(sign === "" ? [] : [sign]), ...drawn(cells, tokens, shape)] };
}

type Shape = MapCard["cells"]["shape"];

function slotsOf(track: readonly PicturedCard[], slope: Slope): readonly Slot[] | { readonly why: string } {
  const [first] = track;
  if (!first) return { why: "it has no cards" };
  const { cells } = first.map;
  const steps = stepsOf(cells, tileOf(cells).sizeIn(first.turn), slope);
  const filled = new Map<string, number>();
  const slots: Slot[] = [];
  for (const [index, { card, map, at, turn, heading }] of track.entries()) {
    const name = `card ${index + 1} (${card})`;
    if (heading !== undefined) return { why: `${name} states its heading, which a picture cannot` };
    if (map.cells.shape !== cells.shape) return { why: `${name} has other cells than ${first.card}` };
    const own = { cells: map.cells, turn };
    if (!fillsSlotOf(own, { cells, turn: first.turn }))
      return {
        why: `${name} covers ${coveredWords(own)} as it lies, but ${first.card} covers ${coveredWords({ cells, turn: first.turn })}; all slots of a picture are equal`,
      };
    const slot = slotOfPlace(minus(at, first.at), steps);
    if (slot === undefined)
      return { why: `${name} lies between the slots of a picture, counted from ${first.card}` };
    const other = filled.get(slotKey(slot));
    if (other !== undefined) return { why: `${name} lies on card ${other + 1} (${track[other]?.card})` };
    filled.set(slotKey(slot), index);
    slots.push(slot);
  }
  return slots;
}

interface Cell {
  /** From the top. */
  readonly line: number;
  /** From the left, in halves of a slot for pointy-top hexagons. */
  readonly column: number;
}

/** Where each slot is in the text: the first line is not indented. */
function gridOf(slots: readonly Slot[], shape: Shape): readonly Cell[] {
  const heightOf = ([column, row]: Slot): number => (shape === "flat-hex" ? 2 * row + column : row);
  const acrossOf = ([column, row]: Slot): number => (shape === "pointy-hex" ? 2 * column + row : column);
  let top = Math.max(...slots.map(heightOf));
  let left = Math.min(...slots.map(acrossOf));
  // Lines that are not indented have the columns that are an even number from the left.
  if (shape === "pointy-hex" && (left - top) % 2 !== 0) left -= 1;
  if (shape === "flat-hex" && (left - top) % 2 !== 0) top += 1;
  return slots.map((slot) => ({ line: top - heightOf(slot), column: acrossOf(slot) - left }));
}

function drawn(cells: readonly Cell[], tokens: readonly string[], shape: Shape): readonly string[] {
  const width = Math.max(...tokens.map(({ length }) => length)) + 1;
  // Pointy-top hexagons have two columns for each slot.
  const step = shape === "pointy-hex" ? Math.ceil(width / 2) : width;
  const pitch = shape === "square" ? 1 : 2;
  const lines: string[] = [];
  for (let line = 0; line <= Math.max(...cells.map((cell) => cell.line)); line++) {
    const own = cells.flatMap((cell, place) =>
      cell.line === line ? [{ ...cell, token: tokens[place] as string }] : [],
    );
    let text = "";
    const last = Math.max(0, ...own.map(({ column }) => column));
    for (let column = shape === "square" ? 0 : line % 2; column <= last || text === ""; column += pitch)
      text = text.padEnd(column * step) + (own.find((cell) => cell.column === column)?.token ?? EMPTY);
    lines.push(text);
  }
  return lines;
}

/** The places of the cards, from 0, that must state their number. */
function numbersFor(slots: readonly Slot[], shape: Shape): ReadonlySet<number> {
  const numbers = new Set<number>();
  // Each round searches anew for the order, and so long a track is not analysed.
  if (slots.length > MOST_LAID) return new Set(slots.keys());
  while (numbers.size < slots.length) {
    const numbered = slots.map((slot, place) => ({
      slot,
      number: numbers.has(place) ? place + 1 : undefined,
    }));
    const ordered = orderOf(numbered, shape);
    const ways: readonly Order[] =
      ordered.kind === "one" ? [ordered.order] : ordered.kind === "several" ? ordered.ways : [];
    const wrong = slots.findIndex((_, place) => ways.some((way) => way[place] !== place));
    if (ordered.kind === "one" && wrong === -1) return numbers;
    if (ordered.kind === "no-end") numbers.add(0);
    else if (wrong !== -1 && !numbers.has(wrong)) numbers.add(wrong);
    else break;
  }
  return new Set(slots.keys());
}
