/** What can be asked to change in a template by pointing at its picture. All measures are mm on the card. */
import type { Box, Point } from "../../../units/box.ts";
import type { Edges } from "../../../units/resized-box.ts";
import type { FaceOfThings } from "../../things/thing.ts";

/** A thing on a face, by the offset of its start tag in the text of the template. */
export interface NamedThing extends FaceOfThings {
  readonly start: number;
}

/** By a step, or to a place of the upper left corner of the upright box; in a direction without a place it stays. */
export interface Move {
  readonly by?: Point | undefined;
  readonly to?: { readonly x?: number | undefined; readonly y?: number | undefined } | undefined;
}

export interface MoveThing extends NamedThing, Move {
  readonly kind: "move-thing";
}

/** How far each edge of the upright box moves, to the right or down; a box is never smaller than 0.5 mm. */
export interface Resize {
  readonly edges?: Edges | undefined;
  /** Of the upright box, whose upper left corner stays. */
  readonly size?: { readonly width?: number | undefined; readonly height?: number | undefined } | undefined;
}

export interface ResizeThing extends NamedThing, Resize {
  readonly kind: "resize-thing";
}

export interface SetAttribute extends NamedThing {
  readonly kind: "set-attribute";
  readonly name: string;
  /** Absent removes the attribute. */
  readonly value?: string | undefined;
}

/** How a text looks: what is given changes. Sizes in pt on paper; `colour` as in SVG. */
export interface StyleText extends NamedThing {
  readonly kind: "style-text";
  readonly look: {
    readonly font?: string | undefined;
    readonly size?: number | undefined;
    readonly minSize?: number | undefined;
    readonly weight?: "normal" | "bold" | undefined;
    readonly slope?: "normal" | "italic" | undefined;
    readonly colour?: string | undefined;
    readonly align?: "left" | "center" | "right" | "justify" | undefined;
    readonly valign?: "top" | "middle" | "bottom" | undefined;
  };
}

/** One step forward or back in the order of drawing, among what is written beside it. */
export interface OrderThing extends NamedThing {
  readonly kind: "order-thing";
  readonly to: "forward" | "back";
}

export interface DeleteThing extends NamedThing {
  readonly kind: "delete-thing";
}

/** The same again beside it. */
export interface DuplicateThing extends NamedThing {
  readonly kind: "duplicate-thing";
}

/** Things on a face, by the offsets of their start tags. */
export interface NamedThings extends FaceOfThings {
  readonly starts: readonly number[];
}

/** The box is that around all of them. */
export interface MoveThings extends NamedThings, Move {
  readonly kind: "move-things";
}

/** The box is that around all of them; each is scaled within it. What has no size of its own is moved in proportion. */
export interface ResizeThings extends NamedThings, Resize {
  readonly kind: "resize-things";
}

export interface AlignThings extends NamedThings {
  readonly kind: "align-things";
  readonly at: "left" | "center" | "right" | "top" | "middle" | "bottom";
  /** Default: with each other; a single thing is aligned on the card. */
  readonly within?: "card" | undefined;
}

/** The same gap between all; the outer two stay. */
export interface DistributeThings extends NamedThings {
  readonly kind: "distribute-things";
  readonly along: "across" | "down";
}

export interface DeleteThings extends NamedThings {
  readonly kind: "delete-things";
}

export interface DuplicateThings extends NamedThings {
  readonly kind: "duplicate-things";
}

/** A template that comes with Broadside becomes one of the game, which can be changed. */
export interface CopyTemplate extends FaceOfThings {
  readonly kind: "copy-template";
}

/** What a text, an icon or a picture shows: a field of the card, or the same on all cards. */
export interface Shown {
  readonly field?: string | undefined;
  /** The words of a text, the name of an icon, the path of a picture. */
  readonly fixed?: string | undefined;
}

export interface BindThing extends NamedThing, Shown {
  readonly kind: "bind-thing";
}

export interface AddThing extends FaceOfThings, Shown {
  readonly kind: "add-thing";
  readonly what: "text" | "icon" | "picture" | "rectangle";
  /** Absent = where there is room for it. */
  readonly box?: Box | undefined;
  /** Over the whole card with its bleed, upon its ground and behind everything else; then `box` does not count. */
  readonly isWhole?: boolean | undefined;
}

export type TemplateAsk =
  | MoveThing
  | ResizeThing
  | SetAttribute
  | StyleText
  | OrderThing
  | DeleteThing
  | DuplicateThing
  | MoveThings
  | ResizeThings
  | AlignThings
  | DistributeThings
  | DeleteThings
  | DuplicateThings
  | BindThing
  | CopyTemplate
  | AddThing;
