/** An icon within a line: a little higher than the tallest letters, centred on the capitals. */
import type { Origin, SceneSymbol, SolidPaint, UseItem } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";

/** em; with the usual leading of 1.2 the icons of two lines do not touch. */
const HEIGHT = 1.1;
/** em left and right of the drawing. */
const BEARING = 0.06;

/** Width of the icon in its line, in em. It follows the proportions of its drawing. */
export const iconWidth = ({ box }: SceneSymbol): number =>
  2 * BEARING + (box.height > 0 ? (HEIGHT * box.width) / box.height : HEIGHT);

/** The box of the icon if its place in the line begins at `x` and the capitals are `capHeight` em high. */
export function iconBox(
  symbol: SceneSymbol,
  size: number,
  x: number,
  baseline: number,
  capHeight: number,
): Box {
  return {
    x: x + BEARING * size,
    y: baseline - (capHeight / 2 + HEIGHT / 2) * size,
    width: (iconWidth(symbol) - 2 * BEARING) * size,
    height: HEIGHT * size,
  };
}

/** The item that draws the symbol into the box. */
export function iconItem(symbol: SceneSymbol, box: Box, colour: SolidPaint, origin: Origin): UseItem {
  const scale = symbol.box.height > 0 ? box.height / symbol.box.height : 1;
  return {
    kind: "use",
    symbol: symbol.id,
    transform: [scale, 0, 0, scale, box.x - symbol.box.x * scale, box.y - symbol.box.y * scale],
    colour,
    origin,
  };
}
