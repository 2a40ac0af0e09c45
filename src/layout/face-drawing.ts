/** The start and the result of laying out a face: an empty drawing, and the Scene of a finished one. */
import type { Result } from "../diagnostics/diagnostic.ts";
import type { Item, Origin, Scene } from "../scene/scene.ts";
import type { DrawingPieces } from "../template/pieces.ts";
import type { RenderedFace } from "../template/template.ts";
import { isIdentity, type Matrix } from "../units/matrix.ts";
import { drawElement } from "./draw/draw-element.ts";
import { drawRoot } from "./draw/draw-root.ts";
import { type Drawing, noFacts } from "./draw/frame.ts";
import { storesOf } from "./draw/stores.ts";
import { drawText } from "./draw/text/plain-text.ts";
import { type FaceSetup, pageOf } from "./fit-face.ts";
import type { Asked } from "./look-ups.ts";
import type { PieceWork } from "./pieces/piece-work.ts";
import type { LayoutResources } from "./resources.ts";
import { INITIAL_STYLE } from "./svg/css/style.ts";
import type { Faults } from "./svg/faults.ts";
import type { SvgDocument } from "./svg/svg-document.ts";

/** A drawing as text, and in pieces if it has any; `file` is its template, in which elements with `b:at` are reported. */
export interface FaceSvg {
  readonly file: string;
  readonly text: string;
  readonly pieces?: DrawingPieces | undefined;
}

/** The drawing that a template gave; its text is put together only if it is needed. */
export const svgOf = (file: string, drawn: Pick<RenderedFace, "value" | "pieces">): FaceSvg =>
  new DrawnSvg(file, drawn);

class DrawnSvg implements FaceSvg {
  readonly file: string;
  readonly pieces: FaceSvg["pieces"];
  readonly #drawn: Pick<RenderedFace, "value">;

  constructor(file: string, drawn: Pick<RenderedFace, "value" | "pieces">) {
    this.file = file;
    this.pieces = drawn.pieces;
    this.#drawn = drawn;
  }

  get text(): string {
    return this.#drawn.value;
  }
}

/** A Scene never changes: parts of it may be shared with other scenes. */
export interface LaidFace extends Result<Scene> {
  /** Characters of the drawing that were not laid out before; the rest of the scene is shared with others. */
  readonly own: number;
  /** The work of laying it out; pieces shared with other faces have the same names there. */
  readonly work: readonly PieceWork[];
  /** What was looked up for it, now or when its pieces were drawn. */
  readonly lookUps: readonly Asked[];
}

/** An empty drawing; `ctm` leads from its units to mm of the scene. */
export function newDrawing(
  document: SvgDocument,
  resources: LayoutResources,
  setup: FaceSetup,
  ctm: Matrix,
  faults: Faults,
): Drawing {
  return {
    document,
    resources,
    stores: storesOf(resources.fonts),
    faults,
    facts: noFacts(),
    symbols: new Map(),
    used: new Map(),
    page: pageOf(setup),
    needsHulls: setup.isShaped === true,
    rootMatrix: ctm,
    sources: [],
    folder: "",
    tally: { drawn: 0, placed: false, coloured: false },
    sound: new WeakSet(),
    rootStyle: INITIAL_STYLE,
    drawers: { element: drawElement, text: drawText, root: drawRoot },
  };
}

/** The scene of a drawing with these root items, in the drawing's own units. */
export function sceneOf(setup: FaceSetup, drawing: Drawing, origin: Origin, items: readonly Item[]): Scene {
  const { rootMatrix: transform, symbols, facts } = drawing;
  const isInPlace = items.length === 0 || isIdentity(transform);
  return {
    ...emptyScene(setup),
    items: isInPlace ? items : [{ kind: "group", origin, transform, opacity: 1, items }],
    symbols: Object.fromEntries(symbols),
    ...facts,
  };
}

export const emptyScene = ({ trim, bleed }: FaceSetup): Scene => ({
  trim,
  bleed,
  items: [],
  symbols: {},
  ...noFacts(),
});
