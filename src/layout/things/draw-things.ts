/**
 * Draws a face once more and notes each thing that a person can point at: texts, icons, pictures, and shapes by the
 * element that drew them. Groups are passed through: what is in them is pointed at.
 * Limits: what a `<use>` repeats is one thing, drawn by the `<use>`; of what clips, masks and patterns refer to, nothing is
 * noted. It takes as long as laying out the face without its pieces.
 */
import type { Item } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import { apply, applyToBox, IDENTITY, invert, type Matrix, multiply } from "../../units/matrix.ts";
import { type Desk, deskOf } from "../desk.ts";
import { shapeBox } from "../draw/boxes.ts";
import { drawElement } from "../draw/draw-element.ts";
import { drawRoot } from "../draw/draw-root.ts";
import type { Drawing, Frame } from "../draw/frame.ts";
import { transformOf } from "../draw/transform-of.ts";
import { type FaceSvg, newDrawing } from "../face-drawing.ts";
import { type FaceSetup, fitFace } from "../fit-face.ts";
import type { LayoutResources } from "../resources.ts";
import { computeStyle } from "../svg/css/style.ts";
import { createFaults } from "../svg/faults.ts";
import { isPlaceholder, placeholdersIn } from "../svg/printed-attributes.ts";
import { openSvg } from "../svg/svg-document.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import type { DrawnThing, DrawnThings } from "./drawn-thing.ts";
import { boxElementOf, ownBoxOf } from "./own-box.ts";
import { textLook } from "./text-look.ts";

/** The things on a face; none if its text is not an SVG. */
export function drawThings(svg: FaceSvg, setup: FaceSetup, resources: LayoutResources): DrawnThings {
  return deskOf(resources).at(resources, (desk) => drawNoting(svg, setup, desk));
}

function drawNoting({ file, text }: FaceSvg, setup: FaceSetup, { recording }: Desk): DrawnThings {
  const faults = createFaults();
  const document = openSvg(file, text, faults);
  if (!document) return { things: [], rootMatrix: IDENTITY };
  const fitted = fitFace(document, setup, faults);
  const notes = new Notes(document.root);
  const plain = newDrawing(document, recording.resources, setup, fitted.ctm, faults);
  const drawing = { ...plain, drawers: { ...plain.drawers, element: notes.drawer } };
  drawRoot(drawing, fitted);
  // The next face must not be held to depend on what was looked up here.
  recording.take();
  return { things: notes.things, rootMatrix: fitted.ctm };
}

/** Elements that only contain others. */
const CONTAINERS: ReadonlySet<string> = new Set(["g", "a", "svg", "switch"]);

/** The most things of a face; a map of thousands of lines is not arranged by hand. */
const MOST = 3_000;

class Notes {
  readonly things: DrawnThing[] = [];
  /** The elements being drawn, from the root. */
  readonly #open: SvgElement[];

  constructor(root: SvgElement) {
    this.#open = [root];
  }

  readonly drawer = (element: SvgElement, above: Frame): readonly Item[] => {
    // What is drawn through a reference has another parent than the element that refers to it.
    if (this.#open.at(-1) !== element.parent) return drawElement(element, above);
    const before = above.drawing.facts.texts.length;
    this.#open.push(element);
    const items = drawElement(element, above);
    this.#open.pop();
    if (!isContainer(element) && this.things.length < MOST) {
      const thing = thingOf(element, above, items, before);
      if (thing) this.things.push(thing);
    }
    return items;
  };
}

const isContainer = (element: SvgElement): boolean => CONTAINERS.has(element.name) && !isPlaceholder(element);

/** @param textsBefore number of facts about texts before it was drawn */
function thingOf(
  element: SvgElement,
  above: Frame,
  items: readonly Item[],
  textsBefore: number,
): DrawnThing | undefined {
  const kind = kindOf(element);
  const text = kind === "text" ? above.drawing.facts.texts[textsBefore] : undefined;
  // A text without words is still a box to be filled.
  if (items.length === 0 && !text) return undefined;
  const frame = frameInside(element, above);
  const drawn = shapeBox(items, above.drawing);
  const around = text?.box ?? (drawn && applyToBox(above.ctm, drawn));
  const own = ownBoxOf(element, frame) ?? (around && boxBefore(frame.ctm, around));
  if (!own || !isDrawn(own)) return undefined;
  const { ctm: matrix } = frame;
  return {
    kind,
    element,
    box: applyToBox(matrix, own),
    own,
    matrix,
    matrixAround: above.ctm,
    boxElement: boxElementOf(element, frame),
    isHollow: kind === "shape" && items.length > 0 && items.every(isHollow),
    ...(text ? { text } : {}),
    ...(kind === "text" ? { look: textLook(element, frame, own) } : {}),
  };
}

const isDrawn = ({ x, y, width, height }: Box): boolean => [x, y, width, height].every(Number.isFinite);

/** The place inside an element, for reading its attributes once more: their faults were reported when it was drawn. */
function frameInside(element: SvgElement, above: Frame): Frame {
  const drawing: Drawing = { ...above.drawing, faults: createFaults() };
  const style = computeStyle(element, above.style, drawing.document.sheet);
  const here: Frame = { ...above, drawing, style };
  return { ...here, ctm: multiply(above.ctm, transformOf(element, here)) };
}

function kindOf({ name, attributes }: SvgElement): DrawnThing["kind"] {
  const kind = placeholdersIn(attributes)[0] ?? KINDS[name];
  return kind === "art" ? "picture" : (kind ?? "shape");
}

const KINDS: Readonly<Record<string, "text" | "icon" | "art">> = {
  "b:text": "text",
  text: "text",
  flowRoot: "text",
  "b:icon": "icon",
  "b:art": "art",
  image: "art",
};

/** The box that becomes this one in the scene; for turned elements, the box around it. */
function boxBefore(matrix: Matrix, box: Box): Box | undefined {
  const back = invert(matrix);
  if (!back) return undefined;
  const { x, y } = apply(back, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const { width, height } = applyToBox(back, box);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function isHollow(item: Item): boolean {
  if (item.kind === "group") return item.items.every(isHollow);
  return item.kind === "path" && item.fill === null;
}
