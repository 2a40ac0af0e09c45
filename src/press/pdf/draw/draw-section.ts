/** Sides of sheets as a section of the file: placements in order, each within its clip, then the marks. */
import { derived, notesAbout } from "../../../remember/derived.ts";
import type { Scene } from "../../../scene/scene.ts";
import { placementMatrix } from "../../../sheet/placement-matrix.ts";
import type { Placement, SheetSide } from "../../../sheet/sheet.ts";
import type { Box, Size } from "../../../units/box.ts";
import { ptOfMm, round } from "../../../units/length.ts";
import { type Matrix, multiply } from "../../../units/matrix.ts";
import { printedBox } from "../../printed-place.ts";
import type { Fonts } from "../fonts/fonts.ts";
import { SectionFonts } from "../fonts/section-fonts.ts";
import type { Recurring } from "../repeats/recurring.ts";
import { Repeats } from "../repeats/repeats.ts";
import { PAGES, type Section, type SectionDictionary, type SectionRef } from "../section/section.ts";
import { SectionWriter, sourceOf, streamObject } from "../section/section-writer.ts";
import { annotationsOf } from "./annotations.ts";
import { ContentStream, type DrawnObject, resourcesOf } from "./content-stream.ts";
import { countItems } from "./count-items.ts";
import { type DrawContext, formContext, type SharedObjects } from "./draw-context.ts";
import { drawItems } from "./draw-items.ts";
import { type DrawPlace, placeOf } from "./draw-place.ts";
import { drawScene } from "./draw-scene.ts";
import { formContents, isolated, writeForm } from "./forms.ts";
import { Gradients } from "./gradients.ts";
import { GraphicsStates } from "./graphics-states.ts";
import { Names } from "./names.ts";
import { matrixOperator, rectOperator } from "./operators.ts";
import { countScene, type SectionScene, type SectionScenes, scenesOf } from "./section-scenes.ts";

/** Decimals of coordinates on the page, in mm and in pt. */
const DECIMALS = 3;
/** Of the shift in mm that corrects a printer: it adds to the rounding of everything on the page. */
const CORRECTION_DECIMALS = 5;

/** What all sections of a document share. */
export interface DocumentObjects {
  readonly fonts: Fonts;
  readonly recurring: Recurring;
  /** Everything that is drawn is grey. */
  readonly isGrey: boolean;
}

/** Draws the sides, one page each, and adds the glyphs that they print to the fonts. */
export function drawSection(
  sides: readonly SheetSide[],
  sceneOf: (key: string) => Scene,
  { fonts, recurring, isGrey }: DocumentObjects,
): Section {
  const section = new SectionWriter();
  const shared: SharedObjects = {
    section,
    fonts: new SectionFonts(fonts, section),
    states: new GraphicsStates(section),
    gradients: new Gradients(section, isGrey),
    group: isolated(isGrey),
    forms: new Map(),
    repeats: new Repeats(recurring),
  };
  const names = new Names();
  const scenes = scenesOf(sides, sceneOf);
  countSides(sides, scenes, shared.repeats);
  const drawn = sides.map((side) => {
    const page = pageContext(side, shared, new ContentStream(names));
    for (const placement of side.placements) drawPlacement(placement, scenes, page);
    drawItems(side.marks, page);
    return { side, stream: page.stream, contents: section.add(streamObject({}, page.stream.end())) };
  });
  // One table for all pages without pictures, because it is long and changes little; a page with pictures has its own,
  // so that the page, extracted from the file, takes along only the pictures that it shows.
  const table = section.write(
    resourcesOf(drawn.map(({ stream }) => stream).filter(({ hasPictures }) => !hasPictures)),
  );
  const pages = drawn.map(({ side, stream, contents }) =>
    sourceOf(pageOf(side, shared.group, stream.hasPictures ? stream.resources : table, contents)),
  );
  return { objects: section.objects, pages, outer: section.outer, glyphs: shared.fonts.glyphs };
}

/** y points down here, and one unit is a mm. A measured printer gets everything moved as a whole. */
function pageContext(
  { size, correction }: SheetSide,
  shared: SharedObjects,
  stream: ContentStream,
): DrawContext {
  const { place, matrix, operator } = startOf(size);
  stream.add(operator);
  const page = { place, shared, stream, symbols: {}, inSymbol: false };
  if (!correction) return { ...page, matrix };
  stream.add(matrixOperator(correction, CORRECTION_DECIMALS));
  return { ...page, matrix: multiply(matrix, correction) };
}

interface PageStart extends Entry {
  readonly place: DrawPlace;
}

/** Sizes are the same objects on all sheets. */
const startOf = derived(({ width, height }: Size): PageStart => {
  const matrix: Matrix = [ptOfMm(1), 0, 0, -ptOfMm(1), 0, pt(height)];
  const place = placeOf(1, { x: 0, y: 0, width, height }, 1);
  return { place, matrix, operator: matrixOperator(matrix, DECIMALS) };
});

function pageOf(
  side: SheetSide,
  group: SectionDictionary,
  resources: SectionRef | SectionDictionary,
  contents: SectionRef,
): SectionDictionary {
  return {
    Type: "Page",
    Parent: PAGES,
    MediaBox: [0, 0, pt(side.size.width), pt(side.size.height)],
    BleedBox: pageBox(printedBox(side.bleedBox, side), side),
    TrimBox: pageBox(printedBox(side.trimBox, side), side),
    Group: group,
    Resources: resources,
    Contents: contents,
    Annots: annotationsOf(side),
  };
}

function countSides(sides: readonly SheetSide[], scenes: SectionScenes, repeats: Repeats): void {
  const counted = new Set<string>();
  for (const { placements, marks, size } of sides) {
    for (const { scene: key } of placements) {
      if (counted.has(key)) continue;
      countScene(scenes.get(key) as SectionScene, repeats);
      counted.add(key);
    }
    countItems(marks, startOf(size).place, repeats);
    repeats.nextPage();
  }
}

function drawPlacement(placement: Placement, scenes: SectionScenes, page: DrawContext): void {
  const { stream } = page;
  const { matrix, operator } = entryOf(placement);
  stream.save(`${clipOperators(placement)} ${operator}`);
  const drawn = scenes.get(placement.scene) as SectionScene;
  if (drawn.isForm) stream.add(stream.useDrawn(sceneForm(placement.scene, drawn, page)));
  else {
    const { symbols } = drawn.scene;
    drawScene(drawn, { ...page, place: drawn.place, symbols, matrix: multiply(page.matrix, matrix) });
  }
  stream.restore();
}

/** Nothing is drawn outside the clip, nor outside the outline of a shaped piece. */
function clipOperators({ clip, clipOutline }: Placement): string {
  const box = clipOperator(clip);
  if (!clipOutline) return box;
  const corners = clipOutline.map(({ x, y }) => `${round(x, DECIMALS)} ${round(y, DECIMALS)}`);
  return `${box} ${corners[0]} m ${corners.slice(1).join(" l ")} l h W n`;
}

/** How a scene gets to its place. */
interface Entry {
  readonly matrix: Matrix;
  readonly operator: string;
}

/** By turn. Slots are the same objects on all sheets. */
const entriesOf = notesAbout<Box, { [turn: number]: Entry }>(() => ({}));

function entryOf(placement: Placement): Entry {
  const entries = entriesOf(placement.trim);
  const known = entries[placement.turn];
  if (known) return known;
  const matrix = placementMatrix(placement);
  const entry = { matrix, operator: matrixOperator(matrix, DECIMALS) };
  entries[placement.turn] = entry;
  return entry;
}

/** Clips are the same objects on all sheets, too. */
const clipOperator = derived((clip: Box): string => `${rectOperator(clip, DECIMALS)} W n`);

/** A scene as a form; one that blends with what is below must not see the paper, as its PNG does not. */
function sceneForm(key: string, drawn: SectionScene, page: DrawContext): DrawnObject {
  const { scene, place, isIsolated } = drawn;
  const { forms, section } = page.shared;
  const name = `scene ${key}`;
  const known = forms.get(name);
  if (known) return known;
  const contents = formContents((stream) =>
    drawScene(drawn, formContext(page, stream, { place, symbols: scene.symbols })),
  );
  const form = writeForm(section, place.bounds, isIsolated ? page.shared.group : undefined, contents);
  forms.set(name, form);
  return form;
}

const pt = (mm: number): number => round(ptOfMm(mm), DECIMALS);

/** A box of the paper as PDF has it: left, bottom, right, top in pt from the lower left corner. */
function pageBox({ x, y, width, height }: Box, { size }: SheetSide): readonly number[] {
  return [pt(x), pt(size.height - y - height), pt(x + width), pt(size.height - y)];
}
