/** A scene of a section, drawn part by part if it has parts. */
import type { Item } from "../../../scene/scene.ts";
import { multiply } from "../../../units/matrix.ts";
import type { DrawContext } from "./draw-context.ts";
import { drawItems, drawRepeat } from "./draw-items.ts";
import type { PartUse } from "./section-parts.ts";
import type { SectionScene } from "./section-scenes.ts";

/** Writes the operators of one scene, in the coordinates of its place. */
export function drawScene({ scene, inParts }: SectionScene, context: DrawContext): void {
  if (!inParts) {
    drawItems(scene.items, context);
    return;
  }
  const { uses, inside } = inParts;
  const { place, transform, operator } = inside;
  const { stream } = context;
  if (!transform) {
    for (const use of uses) drawPart(use, context);
    return;
  }
  const within: DrawContext = { ...context, place, matrix: multiply(context.matrix, transform) };
  stream.save(operator);
  for (const use of uses) drawPart(use, within);
  stream.restore();
}

function drawPart({ items, repeats, where }: PartUse, context: DrawContext): void {
  if (repeats && where === context.place.where)
    for (let index = 0; index < items.length; index++)
      drawRepeat(repeats[index], items[index] as Item, context);
  else drawItems(items, context);
}
