/**
 * What a digital table gets of a game: piles of cards and pieces, dice, boards, and scenarios laid out. Plain data, made by
 * the pipeline; the writers of all formats read it. Lengths in mm, as printed.
 */
import type { Box, Size } from "../../units/box.ts";

/** One side of a piece: a drawing, or a part of one. */
export interface TableFace {
  /** Equal drawings have equal keys. */
  readonly key: string;
  /** Of the whole drawing. */
  readonly size: Size;
  /** The part that shows, and how it is turned to be upright, in degrees clockwise; absent = all of it. */
  readonly part?: Box & { readonly turn: 0 | 90 | 180 | 270 };
}

export interface TableGame {
  readonly id: string;
  /** What its files are called: the game and the export, because a table may have several exports of one game. */
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly players?: { readonly min: number; readonly max: number };
  readonly minutes?: { readonly min: number; readonly max: number };
  readonly credits: string;
  readonly piles: readonly TablePile[];
  readonly dice: readonly TableDie[];
  readonly boards: readonly TableBoard[];
  readonly layouts: readonly TableLayout[];
}

/** How a piece is cut: `drawn` follows the transparency of its picture, `standing` is a figure that stands. */
export type Outline = "rounded" | "square" | "round" | "hexagon" | "drawn" | "standing";

export interface TablePile {
  /** The id of its deck. */
  readonly id: string;
  readonly title: string;
  /** Cards are made to be shuffled and held in the hand; tokens lie on the table and stand for something. */
  readonly kind: "cards" | "tokens";
  readonly outline: Outline;
  readonly size: Size;
  readonly cards: readonly TableCard[];
}

export interface TableCard {
  readonly id: string;
  readonly title: string;
  /** Values of its fields that are words, numbers or lists of them, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** At least 1. */
  readonly copies: number;
  readonly front: TableFace;
  readonly back?: TableFace;
}

export interface TableDie {
  readonly id: string;
  readonly title: string;
  /** "#rrggbb". */
  readonly colour: string;
  /** What each face shows, in words. */
  readonly faces: readonly string[];
  /** The same as pictures, if there are square ones. */
  readonly pictures?: readonly TableFace[];
  readonly copies: number;
}

export interface TableBoard {
  readonly id: string;
  readonly title: string;
  readonly size: Size;
  readonly front: TableFace;
}

/** Cards in their places on the table. */
export interface TableLayout {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly LaidCard[];
}

export interface LaidCard {
  readonly pile: string;
  readonly card: string;
  /** The middle of the card: mm from the middle of the layout, to the right and down. */
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly turn: number;
  readonly isFaceDown: boolean;
}

/** Copies of all cards of a pile. */
export const copiesIn = ({ cards }: Pick<TablePile, "cards">): number =>
  cards.reduce((sum, { copies }) => sum + copies, 0);
