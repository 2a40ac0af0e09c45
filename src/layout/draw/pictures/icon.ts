/** `<b:icon>`: a drawing by its name, in one colour; if no drawing has the name, the words of `or`, if given. */
import type { Item } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { ptOfMm } from "../../../units/length.ts";
import { applyToBox, multiply } from "../../../units/matrix.ts";
import { cssValue, declarationsOf } from "../../svg/css/style.ts";
import { OWN_ATTRIBUTES } from "../../svg/printed-attributes.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { CENTRED, fitBox } from "../../svg/view-box.ts";
import { type Frame, mmPerUnit } from "../frame.ts";
import { reportNoOutline } from "../not-drawn.ts";
import { boxAttribute, checkAttributes, cornerOf, paperLength, plainFill } from "../own-attributes.ts";
import { badValue } from "../read-attribute.ts";
import { drawOwnText } from "../text-boxes/own-text.ts";
import { type ColourRequest, reportFixedColours } from "./icon-paints.ts";
import { drawSource, openSource } from "./source.ts";
import { standIn } from "./stand-in.ts";

export function drawIcon(element: SvgElement, frame: Frame): readonly Item[] {
  checkAttributes(element, frame, OWN_ATTRIBUTES.icon);
  const name = element.attributes.name?.trim() ?? "";
  const box = boxOf(element, frame);
  const colour = plainFill(element, frame);
  if (name === "") badValue(frame, element, "name", "", "the name of an icon");
  if (!box || !colour || name === "" || cssValue(frame.style, "visibility") !== "visible") return [];
  const { drawing } = frame;
  const source = drawing.resources.icon(name);
  if (!source) {
    const { or } = element.attributes;
    return or === undefined
      ? standIn(element, frame, box, { kind: "icon", name })
      : drawOwnText(asText(element, frame, box, or), frame);
  }
  reportNoOutline(element, frame, "an icon");
  const opened = openSource(source, drawing);
  const request = requestOf(element, frame);
  if (request) reportFixedColours(drawing, name, opened, request);
  const transform = fitBox(opened.box, box, CENTRED);
  const place = {
    ctm: multiply(frame.ctm, transform),
    page: drawing.page,
    colour: () => colour,
    isIcon: true,
  };
  const symbol = drawSource(source, drawing, place);
  if (!symbol) return standIn(element, frame, box);
  const drawn = applyToBox(transform, opened.box);
  const length = Math.max(drawn.width, drawn.height) * mmPerUnit(frame);
  drawing.facts.icons.push({ origin: element.origin, name, box: applyToBox(frame.ctm, drawn), length });
  return [{ kind: "use", origin: element.origin, symbol: symbol.id, transform, colour }];
}

/** The colour that the element itself requests, not an inherited one. */
function requestOf(element: SvgElement, { drawing }: Frame): ColourRequest | undefined {
  const values = declarationsOf(element, drawing.document.sheet);
  const name = ["fill", "color"].find((property) => values?.[property] !== undefined);
  return name === undefined ? undefined : { words: `${name}="${values?.[name]}"`, place: element.place };
}

/** A square by `size`, or any box by width and height. */
function boxOf(element: SvgElement, frame: Frame): Box | undefined {
  if (element.attributes.size === undefined) return boxAttribute(element, frame);
  const size = paperLength(element, frame, "size");
  return size === undefined ? undefined : { ...cornerOf(element, frame), width: size, height: size };
}

/** Words take up most of the icon's height. */
const WORDS_HEIGHT = 0.85;
/** The smallest legible words, in pt. */
const LEAST_WORDS = 5;

/** The words as a text box in the icon's place, as large as they fit. */
function asText(element: SvgElement, frame: Frame, { width, height }: Box, words: string): SvgElement {
  const { x = "0", y = "0", fill = "#000000" } = element.attributes;
  const size = ptOfMm(WORDS_HEIGHT * height * mmPerUnit(frame));
  const attributes = {
    ...{ x, y, width: String(width), height: String(height), fill, align: "center", valign: "middle" },
    ...{ size: `${size}pt`, "min-size": `${Math.min(size, LEAST_WORDS)}pt`, leading: "1" },
    ...{ font: "Alegreya", "font-weight": "700" },
  };
  return { ...element, name: "b:text", attributes, children: [words] };
}
