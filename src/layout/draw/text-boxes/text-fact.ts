/** What rules need to know about a text box that was set. */
import { inkOf } from "../../../scene/glyph-runs.ts";
import type { Item, TextFact } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { ptOfMm } from "../../../units/length.ts";
import { applyToBox, type Matrix } from "../../../units/matrix.ts";
import type { AskedText, TextBoxLayout } from "../../text/text-spec.ts";
import type { Drawing } from "../frame.ts";
import { hullFact } from "../text/hull-fact.ts";

/** A text box at its place. */
export interface PlacedBox {
  readonly asked: AskedText;
  readonly ctm: Matrix;
  /** Of the element that prints it. */
  readonly origin: TextFact["origin"];
}

/** The box of the texts in it, in mm of the scene. A box of unlimited height ends below its last line. */
export function sceneBox({ asked: { box }, ctm }: PlacedBox, { height, size }: TextBoxLayout): Box {
  return applyToBox(ctm, Number.isFinite(box.height) ? box : { ...box, y: box.y - size, height });
}

/**
 * @param box of the text, in mm of the scene
 * @param named names of icons and terms that were found
 * @param drawing that it was drawn into
 */
export function textFact(
  { asked, ctm, origin }: PlacedBox,
  box: Box,
  layout: TextBoxLayout,
  named: readonly string[],
  drawing: Pick<Drawing, "symbols" | "needsHulls">,
): TextFact {
  const scale = asked.mmPerUnit;
  const fact: { -readonly [part in keyof TextFact]: TextFact[part] } = {
    origin,
    text: layout.text,
    askedSizePt: ptOfMm(asked.size * scale),
    sizePt: ptOfMm(layout.size * scale),
    minSizePt: ptOfMm(asked.minSize * scale),
    box,
    overflow: layout.overflow * scale,
    missing: layout.missing,
    unknown: layout.unknown,
    unstyled: layout.unstyled,
    unclosed: layout.unclosed,
  };
  // Most texts lack most of these; assignments cost less than parts of a literal.
  if (layout.ink) fact.ink = applyToBox(ctm, layout.ink);
  const hull = drawing.needsHulls ? hullFact(inkBoxes(layout.items, drawing), ctm) : undefined;
  if (hull) fact.hull = hull;
  if (layout.foreign.length > 0) fact.foreign = layout.foreign;
  if (named.length > 0) fact.named = named;
  if (layout.brokenWord !== undefined) fact.brokenWord = layout.brokenWord;
  return fact;
}

/** The boxes around its lines and icons, in user units. */
function inkBoxes(items: readonly Item[], { symbols }: Pick<Drawing, "symbols">): readonly Box[] {
  return items.flatMap((item) => {
    if (item.kind === "glyphs") return inkOf(item) ?? [];
    const symbol = item.kind === "use" ? symbols.get(item.symbol) : undefined;
    return symbol && item.kind === "use" ? applyToBox(item.transform, symbol.box) : [];
  });
}
