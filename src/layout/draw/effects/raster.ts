/** Subtrees that cannot be drawn as vectors: laid out as usual and passed on to be rasterised. */
import { paintWork } from "../../../scene/paint-work.ts";
import type { Item, RasterItem, SceneSymbol } from "../../../scene/scene.ts";
import { type Box, intersectionOf } from "../../../units/box.ts";
import { round } from "../../../units/length.ts";
import { applyToBox, invert } from "../../../units/matrix.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { contentKey } from "../content-key.ts";
import { type Frame, pxPerUnit } from "../frame.ts";
import type { Definitions } from "./definitions.ts";
import { sharpnessFor, workAt } from "./raster-work.ts";

/** A job for the rasteriser. */
export interface RasterJob {
  readonly items: readonly Item[];
  /** In user units; the area outside the page is cut off. */
  readonly box: Box | undefined;
  readonly attributes: string;
  readonly definitions: Definitions;
  /** For the message: "a filter". */
  readonly cause: string;
}

/** The item, and a warning that names the element; nothing if no part of it is visible. */
export function drawRaster(element: SvgElement, frame: Frame, job: RasterJob): readonly RasterItem[] {
  const { drawing } = frame;
  const box = job.box && visiblePart(frame, job.box);
  const wanted = pxPerUnit(frame);
  if (!box || !(wanted > 0)) return [];
  const size = { width: box.width * wanted, height: box.height * wanted };
  const shown = [...job.items, ...job.definitions.contents.flatMap((content) => content.items)];
  const symbolOf = (id: string): SceneSymbol | undefined => drawing.symbols.get(id);
  const painted = paintWork(shown, { size, scale: wanted, symbolOf });
  const pixels = size.width * size.height;
  const { timesOver } = job.definitions;
  const sharpness = sharpnessFor(pixels, timesOver, painted);
  if (sharpness === undefined) return tooMuchWork(element, frame, job);
  const resolution = round(wanted * sharpness, 4);
  const dpi = Math.round(drawing.resources.rasterDpi * sharpness);
  drawing.faults.add(
    element.place,
    "warning",
    "svg/rasterised",
    `<${element.name}> has ${job.cause}, so it is printed as pixels (${dpi} per inch)`,
    { fix: "draw it with plain shapes, gradients and opacity if it should stay sharp" },
  );
  const { items, attributes, definitions } = job;
  const { source, contents } = definitions;
  const content = {
    box: rounded(box),
    resolution,
    items,
    attributes,
    definitions: source,
    ...(contents.length > 0 ? { contents } : {}),
  };
  const work = Math.round(workAt(sharpness, pixels, timesOver, painted));
  const picture = `raster-${contentKey(content)}`;
  return [{ kind: "raster", origin: element.origin, picture, work, ...content }];
}

function tooMuchWork(element: SvgElement, { drawing }: Frame, { cause }: RasterJob): readonly RasterItem[] {
  drawing.faults.add(
    element.place,
    "error",
    "svg/limit",
    `<${element.name}> has ${cause} that takes too much work to draw, even at a low resolution; it is left out`,
    {
      fix: "use fewer overlapping shapes and fewer nested filters, masks and patterns, or draw it elsewhere and save it as PNG",
    },
  );
  return [];
}

function visiblePart(frame: Frame, box: Box): Box | undefined {
  const { page } = frame.drawing;
  const inverse = page && invert(frame.ctm);
  return page && inverse ? intersectionOf(box, applyToBox(inverse, page)) : box;
}

function rounded({ x, y, width, height }: Box): Box {
  return { x: round(x, 4), y: round(y, 4), width: round(width, 4), height: round(height, 4) };
}
