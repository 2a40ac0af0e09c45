/** What a piece of a drawing comes to where it stands, drawn once and never changed: scenes share it. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Item, SceneSymbol } from "../../scene/scene.ts";
import type { Question } from "../asked.ts";
import type { Facts } from "../draw/frame.ts";
import type { PieceWork } from "./piece-work.ts";

export interface DrawnPiece {
  readonly items: readonly Item[];
  readonly facts: { readonly [kind in keyof Facts]: Readonly<Facts[kind]> };
  readonly symbols: readonly SceneSymbol[];
  /** What the game was asked for while it was drawn. */
  readonly asked: readonly Question[];
  /** What of it is never drawn. */
  readonly audit: readonly Diagnostic[];
  /** What was found wrong while it was drawn. */
  readonly faults: readonly Diagnostic[];
  /** Elements that it took to draw. */
  readonly cost: number;
  /** What it counts for in its game. */
  readonly work: PieceWork;
}
