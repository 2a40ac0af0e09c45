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
  const placed = lines.flatMap((line) => {
    const place = placedLine(line);
    return place ? { line, place } : [];
  });
  if (placed.length === 0) return [];
  return textLines(runs).flatMap(({ run, outlines }) => {
    const program = fonts.get(run.item.face);
    if (!program || outlines.length > 0 || seenStroke(run.item).length > 0) return [];
    const around = placeAround(run);
    scene.looks.spent += placed.length;
    if (areSpent(scene.looks)) return [];
    const crossing = placed.find(
      ({ line, place }) =>
        overlaps(place.place, around) &&
        isDistinct(line, place, run) &&
        crosses(line, place, run, program, scene),
    );
    if (!crossing || areSpent(scene.looks)) return [];
    return { origin: run.item.origin, text: run.text.trim(), other: crossing.line.item.origin };
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

/** Around all that the letters of a run may cover, accents included. */
export const placeAround = (run: Run): Box => outset(run.place, BEYOND_BOX * sizeOf(run));

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
  return meets(
    run,
    placed,
    program,
    looks,
    (point) => isVisible(line, run, point, looks) && !isCovered(lower, upper, point, scene),
  );
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

/** Where the letters of a run and a line near it meet, as far as that was asked. */
interface Meetings {
  /** The pieces of the line that come near the run. */
  readonly near: readonly LineSegment[];
  readonly letters: readonly PlacedLetter[];
  /** For the first letters, in order; undefined for one that the line does not meet. */
  readonly points: (Point | undefined)[];
}

interface KnownMeetings {
  readonly matrix: Matrix;
  readonly ofLines: WeakMap<PlacedLine, Meetings>;
}

const known = new WeakMap<GlyphsItem, KnownMeetings>();

/**
 * True if a line meets a letter of a run at a point for which `isWanted` is true: it is asked for one point of each
 * letter. Faces share numbers, titles and the lines around them, so points are found once; their looks are counted each
 * time. False once the looks are spent.
 */
export function meets(
  run: Run,
  line: PlacedLine,
  program: FontProgram,
  looks: Looks,
  isWanted: (point: Point) => boolean,
): boolean {
  looks.spent += line.pieces().length;
  const { near, letters, points } = meetingsOf(run, line, program);
  return letters.some((letter, index) => {
    if (areSpent(looks)) return false;
    looks.spent += letter.letter.corners * near.length;
    if (index === points.length) points.push(pointIn(letter, near, line.reach));
    const point = points[index];
    return point !== undefined && isWanted(point);
  });
}

const NOWHERE: Meetings = { near: [], letters: [], points: [] };

function meetingsOf(run: Run, line: PlacedLine, program: FontProgram): Meetings {
  const { item, layer } = run;
  let ofRun = known.get(item);
  if (!ofRun || !isSameMatrix(ofRun.matrix, layer.matrix)) {
    ofRun = { matrix: layer.matrix, ofLines: new WeakMap() };
    known.set(item, ofRun);
  }
  const before = ofRun.ofLines.get(line);
  if (before) return before;
  const around = placeAround(run);
  const near = line.pieces().filter((piece) => comesNear(piece, around, line.reach));
  const meetings = near.length > 0 ? { near, letters: lettersOf(run, program), points: [] } : NOWHERE;
  ofRun.ofLines.set(line, meetings);
  return meetings;
}

/** Where a letter and pieces of a line meet. */
function pointIn(
  { letter, matrix }: PlacedLetter,
  near: readonly LineSegment[],
  reach: number,
): Point | undefined {
  const place = letter.box && applyToBox(matrix, letter.box);
  if (!place || !near.some((piece) => comesNear(piece, place, reach + ROUNDING))) return undefined;
  return meetingPoint(piecesOf(letter.lines, matrix, true), near, reach);
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
