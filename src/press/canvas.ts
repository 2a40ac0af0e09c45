/**
 * Pictures of a fixed size in px, as print shops and digital tables ask for: the card lies in the middle at its true
 * scale, never enlarged or shrunk. Bleed that is drawn is shown; what is missing is made of the edge of a rectangle. Where
 * the card is still drawn less far than the canvas reaches, the rest is its pixels mirrored at the edge, which becomes
 * bleed, or white paper, which becomes a border.
 * Limits: a mirrored part is as good as what is next to it; a letter in the outermost pixels is mirrored too.
 */
import { type EdgeCopy, withMadeBleed } from "../scene/edge/made-bleed.ts";
import type { Scene } from "../scene/scene.ts";
import type { Box, Size } from "../units/box.ts";
import { MM_PER_UNIT } from "../units/length.ts";
import type { Beyond } from "./imaging.ts";

/** px. */
export interface Canvas extends Size {
  readonly dpi: number;
  /** What surrounds a drawing that does not reach its edges. */
  readonly fill: Beyond["fill"];
  /** Turn of the card on it, clockwise; a card that is wider than high needs it on an upright canvas. Default 0. */
  readonly turn?: Beyond["turn"];
  /** How bleed that the drawing lacks is made; absent = not at all. */
  readonly copy?: EdgeCopy | undefined;
}

/** The scene with its bleed made: as far as it says to be drawn; of a scene without bleed as far as the canvas reaches. */
export function withBleedFor(scene: Scene, canvas: Canvas): Scene {
  const { copy, dpi } = canvas;
  if (copy === undefined) return scene;
  const { width, height } = turned(canvas, canvas.turn);
  const beyond = (px: number, mm: number): number => ((px * MM_PER_UNIT.in) / dpi - mm) / 2;
  const most = Math.max(beyond(width, scene.trim.width), beyond(height, scene.trim.height));
  const wanted = scene.bleed || most;
  return wanted > 0 ? withMadeBleed(scene, { copy, wanted }) : scene;
}

type Drawn = Pick<Scene, "trim" | "bleed">;

/** The part of a canvas on which a scene is drawn. */
export interface DrawnPart {
  /** mm of the scene. */
  readonly view: Box;
  /** px. */
  readonly size: Size;
}

/** Whole px, so that every px of the part is covered by the drawing as far as its bleed reaches. */
export function drawnPart(scene: Drawn, canvas: Canvas): DrawnPart {
  const { x, y } = beyondDrawn(scene, canvas);
  const { width, height } = turned(canvas, canvas.turn);
  const size = { width: width - 2 * x, height: height - 2 * y };
  const mm = (px: number): number => (px * MM_PER_UNIT.in) / canvas.dpi;
  const [across, down] = [mm(size.width), mm(size.height)];
  const view = {
    x: (scene.trim.width - across) / 2,
    y: (scene.trim.height - down) / 2,
    width: across,
    height: down,
  };
  return { view, size };
}

/** px between the edge of the drawing and that of the canvas, before it is turned. */
export function beyondDrawn({ trim, bleed }: Drawn, canvas: Canvas): Beyond {
  const { width, height } = turned(canvas, canvas.turn);
  const missing = (px: number, mm: number): number => {
    const drawn = ((mm + 2 * bleed) * canvas.dpi) / MM_PER_UNIT.in;
    return Math.max(0, Math.ceil((px - drawn) / 2 - ROUNDING));
  };
  const { fill, turn = 0 } = canvas;
  return { x: missing(width, trim.width), y: missing(height, trim.height), fill, turn };
}

/** px by which sizes may differ that are written in mm and in px. */
const ROUNDING = 0.01;

/** A size after a turn. */
export const turned = ({ width, height }: Size, turn: number = 0): Size =>
  turn === 0 ? { width, height } : { width: height, height: width };
