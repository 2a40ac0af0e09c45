/**
 * One side of a sheet as a plain SVG of outlines, in mm of the paper: the same placements, clips and marks as on the page
 * of the PDF, for previews. A drawing that occurs several times, and each picture, is written once.
 * Limits: bookmarks and links have no effect here; lines thinner than a pixel look lighter on screens than on paper.
 */
import type { FontPrograms } from "../../font/font-program.ts";
import { mixesWithBelow } from "../../scene/mixes-with-below.ts";
import { matrixText, OutlineDefinitions } from "../../scene/outline/outline-definitions.ts";
import { type OutlineContext, outlineElements } from "../../scene/outline/outline-items.ts";
import type { Scene } from "../../scene/scene.ts";
import { placementMatrix } from "../../sheet/placement-matrix.ts";
import type { Placement, SheetSide } from "../../sheet/sheet.ts";
import type { Box, Point, Size } from "../../units/box.ts";
import { round } from "../../units/length.ts";

/** Of coordinates on the page, in mm, as in the PDF. */
const DECIMALS = 3;
/** Of the shift in mm that corrects a printer. */
const CORRECTION_DECIMALS = 5;

export interface SheetDrawing {
  /** The scene of a key. */
  scene(key: string): Scene;
  readonly fonts: FontPrograms;
  /** The data URI of a picture's key; pictures without one are omitted. */
  pictures(key: string): string | undefined;
  /** Its size in px as a picture without paper behind it; absent = a page of white paper, in mm. */
  readonly picture?: Size | undefined;
}

/** The side as a whole SVG document: a page, or a picture without paper. Equal sides give equal text. */
export function sheetSvg(side: SheetSide, { scene, fonts, pictures, picture }: SheetDrawing): string {
  const { size, placements, marks, correction } = side;
  const definitions = new OutlineDefinitions("");
  const context = { fonts, pictures, sharesPictures: true, definitions, unit: 1 };
  const elementsOf = drawingOnce(placements, scene, context);
  const pieces = placements.map((placement) => placed(placement, elementsOf(placement.scene), definitions));
  const drawn = pieces.join("") + outlineElements(marks, { ...context, symbols: {} });
  const content = correction
    ? `<g transform="${matrixText(correction, CORRECTION_DECIMALS)}">${drawn}</g>`
    : drawn;
  const [width, height] = [round(size.width, DECIMALS), round(size.height, DECIMALS)];
  const paper = picture ? "" : `<rect width="${width}" height="${height}" fill="#ffffff"/>`;
  const shown = picture ?? { width: `${width}mm`, height: `${height}mm` };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shown.width}" height="${shown.height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.text}</defs>${paper}${content}</svg>`;
}

/** The elements of a scene; of one that occurs more than once, a use of them. */
function drawingOnce(
  placements: readonly Placement[],
  sceneOf: (key: string) => Scene,
  context: Omit<OutlineContext, "symbols">,
): (key: string) => string {
  const elements = (key: string): string => {
    const { items, symbols } = sceneOf(key);
    const text = outlineElements(items, { ...context, symbols });
    // One that blends with what is below it must not see the paper, as in the PDF.
    return mixesWithBelow(items, symbols) ? `<g style="isolation:isolate">${text}</g>` : text;
  };
  const uses = new Map<string, number>();
  for (const { scene } of placements) uses.set(scene, (uses.get(scene) ?? 0) + 1);
  return (key) => {
    if (uses.get(key) === 1) return elements(key);
    const id = context.definitions.once("d", `d ${key}`, (name) => `<g id="${name}">${elements(key)}</g>`);
    return `<use href="#${id}"/>`;
  };
}

/** A drawing at its place; nothing is drawn outside the clip, nor outside the outline of a shaped piece. */
function placed(placement: Placement, elements: string, definitions: OutlineDefinitions): string {
  const { clip, clipOutline } = placement;
  const clipped = (d: string, content: string): string =>
    `<g clip-path="url(#${definitions.clip(d, "nonzero", DECIMALS)})">${content}</g>`;
  const moved = `<g transform="${matrixText(placementMatrix(placement), DECIMALS)}">${elements}</g>`;
  const shaped = clipOutline ? clipped(outlinePath(clipOutline), moved) : moved;
  return clipped(boxPath(clip), shaped);
}

const boxPath = ({ x, y, width, height }: Box): string =>
  `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`;

const outlinePath = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
