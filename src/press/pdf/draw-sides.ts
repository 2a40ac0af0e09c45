/** Sides of sheets as pages: placements in order, each within its clip, then the marks. */
import type { Scene } from "../../scene/scene.ts";
import type { Placement, SheetSet, SheetSide } from "../../sheet/sheet.ts";
import { type Box, outset } from "../../units/box.ts";
import { ptOfMm, round } from "../../units/length.ts";
import { applyToBox, IDENTITY, type Matrix, multiply, rotate, scale, translate } from "../../units/matrix.ts";
import { ContentStream, type NamedObject } from "./content-stream.ts";
import type { DrawContext, SharedObjects } from "./draw-context.ts";
import { drawItems, mixesWithBelow } from "./draw-items.ts";
import { ISOLATED, writeForm } from "./forms.ts";
import { matrixOperator, rectOperator } from "./operators.ts";

/** Decimals of coordinates on the page, in mm and in pt. */
const DECIMALS = 3;

export interface SideJob {
  readonly sheets: SheetSet;
  scene(key: string): Scene;
}

/** Draws all sides; the pictures of each are written before the next begins, so that memory stays small. */
export async function drawSides({ sheets, scene }: SideJob, shared: SharedObjects): Promise<void> {
  const uses = countUses(sheets);
  for (const side of sheets.sides) {
    startPage(side, shared);
    const page = pageContext(side, shared);
    for (const placement of side.placements) drawPlacement(placement, scene, uses, page);
    drawItems(side.marks, page);
    endPage(page);
    await shared.images.flush();
  }
}

/** The matrix from a scene's coordinates to the paper, in mm: turned, then moved so that its trim lies on the slot. */
export function placementMatrix({ trim, turn }: Pick<Placement, "trim" | "turn">): Matrix {
  const upright = turn === 90 || turn === 270 ? { width: trim.height, height: trim.width } : trim;
  const turned = rotate(turn);
  const at = applyToBox(turned, { x: 0, y: 0, width: upright.width, height: upright.height });
  return multiply(translate(trim.x - at.x, trim.y - at.y), turned);
}

function startPage(side: SheetSide, { doc }: SharedObjects): void {
  doc.addPage({ size: [pt(side.size.width), pt(side.size.height)], margin: 0 });
  Object.assign(doc.page.dictionary.data, {
    BleedBox: pageBox(side.bleedBox, side),
    TrimBox: pageBox(side.trimBox, side),
    Group: ISOLATED,
  });
  for (const title of side.bookmarks) doc.outline.addItem(title, { fit: true });
}

/** pdfkit turns the page so that y points down; on top of that, one unit becomes a mm. */
function pageContext(side: SheetSide, shared: SharedObjects): DrawContext {
  const toPt = scale(ptOfMm(1));
  const stream = new ContentStream();
  stream.add(matrixOperator(toPt, DECIMALS));
  return {
    shared,
    stream,
    symbols: {},
    matrix: multiply([1, 0, 0, -1, 0, pt(side.size.height)], toPt),
    unit: 1,
    bounds: { x: 0, y: 0, ...side.size },
    inheritedOpacity: 1,
  };
}

function endPage({ shared, stream }: DrawContext): void {
  Object.assign(shared.doc.page.resources.data, stream.resources);
  shared.doc.page.write(stream.operators);
}

function drawPlacement(
  placement: Placement,
  sceneOf: (key: string) => Scene,
  uses: ReadonlyMap<string, number>,
  page: DrawContext,
): void {
  const { stream, shared } = page;
  const matrix = placementMatrix(placement);
  stream.add(`q ${rectOperator(placement.clip, DECIMALS)} W n`, matrixOperator(matrix, DECIMALS));
  const key = `scene ${placement.scene}`;
  const known = shared.forms.get(key);
  const scene = known ? undefined : sceneOf(placement.scene);
  if (scene && uses.get(placement.scene) === 1 && !mixesWithBelow(scene)) {
    const bounds = drawnBox(scene);
    drawItems(scene.items, {
      ...page,
      symbols: scene.symbols,
      matrix: multiply(page.matrix, matrix),
      bounds,
    });
  } else {
    const form = known ?? sceneForm(key, scene as Scene, shared);
    stream.add(`${stream.use("XObject", form)} Do`);
  }
  stream.add("Q");
}

/** A scene as a form; one that mixes with what lies below must not see the paper, as its PNG does not. */
function sceneForm(key: string, scene: Scene, shared: SharedObjects): NamedObject {
  const bounds = drawnBox(scene);
  const group = mixesWithBelow(scene) ? ISOLATED : undefined;
  const { symbols, items } = scene;
  const ref = writeForm(shared.doc, bounds, group, (stream) =>
    drawItems(items, { shared, stream, symbols, matrix: IDENTITY, unit: 1, bounds, inheritedOpacity: 1 }),
  );
  const form = { name: `X${shared.forms.size + 1}`, ref };
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
