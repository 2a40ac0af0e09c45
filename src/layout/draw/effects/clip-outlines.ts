/** The outline that a child of a `<clipPath>` clips to: of a shape, or of the glyphs of a text. */
import type { FillRule, Item } from "../../../scene/scene.ts";
import { cssValue } from "../../svg/css/style.ts";
import { parsePath, type Segment } from "../../svg/path/path-data.ts";
import { transformPath } from "../../svg/path/path-geometry.ts";
import { isPlaceholder } from "../../svg/printed-attributes.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { type Frame, noFacts } from "../frame.ts";
import { outlineOf, SHAPES } from "../shapes/outline.ts";
import { glyphOutlines } from "../text/glyph-outlines.ts";

export interface ClipOutline {
  readonly segments: readonly Segment[];
  readonly rule: FillRule;
}

/** Segments that take as long as drawing an element: each use of a clip moves and joins its shapes again. */
const SEGMENTS = 5;

/** Outlines in the child's own coordinates; none if it cannot clip, which is reported. */
export function clipOutlines(child: SvgElement, frame: Frame): readonly ClipOutline[] {
  if (isPlaceholder(child) && child.name !== "text") {
    const message = `<${child.name}> is a placeholder, which is not allowed in a <clipPath>`;
    frame.drawing.faults.add(child.place, "error", "svg/element", message, {
      fix: 'remove b:text, b:icon or b:art from it, or use a <text> with b:text="…"',
    });
    return [];
  }
  if ((SHAPES as readonly string[]).includes(child.name)) {
    const segments = outlineOf(child, frame)?.segments ?? [];
    frame.drawing.tally.drawn += 1 + Math.floor(segments.length / SEGMENTS);
    const evenodd = cssValue(frame.style, "clip-rule") === "evenodd" && RULED.includes(child.name);
    return [{ segments, rule: evenodd ? "evenodd" : "nonzero" }];
  }
  if (child.name === "text") return textOutlines(child, frame);
  if (!["title", "desc", "metadata"].includes(child.name) && !child.name.includes(":")) {
    const message = `<${child.name}> is not allowed in a <clipPath>; only shapes, text and <use> are`;
    frame.drawing.faults.add(child.place, "error", "svg/element", message, {
      fix: "take it out of the <clipPath>",
    });
  }
  return [];
}

/** Shapes that can cross themselves; for the others the fill rule makes no difference. */
const RULED = ["path", "polyline", "polygon"];

/** The text counts whatever its paint. It is not text of the card, so it leaves no facts. */
function textOutlines(text: SvgElement, frame: Frame): readonly ClipOutline[] {
  const drawing = {
    ...frame.drawing,
    facts: { ...noFacts(), icons: frame.drawing.facts.icons },
  };
  const inherited = { ...frame.style.inherited, fill: "black", stroke: "none" };
  const style = { ...frame.style, inherited };
  return drawing.drawers.text(text, { ...frame, drawing, style }).flatMap((item) => outlinesOf(item, frame));
}

function outlinesOf(item: Item, frame: Frame): readonly ClipOutline[] {
  if (item.kind === "path") return [{ segments: parsePath(item.d).segments, rule: item.fillRule }];
  if (item.kind === "glyphs")
    return glyphOutlines(item, frame).map((segments) => ({ segments, rule: "nonzero" }));
  if (item.kind !== "group") return [];
  return item.items
    .flatMap((child) => outlinesOf(child, frame))
    .map(({ segments, rule }) => ({ segments: transformPath(segments, item.transform), rule }));
}
