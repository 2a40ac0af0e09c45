/** `<b:text>`: a text box. Its attributes are read elsewhere, and `text/` sets the text; this file combines the two. */
import type { Item, TextFact } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { ptOfMm } from "../../../units/length.ts";
import { applyToBox, multiply } from "../../../units/matrix.ts";
import { childElements, type SvgElement } from "../../svg/svg-element.ts";
import { CENTRED, fitBox } from "../../svg/view-box.ts";
import { withoutHardMarks } from "../../text/markup/inline-markup.ts";
import { layOutTextBox } from "../../text/text-box.ts";
import type { TextShape } from "../../text/text-shape.ts";
import type { TextBoxLayout, TextBoxSpec, TextResources } from "../../text/text-spec.ts";
import { type Frame, mmPerUnit } from "../frame.ts";
import { reportFixedColours } from "../pictures/icon-paints.ts";
import { drawSource, openSource } from "../pictures/source.ts";
import { inkFacts } from "../text/ink-facts.ts";
import { askedOf } from "./asked-text.ts";

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
  reportText(element, frame, spec, layout, named);
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
function textResources(
  element: SvgElement,
  frame: Frame,
  spec: TextBoxSpec,
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

/** A box of unlimited height ends below its last line. */
function boxOf({ box }: TextBoxSpec, { height, size }: TextBoxLayout): Box {
  return Number.isFinite(box.height) ? box : { ...box, y: box.y - size, height };
}

function reportText(
  element: SvgElement,
  frame: Frame,
  spec: TextBoxSpec,
  layout: TextBoxLayout,
  named: ReadonlySet<string>,
): void {
  const { ctm, drawing } = frame;
  const scale = mmPerUnit(frame);
  const pt = (length: number): number => ptOfMm(length * scale);
  const fact: { -readonly [part in keyof TextFact]: TextFact[part] } = {
    origin: element.origin,
    text: layout.text,
    askedSizePt: pt(spec.size),
    sizePt: pt(layout.size),
    minSizePt: pt(spec.minSize),
    box: applyToBox(ctm, boxOf(spec, layout)),
    overflow: layout.overflow * scale,
    missing: layout.missing,
    unknown: layout.unknown,
    unstyled: layout.unstyled,
    unclosed: layout.unclosed,
  };
  // Most texts lack most of these; assignments cost less than parts of a literal.
  Object.assign(fact, inkFacts(layout.ink, layout.hull, ctm));
  if (layout.foreign.length > 0) fact.foreign = layout.foreign;
  if (named.size > 0) fact.named = [...named];
  if (layout.brokenWord !== undefined) fact.brokenWord = layout.brokenWord;
  drawing.facts.texts.push(fact);
}
