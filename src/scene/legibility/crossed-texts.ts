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
import type { Drawn, Run, Walk } from "../scene-walk.ts";
import { comesNear, meetingPoint, piecesOf } from "./pieces.ts";
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
 * @param lines without those of text elements: their own underlines and strikes
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
        crosses(line, placed, run, around, program, scene)
      );
    });
    if (!crossing || areSpent(scene.looks)) return [];
    return { origin: run.item.origin, text: run.text.trim(), other: crossing.item.origin };
  });
}

/** The lines that may cross texts: text elements draw none except their own underlines and strikes. */
export function linesAcross({ runs, lines }: Walk, texts: Scene["texts"]): readonly Drawn<PathItem>[] {
  if (lines.length === 0) return lines;
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
  around: Box,
  program: FontProgram,
  scene: Surroundings,
): boolean {
  const { looks } = scene;
  const known = missesOf(run)?.get(placed);
  if (known !== undefined) {
    looks.spent += known;
    return false;
  }
  const before = looks.spent;
  const { pieces, reach } = placed;
  looks.spent += pieces().length;
  const near = pieces().filter((piece) => comesNear(piece, around, reach));
  if (near.length === 0) return false;
  const [lower, upper] = line.order < run.order ? [line, run] : [run, line];
  let meets = false;
  const isCrossed = lettersOf(run, program).some(({ letter, matrix }) => {
    if (areSpent(looks)) return false;
    looks.spent += letter.corners * near.length;
    const place = letter.box && applyToBox(matrix, letter.box);
    if (!place || !near.some((piece) => comesNear(piece, place, reach + ROUNDING))) return false;
    const point = meetingPoint(piecesOf(letter.lines, matrix, true), near, reach);
    meets ||= point !== undefined;
    return (
      point !== undefined && isVisible(line, run, point, looks) && !isCovered(lower, upper, point, scene)
    );
  });
  if (!meets && !areSpent(looks)) keepMiss(run, placed, looks.spent - before);
  return isCrossed;
}

/** The letters of a run, each with its transformation from an em of 1,000 units to the scene. */
const lettersOf = ({ item, layer }: Run, program: FontProgram) => {
  const scale = item.size / EM;
  return placedGlyphs(item).map(({ id, x, y }) => {
    const inItem: Matrix = [scale, 0, 0, scale, item.x + x * scale, item.y + y * scale];
    return { letter: letterOf(program, id), matrix: multiply(layer.matrix, inItem) };
  });
};

/** Lines near a run that meet none of its letters, with the looks that finding that took. */
type Misses = WeakMap<PlacedLine, number>;

const allMisses = new WeakMap<GlyphsItem, { readonly matrix: Matrix; readonly misses: Misses }>();

/** Faces share titles, numbers and the lines around them. */
function missesOf({ item, layer }: Run): Misses | undefined {
  const before = allMisses.get(item);
  return before && isSameMatrix(before.matrix, layer.matrix) ? before.misses : undefined;
}

function keepMiss(run: Run, line: PlacedLine, looks: number): void {
  const { item, layer } = run;
  const misses: Misses = missesOf(run) ?? new WeakMap();
  allMisses.set(item, { matrix: layer.matrix, misses: misses.set(line, looks) });
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
