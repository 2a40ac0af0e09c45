/** A picture of a booklet as it is shown, and the reports about it. */
import type { Place } from "../../diagnostics/diagnostic.ts";
import type { Scene } from "../../scene/scene.ts";

export interface SmallestText {
  readonly text: string;
  /** In the picture's natural size; infinite if it has no text. */
  readonly pt: number;
  /** The card of a figure that it is on, and the scale of that card. */
  readonly of?: { readonly name: string; readonly scale: number };
}

export interface NumberWords {
  readonly text: string;
  readonly place: Place;
}

export type ReportLayout = (
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

/** A picture in its natural size, which for a card is the card's size. */
export interface ShownPicture {
  readonly scene: Scene;
  /** Its cut line, as path data in its own mm, drawn as a thin line; absent = not cut. */
  readonly outline?: string;
  /** The legend of its numbers, the first for 1; with marks, as on cards. */
  readonly words: readonly NumberWords[];
  /** The smallest visible text; absent = all of its texts are visible. */
  smallest?(): SmallestText;
}
