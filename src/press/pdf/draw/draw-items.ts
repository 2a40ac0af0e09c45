/** Items of a scene as operators, in order: the only place that handles all kinds of items. */
import { derived } from "../../../remember/derived.ts";
import { segmentsOf } from "../../../scene/path-data.ts";
import { symbolUnit } from "../../../scene/precision.ts";
import type { GroupItem, ImageItem, Item, RasterItem, SceneSymbol, UseItem } from "../../../scene/scene.ts";
import { outset } from "../../../units/box.ts";
import { isIdentity, multiply } from "../../../units/matrix.ts";
import { number } from "../pdf-values.ts";
import type { Repeat } from "../repeats/recurring.ts";
import type { DrawnObject } from "./content-stream.ts";
import { canRepeat } from "./count-items.ts";
import { type DrawContext, formContext, stateOperator } from "./draw-context.ts";
import { drawGlyphs } from "./draw-glyphs.ts";
import { drawPath } from "./draw-path.ts";
import { insideGroup, placeOf } from "./draw-place.ts";
import { formContents, formObject, hasNone, writeForm } from "./forms.ts";
import { colourOperator, matrixOperator, pathOperators } from "./operators.ts";

export function drawItems(items: readonly Item[], context: DrawContext): void {
  for (let index = 0; index < items.length; index++) {
    const item = items[index] as Item;
    // A symbol is a form already.
    if (context.inSymbol || !canRepeat(items, index)) drawInPlace(item, context);
    else drawCounted(item, context);
  }
}

const drawCounted = (item: Item, context: DrawContext): void =>
  drawRepeat(context.shared.repeats.of(item), item, context);

/** Draws an item in place, or by its form if it is one that many cards share. */
export function drawRepeat(repeat: Repeat | undefined, item: Item, context: DrawContext): void {
  const { shared, stream, place } = context;
  if (repeat && shared.repeats.hasForm(repeat, place.where)) {
    repeat.form ??= repeatForm(repeat, context);
    stream.add(stream.useDrawn(repeat.form));
    // The first one that draws the same, because forms are known for its contents.
  } else drawInPlace(repeat?.item ?? item, context);
}

function repeatForm(repeat: Repeat, context: DrawContext): DrawnObject {
  const { section } = context.shared;
  const { bounds, where } = context.place;
  if (repeat.drawn?.where === where) return { ref: section.add(repeat.drawn.object), hasPictures: false };
  const contents = formContents((stream) => drawInPlace(repeat.item, formContext(context, stream)));
  const object = formObject(bounds, undefined, contents, section);
  // What refers to nothing of its section is the same in all of them.
  if (hasNone(contents.resources)) repeat.drawn = { object, where };
  return { ref: section.add(object), hasPictures: contents.hasPictures };
}

function drawInPlace(item: Item, context: DrawContext): void {
  if (item.kind === "path") drawPath(item, context);
  else if (item.kind === "glyphs") drawGlyphs(item, context);
  else if (item.kind === "use") drawUse(item, context);
  else if (item.kind === "group") drawGroup(item, context);
  else drawImage(item, context);
}

function drawImage(item: ImageItem | RasterItem, context: DrawContext): void {
  const { shared, stream } = context;
  const { picture, box } = item;
  const pixels = item.kind === "image" && item.pixelated ? ({ pixelated: true } as const) : {};
  const ref = shared.section.outerRef({ kind: "picture", key: picture, ...pixels });
  const draw = stream.useDrawn({ ref, hasPictures: true });
  const { decimals } = context.place;
  // Pictures fill the unit square, y up.
  const matrix = [box.width, 0, 0, -box.height, box.x, box.y + box.height] as const;
  const size = `${number(matrix[0], decimals)} 0 0 ${number(matrix[3], decimals)}`;
  stream.add(`q ${size} ${number(matrix[4], decimals)} ${number(matrix[5], decimals)} cm ${draw} Q`);
}

function drawUse({ symbol: id, transform, colour }: UseItem, context: DrawContext): void {
  const { stream, symbols } = context;
  const symbol = symbols[id];
  if (!symbol) throw new Error(`The scene uses the symbol "${id}", which it does not contain`);
  const draw = stream.useDrawn(symbolForm(symbol, colour.opacity, context));
  const place = matrixOperator(transform, context.place.decimals);
  const fill = colourOperator(colour.colour, "fill");
  const stroke = inheritsStroke(symbol) ? colourOperator(colour.colour, "stroke") : "";
  if (context.inSymbol) {
    stream.add(`q ${place} ${fill} ${stroke} ${draw} Q`);
    return;
  }
  stream.set("fill", fill);
  stream.set("stroke", stroke);
  stream.add(`q ${place} ${draw} Q`);
}

/** True if a symbol draws lines in the colour of the place that uses it. */
const inheritsStroke = derived((symbol: SceneSymbol): boolean => symbol.items.some(hasInheritedStroke));

/** A nested symbol takes its colour from this symbol, so its inside is not examined. */
function hasInheritedStroke(item: Item): boolean {
  if (item.kind === "group") return item.items.some(hasInheritedStroke);
  return (item.kind === "path" || item.kind === "glyphs") && item.stroke?.paint.kind === "inherited";
}

/** The form of a symbol; it takes its colour from where it is used, but an opacity must be inside. */
function symbolForm(symbol: SceneSymbol, opacity: number, context: DrawContext): DrawnObject {
  const { shared } = context;
  // Nearly all are opaque: the text of their id is the same wherever they are used, which makes it quick to find.
  const key = opacity === 1 ? symbol.id : `${opacity} ${symbol.id}`;
  const known = shared.forms.get(key);
  if (known) return known;
  // Nothing is cut off at the symbol's box, as in SVG.
  const bounds = outset(symbol.box, Math.max(symbol.box.width, symbol.box.height));
  const unit = symbolUnit(symbol.box);
  const inside = { place: placeOf(unit, bounds, opacity), inSymbol: true };
  const contents = formContents((stream) => drawItems(symbol.items, formContext(context, stream, inside)));
  const form = writeForm(shared.section, bounds, undefined, contents);
  shared.forms.set(key, form);
  return form;
}

function drawGroup(group: GroupItem, context: DrawContext): void {
  const place = insideGroup(group, context.place);
  if (!place) return;
  const inside = { ...context, place, matrix: multiply(context.matrix, group.transform) };
  const { stream } = context;
  stream.save(isIdentity(group.transform) ? "" : matrixOperator(group.transform, context.place.decimals));
  if (group.opacity < 1 || group.blend !== undefined) drawAsOne(group, inside);
  else drawClipped(group, inside);
  stream.restore();
}

function drawClipped({ clip, items }: GroupItem, context: DrawContext): void {
  if (clip) context.stream.add(clipOperators(clip, context.place.decimals));
  drawItems(items, context);
}

/** A group that is blended as a whole: a form of its own, so that overlapping parts show once. */
function drawAsOne(group: GroupItem, context: DrawContext): void {
  const { shared, stream, place } = context;
  const form = shared.repeats.wholeOf(group, place.where, () =>
    writeForm(
      shared.section,
      place.bounds,
      shared.group,
      formContents((inner) => drawClipped(group, formContext(context, inner))),
    ),
  );
  const state = {
    fill: group.opacity,
    stroke: group.opacity,
    ...(group.blend ? { blend: group.blend } : {}),
  };
  stream.add(stateOperator(context, state));
  stream.add(stream.useDrawn(form));
}

/** Clips what follows to a path; an empty path hides everything. */
function clipOperators({ d, rule }: { readonly d: string; readonly rule: string }, decimals: number): string {
  const path = pathOperators(segmentsOf(d), decimals) || "0 0 m";
  return `${path} ${rule === "evenodd" ? "W*" : "W"} n`;
}
