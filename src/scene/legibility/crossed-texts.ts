/**
 * Texts whose letters are crossed by a line of the drawing: a rule, a frame, the edge of a thin shape. Judged by the
 * outlines of the letters, not by boxes. Not reported: lines below an opaque shape, faint ones, ones thick enough to be
 * a background, the underlines and strikes of the text itself, and letters that have an outline of their own.
 * Limits: lines inside symbols are ignored; dashes count as one line; the work is counted (looks.ts), and texts after
 * the budget has run out are not judged.
 */
import type { FontProgram, FontPrograms } from "../../font/font-program.ts";
import { type Box, outset, overlaps, type Point, unionOf } from "../../units/box.ts";
import { applyToBox, IDENTITY, isSameMatrix, type Matrix, multiply } from "../../units/matrix.ts";
import { isClipped, isCovered, type Surroundings } from "../background.ts";
import { EM, outlineOf, placedGlyphs } from "../glyph-outline.ts";
import { areSpent, type Looks } from "../looks.ts";
import { cubicSegments } from "../path-data.ts";
import { flatten } from "../path-shape.ts";
import type { GlyphsItem, Origin, Paint, PathItem, Scene } from "../scene.ts";
import type { Drawn, Run } from "../scene-walk.ts";
import type { Marks } from "./marks.ts";
import { comesNear, type LineSegment, meetingPoint, piecesOf } from "./pieces.ts";
import { isLineFor, type PlacedLine, placedLine } from "./placed-lines.ts";
import { seenStroke, textLines } from "./text-lines.ts";

/** A text and the line across it. */
export interface CrossedText {
  readonly origin: Origin;
  readonly text: string;
  readonly other: Origin;
}

/** Lines of lower opacity count as background. */
const FAINT = 0.6;
/** Share of the size by which accents and descenders extend beyond a run's box. */
export const BEYOND_BOX = 0.25;

/** mm: boxes of letters are transformed as boxes, letters corner by corner. */
const ROUNDING = 1e-6;

/**
 * At most one line for each run of letters.
 * @param runs those to judge
 * @param lines without those of text elements
 */
export function crossedTexts(
  runs: readonly Run[],
  lines: readonly Drawn<PathItem>[],
  fonts: FontPrograms,
  scene: Surroundings,
): readonly CrossedText[] {
  if (runs.length === 0 || lines.length === 0) return [];
  const places = lines.map(placedLine);
  return textLines(runs).flatMap(({ run, outlines }) => {
    const program = fonts.get(run.item.face);
    if (!program || outlines.length > 0 || seenStroke(run.item).length > 0) return [];
    const around = outset(run.place, BEYOND_BOX * sizeOf(run));
    scene.looks.spent += lines.length;
    if (areSpent(scene.looks)) return [];
    const crossing = lines.find((line, index) => {
      const placed = places[index];
      return (
        placed !== undefined &&
        overlaps(placed.place, around) &&
        isDistinct(line, placed, run) &&
        crosses(line, placed, run, program, scene)
      );
    });
    if (!crossing || areSpent(scene.looks)) return [];
    return { origin: run.item.origin, text: run.text.trim(), other: crossing.item.origin };
  });
}

/** The lines that may cross texts: text elements draw none except their own underlines and strikes. */
export function linesAcross({ runs, lines }: Marks, texts: Scene["texts"]): readonly Drawn<PathItem>[] {
  const textElements = new Set<Origin>();
  for (const { origin } of texts) textElements.add(origin);
  for (const { item } of runs) textElements.add(item.origin);
  return lines.filter(({ item }) => !textElements.has(item.origin));
}

const sizeOf = ({ item, layer }: Run): number => item.size * layer.scale;

/** Dark enough to be visible in the letters, and too thin to be their background. */
function isDistinct(
  { item: { stroke, fill }, layer }: Drawn<PathItem>,
  placed: PlacedLine,
  run: Run,
): boolean {
  const paint = stroke?.paint ?? fill;
  return paint !== null && layer.opacity * opacityOf(paint) >= FAINT && isLineFor(placed, sizeOf(run));
}

const opacityOf = (paint: Paint): number =>
  paint.kind === "solid" || paint.kind === "inherited" ? paint.opacity : 1;

function crosses(
  line: Drawn<PathItem>,
  placed: PlacedLine,
  run: Run,
  program: FontProgram,
  scene: Surroundings,
): boolean {
  const { looks } = scene;
  const [lower, upper] = line.order < run.order ? [line, run] : [run, line];
  return meetingPoints(run, placed, program, looks).some(
    (point) => isVisible(line, run, point, looks) && !isCovered(lower, upper, point, scene),
  );
}

function piecesNear({ pieces, reach }: PlacedLine, around: Box, looks: Looks): readonly LineSegment[] {
  looks.spent += pieces().length;
  return pieces().filter((piece) => comesNear(piece, around, reach));
}

interface PlacedLetter {
  readonly letter: Letter;
  /** From an em of 1,000 units to the scene. */
  readonly matrix: Matrix;
}

function lettersOf({ item, layer }: Run, program: FontProgram): readonly PlacedLetter[] {
  const scale = item.size / EM;
  return placedGlyphs(item).map(({ id, x, y }) => {
    const inItem: Matrix = [scale, 0, 0, scale, item.x + x * scale, item.y + y * scale];
    return { letter: letterOf(program, id), matrix: multiply(layer.matrix, inItem) };
  });
}

/** Where a letter and pieces of a line meet. */
function pointIn(
  { letter, matrix }: PlacedLetter,
  near: readonly LineSegment[],
  reach: number,
  looks: Looks,
): Point | undefined {
  looks.spent += letter.corners * near.length;
  const place = letter.box && applyToBox(matrix, letter.box);
  if (!place || !near.some((piece) => comesNear(piece, place, reach + ROUNDING))) return undefined;
  return meetingPoint(piecesOf(letter.lines, matrix, true), near, reach);
}

/** Lines near a run, each with the points where it meets letters and the looks that finding them took. */
type Meetings = WeakMap<PlacedLine, { readonly points: readonly Point[]; readonly looks: number }>;

const meetings = new WeakMap<GlyphsItem, { readonly matrix: Matrix; readonly lines: Meetings }>();

/**
 * Where a line meets letters, visible there or not: one point for each of them. Faces share numbers, titles and the
 * lines around them, so it is found once.
 */
export function meetingPoints(
  run: Run,
  line: PlacedLine,
  program: FontProgram,
  looks: Looks,
): readonly Point[] {
  const { item, layer } = run;
  const around = outset(run.place, BEYOND_BOX * sizeOf(run));
  looks.spent++;
  if (!overlaps(line.place, around)) return [];
  let known = meetings.get(item);
  if (!known || !isSameMatrix(known.matrix, layer.matrix)) {
    known = { matrix: layer.matrix, lines: new WeakMap() };
    meetings.set(item, known);
  }
  const before = known.lines.get(line);
  if (before) {
    looks.spent += before.looks;
    return before.points;
  }
  const spent = looks.spent;
  const near = piecesNear(line, around, looks);
  const letters = near.length > 0 ? lettersOf(run, program) : [];
  const points = letters.flatMap((letter) =>
    areSpent(looks) ? [] : (pointIn(letter, near, line.reach, looks) ?? []),
  );
  if (areSpent(looks)) return [];
  known.lines.set(line, { points, looks: looks.spent - spent });
  return points;
}

const isVisible = (line: Drawn<PathItem>, run: Run, point: Point, looks: Looks): boolean =>
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
