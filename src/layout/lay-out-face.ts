/** One face of a card: rendered SVG text -> Scene in mm. */
import { firstOfPlace } from "../diagnostics/first-of-place.ts";
import { drawRoot } from "./draw/draw-root.ts";
import { emptyScene, type FaceSvg, type LaidFace, newDrawing, sceneOf } from "./face-drawing.ts";
import { type FaceSetup, fitFace } from "./fit-face.ts";
import { layOutPieces } from "./pieces/lay-out-pieces.ts";
import { nameOfPiece, pieceWork } from "./pieces/piece-work.ts";
import type { LayoutResources } from "./resources.ts";
import { createFaults } from "./svg/faults.ts";
import { openSvg } from "./svg/svg-document.ts";

export type { FaceSetup } from "./fit-face.ts";

/**
 * Lays out a face, piece by piece if possible, so that what cards have in common is drawn once. A text that is not an SVG
 * gives an empty scene and the reason.
 */
export function layOutFace(svg: FaceSvg, setup: FaceSetup, resources: LayoutResources): LaidFace {
  return layOutPieces(svg, setup, resources) ?? layOutWhole(svg, setup, resources);
}

/** Lays out a face without reusing earlier results; `layOutFace` must always give the same. */
export function layOutWhole({ file, text }: FaceSvg, setup: FaceSetup, resources: LayoutResources): LaidFace {
  const faults = createFaults();
  const document = openSvg(file, text, faults);
  if (!document) return { value: emptyScene(setup), diagnostics: faults.list, own: text.length, work: [] };
  const fitted = fitFace(document, setup, faults);
  const drawing = newDrawing(document, resources, setup, fitted.ctm, faults);
  const items = drawRoot(drawing, fitted);
  const scene = sceneOf(setup, drawing, document.root.origin, items);
  const work = pieceWork(nameOfPiece(text), text.length, drawing.tally.drawn);
  return { value: scene, diagnostics: firstOfPlace(faults.list), own: text.length, work: [work] };
}
