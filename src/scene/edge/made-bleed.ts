/**
 * Bleed that a drawing lacks, made from its edge: what is beside the line where the drawing ends is shown again beyond
 * it, mirrored or stretched, as vectors, clipped to the bleed and below the drawing itself. So bleed that is drawn is
 * kept as far as it goes, and nothing within the cut changes.
 * Limits: of rectangles only; a side is continued from where its drawing ends first; text is never repeated; what ends
 * inside the cut stays as it is, because that is part of the card.
 */
import { type Box, overlaps } from "../../units/box.ts";
import { cornersOf } from "../../units/hull.ts";
import { applyToBox, invert, type Matrix } from "../../units/matrix.ts";
import { boxOfItem } from "../item-boxes.ts";
import { type Looks, startLooks } from "../looks.ts";
import type { GroupItem, Item, Scene } from "../scene.ts";
import { OFF } from "./edge-end.ts";
import { edgeStretches } from "./edge-ink.ts";
import type { Side } from "./edge-places.ts";

/** `mirror` shows what is beside the edge once more; `stretch` draws out the last `STRETCHED` mm of it. */
export type EdgeCopy = "mirror" | "stretch";

export interface BleedTerms {
  readonly copy: EdgeCopy;
  /** mm of bleed that the result has. */
  readonly wanted: number;
  /** Budget for examining the edge; an edge that is too intricate stays as it is. */
  readonly looks?: Looks;
}

/** mm; as far as this inside its end, a drawing certainly has ink: the copy begins there, so that no seam shows. */
export const OVERLAP = 0.1;
/** mm */
export const STRETCHED = 0.2;

const NO_ORIGIN = { file: "bleed", line: 0, column: 0 };

/** The scene with `wanted` mm of bleed; the same drawing if it reaches that far. */
export function withMadeBleed(scene: Scene, terms: BleedTerms): Scene {
  const { wanted } = terms;
  const lines = endsOf(scene, terms);
  if (Object.keys(lines).length === 0) return scene.bleed === wanted ? scene : { ...scene, bleed: wanted };
  const copies = stripsOf(scene, lines, terms).flatMap((strip) => copyOf(scene, strip));
  // Parts would say that the drawing is all there is.
  const { parts: _, ...rest } = scene;
  return { ...rest, bleed: wanted, items: [...copies, ...scene.items] };
}

/** mm beyond the cut from which on each side is continued; absent for a side that needs nothing. */
type Lines = Partial<Record<Side, number>>;

/** What is drawn up to the bleed of the scene is taken as drawn; what a larger bleed needs beyond it is made. */
function endsOf(scene: Scene, { wanted, looks = startLooks() }: BleedTerms): Lines {
  const outline = cornersOf({ x: 0, y: 0, ...scene.trim });
  const found = edgeStretches({ ...scene, bleed: wanted }, { outline, tabs: [] }, looks);
  const lines: Lines = {};
  for (const { side, reach } of found)
    if (reach >= 0) lines[side] = Math.min(lines[side] ?? reach, Math.min(reach, wanted));
  if (scene.bleed > 0 && scene.bleed < wanted)
    for (const side of ["top", "right", "bottom", "left"] as const)
      lines[side] ??= Math.min(scene.bleed, wanted - OFF);
  return lines;
}

/** A part of the bleed, and what is shown there. */
interface Strip {
  /** What is copied, in mm of the scene. */
  readonly source: Box;
  /** From the source to its place. */
  readonly matrix: Matrix;
}

/** Along one axis: the source, and the line about which it is scaled by a factor, below 0 to its other side. */
interface Fold {
  readonly from: number;
  readonly to: number;
  readonly factor: number;
  readonly line: number;
}

/** Each side, and each corner between two sides that are made. */
function stripsOf({ trim }: Scene, lines: Lines, { copy, wanted }: BleedTerms): readonly Strip[] {
  const fold = (side: Side, length: number): Fold | undefined => {
    const reach = lines[side];
    if (reach === undefined) return undefined;
    const isNear = side === "left" || side === "top";
    const beyond = reach - OVERLAP;
    const line = isNear ? -beyond : length + beyond;
    const missing = wanted - beyond;
    const depth = copy === "mirror" ? missing : STRETCHED;
    const inner = isNear ? line + depth : line - depth;
    return { from: Math.min(line, inner), to: Math.max(line, inner), factor: -missing / depth, line };
  };
  const [left, right] = [fold("left", trim.width), fold("right", trim.width)];
  const [top, bottom] = [fold("top", trim.height), fold("bottom", trim.height)];
  /** Between two folds, as far as the drawing goes, or to the end of the bleed where there is none. */
  const between = (near: Fold | undefined, far: Fold | undefined, length: number): Fold => ({
    from: near ? near.line - OVERLAP : -wanted,
    to: far ? far.line + OVERLAP : length + wanted,
    factor: 1,
    line: 0,
  });
  const across = [left, between(left, right, trim.width), right];
  const down = [top, between(top, bottom, trim.height), bottom];
  return down.flatMap((y, row) =>
    across.flatMap((x, column) => (x && y && (row !== 1 || column !== 1) ? stripOf(x, y) : [])),
  );
}

const stripOf = (x: Fold, y: Fold): Strip => ({
  source: { x: x.from, y: y.from, width: x.to - x.from, height: y.to - y.from },
  matrix: [x.factor, 0, 0, y.factor, x.line * (1 - x.factor), y.line * (1 - y.factor)],
});

/** Nothing if nothing is drawn in the source. */
function copyOf({ items, symbols }: Scene, { source, matrix }: Strip): readonly GroupItem[] {
  const copied = itemsIn(items, symbols, source);
  if (copied.length === 0) return [];
  const { x, y, width, height } = source;
  const d = `M ${x} ${y} L ${x + width} ${y} L ${x + width} ${y + height} L ${x} ${y + height} Z`;
  const clip = { d, rule: "nonzero" } as const;
  return [{ kind: "group", origin: NO_ORIGIN, transform: matrix, opacity: 1, clip, items: copied }];
}

/** What is drawn in a box, without texts: letters in the bleed would be mirrored, and found by who searches the PDF. */
function itemsIn(items: readonly Item[], symbols: Scene["symbols"], box: Box): readonly Item[] {
  return items.flatMap((item): readonly Item[] => {
    if (item.kind === "glyphs") return [];
    const around = boxOfItem(item, symbols);
    if (!around || !overlaps(around, box)) return [];
    if (item.kind !== "group") return [item];
    const back = invert(item.transform);
    const inside = back ? itemsIn(item.items, symbols, applyToBox(back, box)) : [];
    return inside.length > 0 ? [{ ...item, items: inside }] : [];
  });
}
