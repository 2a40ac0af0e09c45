/**
 * Texts whose letters are crossed by a line of the drawing: a rule, a frame, the edge of a thin shape. Judged by the
 * outlines of the letters, not by boxes. Not reported: lines below an opaque shape, faint ones, ones thick enough to be
 * a background, the underlines and strikes of the text itself, and letters that have an outline of their own.
 * Limits: lines inside symbols are ignored; dashes count as one line; the work is counted (looks.ts), and texts after
 * the budget has run out are not judged.
 */
import type { FontProgram, FontPrograms } from "../../font/font-program.ts";
import { type Box, outset, overlaps, type Point, unionOf } from "../../units/box.ts";
import { applyToBox, IDENTITY, type Matrix, multiply } from "../../units/matrix.ts";
import { isClipped, isCovered, type Surroundings } from "../background.ts";
import { EM, outlineOf, placedGlyphs } from "../glyph-outline.ts";
import { boxOfItem, shapeOf } from "../item-boxes.ts";
import { areSpent, type Looks } from "../looks.ts";
import { cubicSegments } from "../path-data.ts";
import { flatten } from "../path-shape.ts";
import type { Origin, Paint, PathItem, Scene } from "../scene.ts";
import type { Drawn, Run } from "../scene-walk.ts";
import { comesNear, type LineSegment, meetingPoint, piecesOf } from "./pieces.ts";
import { seenStroke, textLines } from "./text-lines.ts";

/** A text and the line across it. */
export interface CrossedText {
  readonly origin: Origin;
  readonly text: string;
  readonly other: Origin;
}

/** Lines of lower opacity count as background. */
const FAINT = 0.6;
/** Share of the text's size from which on a line counts as background. */
const THICK = 0.5;
/** Share of the size by which accents and descenders extend beyond a run's box. */
const BEYOND_BOX = 0.25;

/** mm: boxes of letters are transformed as boxes, letters corner by corner. */
const ROUNDING = 1e-6;

/** A line in scene coordinates, in mm. */
interface PlacedLine extends Drawn<PathItem> {
  readonly place: Box;
  /** Split only if a text is near: for most lines, none is. */
  pieces(): readonly LineSegment[];
  /** Half of its stroke width. */
  readonly reach: number;
}

/** At most one line for each run of letters. */
export function crossedTexts(
  runs: readonly Run[],
  lines: readonly Drawn<PathItem>[],
  fonts: FontPrograms,
  scene: Surroundings & Pick<Scene, "texts">,
): readonly CrossedText[] {
  // Text elements draw no lines except their own underlines and strikes.
  const textElements = new Set([...scene.texts, ...runs.map(({ item }) => item)].map(({ origin }) => origin));
  const drawn = lines.filter(({ item }) => !textElements.has(item.origin));
  const placed = drawn.flatMap((line) => placedLine(line, scene.symbols));
  if (placed.length === 0) return [];
  return textLines(runs).flatMap(({ run, outlines }) => {
    const program = fonts.get(run.item.face);
    if (!program || outlines.length > 0 || seenStroke(run.item).length > 0) return [];
    const around = outset(run.place, BEYOND_BOX * sizeOf(run));
    scene.looks.spent += placed.length;
    if (areSpent(scene.looks)) return [];
    const crossing = placed.find(
      (line) =>
        overlaps(line.place, around) && isDistinct(line, run) && crosses(line, run, around, program, scene),
    );
    if (!crossing || areSpent(scene.looks)) return [];
    return { origin: run.item.origin, text: run.text.trim(), other: crossing.item.origin };
  });
}

function placedLine(line: Drawn<PathItem>, symbols: Scene["symbols"]): readonly PlacedLine[] {
  const { item, layer } = line;
  const box = boxOfItem(item, symbols);
  if (!box) return [];
  const isEdge = item.stroke === null;
  let found: readonly LineSegment[] | undefined;
  const pieces = (): readonly LineSegment[] => {
    found ??= piecesOf(shapeOf(item).lines, layer.matrix, isEdge);
    return found;
  };
  const reach = ((item.stroke?.width ?? 0) * layer.scale) / 2;
  return [{ ...line, place: applyToBox(layer.matrix, box), pieces, reach }];
}

const sizeOf = ({ item, layer }: Run): number => item.size * layer.scale;

/** Dark enough to be visible in the letters, and too thin to be their background. */
function isDistinct({ item: { stroke, fill }, layer, place, reach }: PlacedLine, run: Run): boolean {
  const paint = stroke?.paint ?? fill;
  if (!paint || layer.opacity * opacityOf(paint) < FAINT) return false;
  const thickness = stroke ? 2 * reach : Math.min(place.width, place.height);
  return thickness < THICK * sizeOf(run);
}

const opacityOf = (paint: Paint): number =>
  paint.kind === "solid" || paint.kind === "inherited" ? paint.opacity : 1;

function crosses(
  line: PlacedLine,
  run: Run,
  around: Box,
  program: FontProgram,
  scene: Surroundings,
): boolean {
  const { item, layer } = run;
  const { looks } = scene;
  const pieces = line.pieces();
  looks.spent += pieces.length;
  const near = pieces.filter((piece) => comesNear(piece, around, line.reach));
  if (near.length === 0) return false;
  const scale = item.size / EM;
  const [lower, upper] = line.order < run.order ? [line, run] : [run, line];
  return placedGlyphs(item).some(({ id, x, y }) => {
    if (areSpent(looks)) return false;
    const inItem: Matrix = [scale, 0, 0, scale, item.x + x * scale, item.y + y * scale];
    const letter = letterOf(program, id);
    const matrix = multiply(layer.matrix, inItem);
    looks.spent += letter.corners * near.length;
    const place = letter.box && applyToBox(matrix, letter.box);
    if (!place || !near.some((piece) => comesNear(piece, place, line.reach + ROUNDING))) return false;
    const point = meetingPoint(piecesOf(letter.lines, matrix, true), near, line.reach);
    return (
      point !== undefined && isVisible(line, run, point, looks) && !isCovered(lower, upper, point, scene)
    );
  });
}

const isVisible = (line: PlacedLine, run: Run, point: Point, looks: Looks): boolean =>
  !isClipped(line.layer, point, looks) && !isClipped(run.layer, point, looks);

/** The outline of a glyph as straight lines, in an em of 1,000 units. */
interface Letter {
  readonly lines: readonly (readonly number[])[];
  /** Undefined for a glyph without an outline. */
  readonly box: Box | undefined;
  /** Equal to the number of pieces: each line is closed. */
  readonly corners: number;
}

const letters = new WeakMap<FontProgram, Map<number, Letter>>();

function letterOf(program: FontProgram, id: number): Letter {
  const ofFont = letters.get(program) ?? new Map<number, Letter>();
  letters.set(program, ofFont);
  const letter = ofFont.get(id) ?? makeLetter(program, id);
  ofFont.set(id, letter);
  return letter;
}

function makeLetter(program: FontProgram, id: number): Letter {
  const lines = flatten(cubicSegments(outlineOf(program, id)));
  const corners = piecesOf(lines, IDENTITY, true).map(([{ x, y }]) => ({ x, y, width: 0, height: 0 }));
  return { lines, box: unionOf(corners), corners: corners.length };
}
