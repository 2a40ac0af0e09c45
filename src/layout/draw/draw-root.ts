/** Draws a document from its root. The caller decides where the root's box goes. */
import type { Item } from "../../scene/scene.ts";
import { IDENTITY } from "../../units/matrix.ts";
import { computeStyle } from "../svg/css/style.ts";
import { drawChildren } from "./containers.ts";
import { hasEffects, withEffects } from "./effects/effects.ts";
import type { Drawing, Frame, RootPlace } from "./frame.ts";
import { reportNotDrawn } from "./not-drawn.ts";
import { guarded, isDrawable } from "./soundness.ts";

/** Draws the root and everything in it; returns its items, and adds symbols, facts and faults to the drawing. */
export function drawRoot(drawing: Drawing, place: RootPlace): readonly Item[] {
  const { root } = drawing.document;
  const frame = rootFrame(drawing, place);
  return guarded(root, frame, place.ctm, () => withEffects(root, frame, IDENTITY, drawChildren(root, frame)));
}

/** Where the content of the root is drawn. */
export function rootFrame(drawing: Drawing, { ctm, viewport }: RootPlace): Frame {
  const { root, sheet } = drawing.document;
  const style = computeStyle(root, drawing.rootStyle, sheet);
  const frame: Frame = { drawing, style, ctm, viewport, trail: [], depth: 0 };
  reportNotDrawn(root, frame);
  return frame;
}

/** True if the root changes nothing of what is drawn in it, and all of it can be drawn. */
export const isPlainRoot = (frame: Frame): boolean =>
  isDrawable(frame.ctm, frame.drawing) && !hasEffects(frame);
