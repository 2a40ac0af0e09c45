/**
 * The input and output of imposition: pieces in, sheets out. All lengths in mm, origin at the top left of the paper.
 */
import type { Place } from "../diagnostics/diagnostic.ts";
import type { Item } from "../scene/scene.ts";
import type { DieLine } from "../shape/die-line.ts";
import type { Box, Point, Size } from "../units/box.ts";
import type { Matrix } from "../units/matrix.ts";
import type { Translations } from "../words/say.ts";
import type { Cutter } from "./cutter/cutter.ts";
import type { PrinterCorrection } from "./printer/printer.ts";
import type { SlottedSheet } from "./slots/slotted-sheet.ts";

/** One kind of card to print, with its number of copies. */
export interface Piece {
  readonly id: string;
  /** The text of the bookmark: the deck's title. */
  readonly component: string;
  /** Keys of scenes. */
  readonly front: string;
  readonly back?: string;
  readonly trim: Size;
  /** How far front and back are drawn beyond the trim. */
  readonly bleed: number;
  readonly copies: number;
  /** Radius of its rounded corners, which cutting machines cut; absent = sharp. */
  readonly corner?: number;
  /** The shape to which it is cut and folded; absent = a card, cut along its trim. */
  readonly dieLine?: DieLine;
  /** Where its size is written; a piece that cannot be printed is reported there. */
  readonly place?: Place;
}

export const BACKS = ["none", "separate", "duplex", "duplex-short", "fold"] as const;
/**
 * How backs are printed: not at all; as a pile of their own; on the reverse, paper flipped on its long or its short
 * edge; or beside the front on the same side, to fold and glue.
 */
export type Backs = (typeof BACKS)[number];

export interface Paper extends Size {
  readonly id: string;
  readonly title: string;
}

/** How to print: everything about paper and printer, nothing about the game. */
export interface PrintProfile {
  readonly paper: Paper;
  /** What the printer cannot reach at each edge of the paper. */
  readonly margin: number;
  /** Space between neighbouring cards; 0 = they share their cut lines. */
  readonly gap: number;
  /** Most bleed to print beyond a card's trim; less is printed if it does not fit. */
  readonly bleed: number;
  /** The same on backs, if it is different: more of it covers the cut of backs that are printed off their place. */
  readonly backBleed?: number;
  readonly marks: boolean;
  readonly backs: Backs;
  /**
   * Shift of every reverse against a printer's drift: right and down, as seen on the reverse of a portrait page flipped
   * on its long edge. It is turned with the page (`back-offset.ts`).
   */
  readonly backOffset: { readonly x: number; readonly y: number };
  /** From the fold line to the cards beside it (backs "fold"). */
  readonly foldGap: number;
  /** The machine that cuts the sheets; absent = knife or scissors. */
  readonly cutter?: Cutter;
  /** The paper has slots that pieces are printed into; absent = it is plain. */
  readonly sheet?: SlottedSheet;
  /** Places that stay empty on every sheet, from 1 along the rows, as on the front; absent = none. */
  readonly skip?: readonly number[];
  /** What the printer does wrong, as it was measured; absent = nothing is known. */
  readonly printer?: PrinterCorrection;
}

/** The text in the margin of every sheet. */
export interface Imprint {
  readonly game: string;
  readonly kit: string;
  readonly version: string;
  /** True for a build made in spite of errors; the margins say so. */
  readonly draft: boolean;
  /** The words of the margins in another language. */
  readonly translations?: Translations;
}

export interface Placement {
  readonly piece: string;
  /** Key of the scene. */
  readonly scene: string;
  /** The trimmed card on the paper, after turning. */
  readonly trim: Box;
  /** Clockwise turn of the scene on the paper. */
  readonly turn: 0 | 90 | 180 | 270;
  /** Trim plus the bleed that fits here: nothing of the scene is drawn outside. */
  readonly clip: Box;
  /** It is the reverse of a piece whose front is on the other side of the paper, or beside the fold. */
  readonly isBack?: true;
  /**
   * For a piece that is not a rectangle: its outline with the bleed, on the paper, in mm; filled by the nonzero rule.
   */
  readonly clipOutline?: readonly Point[];
}

/** A bookmark that leads to a place on its side. */
export interface HeadingMark {
  readonly title: string;
  /** Deeper levels are nested below. */
  readonly level: number;
  readonly y: number;
}

export interface SheetLink {
  readonly box: Box;
  /** A target of the set, or a web address. */
  readonly to: { readonly target: string } | { readonly address: string };
}

export interface SheetTarget {
  readonly name: string;
  readonly y: number;
}

/** One side of one sheet of paper. */
export interface SheetSide {
  /** Width and height as printed: the paper, turned or not. */
  readonly size: Size;
  /** Sheet n of m, from 1. */
  readonly sheet: number;
  readonly side: "front" | "back" | "fold";
  readonly placements: readonly Placement[];
  /** Crop marks, fold marks, footer and ruler, in mm of the page. */
  readonly marks: readonly Item[];
  /** Components whose first card is on this side, or headings of a booklet on it. */
  readonly bookmarks: readonly (string | HeadingMark)[];
  /** Clickable areas, in mm of the page; absent = none. */
  readonly links?: readonly SheetLink[];
  /** Targets of links; their names are unique in one set of sheets. */
  readonly targets?: readonly SheetTarget[];
  /** The box around all trims: the page's TrimBox; with all clips: its BleedBox. */
  readonly trimBox: Box;
  readonly bleedBox: Box;
  /**
   * From the places on paper that all of the above describe to those that a measured printer must be asked for; absent =
   * the same. Whatever draws the page obeys it, marks, page boxes and links included. Whatever works on the printed
   * paper itself, such as a cutter, does not: there everything is where it belongs.
   */
  readonly correction?: Matrix;
}

/** A place for a card on paper, as on the front. */
export interface CardPlace extends Box {
  /** A mark of the cutting machine is in the way: it stays empty whatever is ordered. */
  readonly isTaken?: true;
}

export interface SheetSet {
  readonly sides: readonly SheetSide[];
  /** Sheets of paper; 0 for sets that are read on a screen. */
  readonly sheets: number;
  readonly backs: Backs;
  /**
   * The places of the first sheet, counted along the rows from 1, with those that are left empty: `skip` of a profile
   * counts like this. Absent if its cards have several sizes, or there are no cards.
   */
  readonly places?: readonly CardPlace[];
}
