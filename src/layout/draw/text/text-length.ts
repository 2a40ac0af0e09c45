/**
 * textLength: text as long as the drawing specifies, by wider gaps or by wider letters (lengthAdjust).
 * Limits: text on several lines keeps its own length, which is reported.
 */
import { glyphsOf } from "../../../scene/glyph-runs.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { lengthAttribute, wordAttribute } from "../read-attribute.ts";
import { respaced } from "./respaced.ts";
import type { Glyphs } from "./run-glyphs.ts";
import type { Run } from "./text-runs.ts";

/** The glyphs of a line's runs, stretched as the elements around them specify, inner ones first. */
export function stretchRuns(
  line: readonly Run[],
  glyphs: readonly Glyphs[],
  lines: readonly (readonly Run[])[],
): readonly Glyphs[] {
  let stretched = glyphs;
  for (const element of stretchingElements(line)) {
    const inside = line.map((run) => isIn(run, element));
    if (lines.some((other) => other !== line && other.some((run) => isIn(run, element)))) {
      reportSplit(line, element);
      continue;
    }
    stretched = stretch(line, stretched, inside, element);
  }
  return stretched;
}

const isIn = (run: Run, element: SvgElement): boolean => elementsAround(run).includes(element);

function elementsAround({ first }: Run): readonly SvgElement[] {
  const found: SvgElement[] = [];
  for (let at: SvgElement | undefined = first.element; at; at = at.parent) {
    found.push(at);
    if (at.name === "text") break;
  }
  return found;
}

/** The elements with a textLength, the innermost first. */
function stretchingElements(line: readonly Run[]): readonly SvgElement[] {
  const all = line.flatMap(elementsAround).filter(({ attributes }) => attributes.textLength !== undefined);
  const depth = (element: SvgElement): number => (element.parent ? 1 + depth(element.parent) : 0);
  return [...new Set(all)].sort((a, b) => depth(b) - depth(a));
}

function stretch(
  line: readonly Run[],
  glyphs: readonly Glyphs[],
  inside: readonly boolean[],
  element: SvgElement,
): readonly Glyphs[] {
  const frame = (line[inside.indexOf(true)] as Run).first.frame;
  const wanted = lengthAttribute(frame, element, "textLength", "x", { least: 0 });
  const adjust = wordAttribute(frame, element, "lengthAdjust", ["spacing", "spacingAndGlyphs"]);
  const from = inside.indexOf(true);
  const moved = line.reduce(
    (sum, { first }, index) => sum + (inside[index] && index > from ? (first.dx ?? 0) : 0),
    0,
  );
  const chosen = glyphs.filter((_, index) => inside[index]);
  const natural = chosen.reduce((sum, { width, stretch: factor }) => sum + width * factor, 0);
  if (wanted === undefined || natural === 0) return glyphs;
  if (adjust === "spacingAndGlyphs") {
    const factor = (wanted - moved) / natural;
    return glyphs.map((set, index) => (inside[index] ? { ...set, stretch: set.stretch * factor } : set));
  }
  const count = chosen.reduce((sum, set) => sum + characterCount(set), 0);
  const gap = count > 1 ? (wanted - moved - natural) / (count - 1) : 0;
  let left = count - 1;
  return glyphs.map((set, index) => {
    if (!inside[index]) return set;
    const spaced = respaced(set.items, frame.drawing.resources.fonts, (characters) =>
      characters !== "" && left-- > 0 ? gap / set.stretch : 0,
    );
    return { ...set, ...spaced };
  });
}

/** Glyphs that represent characters; the others are parts of them. */
const characterCount = ({ items }: Glyphs): number =>
  items.reduce((sum, item) => sum + glyphsOf(item).text.filter((characters) => characters !== "").length, 0);

function reportSplit(line: readonly Run[], element: SvgElement): void {
  const { drawing } = (line[0] as Run).first.frame;
  const message = `textLength of <${element.name}> is for text on one line; its lines keep their own lengths`;
  const fix = "give each line a <tspan> with its own textLength";
  drawing.faults.add(element.place, "warning", "svg/unsupported", message, { fix });
}
