/** Things on a face as users of the library see them: what a person can point at, and where it is written. */
import type { TextLook } from "../../layout/things/text-look.ts";
import type { Origin } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import type { Matrix } from "../../units/matrix.ts";

export interface FaceOfThings {
  readonly game: string;
  readonly deck: string;
  readonly card: string;
  /** Default front. */
  readonly side?: "front" | "back" | undefined;
}

export interface Thing {
  readonly kind: "text" | "icon" | "picture" | "shape";
  /** What people call it: the field that it shows, the name of an icon, the first words of a text, "rectangle". */
  readonly name: string;
  /** The upright box around it in mm from the top left corner of the finished card. */
  readonly box: Box;
  /** Its box before it was turned, in the units of its own numbers. */
  readonly own: Box;
  /** From these units to mm of the card. */
  readonly matrix: Matrix;
  /** Where it is written: in the template, or in a partial that the template calls; and the card's field that it shows. */
  readonly origin: Origin;
  /** Only a line around it is drawn, so what is behind it can be seen and pointed at. */
  readonly isHollow: boolean;
  /** Of a text that was set in a box or line. */
  readonly text?: ThingText;
  /** Of a text, wherever its drawing says it. */
  readonly look?: TextLook;
  /** Absent if its file is not part of the project, or is a picture. */
  readonly element?: ThingElement;
}

export interface ThingText {
  /** As printed, line breaks as "\n". */
  readonly words: string;
  /** Sizes in pt: wanted by the template, after shrinking, and the smallest allowed. */
  readonly askedSize: number;
  readonly size: number;
  readonly minSize: number;
  readonly isShrunk: boolean;
  /** mm by which the text is too wide or too high at its smallest size; 0 = it fits. */
  readonly overflow: number;
  /** What the letters cover, in mm of the card. */
  readonly ink?: Box;
}

/** The element that draws a thing, by offsets in the text of its file. */
export interface ThingElement {
  readonly file: string;
  /** "b:text", "rect". */
  readonly tag: string;
  /** Of its start tag, from "<" to behind ">". */
  readonly start: number;
  readonly end: number;
  /** The numbers that say where it is, by attribute: those of x, y, width, height, size and the like that are plain. */
  readonly numbers: Readonly<Record<string, ThingNumber>>;
  /** All attributes of the tag, in order. */
  readonly attributes: readonly ThingAttribute[];
  /** What a text element prints, as written between its tags; absent for elements without content. */
  readonly content?: { readonly value: string; readonly start: number; readonly end: number };
  /** The conditions and loops around it, outermost first: "if (present cost)". */
  readonly blocks: readonly string[];
  /** It can be moved by changing numbers of the template. */
  readonly isMovable: boolean;
  /** Its size can be changed by changing numbers of the template. */
  readonly isResizable: boolean;
  /** Why it cannot be moved, or resized, in words for people. */
  readonly why?: string;
}

export interface ThingNumber {
  readonly value: number;
  /** "" for the units of the drawing, "mm", "pt". */
  readonly unit: string;
  /** Offsets of the digits. */
  readonly start: number;
  readonly end: number;
}

export interface ThingAttribute {
  readonly name: string;
  /** As written between its quotes. */
  readonly value: string;
  /** Offsets of the value. */
  readonly start: number;
  readonly end: number;
  /** It depends on the card: `{{...}}`. */
  readonly isComputed: boolean;
}
