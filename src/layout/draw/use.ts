/**
 * `<use>`: draws an element of the same drawing again. Its content is laid out with the style of the place that uses
 * it, and becomes a symbol named by the result: equal drawings share one, different ones are never confused.
 */
import type { Item, SceneSymbol } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import { translate } from "../../units/matrix.ts";
import { computeStyle, cssValue, measureOf, USER_COLOUR } from "../svg/css/style.ts";
import { hrefOf, type SvgElement } from "../svg/svg-element.ts";
import { parseViewBox } from "../svg/view-box.ts";
import { inkBox } from "./boxes.ts";
import { drawChildren, drawViewport } from "./containers.ts";
import { contentKey } from "./content-key.ts";
import { elementById } from "./element-by-id.ts";
import { type Drawing, type Frame, moved, type UsedSymbol } from "./frame.ts";
import { currentColour } from "./paint/colours.ts";
import { lengthAttribute } from "./read-attribute.ts";
import { fixOfReference, NO_SUCH_ID } from "./reference-fix.ts";
import { isSound, placeless } from "./soundness.ts";

export function drawUse(element: SvgElement, frame: Frame): readonly Item[] {
  const target = targetOf(element, frame);
  if (!target) return [];
  const x = lengthAttribute(frame, element, "x", "x") ?? 0;
  const y = lengthAttribute(frame, element, "y", "y") ?? 0;
  const transform = translate(x, y);
  const inside: Frame = { ...moved(frame, transform), trail: [...frame.trail, target] };
  const { origin } = element;
  if (cssValue(frame.style, "color") === USER_COLOUR) {
    const items = drawTarget(element, target, inside);
    return items.length === 0 ? [] : [{ kind: "group", origin, transform, opacity: 1, items }];
  }
  const symbol = remembered(element, target, inside);
  if (symbol.items.length === 0) return [];
  return [{ kind: "use", origin, symbol: symbol.id, transform, colour: currentColour(frame, element) }];
}

/**
 * The symbol of a target: drawn once for all uses that give it the same style and size, unless it depends on its
 * place. What is drawn again counts again, because printing draws it again too.
 */
function remembered(element: SvgElement, target: SvgElement, frame: Frame): SceneSymbol {
  const { drawing } = frame;
  const { tally, facts } = drawing;
  const [width, height] = ["width", "height"].map((name) => measureOf(element, drawing.document.sheet, name));
  const key = JSON.stringify([frame.style.inherited, frame.viewport, width, height]);
  const known = drawing.used.get(target)?.get(key);
  if (known) {
    tally.drawn += known.cost;
    facts.icons.push(...known.icons);
    return known.symbol;
  }
  const before = { ...tally, icons: facts.icons.length, svgPictures: facts.svgPictures.length };
  tally.placed = false;
  const items = drawTarget(element, target, frame);
  const symbol = symbolOf(items, inkBox(items, drawing), drawing);
  const icons = facts.icons.splice(before.icons).map(placeless);
  facts.icons.push(...icons);
  facts.svgPictures.length = before.svgPictures;
  if (!tally.placed) {
    const ofTarget = drawing.used.get(target) ?? new Map<string, UsedSymbol>();
    drawing.used.set(target, ofTarget.set(key, { symbol, icons, cost: tally.drawn - before.drawn }));
  }
  tally.placed ||= before.placed;
  return symbol;
}

/** Makes a symbol of laid-out items, named by its content, and registers it with the drawing if its numbers are sound. */
export function symbolOf(items: readonly Item[], box: Box | undefined, drawing: Drawing): SceneSymbol {
  const content = { box: box ?? { x: 0, y: 0, width: 0, height: 0 }, items };
  const symbol = { id: `s${contentKey(content)}`, ...content };
  if (isSound(symbol, drawing)) drawing.symbols.set(symbol.id, symbol);
  return symbol;
}

function targetOf(element: SvgElement, frame: Frame): SvgElement | undefined {
  const { faults } = frame.drawing;
  const href = (hrefOf(element) ?? "").trim();
  const target = href.startsWith("#") ? elementById(frame.drawing, href.slice(1)) : undefined;
  if (target && !frame.trail.includes(target) && !isInside(element, target)) return target;
  if (target) {
    faults.add(element.place, "error", "svg/cycle", `<use> draws "${href}", which contains this <use>`, {
      fix: "move the <use> out of what it draws",
    });
  } else if (href !== "" && !href.startsWith("#")) {
    const fix = "define the drawing in this file, or use <b:art> or <b:icon>";
    faults.add(element.place, "error", "svg/href", `<use> points to "${href}", outside this drawing`, {
      fix,
    });
  } else {
    faults.add(element.place, "error", "svg/reference", `<use> points to "${href}"${NO_SUCH_ID}`, {
      fix: fixOfReference(frame.drawing, href),
    });
  }
  return undefined;
}

function isInside(element: SvgElement, target: SvgElement): boolean {
  for (let above: SvgElement | undefined = element; above; above = above.parent)
    if (above === target) return true;
  return false;
}

/** A symbol or a nested drawing takes the size that the `<use>` gives. */
function drawTarget(element: SvgElement, target: SvgElement, frame: Frame): readonly Item[] {
  if (target.name !== "symbol" && target.name !== "svg") return frame.drawing.drawers.element(target, frame);
  const style = computeStyle(target, frame.style, frame.drawing.document.sheet);
  if (cssValue(style, "display") === "none") return [];
  const inside: Frame = { ...frame, style };
  const given = (name: "width" | "height", axis: "x" | "y"): number | undefined =>
    lengthAttribute(frame, element, name, axis, { least: 0 }) ??
    lengthAttribute(frame, target, name, axis, { least: 0 });
  const [width, height] = [given("width", "x"), given("height", "y")];
  const isSized = width !== undefined && height !== undefined;
  if (!isSized && !parseViewBox(target.attributes.viewBox ?? "")) return drawChildren(target, inside);
  const port = { x: 0, y: 0, width: width ?? frame.viewport.width, height: height ?? frame.viewport.height };
  return drawViewport(target, inside, port);
}
