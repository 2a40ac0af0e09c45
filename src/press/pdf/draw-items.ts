/** Items of a scene as operators, in order: the one place that knows all kinds of items. */

import { segmentsOf } from "../../scene/path-data.ts";
import { symbolUnit } from "../../scene/precision.ts";
import type { GroupItem, ImageItem, Item, RasterItem, Scene, UseItem } from "../../scene/scene.ts";
import { outset } from "../../units/box.ts";
import { applyToBox, IDENTITY, invert, isIdentity, multiply, scaleOf } from "../../units/matrix.ts";
import type { NamedObject } from "./content-stream.ts";
import { type DrawContext, decimalsAt, stateOperator } from "./draw-context.ts";
import { drawGlyphs } from "./draw-glyphs.ts";
import { drawPath } from "./draw-path.ts";
import { ISOLATED, writeForm } from "./forms.ts";
import { colourOperator, matrixOperator, number, pathOperators } from "./operators.ts";

export function drawItems(items: readonly Item[], context: DrawContext): void {
  for (const item of items) drawItem(item, context);
}

function drawItem(item: Item, context: DrawContext): void {
  if (item.kind === "path") drawPath(item, context);
  else if (item.kind === "glyphs") drawGlyphs(item, context);
  else if (item.kind === "use") drawUse(item, context);
  else if (item.kind === "group") drawGroup(item, context);
  else drawImage(item, context);
}

function drawImage({ picture, box }: ImageItem | RasterItem, context: DrawContext): void {
  const { shared, stream } = context;
  const name = stream.use("XObject", shared.images.find(picture));
  const decimals = decimalsAt(context);
  // pictures fill the unit square, y up
  const matrix = [box.width, 0, 0, -box.height, box.x, box.y + box.height] as const;
  const size = `${number(matrix[0], decimals)} 0 0 ${number(matrix[3], decimals)}`;
  stream.add(`q ${size} ${number(matrix[4], decimals)} ${number(matrix[5], decimals)} cm ${name} Do Q`);
}

function drawUse({ symbol, transform, colour }: UseItem, context: DrawContext): void {
  const name = context.stream.use("XObject", symbolForm(symbol, colour.opacity, context));
  const colours = `${colourOperator(colour.colour, "fill")} ${colourOperator(colour.colour, "stroke")}`;
  context.stream.add(`q ${matrixOperator(transform, decimalsAt(context))} ${colours} ${name} Do Q`);
}

/** The form of a symbol; it takes its colour from where it is used, but an opacity has to be inside. */
function symbolForm(id: string, opacity: number, context: DrawContext): NamedObject {
  const { shared, symbols } = context;
  const key = `symbol ${opacity} ${id}`;
  const known = shared.forms.get(key);
  if (known) return known;
  const symbol = symbols[id];
  if (!symbol) throw new Error(`The scene uses the symbol "${id}", which it does not hold`);
  // nothing is cut off at the symbol's box, here as little as in SVG
  const bounds = outset(symbol.box, Math.max(symbol.box.width, symbol.box.height));
  const unit = symbolUnit(symbol.box);
  const ref = writeForm(shared.doc, bounds, undefined, (stream) =>
    drawItems(symbol.items, {
      ...context,
      stream,
      matrix: IDENTITY,
      unit,
      bounds,
      inheritedOpacity: opacity,
    }),
  );
  const form = { name: `X${shared.forms.size + 1}`, ref };
  shared.forms.set(key, form);
  return form;
}

function drawGroup(group: GroupItem, context: DrawContext): void {
  const inverse = invert(group.transform);
  if (!inverse || group.opacity <= 0) return;
  const inside = {
    ...context,
    matrix: multiply(context.matrix, group.transform),
    unit: context.unit * scaleOf(group.transform),
    bounds: applyToBox(inverse, context.bounds),
  };
  const { stream } = context;
  const asOne = group.opacity < 1 || group.blend !== undefined;
  stream.add("q", isIdentity(group.transform) ? "" : matrixOperator(group.transform, decimalsAt(context)));
  if (asOne) drawAsOne(group, inside);
  else drawClipped(group, inside);
  stream.add("Q");
}

function drawClipped({ clip, items }: GroupItem, context: DrawContext): void {
  if (clip) context.stream.add(clipOperators(clip, decimalsAt(context)));
  drawItems(items, context);
}

/** A group that is mixed in as a whole: a form of its own, so that what overlaps inside shows once. */
function drawAsOne(group: GroupItem, context: DrawContext): void {
  const { shared, stream, bounds } = context;
  const ref = writeForm(shared.doc, bounds, ISOLATED, (inner) =>
    drawClipped(group, { ...context, stream: inner, matrix: IDENTITY }),
  );
  const form = { name: `T${ref.id}`, ref };
  const state = {
    fill: group.opacity,
    stroke: group.opacity,
    ...(group.blend ? { blend: group.blend } : {}),
  };
  stream.add(stateOperator(context, state), `${stream.use("XObject", form)} Do`);
}

/** Limits what follows to a path; an empty path lets nothing through. */
function clipOperators({ d, rule }: { readonly d: string; readonly rule: string }, decimals: number): string {
  const path = pathOperators(segmentsOf(d), decimals) || "0 0 m";
  return `${path} ${rule === "evenodd" ? "W*" : "W"} n`;
}

/** True when some item mixes with what lies below it outside of any group that is a whole of its own. */
export function mixesWithBelow({ items, symbols }: Pick<Scene, "items" | "symbols">): boolean {
  return items.some((item) => {
    if (item.kind === "use") return mixesWithBelow({ items: symbols[item.symbol]?.items ?? [], symbols });
    if (item.kind !== "group") return false;
    return item.blend !== undefined || (item.opacity >= 1 && mixesWithBelow({ items: item.items, symbols }));
  });
}
