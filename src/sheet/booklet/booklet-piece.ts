/** A booklet as a piece to be imposed, and what all ways to print it share: size checks, and placing a page. */
import type { Diagnostic, Place } from "../../diagnostics/diagnostic.ts";
import type { Box, Size } from "../../units/box.ts";
import { formatSize, sheetFault } from "../faults.ts";
import type { MarginWords } from "../margin-words.ts";
import { checkProfile } from "../profile.ts";
import type { Imprint, Placement, PrintProfile, SheetSet } from "../sheet.ts";
import type { LinkedPage } from "./booklet-links.ts";
import { isTooLarge } from "./booklet-room.ts";

/** A page; lengths from its top left corner. */
export interface PieceOfPage extends LinkedPage {
  /** Key of its scene. */
  readonly scene: string;
}

export interface BookletPiece {
  readonly id: string;
  /** Of a page. */
  readonly trim: Size;
  /** Where its size is written. */
  readonly place?: Place;
  readonly pages: readonly PieceOfPage[];
}

/** What all sheets of a booklet share. */
export interface BookletContext {
  readonly booklet: BookletPiece;
  readonly profile: PrintProfile;
  readonly imprint: Imprint;
  readonly words: MarginWords;
}

/** For a booklet that cannot be printed this way. */
export const NOTHING: SheetSet = { sides: [], sheets: 0, backs: "none" };

/**
 * Why it cannot be printed with this many pages side by side; empty if it can. Pages that fit the paper one by one, but
 * not two side by side, can still be printed.
 */
export function refusalsOf(
  { trim, place, pages }: BookletPiece,
  profile: PrintProfile,
  beside: 1 | 2,
): readonly Diagnostic[] {
  const faults = checkProfile(profile);
  const { width, height } = trim;
  if (
    faults.length > 0 ||
    pages.length === 0 ||
    !isTooLarge({ width: beside * width, height }, profile.paper)
  )
    return faults;
  const { title } = profile.paper;
  const message =
    beside === 1
      ? `a page of ${formatSize(trim)} does not fit ${title}`
      : `two pages of ${formatSize(trim)} do not fit ${title} side by side`;
  const fix =
    "write `size: half` in the booklet, which fits half of A4 and of Letter, or print on larger paper";
  return [sheetFault("booklet-too-large", beside === 1 ? "error" : "warning", message, { fix }, place)];
}

/** Do two of its pages fit side by side? */
export const holdsTwo = ({ trim: { width, height } }: BookletPiece, paper: Size): boolean =>
  !isTooLarge({ width: 2 * width, height }, paper);

/** @param number of the page, from 1 */
export function placed(number: number, trim: Box, { id, pages }: BookletPiece): Placement {
  const scene = pages[number - 1]?.scene as string;
  return { piece: `${id} ${number}`, scene, trim, turn: 0, clip: trim };
}
