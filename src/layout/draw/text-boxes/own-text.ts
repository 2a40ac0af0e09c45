/** `<b:text>`: a text box. Its attributes are read elsewhere, and `text/` sets the text; this file combines the two. */
import type { Item } from "../../../scene/scene.ts";
import { multiply } from "../../../units/matrix.ts";
import { childElements, type SvgElement } from "../../svg/svg-element.ts";
import { CENTRED, fitBox } from "../../svg/view-box.ts";
import { withoutHardMarks } from "../../text/markup/inline-markup.ts";
import { layOutTextBox } from "../../text/text-box.ts";
import type { TextShape } from "../../text/text-shape.ts";
import type { AskedText, TextBoxSpec, TextResources } from "../../text/text-spec.ts";
import type { Frame } from "../frame.ts";
import { reportFixedColours } from "../pictures/icon-paints.ts";
import { drawSource, openSource } from "../pictures/source.ts";
import { askedOf } from "./asked-text.ts";
import { sceneBox, textFact } from "./text-fact.ts";

/** @param shapes that the text fills instead of its box */
export function drawOwnText(
  element: SvgElement,
  frame: Frame,
  shapes?: readonly TextShape[],
): readonly Item[] {
  const asked = askedOf(element, frame);
  if (!asked) return [];
  const inShapes = shapes ? { shapes } : {};
  return setText(element, frame, { ...asked, ...inShapes, markup: markupOf(element, frame) });
}

/** Sets a text and passes its facts to the rules. */
export function setText(element: SvgElement, frame: Frame, spec: TextBoxSpec): readonly Item[] {
  const { resources } = frame.drawing;
  const named = new Set<string>();
  const layout = layOutTextBox(spec, resources.fonts, textResources(element, frame, spec, named));
  const placed = { asked: spec, ctm: frame.ctm, origin: element.origin };
  frame.drawing.facts.texts.push(
    textFact(placed, sceneBox(placed, layout), layout, [...named], frame.drawing),
  );
  if (layout.leavesRoom)
    frame.drawing.faults.add(element.place, "warning", "svg/unsupported", PARTED, { fix: PARTED_FIX });
  return layout.items;
}

const PARTED = "the shape has several parts at the height of a line, and the text fills only the widest";
const PARTED_FIX = "draw a shape without gaps from left to right, or use a text for each part";

/** Characters only: bold and icons are marks in the text, not elements. */
function markupOf(element: SvgElement, frame: Frame): string {
  const [child] = childElements(element);
  if (child) {
    const fix = "write **bold**, *italic* and :icon: in the text";
    const message = `<b:text> contains <${child.name}>, expected plain text`;
    frame.drawing.faults.add(child.place, "error", "svg/element", message, { fix });
  }
  return withoutHardMarks(element.children.filter((part) => typeof part === "string").join(""));
}

/** Icons as symbols, drawn at the size of the text; names that were found are added to `named`. */
export function textResources(
  element: SvgElement,
  frame: Frame,
  spec: AskedText,
  named: Set<string>,
): TextResources {
  const { drawing } = frame;
  const asked = element.attributes["icon-fill"];
  const request = asked === undefined ? undefined : { words: `icon-fill="${asked}"`, place: element.place };
  const { resources } = drawing;
  return {
    icon(name) {
      const source = resources.icon(name);
      if (!source) return undefined;
      named.add(name);
      const opened = openSource(source, drawing);
      const { box } = opened;
      if (request) reportFixedColours(drawing, name, opened, request);
      const line = { x: 0, y: 0, width: spec.size, height: spec.size };
      const ctm = multiply(frame.ctm, fitBox(box, line, CENTRED));
      return drawSource(source, drawing, {
        ctm,
        page: undefined,
        colour: () => spec.iconColour,
        isIcon: true,
      });
    },
    term(name) {
      const words = resources.term(name);
      if (words !== undefined) named.add(name);
      return words;
    },
  };
}
