/** Sides of sheets as pages: placements in order, each within its clip, then the marks. */
import type { Scene } from "../../scene/scene.ts";
import type { Placement, SheetSet, SheetSide } from "../../sheet/sheet.ts";
import { type Box, outset } from "../../units/box.ts";
import { ptOfMm, round } from "../../units/length.ts";
import { applyToBox, type Matrix, multiply, rotate, translate } from "../../units/matrix.ts";
import { ContentStream, type NamedObject } from "./content-stream.ts";
import { type DrawContext, formContext, placeName, type SharedObjects } from "./draw-context.ts";
import { drawItems, mixesWithBelow } from "./draw-items.ts";
import { ISOLATED, writeForm } from "./forms.ts";
import { matrixOperator, rectOperator } from "./operators.ts";
import type { PdfRef } from "./pdf-values.ts";
import type { SharedResources } from "./shared-resources.ts";

/** Decimals of coordinates on the page, in mm and in pt. */
const DECIMALS = 3;

export interface SideJob {
  readonly sheets: SheetSet;
  scene(key: string): Scene;
}

/** A page as the list of pages names it. */
export interface DrawnPage {
  readonly ref: PdfRef;
  readonly bookmarks: readonly string[];
}

/** What all pages share. */
export interface PageFrame {
  /** The list of pages. */
  readonly parent: PdfRef;
  /** What pages name that show no pictures: one table for all, for it is long and changes little. */
  readonly resources: SharedResources;
}

/**
 * Draws one side after the other; the pictures of each are written before the next begins, so that memory stays small.
 * Gives each page when it is written.
 */
export async function* drawSides(
  { sheets, scene }: SideJob,
  shared: SharedObjects,
  frame: PageFrame,
): AsyncGenerator<DrawnPage> {
  const uses = countUses(sheets);
  for (const side of sheets.sides) {
    const page = pageContext(side, shared);
    for (const placement of side.placements) drawPlacement(placement, scene, uses, page);
    drawItems(side.marks, page);
    const ref = writePage(side, page, frame);
    shared.repeats.nextPage();
    await shared.images.flush();
    yield { ref, bookmarks: side.bookmarks };
  }
}

/** The matrix from a scene's coordinates to the paper, in mm: turned, then moved so that its trim lies on the slot. */
export function placementMatrix({ trim, turn }: Pick<Placement, "trim" | "turn">): Matrix {
  const upright = turn === 90 || turn === 270 ? { width: trim.height, height: trim.width } : trim;
  const turned = rotate(turn);
  const at = applyToBox(turned, { x: 0, y: 0, width: upright.width, height: upright.height });
  return multiply(translate(trim.x - at.x, trim.y - at.y), turned);
}

/** y points down here, and one unit is a mm. */
function pageContext(side: SheetSide, shared: SharedObjects): DrawContext {
  const { width, height } = side.size;
  const matrix: Matrix = [ptOfMm(1), 0, 0, -ptOfMm(1), 0, pt(height)];
  const stream = new ContentStream();
  stream.add(matrixOperator(matrix, DECIMALS));
  const bounds = { x: 0, y: 0, width, height };
  return {
    shared,
    stream,
    symbols: {},
    matrix,
    unit: 1,
    bounds,
    where: placeName(1, bounds, 1),
    inheritedOpacity: 1,
    inSymbol: false,
  };
}

function writePage(side: SheetSide, { shared, stream }: DrawContext, frame: PageFrame): PdfRef {
  const { file } = shared;
  const contents = file.writeStream({}, stream.bytes());
  return file.write({
    Type: "Page",
    Parent: frame.parent,
    MediaBox: [0, 0, pt(side.size.width), pt(side.size.height)],
    BleedBox: pageBox(side.bleedBox, side),
    TrimBox: pageBox(side.trimBox, side),
    Group: ISOLATED,
    Resources: frame.resources.of(stream),
    Contents: contents,
  });
}

function drawPlacement(
  placement: Placement,
  sceneOf: (key: string) => Scene,
  uses: ReadonlyMap<string, number>,
  page: DrawContext,
): void {
  const { stream, shared } = page;
  const matrix = placementMatrix(placement);
  stream.save(`${clipOperator(placement)} W n ${matrixOperator(matrix, DECIMALS)}`);
  const key = `scene ${placement.scene}`;
  const known = shared.forms.get(key);
  const scene = known ? undefined : sceneOf(placement.scene);
  if (scene && uses.get(placement.scene) === 1 && !mixesWithBelow(scene)) {
    const bounds = drawnBox(scene);
    const inside = { symbols: scene.symbols, bounds, where: placeName(1, bounds, 1) };
    drawItems(scene.items, { ...page, ...inside, matrix: multiply(page.matrix, matrix) });
  } else {
    const form = known ?? sceneForm(key, scene as Scene, page);
    stream.add(`${stream.use("XObject", form)} Do`);
  }
  stream.restore();
}

/** Nothing is drawn outside of it. */
function clipOperator({ clip, clipOutline }: Placement): string {
  if (!clipOutline) return rectOperator(clip, DECIMALS);
  const corners = clipOutline.map(({ x, y }) => `${round(x, DECIMALS)} ${round(y, DECIMALS)}`);
  return `${corners[0]} m ${corners.slice(1).join(" l ")} l h`;
}

/** A scene as a form; one that mixes with what lies below must not see the paper, as its PNG does not. */
function sceneForm(key: string, scene: Scene, page: DrawContext): NamedObject {
  const { shared } = page;
  const bounds = drawnBox(scene);
  const group = mixesWithBelow(scene) ? ISOLATED : undefined;
  const { symbols, items } = scene;
  const where = placeName(1, bounds, 1);
  const form = writeForm(shared.file, bounds, group, (stream) =>
    drawItems(items, formContext(page, stream, { symbols, bounds, where })),
  );
  shared.forms.set(key, form);
  return form;
}

const drawnBox = ({ trim, bleed }: Scene): Box => outset({ x: 0, y: 0, ...trim }, bleed);

function countUses({ sides }: SheetSet): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { scene } of sides.flatMap(({ placements }) => placements))
    uses.set(scene, (uses.get(scene) ?? 0) + 1);
  return uses;
}

const pt = (mm: number): number => round(ptOfMm(mm), DECIMALS);

/** A box of the paper as PDF has it: left, bottom, right, top in pt from the lower left corner. */
function pageBox({ x, y, width, height }: Box, { size }: SheetSide): readonly number[] {
  return [pt(x), pt(size.height - y - height), pt(x + width), pt(size.height - y)];
}
