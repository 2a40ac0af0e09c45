/** `<b:icon>`: a drawing by its name, in one colour. */
import type { Item } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import { multiply } from "../../units/matrix.ts";
import { cssValue } from "../svg/style.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { CENTRED, fitBox } from "../svg/view-box.ts";
import type { Frame } from "./frame.ts";
import { boxAttribute, checkAttributes, cornerOf, paperLength, plainFill } from "./own-attributes.ts";
import { badValue } from "./read-attribute.ts";
import { drawSource, openSource } from "./source.ts";
import { standIn } from "./stand-in.ts";

export function drawIcon(element: SvgElement, frame: Frame): readonly Item[] {
  checkAttributes(element, frame, ["name", "size"]);
  const name = element.attributes.name?.trim() ?? "";
  const box = boxOf(element, frame);
  const colour = plainFill(element, frame);
  if (name === "") badValue(frame, element, "name", "", "the name of an icon");
  if (!box || !colour || name === "" || cssValue(frame.style, "visibility") !== "visible") return [];
  const { drawing } = frame;
  const source = drawing.resources.icon(name);
  if (!source) return standIn(element, frame, box, { kind: "icon", name });
  const transform = fitBox(openSource(source, drawing).box, box, CENTRED);
  const place = { ctm: multiply(frame.ctm, transform), page: drawing.page, colour };
  const symbol = drawSource(source, drawing, place);
  if (!symbol) return standIn(element, frame, box);
  drawing.facts.icons.push({ origin: element.origin, name });
  return [{ kind: "use", origin: element.origin, symbol: symbol.id, transform, colour }];
}

/** A square by `size`, or any box by width and height. */
function boxOf(element: SvgElement, frame: Frame): Box | undefined {
  if (element.attributes.size === undefined) return boxAttribute(element, frame);
  const size = paperLength(element, frame, "size");
  return size === undefined ? undefined : { ...cornerOf(element, frame), width: size, height: size };
}
