/**
 * Items of a scene as SVG elements: every glyph is a `<use>` of its outline, never `<text>`.
 * Limits: a picture without a data URI is omitted.
 */
import type { FontPrograms } from "../../font/font-program.ts";
import { round } from "../../units/length.ts";
import { isIdentity, scaleOf } from "../../units/matrix.ts";
import { EM, placedGlyphs, programOf, runOutline } from "../glyph-outline.ts";
import { settledPaint } from "../paint.ts";
import { shortPath, writePath } from "../path-data.ts";
import { decimalsFor, symbolUnit } from "../precision.ts";
import type {
  GlyphsItem,
  GroupItem,
  ImageItem,
  Item,
  Paint,
  PathItem,
  RasterItem,
  SceneSymbol,
  UseItem,
} from "../scene.ts";
import { matrixText, type OutlineDefinitions } from "./outline-definitions.ts";
import { colourValue, fillAttributes, strokeAttributes } from "./outline-paint.ts";

export interface OutlineContext {
  readonly fonts: FontPrograms;
  readonly symbols: Readonly<Record<string, SceneSymbol>>;
  /** The data URI of a picture's key. */
  pictures(key: string): string | undefined;
  /** Each picture is written once, among the definitions: for documents with many drawings. */
  readonly sharesPictures?: boolean;
  readonly definitions: OutlineDefinitions;
  /** mm of one unit at this place, for the number of decimals. */
  readonly unit: number;
}

/** The elements of some items, in order; their definitions are added to the context. */
export function outlineElements(items: readonly Item[], context: OutlineContext): string {
  return items.map((item) => element(item, context)).join("");
}

function element(item: Item, context: OutlineContext): string {
  switch (item.kind) {
    case "path":
      return pathElement(item, context);
    case "glyphs":
      return isGradient(item.fill) || isGradient(item.stroke?.paint ?? null)
        ? runElement(item, context)
        : glyphElements(item, context);
    case "image":
    case "raster":
      return imageElement(item, context);
    case "use":
      return useElement(item, context);
    case "group":
      return groupElement(item, context);
  }
}

function pathElement({ d, fill, fillRule, stroke }: PathItem, { definitions, unit }: OutlineContext): string {
  const decimals = decimalsFor(unit);
  const rule = fillRule === "evenodd" && fill ? ` fill-rule="evenodd"` : "";
  const paint = fillAttributes(fill, definitions) + strokeAttributes(stroke, definitions, decimals);
  return `<path d="${shortPath(d, decimals)}"${rule}${paint}/>`;
}

function glyphElements(item: GlyphsItem, { fonts, definitions, unit }: OutlineContext): string {
  const program = programOf(fonts, item.face);
  const uses = placedGlyphs(item).map(({ id, ...place }) => {
    const glyph = definitions.glyph(program, id);
    if (glyph === undefined) return "";
    const [x, y] = [round(place.x, 1), round(place.y, 1)];
    return `<use href="#${glyph}"${x ? ` x="${x}"` : ""}${y ? ` y="${y}"` : ""}/>`;
  });
  if (uses.every((use) => use === "")) return "";
  const decimals = decimalsFor(unit);
  const scale = item.size / EM;
  const transform = `matrix(${round(scale, 8)} 0 0 ${round(scale, 8)} ${round(item.x, decimals)} ${round(item.y, decimals)})`;
  const paint = fillAttributes(item.fill, definitions) + strokeAttributes(item.stroke, definitions, 3, scale);
  return `<g transform="${transform}"${paint}>${uses.join("")}</g>`;
}

/** A gradient spans the whole run, not each glyph: one path. */
function runElement(item: GlyphsItem, { fonts, definitions, unit }: OutlineContext): string {
  const decimals = decimalsFor(unit);
  const d = writePath(runOutline(item, programOf(fonts, item.face)), decimals + 1);
  if (d === "") return "";
  const paint = fillAttributes(item.fill, definitions) + strokeAttributes(item.stroke, definitions, decimals);
  return `<path d="${d}"${paint}/>`;
}

function imageElement(item: ImageItem | RasterItem, context: OutlineContext): string {
  const { pictures, definitions, unit, sharesPictures } = context;
  const uri = pictures(item.picture);
  if (uri === undefined) return "";
  const decimals = decimalsFor(unit);
  const [x, y, width, height] = [item.box.x, item.box.y, item.box.width, item.box.height].map((value) =>
    round(value, decimals),
  );
  const pixels = item.kind === "image" && item.pixelated ? ` style="image-rendering:pixelated"` : "";
  if (!sharesPictures)
    return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"${pixels} href="${uri}"/>`;
  const id = definitions.once("i", `i ${item.picture}`, (name) => unitImage(name, uri));
  return `<use href="#${id}" transform="matrix(${width} 0 0 ${height} ${x} ${y})"${pixels}/>`;
}

/** A picture that fills a square of one unit. */
const unitImage = (id: string, uri: string): string =>
  `<image id="${id}" width="1" height="1" preserveAspectRatio="none" href="${uri}"/>`;

function useElement({ symbol, transform, colour }: UseItem, context: OutlineContext): string {
  const id = symbolId(symbol, context);
  const at = isIdentity(transform) ? "" : ` transform="${matrixText(transform, decimalsFor(context.unit))}"`;
  return `<use href="#${id}"${at} color="${colourValue(colour)}"/>`;
}

function symbolId(id: string, context: OutlineContext): string {
  const symbol = context.symbols[id];
  if (!symbol) throw new Error(`The scene uses the symbol "${id}", which it does not contain`);
  return context.definitions.once("s", `s ${id}`, (name) => {
    const inside = { ...context, unit: symbolUnit(symbol.box) };
    return `<g id="${name}">${outlineElements(symbol.items, inside)}</g>`;
  });
}

function groupElement(group: GroupItem, context: OutlineContext): string {
  const inside = { ...context, unit: context.unit * scaleOf(group.transform) };
  const content = outlineElements(group.items, inside);
  if (content === "") return "";
  const { definitions } = context;
  const clip = group.clip && definitions.clip(group.clip.d, group.clip.rule, decimalsFor(inside.unit));
  const attributes = [
    isIdentity(group.transform)
      ? ""
      : ` transform="${matrixText(group.transform, decimalsFor(context.unit))}"`,
    clip ? ` clip-path="url(#${clip})"` : "",
    group.opacity < 1 ? ` opacity="${round(group.opacity, 4)}"` : "",
    group.blend ? ` style="mix-blend-mode:${group.blend}"` : "",
  ].join("");
  return attributes === "" ? content : `<g${attributes}>${content}</g>`;
}

function isGradient(asked: Paint | null): boolean {
  const paint = settledPaint(asked);
  return paint?.kind === "linear" || paint?.kind === "radial";
}
