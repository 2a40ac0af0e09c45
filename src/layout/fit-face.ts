/**
 * Where a face's drawing goes: its viewBox is mapped onto trim and bleed, following its preserveAspectRatio if it has one.
 * Its width and height are ignored, because programs write the size on a screen there.
 */
import type { Box, Size } from "../units/box.ts";
import { round } from "../units/length.ts";
import type { Matrix } from "../units/matrix.ts";
import type { Faults } from "./svg/faults.ts";
import type { SvgDocument } from "./svg/svg-document.ts";
import { type Fit, fitBox, intrinsicSize, parseAspect, parseViewBox } from "./svg/view-box.ts";

export interface FaceSetup {
  /** mm of the finished card. */
  readonly trim: Size;
  /** mm that the drawing extends beyond each edge. */
  readonly bleed: number;
  /** The piece has a die line; absent for a rectangle without folds. */
  readonly isShaped?: boolean;
}

/** How far proportions may differ and still count as equal. */
const TOLERANCE = 0.005;

/** The visible area of the drawing, in its own units, and the transform to mm of the scene. */
export interface FittedFace {
  readonly viewport: Box;
  readonly ctm: Matrix;
}

export function fitFace(document: SvgDocument, setup: FaceSetup, faults: Faults): FittedFace {
  const page = pageOf(setup);
  const viewport = viewBoxOf(document, page, faults);
  const fit = fitOf(document, faults);
  const ctm = fit
    ? fitBox(viewport, page, fit)
    : fitBox(viewport, targetOf(document, viewport, setup, faults), { mode: "cover", focus: [0.5, 0.5] });
  return { viewport, ctm };
}

/** Trim and bleed as a box of the scene. */
export const pageOf = ({ trim, bleed }: FaceSetup): Box => grown(trim, bleed);

const grown = ({ width, height }: Size, by: number): Box => ({
  x: -by,
  y: -by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The visible area of the drawing, in its own units; in mm of the card if it has no viewBox. */
function viewBoxOf({ root }: SvgDocument, page: Box, faults: Faults): Box {
  const { viewBox } = intrinsicSize(root);
  const written = root.attributes.viewBox;
  const fix = `give the <svg> a viewBox of the card's proportions, such as viewBox="0 0 ${page.width} ${page.height}"`;
  if (written !== undefined && !parseViewBox(written)) {
    const message = `viewBox of <svg> is "${written}", expected x y width height, with an area`;
    faults.add(root.place, "error", "svg/bad-value", message, { fix });
  } else if (!viewBox) {
    faults.add(root.place, "error", "svg/size", "the drawing has neither a viewBox nor a size", { fix });
  }
  return viewBox ?? { x: 0, y: 0, width: page.width, height: page.height };
}

/** The scaling that a drawing for cards of several sizes specifies; undefined if it specifies none. */
function fitOf({ root }: SvgDocument, faults: Faults): Fit | undefined {
  const text = root.attributes.preserveAspectRatio;
  if (text === undefined) return undefined;
  const fit = parseAspect(text);
  if (!fit) {
    const message = `preserveAspectRatio of <svg> is "${text}", expected words such as "xMidYMid slice" or "none"`;
    const fix = 'write preserveAspectRatio="xMidYMid slice" to cover the card, or remove it';
    faults.add(root.place, "error", "svg/bad-value", message, { fix });
  }
  return fit;
}

/** Where the viewBox goes: onto trim and bleed, or onto the trim if only that has its proportions. */
function targetOf({ root }: SvgDocument, viewBox: Box, { trim, bleed }: FaceSetup, faults: Faults): Box {
  const page = grown(trim, bleed);
  if (sameShape(viewBox, page)) return page;
  const size = `${show(viewBox.width)} x ${show(viewBox.height)}`;
  const wanted = `${show(page.width)} x ${show(page.height)} mm`;
  if (sameShape(viewBox, trim)) {
    const message = `the drawing (viewBox ${size}) has the proportions of the card without its ${bleed} mm bleed`;
    const fix = `write viewBox="${viewBoxWithBleed(viewBox, { trim, bleed })}" and draw the background up to its edges`;
    faults.add(root.place, "warning", "template/no-bleed", message, {
      fix,
      why: "a cut that is slightly off shows a white edge",
    });
    return grown(trim, 0);
  }
  const message = `the viewBox ${size} (${ratio(viewBox)}) does not have the proportions of the card with bleed, ${wanted} (${ratio(page)})`;
  const fix =
    'make the viewBox fit; until then the drawing is enlarged to cover the card and cropped. If that is intentional, write preserveAspectRatio="xMidYMid slice"';
  faults.add(root.place, "warning", "svg/aspect", message, { fix });
  return page;
}

/** The same units and the same corner of the finished card, with the bleed around it. */
function viewBoxWithBleed(viewBox: Box, { trim, bleed }: FaceSetup): string {
  const [right, down] = [(bleed * viewBox.width) / trim.width, (bleed * viewBox.height) / trim.height];
  const { x, y, width, height } = viewBox;
  return [x - right, y - down, width + 2 * right, height + 2 * down].map(show).join(" ");
}

const sameShape = (a: Size, b: Size): boolean =>
  Math.abs((a.width * b.height) / (a.height * b.width) - 1) <= TOLERANCE;

const show = (value: number): string => String(round(value, 3));
const ratio = ({ width, height }: Size): string => (width / height).toFixed(3);
