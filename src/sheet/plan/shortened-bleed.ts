/**
 * Bleed that is cut short by the sheet: because a grid fills the paper so far that little is left outside, or because
 * the gap between cards is narrow. Cards that share their cut lines have no bleed between them on purpose: a misplaced
 * cut shows the neighbour there, not white paper. Lengths in mm.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { listed } from "../../diagnostics/words.ts";
import { formatLength, round } from "../../units/length.ts";
import { formatSize, sheetFault } from "../faults.ts";
import { PAPERS } from "../papers.ts";
import { mostBleed } from "../profile.ts";
import type { PrintProfile } from "../sheet.ts";
import { gridFor } from "./class-grid.ts";
import { capacityOf, type Grid } from "./grid.ts";
import { isCutStraight } from "./shaped.ts";
import type { Lot, SheetPlan } from "./sheet-plan.ts";

/** How far a cut may be off: printers that cut stacks accept bleed from 2 mm on; scissors follow the line itself. */
const ENOUGH = { straight: 2, scissors: 1 };
/** Less is not worth reporting. */
const TOLERANCE = 0.25;
/** The widest gap between cards that is proposed. */
const WIDEST_GAP = 20;

/** A finding for each size of cards whose bleed is cut, on some side, to less than a cut may be off. */
export function shortenedBleed(plans: readonly SheetPlan[], profile: PrintProfile): readonly Diagnostic[] {
  return plans.flatMap(({ lots, cards, fold }) => {
    const enough = cards.every(isCutStraight) ? ENOUGH.straight : ENOUGH.scissors;
    return lots.flatMap((lot) => faultOf(lot, enough, fold !== undefined, profile));
  });
}

function faultOf(lot: Lot, enough: number, folded: boolean, profile: PrintProfile): readonly Diagnostic[] {
  const { grid, cards } = lot;
  const most = mostBleed(profile);
  const wanted = Math.max(...cards.map(({ bleed }) => Math.min(bleed, most)));
  const needs = { wanted, least: Math.min(wanted, enough) - TOLERANCE };
  const short = shortSides(grid, needs);
  if (short.length === 0) return [];
  const amounts = [...new Set(short.map(({ room }) => room))].map((room) => {
    const names = short.filter((side) => side.room === room).map(({ name }) => name);
    return `${formatLength(round(room + 1e-9, 2))} ${listed(names)}`;
  });
  const message = `the bleed of cards of ${formatSize(grid.card)} is cut to ${listed(amounts)} on ${profile.paper.title}, expected ${formatLength(wanted)}`;
  const why = "a cut that is a millimetre off shows white paper there";
  const fix = listed(waysOut(lot, folded, profile, needs), "or") || "print on a larger paper";
  return [sheetFault("shortened-bleed", "warning", message, { why, fix })];
}

interface Needs {
  readonly wanted: number;
  readonly least: number;
}

interface Side {
  readonly name: string;
  readonly room: number;
}

/** The sides on which cards that fill the grid have too little bleed. */
function shortSides({ columns, rows, room, gap, nested }: Grid, { least }: Needs): readonly Side[] {
  const between = { name: "between cards", room: gap / 2 };
  const outside = [
    { name: "at the top", room: room.top },
    { name: "at the right", room: room.right },
    { name: "at the bottom", room: room.bottom },
    { name: "at the left", room: room.left },
  ];
  const hasGap = gap > 0 && columns * rows > 1;
  const sides = nested ? [between] : hasGap ? [...outside, between] : outside;
  return sides.filter((side) => side.room < least);
}

/** Each change to the print that would suffice by itself. */
function waysOut(
  { grid, cards }: Lot,
  folded: boolean,
  profile: PrintProfile,
  needs: Needs,
): readonly string[] {
  const size = { card: grid.card, bleed: needs.wanted, pieces: [...new Set(cards)] };
  const tried = (change: Partial<PrintProfile>): Grid | undefined => {
    const other = gridFor(size, { ...profile, ...change }, folded);
    return other && shortSides(other, needs).length === 0 ? other : undefined;
  };
  const gaps = Array.from({ length: WIDEST_GAP }, (_, index) => index + 1).filter(
    (gap) => gap >= 2 * needs.wanted,
  );
  const gap = gaps.find((one) => tried({ gap: one }));
  const apart = gap === undefined ? undefined : tried({ gap });
  const paper = PAPERS.find((one) => one.id !== profile.paper.id && tried({ paper: one }));
  return [
    ...(profile.marks && tried({ marks: false }) ? ["print without crop marks"] : []),
    ...(gap && apart
      ? [`leave a gap of ${formatLength(gap)} between cards (${capacityOf(apart)} on a sheet)`]
      : []),
    ...(paper ? [`print on ${paper.title}`] : []),
  ];
}
