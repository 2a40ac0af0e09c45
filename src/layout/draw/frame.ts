/**
 * What drawing carries along: the Drawing is one document being laid out, the Frame is where in it we are. A Frame
 * never changes; going down makes a new one.
 */
import type {
  IconFact,
  Item,
  MissingFact,
  Paint,
  PictureFact,
  SceneSymbol,
  SvgPictureFact,
  TextFact,
} from "../../scene/scene.ts";
import type { Box, Size } from "../../units/box.ts";
import { MM_PER_UNIT } from "../../units/length.ts";
import { type Matrix, multiply, scaleOf } from "../../units/matrix.ts";
import type { LayoutResources } from "../resources.ts";
import { computeStyle, type Style } from "../svg/css/style.ts";
import type { Faults } from "../svg/faults.ts";
import type { SvgDocument } from "../svg/svg-document.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import type { Stores } from "./stores.ts";

/** What the laid-out drawing tells the rules. */
export interface Facts {
  readonly texts: TextFact[];
  readonly pictures: PictureFact[];
  readonly svgPictures: SvgPictureFact[];
  readonly icons: IconFact[];
  readonly missing: MissingFact[];
}

/** Of a drawing of which nothing is drawn yet. */
export const noFacts = (): Facts => ({ texts: [], pictures: [], svgPictures: [], icons: [], missing: [] });

export interface Drawing {
  readonly document: SvgDocument;
  readonly resources: LayoutResources;
  readonly stores: Stores;
  readonly faults: Faults;
  readonly facts: Facts;
  /** Every symbol that items use, by id. */
  readonly symbols: Map<string, SceneSymbol>;
  /** Symbols of elements that were used before, by style and size of the place. */
  readonly used: Map<SvgElement, Map<string, UsedSymbol>>;
  /** What can be seen at all, in mm of the scene; undefined when the place on the card is not known. */
  readonly page: Box | undefined;
  /** Keys of the pictures that this drawing is inside of: a picture cannot hold itself. */
  readonly sources: readonly string[];
  /** Where its own addresses begin, such as "art/"; empty for the game's folder. */
  readonly folder: string;
  readonly tally: Tally;
  /** Items, facts and lists of items whose numbers were looked at already. */
  readonly sound: WeakSet<object>;
  /** From the units of the document's root to mm of the scene. */
  readonly rootMatrix: Matrix;
  /** What the document's root inherits. */
  readonly rootStyle: Style;
  readonly drawers: Drawers;
}

/**
 * The functions of this folder that what they draw asks for again: a group draws its children, a picture is a document
 * of its own, a clip is cut by a text. They are handed in, so that no file imports the one that imports it.
 */
export interface Drawers {
  /** An element where it is in the drawing: with its transform, its effects, its placeholder. */
  readonly element: Drawer;
  /** A `<text>` alone, in the coordinates inside its transform. */
  readonly text: Drawer;
  /** A whole document, from its root. */
  root(drawing: Drawing, place: RootPlace): readonly Item[];
}

export type Drawer = (element: SvgElement, frame: Frame) => readonly Item[];

/** Where a document's root is drawn. */
export interface RootPlace {
  /** From its units to mm of the scene. */
  readonly ctm: Matrix;
  /** What percentages are of, in its units. */
  readonly viewport: Size;
}

export interface UsedSymbol {
  readonly symbol: SceneSymbol;
  /** Icons inside of it: they are placed with every use. */
  readonly icons: readonly IconFact[];
  /** Elements that it took to draw. */
  readonly cost: number;
}

/** What is counted and noticed while drawing. */
export interface Tally {
  drawn: number;
  /** The result depends on where the drawing stands (pixels, facts), so it cannot be kept for other places. */
  placed: boolean;
  /** The colour of the place was asked for where only a plain colour will do. */
  coloured: boolean;
}

export interface Frame {
  readonly drawing: Drawing;
  /** Of the element that is drawn. */
  readonly style: Style;
  /** From user units here to mm of the scene. */
  readonly ctm: Matrix;
  /** What percentages are of, in user units. */
  readonly viewport: Size;
  /** Elements that are being used right now, outermost first. */
  readonly trail: readonly SvgElement[];
  /** Elements from the root to here, uses followed. */
  readonly depth: number;
  /** What "context-fill" and "context-stroke" mean, inside a marker. */
  readonly context?: ContextPaints;
}

/** The paints of the line that a marker belongs to, in the line's coordinates. */
export interface ContextPaints {
  readonly fill: Paint | null;
  readonly stroke: Paint | null;
  /** From the line's coordinates to mm of the scene. */
  readonly ctm: Matrix;
}

/** mm on paper of one user unit. Who asks makes the drawing one that depends on its place. */
export function mmPerUnit(frame: Frame): number {
  frame.drawing.tally.placed = true;
  return scaleOf(frame.ctm);
}

/** Pixels of one user unit, for what becomes pixels. */
export function pxPerUnit(frame: Frame): number {
  return (frame.drawing.resources.rasterDpi / MM_PER_UNIT.in) * mmPerUnit(frame);
}

export const moved = (frame: Frame, transform: Matrix): Frame => ({
  ...frame,
  ctm: multiply(frame.ctm, transform),
});

/** The style that an element has where it stands in the document, for what is drawn through a reference. */
export function styleInPlace(drawing: Drawing, element: SvgElement): Style {
  const parent = element.parent ? styleInPlace(drawing, element.parent) : drawing.rootStyle;
  return computeStyle(element, parent, drawing.document.sheet);
}
