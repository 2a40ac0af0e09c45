/** Draws a document from its root. The caller decides where the root's box goes. */
import type { Item } from "../../scene/scene.ts";
import { IDENTITY } from "../../units/matrix.ts";
import { computeStyle } from "../svg/css/style.ts";
import { drawChildren } from "./containers.ts";
import { withEffects } from "./effects/effects.ts";
import type { Drawer, Drawing, Frame, RootPlace } from "./frame.ts";
import { reportNotDrawn } from "./not-drawn.ts";
import { guarded } from "./soundness.ts";

/** `inside` draws the content of the root. */
export function drawRoot(
  drawing: Drawing,
  { ctm, viewport }: RootPlace,
  inside: Drawer = drawChildren,
): readonly Item[] {
  const { root, sheet } = drawing.document;
  const style = computeStyle(root, drawing.rootStyle, sheet);
  const frame: Frame = { drawing, style, ctm, viewport, trail: [], depth: 0 };
  reportNotDrawn(root, frame);
  return guarded(root, frame, ctm, () => withEffects(root, frame, IDENTITY, inside(root, frame)));
}
