/** The result of drawing a piece at its place, drawn once and never changed: scenes share it. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { ScenePart } from "../../scene/scene.ts";
import type { LookUp } from "../look-ups.ts";
import type { PieceWork } from "./piece-work.ts";

export interface DrawnPiece {
  readonly part: ScenePart;
  /** The names that were looked up in the game while drawing it. */
  readonly lookUps: readonly LookUp[];
  /** Faults of content that is never drawn. */
  readonly audit: readonly Diagnostic[];
  /** Faults found while drawing it. */
  readonly faults: readonly Diagnostic[];
  /** The number of elements drawn for it. */
  readonly cost: number;
  /** Its cost in the budget of its game. */
  readonly work: PieceWork;
}
