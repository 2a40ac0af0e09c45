/**
 * SVG's own `<text>`: lines that start at given places, or run along a path, set by the same engine as text boxes.
 * Inkscape's wrapped text is set elsewhere (shape-text.ts).
 */
import type { GlyphsItem, Item } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { ptOfMm } from "../../../units/length.ts";
import { applyToBox, invert, isIdentity, type Matrix } from "../../../units/matrix.ts";
import { propertyOf } from "../../svg/css/properties.ts";
import { cssValue } from "../../svg/css/style.ts";
import { formatPath } from "../../svg/path/path-data.ts";
import { OWN_ATTRIBUTES, printedName } from "../../svg/printed-attributes.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { inkBox, shapeBox } from "../boxes.ts";
import { type Frame, mmPerUnit, moved } from "../frame.ts";
import { movedPaint, resolvePaint } from "../paint/paint.ts";
import { letterStroke } from "../paint/steady-stroke.ts";
import { resolveStroke } from "../paint/stroke.ts";
import { fontSize } from "../read-attribute.ts";
import { patternOf } from "../shapes/pattern.ts";
import { drawOutline, strokesFirst } from "../shapes/shapes.ts";
import { drawWrapped, isWrapped } from "../text-boxes/shape-text.ts";
import { drawDecorations } from "./decoration.ts";
import { glyphOutlines } from "./glyph-outlines.ts";
import { hullFact } from "./hull-fact.ts";
import { reportFace } from "./missing-face.ts";
import { withWords } from "./other-words.ts";
import type { PlacedGlyphs } from "./placed-glyphs.ts";
import { type SetRun, setLines } from "./set-runs.ts";
import { charactersOf } from "./text-characters.ts";
import { linesOf, type Run, runsOf } from "./text-runs.ts";
import { reportFamilies, textStyleOf } from "./text-style.ts";

export function drawText(element: SvgElement, frame: Frame): readonly Item[] {
  const isBox = isWrapped(frame);
  if (!isBox) reportBoxOnly(element, frame);
  const words = element.attributes["b:text"];
  const printed = words === undefined ? element : withWords(element, frame, words);
  return (isBox ? drawWrapped(element, frame) : undefined) ?? drawLines(printed, frame);
}

/** Attributes that only a text box supports. */
function reportBoxOnly(element: SvgElement, frame: Frame): void {
  for (const attribute in element.attributes) {
    const name = printedName(attribute);
    if (name === undefined || !OWN_ATTRIBUTES.text.includes(name) || propertyOf(name)) continue;
    const message = `<text> without a box does not support ${attribute}`;
    const fix = "in Inkscape, flow the text into a rectangle, or put b:text on a <rect>";
    frame.drawing.faults.add(element.place, "error", "svg/bad-value", message, { fix });
  }
}

function drawLines(element: SvgElement, frame: Frame): readonly Item[] {
  const lines = linesOf(runsOf(charactersOf(element, frame)));
  const set = setLines(lines);
  const glyphs = set.flatMap(({ pieces }) => pieces.flatMap((piece) => grouped(element, piece, piece.items)));
  const box = shapeBox(glyphs, frame.drawing);
  const painted = set.flatMap(({ run, pieces }) =>
    pieces.flatMap((piece) =>
      grouped(
        element,
        piece,
        paintPiece(run, piece, () => box),
      ),
    ),
  );
  reportText(element, frame, lines, set, painted);
  return painted;
}

function grouped(element: SvgElement, { transform }: PlacedGlyphs, items: readonly Item[]): readonly Item[] {
  if (items.length === 0 || isIdentity(transform)) return items;
  return [{ kind: "group", origin: element.origin, transform, opacity: 1, items }];
}

/** The glyphs in their colours, with the lines below and through them. `boxOf` gives the box of the whole text. */
function paintPiece(run: Run, piece: PlacedGlyphs, boxOf: () => Box | undefined): readonly Item[] {
  const { frame, decorations } = run.first;
  if (cssValue(frame.style, "visibility") !== "visible") return [];
  const { below, above } = drawDecorations(decorations, piece.span, boxOf);
  const patterned = patternOf(frame, "fill") ?? patternOf(frame, "stroke");
  return [...below, ...(patterned ? paintOutlines(run, piece) : paint(run, piece, boxOf)), ...above];
}

/** Letters painted with a pattern are shapes like others; only the rules know their text. */
function paintOutlines({ first }: Run, { items, transform }: PlacedGlyphs): readonly Item[] {
  const { element } = first;
  const frame = moved(first.frame, transform);
  const segments = items.flatMap((item) => glyphOutlines(item, frame).flat());
  if (segments.length === 0) return [];
  return drawOutline(element, frame, { d: formatPath(segments), segments });
}

function paint(
  { first }: Run,
  { items, transform }: PlacedGlyphs,
  boxOf: () => Box | undefined,
): readonly Item[] {
  const { frame, element } = first;
  const back: Matrix | undefined = isIdentity(transform) ? undefined : invert(transform);
  const paintOf = (property: "fill" | "stroke") => {
    const found = resolvePaint(frame, element, property, boxOf);
    return found && back ? movedPaint(found, back) : found;
  };
  const fill = paintOf("fill");
  const stroke = letterStroke(frame, resolveStroke(frame, element, paintOf("stroke")));
  if (!fill && !stroke) return [];
  if (fill && stroke && strokesFirst(frame)) {
    return items.flatMap((item): readonly GlyphsItem[] => [
      { ...item, fill: null, stroke },
      { ...item, fill, stroke: null },
    ]);
  }
  return items.map((item) => ({ ...item, fill, stroke }));
}

function reportText(
  element: SvgElement,
  frame: Frame,
  lines: readonly (readonly Run[])[],
  set: readonly SetRun[],
  painted: readonly Item[],
): void {
  const { drawing, ctm } = frame;
  const ink = inkBox(painted, drawing);
  if (!ink) return;
  for (const { run } of set) {
    const { frame: at, element: inner } = run.first;
    reportFamilies(at, inner);
    reportFace(at, inner, textStyleOf(at, inner));
  }
  const box = applyToBox(ctm, ink);
  const boxes = () => painted.map((item) => inkBox([item], drawing) ?? ink);
  const hull = drawing.needsHulls ? hullFact(boxes(), ctm) : undefined;
  const sizePt = ptOfMm(Math.min(...set.map(({ run }) => fontSize(run.first.frame))) * mmPerUnit(frame));
  drawing.facts.texts.push({
    origin: element.origin,
    text: lines.map((line) => line.map(({ text }) => text).join("")).join("\n"),
    askedSizePt: sizePt,
    sizePt,
    minSizePt: sizePt,
    box,
    ink: box,
    ...(hull ? { hull } : {}),
    overflow: 0,
    missing: [...new Set(set.flatMap(({ missing }) => missing))],
    unknown: [],
    isPlain: true,
  });
}
