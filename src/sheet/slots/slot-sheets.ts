/** Deals pieces out to the slots of sheets: sizes that use different slots share a sheet, others follow each other. */
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { intersectionOf, outset, unionOf } from "../../units/box.ts";
import type { Frame, Span } from "../frame.ts";
import { printsReverses } from "../mirror.ts";
import { capacityOf, type Grid } from "../plan/grid.ts";
import { skipFault, skipping } from "../plan/open-places.ts";
import { cardsOf, hasBack, type Lot, type SheetPlan, type Stack } from "../plan/sheet-plan.ts";
import type { SizeClass } from "../plan/size-classes.ts";
import type { Piece, PrintProfile } from "../sheet.ts";
import { looseInSlots, noSlots } from "./slot-findings.ts";
import { slotClasses, slotGrid } from "./slot-grid.ts";
import type { SlottedSheet } from "./slotted-sheet.ts";

/**
 * The pieces that have slots, by size; those that have none are refused. Nothing without a sheet in the profile.
 * @param bleed most that any of them gets, in mm
 */
export function slotStacks(
  pieces: readonly Piece[],
  { sheet, skip }: PrintProfile,
  prints: Stack["prints"],
  bleed: number,
): Result<readonly Stack[]> {
  if (!sheet) return { value: [], diagnostics: [] };
  const value: Stack[] = [];
  const diagnostics: Diagnostic[] = [];
  const [fitting, without]: [SizeClass[], SizeClass[]] = [[], []];
  for (const size of slotClasses(pieces, bleed)) {
    const whole = slotGrid(size, sheet);
    (whole ? fitting : without).push(size);
    if (!whole) continue;
    const grid = skipping(whole, skip);
    if (capacityOf(grid) > 0) value.push({ ...size, grid, prints });
    const found = [skipFault(grid, skip), looseInSlots(size, sheet)];
    diagnostics.push(...found.flatMap((fault) => fault ?? []));
  }
  return { value, diagnostics: [...noSlots(without, fitting, sheet), ...diagnostics] };
}

interface Queue {
  readonly stack: Stack;
  readonly cards: readonly Piece[];
  /** How many of them are on sheets. */
  dealt: number;
}

/** In the order of the stacks; if reverses are printed, one-sided sheets come last. */
export function slotSheets(
  stacks: readonly Stack[],
  sheet: SlottedSheet,
  { backs }: Pick<PrintProfile, "backs">,
): readonly SheetPlan[] {
  const bleed = Math.max(0, ...stacks.map((stack) => stack.bleed));
  const frame = slotFrame(sheet, bleed);
  const plans: SheetPlan[] = [];
  let queues: readonly Queue[] = stacks.map((stack) => ({ stack, cards: cardsOf(stack), dealt: 0 }));
  while (queues.length > 0) {
    const lots = dealSheet(queues);
    const cards = lots.flatMap((lot) => lot.cards);
    plans.push({ page: frame.page, frame, lots, cards, prints: (queues[0] as Queue).stack.prints });
    queues = queues.filter(({ dealt, cards: all }) => dealt < all.length);
  }
  if (!printsReverses(backs)) return plans;
  const isTwoSided = (plan: SheetPlan): boolean => plan.cards.some(hasBack);
  return [...plans.filter(isTwoSided), ...plans.filter((plan) => !isTwoSided(plan))];
}

/** As many cards of each queue as have a free slot. */
function dealSheet(queues: readonly Queue[]): readonly Lot[] {
  const taken = new Set<number>();
  return queues.flatMap((queue): readonly Lot[] => {
    const { stack, cards, dealt } = queue;
    const all = stack.grid.open ?? [];
    const free = all.filter((slot) => !taken.has(slot)).slice(0, cards.length - dealt);
    if (free.length === 0) return [];
    for (const slot of free) taken.add(slot);
    queue.dealt += free.length;
    const { bleed } = stack;
    return [{ grid: withOpen(stack.grid, free), bleed, cards: cards.slice(dealt, queue.dealt) }];
  });
}

/** The same object if its first places are the open ones. */
const withOpen = (grid: Grid, open: readonly number[]): Grid =>
  open.every((slot, index) => grid.open?.[index] === slot) ? grid : { ...grid, open };

/** Around all slots of the sheet, used or not. */
function slotFrame({ paper, slots }: SlottedSheet, bleed: number): Frame {
  const { width, height } = paper;
  const boxes = slots.map(({ box }) => box);
  const page = { x: 0, y: 0, width, height };
  const around = unionOf(boxes) ?? page;
  return {
    page: { width, height },
    columns: spansOf(boxes.map((box) => ({ start: box.x, end: box.x + box.width }))),
    rows: spansOf(boxes.map((box) => ({ start: box.y, end: box.y + box.height }))),
    extent: intersectionOf(outset(around, bleed), page) ?? page,
  };
}

/** Each once, from left to right or from top to bottom. */
function spansOf(all: readonly Span[]): readonly Span[] {
  const known = new Map(all.map((span) => [`${span.start.toFixed(3)} ${span.end.toFixed(3)}`, span]));
  return [...known.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}
