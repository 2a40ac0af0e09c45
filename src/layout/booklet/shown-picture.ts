/** A picture of a booklet as it is shown, and how what is wrong with it is reported. */
import type { Place } from "../../diagnostics/diagnostic.ts";
import type { Scene } from "../../scene/scene.ts";

export interface SmallestText {
  readonly text: string;
  /** In the picture's natural size; endless where it has no text. */
  readonly pt: number;
  /** The card of a figure that it is on, and how large that is shown. */
  readonly of?: { readonly name: string; readonly scale: number };
}

export interface NumberWords {
  readonly text: string;
  readonly place: Place;
}

export type TellLayout = (
  rule:
    | "booklet/word-too-wide"
    | "booklet/table-too-wide"
    | "booklet/missing-glyph"
    | "booklet/missing-style"
    | "booklet/small-text"
    | "booklet/unknown-icon"
    | "booklet/too-long",
  place: Place,
  words: { readonly message: string; readonly label?: string; readonly why?: string; readonly fix: string },
) => void;

/** A picture in its natural size, which is that of the card for a card. */
export interface ShownPicture {
  readonly scene: Scene;
  /** What it is cut to, as path data in its own mm, with a thin line around it; absent = not cut. */
  readonly outline?: string;
  /** What its numbers stand for, the first for 1; with marks, as on cards. */
  readonly words: readonly NumberWords[];
  /** The smallest text that can be seen; absent = all of its texts can. */
  smallest?(): SmallestText;
}
