/** Lines of a drawing where they are in the scene. Faces share most of their lines: each is placed once. */
import type { Box } from "../../units/box.ts";
import { applyToBox, isSameMatrix, type Matrix } from "../../units/matrix.ts";
import { boxOfPath, shapeOf } from "../item-boxes.ts";
import type { PathItem } from "../scene.ts";
import type { Drawn } from "../scene-walk.ts";
import { type LineSegment, piecesOf } from "./pieces.ts";

/** In scene coordinates, in mm. */
export interface PlacedLine {
  readonly place: Box;
  /** Split only if a text is near: for most lines, none is. */
  pieces(): readonly LineSegment[];
  /** Half of its stroke width. */
  readonly reach: number;
  /** A filled shape is as thick as its box, a stroke as wide as it is. */
  readonly thickness: number;
}

/** Share of a text's size from which on a line counts as its background. */
const THICK = 0.5;

/** True for a line that is too thin to be the background of letters of a size. */
export const isLineFor = ({ thickness }: PlacedLine, size: number): boolean => thickness < THICK * size;

const known = new WeakMap<PathItem, { readonly matrix: Matrix; readonly line: PlacedLine | undefined }>();

/** Undefined for an empty path. */
export function placedLine({ item, layer }: Drawn<PathItem>): PlacedLine | undefined {
  const before = known.get(item);
  if (before && isSameMatrix(before.matrix, layer.matrix)) return before.line;
  const line = lineOf(item, layer);
  known.set(item, { matrix: layer.matrix, line });
  return line;
}

function lineOf(item: PathItem, { matrix, scale }: Drawn<PathItem>["layer"]): PlacedLine | undefined {
  const box = boxOfPath(item);
  if (!box) return undefined;
  const place = applyToBox(matrix, box);
  const isEdge = item.stroke === null;
  const reach = ((item.stroke?.width ?? 0) * scale) / 2;
  const thickness = item.stroke ? 2 * reach : Math.min(place.width, place.height);
  let found: readonly LineSegment[] | undefined;
  const pieces = (): readonly LineSegment[] => {
    found ??= piecesOf(shapeOf(item).lines, matrix, isEdge);
    return found;
  };
  return { place, pieces, reach, thickness };
}
