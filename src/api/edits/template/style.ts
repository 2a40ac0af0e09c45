/**
 * The look of a text: font, size, weight, slope, colour, alignment. Each is written where the drawing says it already: in an
 * attribute of Broadside, in `style=""`, or in an attribute of SVG; else where it belongs. Parts of a text that say otherwise give
 * way. Limits: what a class of a style sheet says is overridden in the element, and the sheet stays.
 */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { attributeOf } from "../../../template/written/written-attributes.ts";
import type { Range, WrittenAttribute, WrittenElement } from "../../../template/written/written-template.ts";
import { mmOfPt, round } from "../../../units/length.ts";
import { scaleOf } from "../../../units/matrix.ts";
import { attributeSplices } from "./attributes.ts";
import { type Change, joined, type Splice } from "./change.ts";
import { moved, type PlacedThing } from "./place.ts";
import type { StyleText } from "./template-ask.ts";
import { fixedWords } from "./words.ts";

type Look = StyleText["look"];

/** Names of a part of the look: Broadside's attribute, the property of CSS, and what people call it. */
const PARTS = {
  font: { own: "font", property: "font-family", words: "font" },
  size: { own: "size", property: "font-size", words: "size" },
  minSize: { own: "min-size", property: undefined, words: "smallest size" },
  weight: { own: "weight", property: "font-weight", words: "weight" },
  slope: { own: "style", property: "font-style", words: "slope" },
  colour: { own: undefined, property: "fill", words: "colour" },
  align: { own: "align", property: "text-align", words: "alignment" },
  valign: { own: "valign", property: undefined, words: "vertical alignment" },
} as const;

type Part = keyof typeof PARTS;

/** @throws BroadsideError `bad-order` for what is not a text, and for a value that is computed */
export function styled(thing: PlacedThing, look: Look): Change {
  if (thing.drawn.kind !== "text") throw badOrder(`${thing.name} is not a text`);
  const parts = (Object.keys(PARTS) as Part[]).filter((part) => look[part] !== undefined);
  if (parts.length === 0) throw badOrder("`look`: expected at least one part of the look");
  const words = parts.map((part) => `${PARTS[part].words} of ${thing.name} to ${shown(look, part)}`);
  const splices = parts.flatMap((part) => partSplices(thing, part, look));
  return { title: `Set ${words.join(", ")}`, splices: joined(splices) };
}

const shown = (look: Look, part: Part): string =>
  part === "size" || part === "minSize" ? `${look[part]} pt` : String(look[part]);

function partSplices(thing: PlacedThing, part: Part, look: Look): readonly Splice[] {
  const { template, element } = thing.written;
  const { own, property } = PARTS[part];
  const value = ownValue(look, part);
  if (own !== undefined && hasOwn(thing, own)) return attribute(thing, own, value);
  if (part === "align" && setOf(thing) === "line") return anchored(thing, look.align as string);
  if (own !== undefined && isPlaced(element.name)) {
    // Of a placeholder the plain attributes are the sample's.
    const name = element.name === "b:text" ? own : `b:${own}`;
    const isSheet = part === "slope" && (attributeOf(template, element, name)?.value ?? "").includes(":");
    if (!isSheet) return attribute(thing, name, value);
  }
  if (property === undefined) {
    if (own === undefined || setOf(thing) === "line")
      throw badOrder(`${thing.name} is a line without a box: it has no ${PARTS[part].words}`);
    return attribute(thing, `b:${own}`, value);
  }
  if (property === "fill" && element.name !== "b:text" && isPlaced(element.name))
    return attribute(thing, "b:fill", value);
  return [...declared(thing, element, property, cssValue(thing, look, part)), ...without(thing, property)];
}

/** Drawn in a box of its own: `<b:text>`, and placeholders other than texts. */
const isPlaced = (name: string): boolean => name !== "text" && name !== "flowRoot";

const setOf = ({ drawn }: PlacedThing): string | undefined => drawn.look?.set;

function hasOwn({ written: { template, element } }: PlacedThing, own: string): boolean {
  return element.name !== "b:text" && (attributeOf(template, element, `b:${own}`)?.value.trim() ?? "") !== "";
}

function ownValue(look: Look, part: Part): string {
  const value = look[part] as string | number;
  return typeof value === "number" ? `${round(value, 2)}pt` : value;
}

function cssValue({ drawn: { matrix } }: PlacedThing, look: Look, part: Part): string {
  if (part === "size") return String(round(mmOfPt(look.size as number) / scaleOf(matrix), 3));
  const value = String(look[part]);
  // Other characters would end the declaration, or the attribute.
  if (!/^[\w\s#.,%()/+-]+$/.test(value)) throw badOrder(`"${value}" cannot be written in a style`);
  return value;
}

function attribute(
  { name: thing, written: { template, element } }: PlacedThing,
  name: string,
  value: string,
): readonly Splice[] {
  const plain = name.replace(/^b:/, "");
  refuseComputed(thing, attributeOf(template, element, `b:${plain}`) ?? attributeOf(template, element, name));
  return attributeSplices(template, element, name, fixedWords(value));
}

function refuseComputed(thing: string, found: WrittenAttribute | undefined): void {
  if (found?.isComputed)
    throw badOrder(`the ${found.name} of ${thing} is computed: ${found.value}; change it in the template`);
}

/** Sets a property of CSS where the element says it, else where it says others. */
function declared(
  { name: thing, written: { template } }: PlacedThing,
  element: WrittenElement,
  property: string,
  value: string,
): readonly Splice[] {
  const style = attributeOf(template, element, "style");
  const inStyle = property === "font-size" ? `${value}px` : value;
  const there = style && declarationIn(style, property);
  if (style && there) {
    const before = template.text.slice(there.valueStart, there.end);
    if (before.includes("{{"))
      throw badOrder(`the ${property} of ${thing} is computed: ${before}; change it in the template`);
    return [{ start: there.valueStart, end: there.end, text: inStyle }];
  }
  const printed = attributeOf(template, element, `b:${property}`);
  const plain = attributeOf(template, element, property);
  const found = printed && printed.value.trim() !== "" ? printed : plain;
  const isOverridden = !printed && attributeOf(template, element, "class") !== undefined;
  if (found && !isOverridden && (printed || !hasShorthand(style, property))) {
    refuseComputed(thing, found);
    const start = found.valueStart;
    return [{ start, end: start + found.value.length, text: fixedWords(value) }];
  }
  if (style) {
    const end = style.valueStart + style.value.length;
    const joint = /(^|;)\s*$/.test(style.value) ? "" : ";";
    return [{ start: end, end, text: `${joint}${property}:${inStyle}` }];
  }
  return isOverridden
    ? attributeSplices(template, element, "style", `${property}:${inStyle}`)
    : attributeSplices(template, element, property, fixedWords(value));
}

/** `font: bold 12px Alegreya` in a style says more than an attribute beside it. */
const hasShorthand = (style: WrittenAttribute | undefined, property: string): boolean =>
  property.startsWith("font-") && style !== undefined && declarationIn(style, "font") !== undefined;

interface Declaration extends Range {
  readonly valueStart: number;
}

/** The last declaration of a property in a `style` attribute, by offsets in the template, without the semicolon. */
function declarationIn(style: WrittenAttribute, property: string): Declaration | undefined {
  const all = [...style.value.matchAll(/([\w-]+)\s*:\s*((?:\{\{[^}]*\}\}|[^;])*)/g)];
  const found = all.findLast(([, name]) => name === property);
  if (!found) return undefined;
  const [whole, , value = ""] = found;
  const start = style.valueStart + found.index;
  const end = start + whole.trimEnd().length;
  return { start, end, valueStart: end - value.trimEnd().length };
}

/** Takes a property away from the parts of a text, which would say otherwise. */
function without({ written: { template, element } }: PlacedThing, property: string): readonly Splice[] {
  const parts = template.elements.filter(
    ({ name, start, end }) => name === "tspan" && start > element.start && end <= element.end,
  );
  return parts.flatMap((part) => {
    const style = attributeOf(template, part, "style");
    const there = style && declarationIn(style, property);
    const plain = attributeOf(template, part, property);
    const removed = plain ? attributeSplices(template, part, property, undefined) : [];
    if (!there) return removed;
    const behind = template.text.slice(there.end).match(/^\s*;/)?.[0].length ?? 0;
    return [{ start: there.start, end: there.end + behind, text: "" }, ...removed];
  });
}

const ANCHORS = { left: "start", center: "middle", right: "end" } as const;
const SHARES = { left: 0, center: 0.5, right: 1 } as const;

/** A line has no box: the place of its anchor changes too, so that the words stay where they are. */
function anchored(thing: PlacedThing, align: string): readonly Splice[] {
  const { drawn, written } = thing;
  if (!Object.hasOwn(ANCHORS, align))
    throw badOrder(`${thing.name} is a line: it cannot be aligned like that`);
  const next = align as keyof typeof ANCHORS;
  const before = drawn.look?.align === "justify" ? "left" : (drawn.look?.align ?? "left");
  const by = (SHARES[next] - SHARES[before]) * drawn.box.width;
  const splices = [
    ...declared(thing, written.element, "text-anchor", ANCHORS[next]),
    ...without(thing, "text-anchor"),
  ];
  return written.whyFixed === undefined && written.geometry.kind === "shift"
    ? [...splices, ...moved(thing, { x: by, y: 0 }).splices]
    : splices;
}
