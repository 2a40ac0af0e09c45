/** Approximate number of operator characters of an item: enough to decide whether it is worth a form. */
import type { Item } from "../../../scene/scene.ts";

/** Of colours, pens and positions. */
const AROUND = 20;
/** Of a font, and the position of a line. */
const AROUND_TEXT = 40;
const USE = 50;

export function lengthOf(item: Item): number {
  switch (item.kind) {
    case "glyphs":
      return AROUND_TEXT + 2 * item.ids.length;
    case "path":
      return AROUND + item.d.length;
    case "group":
      return item.items.reduce((length, inner) => length + lengthOf(inner), AROUND);
    default:
      return USE;
  }
}
