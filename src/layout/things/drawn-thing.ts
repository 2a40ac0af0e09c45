/** What a person can point at on a face, as it was drawn: plain data with the element that drew it. */
import type { TextFact } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import type { Matrix } from "../../units/matrix.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import type { TextLook } from "./text-look.ts";

export interface DrawnThing {
  readonly kind: "text" | "icon" | "picture" | "shape";
  readonly element: SvgElement;
  /** The upright box around it, in mm of the scene. A text box, icon or picture has the box that it was given. */
  readonly box: Box;
  /** The same before it was turned: in the element's own units. */
  readonly own: Box;
  /** From the element's own units to mm of the scene. */
  readonly matrix: Matrix;
  /** The same without the element's own transform. */
  readonly matrixAround: Matrix;
  /** The element whose numbers give the box; another one for a text that flows into a shape. */
  readonly boxElement: SvgElement;
  /** Only a line around it is drawn, so what is behind it can be seen. */
  readonly isHollow: boolean;
  /** Of a text; absent for a text without words. */
  readonly text?: TextFact;
  /** Of a text, with words or without. */
  readonly look?: TextLook;
}

/** Everything on a face, in drawing order. */
export interface DrawnThings {
  readonly things: readonly DrawnThing[];
  /** From the units of the template's root to mm of the scene. */
  readonly rootMatrix: Matrix;
}
