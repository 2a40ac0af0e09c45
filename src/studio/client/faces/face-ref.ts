/** Names of faces in the page, with the look in which they are shown. */
import type { Ink } from "../../../index.ts";

export interface FaceRef {
  readonly game: string;
  readonly deck: string;
  readonly card: string;
  readonly side: "front" | "back";
  /** Default full. */
  readonly ink?: Ink;
  /** Whether the picture ends at the cut (the default) or shows the bleed too. */
  readonly box?: "trim" | "bleed";
}

/** Faces of one look can be asked for in one call. */
export const lookOf = ({ game, ink = "full", box = "trim" }: FaceRef): string => `${game} ${ink} ${box}`;

export const keyOf = (ref: FaceRef): string => [lookOf(ref), ref.deck, ref.card, ref.side].join("\0");
