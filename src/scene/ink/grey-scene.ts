/**
 * A scene in one ink: every colour becomes the grey of the same luminance in linear light (WCAG 2.2, "relative luminance",
 * with sRGB's curve of IEC 61966-2-1). CIELAB lightness is a function of luminance alone, so that is the grey of the same
 * lightness too, and the contrast of every pair of colours stays as it is.
 * Pictures and rasters are named here and made by the press: their pixels become grey the same way, effects included.
 * Limits: what shines through something else is mixed from greys, which may differ a little from the grey of the mixture.
 */
import { derived } from "../../remember/derived.ts";
import { greyOf } from "../../units/colour-difference.ts";
import type { Item, Paint, Scene, ScenePart, SceneSymbol, UseItem } from "../scene.ts";
import { withColours, withPaints } from "./map-paints.ts";

const GREY = "grey ";

/** The name of the grey form of a picture or symbol: that of a grey one is its own. */
export const greyName = (name: string): string => (name.startsWith(GREY) ? name : GREY + name);

/** Parts and items that scenes share are shared by their grey forms. A grey scene stays as it is. */
export function greyScene(scene: Scene): Scene {
  const symbols = Object.values(scene.symbols).map(greySymbol);
  return {
    ...scene,
    items: scene.items.map(greyItem),
    symbols: Object.fromEntries(symbols.map((symbol) => [symbol.id, symbol])),
    ...(scene.parts ? { parts: scene.parts.map(greyPart) } : {}),
  };
}

const greyPart = derived(
  (part: ScenePart): ScenePart => ({
    ...part,
    items: part.items.map(greyItem),
    symbols: part.symbols.map(greySymbol),
  }),
);

const greySymbol = derived(
  (symbol: SceneSymbol): SceneSymbol =>
    symbol.id.startsWith(GREY)
      ? symbol
      : { ...symbol, id: greyName(symbol.id), items: symbol.items.map(greyItem) },
);

const greyItem = derived((item: Item): Item => {
  switch (item.kind) {
    case "path":
    case "glyphs":
      return withPaints(item, greyPaint);
    case "image":
      return { ...item, picture: greyName(item.picture) };
    case "raster":
      return { ...item, picture: greyName(item.picture), grey: true };
    case "use":
      return greyUse(item);
    case "group":
      return { ...item, items: item.items.map(greyItem) };
  }
});

const greyUse = (item: UseItem): UseItem => ({
  ...item,
  symbol: greyName(item.symbol),
  colour: { ...item.colour, colour: greyOf(item.colour.colour) },
});

const greyPaint = (paint: Paint): Paint => withColours(paint, greyOf);
