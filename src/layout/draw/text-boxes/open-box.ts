/**
 * A `<b:text>` at its place, ready for one text after the other: its tag is read once. Texts in it are drawn as
 * `drawElement` draws them, without looking at the element again.
 */
import type { Item } from "../../../scene/scene.ts";
import { type Box, outset } from "../../../units/box.ts";
import { applyToBox, IDENTITY, isIdentity, type Matrix } from "../../../units/matrix.ts";
import { auditElements } from "../../svg/audit.ts";
import { computeStyle, cssValue } from "../../svg/css/style.ts";
import { createFaults } from "../../svg/faults.ts";
import { isPlaceholder } from "../../svg/printed-attributes.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { layOutPlain } from "../../text/plain/lay-out-plain.ts";
import { dividesWords, isOneLine } from "../../text/text-box.ts";
import type { AskedText } from "../../text/text-spec.ts";
import { type Typefaces, typefacesOf } from "../../text/typefaces.ts";
import { hasEffects } from "../effects/effects.ts";
import { costOfTextBox } from "../element-cost.ts";
import { type Frame, moved } from "../frame.ts";
import { reportNotDrawn } from "../not-drawn.ts";
import { paintReference } from "../paint/paint.ts";
import { transformOf } from "../transform-of.ts";
import { askedOf, isIndependent } from "./asked-text.ts";
import { BoxIcons, MOST_MM } from "./box-icons.ts";
import { type PlacedBox, sceneBox, textFact } from "./text-fact.ts";

export interface OpenBox {
  /** Undefined if the text is not plain, or does not fit: the drawing may then contain something of it. */
  draw(words: string): readonly Item[] | undefined;
}

/**
 * Undefined if the element has faults, effects, a transform, or a paint that is defined elsewhere, or if numbers in it could
 * be too large.
 * @param element without content @param above the frame of its parent
 */
export function openBox(element: SvgElement, above: Frame): OpenBox | undefined {
  if (element.name !== "b:text" || isPlaceholder(element)) return undefined;
  const faults = createFaults();
  auditElements(element, faults);
  const { drawing } = above;
  const tally = { drawn: 0, placed: false, coloured: false };
  const style = computeStyle(element, above.style, drawing.document.sheet);
  const frame = { ...above, style, depth: above.depth + 1, drawing: { ...drawing, faults, tally } };
  reportNotDrawn(element, frame);
  const refers = !isIndependent(frame) || paintReference(element.attributes["icon-fill"] ?? "");
  if (cssValue(style, "display") === "none" || hasEffects(frame) || refers) return undefined;
  if (!isIdentity(transformOf(element, frame))) return undefined;
  const asked = askedOf(element, frame);
  if (!asked || faults.list.length > 0 || !isCommon(asked, frame.ctm)) return undefined;
  return new PlainBox(element, moved({ ...frame, drawing }, IDENTITY), asked);
}

const MOST_EM = 100;

/** True if the numbers of a text box are common ones. */
function isCommon({ box, size, minSize, mmPerUnit, style }: AskedText, ctm: Matrix): boolean {
  const { x, y, width, height } = outset(applyToBox(ctm, box), MOST_EM);
  const isInSight = Math.min(x, y) >= -MOST_MM && Math.max(x + width, y + height) <= MOST_MM;
  const isScaled = mmPerUnit > 1e-3 && mmPerUnit < 1e3 && Math.max(...ctm.map(Math.abs)) < MOST_MM;
  const isSized = size * mmPerUnit <= MOST_EM && Math.min(size, minSize) * mmPerUnit > 1e-3;
  return isInSight && isScaled && isSized && Math.abs(style.letterSpacing) <= MOST_EM * size;
}

class PlainBox implements OpenBox {
  readonly #frame: Frame;
  readonly #placed: PlacedBox;
  readonly #typefaces: Typefaces;
  readonly #icons: BoxIcons;
  /** The same for all texts: the box does not depend on them. */
  #sceneBox: Box | undefined;

  constructor(element: SvgElement, frame: Frame, asked: AskedText) {
    this.#frame = frame;
    this.#placed = { asked, ctm: frame.ctm, origin: element.origin };
    this.#typefaces = typefacesOf(asked, frame.drawing.resources.fonts);
    this.#icons = new BoxIcons(element, frame, asked);
  }

  draw(words: string): readonly Item[] | undefined {
    const { drawing } = this.#frame;
    drawing.tally.drawn += costOfTextBox(words);
    this.#icons.begin();
    const layout = layOutPlain(words, this.#placed.asked, this.#typefaces, this.#icons.find);
    if (!layout || layout.overflow > 0) return undefined;
    const { asked } = this.#placed;
    // Words are divided by the general way.
    if (dividesWords(asked, drawing.resources.fonts) && !isOneLine(layout, asked)) return undefined;
    this.#sceneBox ??= sceneBox(this.#placed, layout);
    drawing.facts.texts.push(textFact(this.#placed, this.#sceneBox, layout, this.#icons.named(), drawing));
    return layout.items;
  }
}
