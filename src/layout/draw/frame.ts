/**
 * The state of drawing: a Drawing is one document being laid out, a Frame is a place in it. A Frame never changes;
 * each level down makes a new one.
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

/** Facts about the laid-out drawing, for the rules. */
export interface Facts {
  readonly texts: TextFact[];
  readonly pictures: PictureFact[];
  readonly svgPictures: SvgPictureFact[];
  readonly icons: IconFact[];
  readonly missing: MissingFact[];
}

/** The facts of an empty drawing. */
export const noFacts = (): Facts => ({ texts: [], pictures: [], svgPictures: [], icons: [], missing: [] });

export interface Drawing {
  readonly document: SvgDocument;
  readonly resources: LayoutResources;
  readonly stores: Stores;
  readonly faults: Faults;
  readonly facts: Facts;
  /** All symbols that items use, by id. */
  readonly symbols: Map<string, SceneSymbol>;
  /** Symbols of elements that were used before, by style and size of the place. */
  readonly used: Map<SvgElement, Map<string, UsedSymbol>>;
  /** The visible area, in mm of the scene; undefined if the place on the card is not known. */
  readonly page: Box | undefined;
  /** Facts about its texts include their hulls. */
  readonly needsHulls: boolean;
  /** Keys of the pictures that contain this drawing: a picture must not contain itself. */
  readonly sources: readonly string[];
  /** The folder that its addresses are relative to, such as "art/"; empty for the game's folder. */
  readonly folder: string;
  readonly tally: Tally;
  /** Items, facts and lists of items whose numbers have been checked. */
  readonly sound: SoundSet;
  /** From the units of the document's root to mm of the scene. */
  readonly rootMatrix: Matrix;
  /** What the document's root inherits. */
  readonly rootStyle: Style;
  readonly drawers: Drawers;
}

export type SoundSet = Pick<WeakSet<object>, "has" | "add">;

/**
 * The functions of this folder that drawing calls recursively: a group draws its children, a picture is a document
 * of its own, a clip can contain text. They are passed in to avoid circular imports.
 */
export interface Drawers {
  /** An element at its place in the drawing: with its transform, its effects, its placeholder. */
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
  /** The reference for percentages, in its units. */
  readonly viewport: Size;
}

export interface UsedSymbol {
  readonly symbol: SceneSymbol;
  /** Its icons; they are placed with every use. */
  readonly icons: readonly IconFact[];
  /** The number of elements drawn for it. */
  readonly cost: number;
}

/** Counts and observations made while drawing. */
export interface Tally {
  drawn: number;
  /** The result depends on the place of the drawing (pixels, facts), so it cannot be reused elsewhere. */
  placed: boolean;
  /** The colour of the place was needed as a plain colour. */
  coloured: boolean;
}

export interface Frame {
  readonly drawing: Drawing;
  /** The style of the current element. */
  readonly style: Style;
  /** From user units here to mm of the scene. */
  readonly ctm: Matrix;
  /** The reference for percentages, in user units. */
  readonly viewport: Size;
  /** The chain of elements being used, outermost first. */
  readonly trail: readonly SvgElement[];
  /** Number of elements from the root to here, through uses. */
  readonly depth: number;
  /** The values of "context-fill" and "context-stroke" inside a marker. */
  readonly context?: ContextPaints;
}

/** The paints of the line that has the marker, in the line's coordinates. */
export interface ContextPaints {
  readonly fill: Paint | null;
  readonly stroke: Paint | null;
  /** From the line's coordinates to mm of the scene. */
  readonly ctm: Matrix;
}

/** mm on paper of one user unit. Calling this makes the drawing dependent on its place. */
export function mmPerUnit(frame: Frame): number {
  frame.drawing.tally.placed = true;
  return scaleOf(frame.ctm);
}

/** Pixels of one user unit, for content that is rasterised. */
export function pxPerUnit(frame: Frame): number {
  return (frame.drawing.resources.rasterDpi / MM_PER_UNIT.in) * mmPerUnit(frame);
}

export const moved = (frame: Frame, transform: Matrix): Frame => ({
  ...frame,
  ctm: multiply(frame.ctm, transform),
});

/** The style of an element at its own place in the document, for content drawn through a reference. */
export function styleInPlace(drawing: Drawing, element: SvgElement): Style {
  const parent = element.parent ? styleInPlace(drawing, element.parent) : drawing.rootStyle;
  return computeStyle(element, parent, drawing.document.sheet);
}
