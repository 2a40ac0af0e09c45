/** One face of a card: rendered SVG text -> Scene in mm. */
import { firstOfPlace } from "../diagnostics/first-of-place.ts";
import { type Desk, deskOf } from "./desk.ts";
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
  return deskOf(resources).at(
    resources,
    (desk) => layOutPieces(svg, setup, desk) ?? drawWhole(svg, setup, desk),
  );
}

/** Lays out a face without reusing earlier results; `layOutFace` must always give the same. */
export function layOutWhole(svg: FaceSvg, setup: FaceSetup, resources: LayoutResources): LaidFace {
  return deskOf(resources).at(resources, (desk) => drawWhole(svg, setup, desk));
}

function drawWhole({ file, text }: FaceSvg, setup: FaceSetup, { recording }: Desk): LaidFace {
  const faults = createFaults();
  const document = openSvg(file, text, faults);
  const own = text.length;
  if (!document) return { value: emptyScene(setup), diagnostics: faults.list, own, work: [], lookUps: [] };
  recording.take();
  const fitted = fitFace(document, setup, faults);
  const drawing = newDrawing(document, recording.resources, setup, fitted.ctm, faults);
  const items = drawRoot(drawing, fitted);
  const scene = sceneOf(setup, drawing, document.root.origin, items);
  const work = pieceWork(() => nameOfPiece(text), own, drawing.tally.drawn);
  const diagnostics = firstOfPlace(faults.list);
  return { value: scene, diagnostics, own, work: [work], lookUps: recording.take() };
}
