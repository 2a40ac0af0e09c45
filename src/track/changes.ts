/** What can be changed about a track on the table, from the least change to the greatest. */
import type { Side, Turn } from "../schema/files.ts";

/** Cards are counted from 0. */
export type TrackChange =
  /** A landmark is named, or named otherwise: nothing moves. */
  | { readonly kind: "landmark"; readonly which: "start" | "finish"; readonly square: string }
  /** The card is turned; its bottom left square lies at `at` then. */
  | {
      readonly kind: "turn";
      readonly card: number;
      readonly turn: Turn;
      readonly at: readonly [column: number, row: number];
    }
  /** The card, or it and all behind it, moves by columns and rows. */
  | {
      readonly kind: "shift";
      readonly card: number;
      readonly tail: boolean;
      readonly by: readonly [columns: number, rows: number];
    }
  /** The card is laid face down or face up. */
  | { readonly kind: "face"; readonly card: number; readonly acceleration: boolean }
  /** A card that the track does not use takes the card's place, lying as that one did. */
  | { readonly kind: "replace"; readonly card: number; readonly by: string }
  /** Two cards change places, each lying as the other did. */
  | { readonly kind: "swap"; readonly cards: readonly [number, number] }
  /** Where the track heads is stated; undefined: as its neighbours give it. */
  | { readonly kind: "heading"; readonly card: number; readonly heading: readonly Side[] | undefined }
  /** A bar is taken from the map card itself, wherever it is used. */
  | { readonly kind: "bar"; readonly card: number; readonly bar: string };
