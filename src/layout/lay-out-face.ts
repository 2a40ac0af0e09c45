/** One face of a card: rendered SVG text -> Scene in mm. */
import type { Result } from "../diagnostics/diagnostic.ts";
import { firstOfPlace } from "../diagnostics/first-of-place.ts";
import type { Scene } from "../scene/scene.ts";
import { drawRoot } from "./draw/draw-root.ts";
import { emptyScene, newDrawing, sceneOf } from "./face-drawing.ts";
import { type FaceSetup, fitFace } from "./fit-face.ts";
import { layOutPieces } from "./pieces/lay-out-pieces.ts";
import { nameOfPiece, type PieceWork, pieceWork } from "./pieces/piece-work.ts";
import type { LayoutResources } from "./resources.ts";
import { createFaults } from "./svg/faults.ts";
import { openSvg } from "./svg/svg-document.ts";

export type { FaceSetup } from "./fit-face.ts";

/** A drawing as text; `file` is its template, where elements that carry `b:at` are reported. */
export interface FaceSvg {
  readonly file: string;
  readonly text: string;
}

/** A Scene never changes: parts of it may be those of other scenes. */
export interface LaidFace extends Result<Scene> {
  /** Characters of the drawing that were not laid out before; the rest of the scene is shared with others. */
  readonly own: number;
  /** What it took or would take to lay out; pieces that it shares with other faces go by the same names there. */
  readonly work: readonly PieceWork[];
}

/**
 * Lays out a face, piece by piece where pieces can be told apart, so that what cards have in common is drawn once. A text
 * that is no SVG gives an empty scene and the reason.
 */
export function layOutFace(svg: FaceSvg, setup: FaceSetup, resources: LayoutResources): LaidFace {
  return layOutPieces(svg, setup, resources) ?? layOutWhole(svg, setup, resources);
}

/** Lays out a face without a look at what was drawn before: what `layOutFace` has to come to, always. */
export function layOutWhole({ file, text }: FaceSvg, setup: FaceSetup, resources: LayoutResources): LaidFace {
  const faults = createFaults();
  const document = openSvg(file, text, faults);
  if (!document) return { value: emptyScene(setup), diagnostics: faults.list, own: text.length, work: [] };
  const fitted = fitFace(document, setup, faults);
  const drawing = newDrawing(document, resources, setup, fitted.ctm, faults);
  const items = drawRoot(drawing, fitted);
  const scene = sceneOf(setup, drawing, document.root.origin, items);
  const work = pieceWork(nameOfPiece(text), text, drawing.tally.drawn);
  return { value: scene, diagnostics: firstOfPlace(faults.list), own: text.length, work: [work] };
}
