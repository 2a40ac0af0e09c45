/** A found thing as users of the library see it. */
import type { TextFact } from "../../scene/scene.ts";
import { attributesOfElement } from "../../template/written/written-attributes.ts";
import type { FoundThing, WrittenThing } from "./found-thing.ts";
import type { Thing, ThingElement, ThingNumber, ThingText } from "./thing.ts";

export function shownThing(found: FoundThing): Thing {
  const { drawn, source, written } = found;
  const { kind, box, own, matrix, isHollow, text, look, element } = drawn;
  return {
    kind,
    name: nameOf(found),
    box,
    own,
    matrix,
    origin: element.origin,
    isHollow,
    ...(text ? { text: textOf(text) } : {}),
    ...(look ? { look } : {}),
    ...(source && !source.isShipped && written ? { element: elementOf(source.file, written) } : {}),
  };
}

/** Words of a text that name it. */
const NAME_LENGTH = 24;

/** What people call it. */
export function nameOf({ drawn: { kind, element, text }, partial, written }: FoundThing): string {
  const { name, origin, attributes } = element;
  if (origin.field) return origin.field.join(".");
  const printed = written && soleField(contentOf(written) ?? "");
  if (printed !== undefined) return printed;
  if (kind === "text") {
    const words = (text?.text ?? "").replace(/\s+/g, " ").trim();
    return words === "" ? "text" : words.length > NAME_LENGTH ? `${words.slice(0, NAME_LENGTH - 1)}…` : words;
  }
  if (kind === "icon") return attributes.name ?? attributes["b:icon"] ?? "icon";
  if (kind === "picture") return (attributes.href ?? attributes["b:art"] ?? "picture").replace(/^.*\//, "");
  return partial ?? SHAPES[name] ?? "shape";
}

/** The field of a text that shows nothing else: "timing" of `{{timing}}`. */
export const soleField = (content: string): string | undefined =>
  /^\s*\{\{~?\s*([\w@][\w.@/-]*)\s*~?\}\}\s*$/.exec(content)?.[1];

const contentOf = ({ element, template }: WrittenThing): string | undefined =>
  element.isEmpty || !TEXTS.has(element.name)
    ? undefined
    : template.text.slice(element.tagEnd, element.contentEnd);

const TEXTS: ReadonlySet<string> = new Set(["b:text", "text"]);

const SHAPES: Readonly<Record<string, string>> = {
  rect: "rectangle",
  circle: "circle",
  ellipse: "ellipse",
  line: "line",
  use: "drawing",
};

function textOf(fact: TextFact): ThingText {
  const { text: words, askedSizePt: askedSize, sizePt: size, minSizePt: minSize, overflow, ink } = fact;
  // A text that fits has the asked size to the last digit; shrinking goes in steps larger than this.
  const isShrunk = size < askedSize - 0.01;
  return { words, askedSize, size, minSize, isShrunk, overflow, ...(ink ? { ink } : {}) };
}

function elementOf(file: string, { template, element, ...rest }: WrittenThing): ThingElement {
  const { geometry, blocks, whyFixed, whySized } = rest;
  const why = whyFixed ?? whySized;
  const { tagEnd, contentEnd } = element;
  const content = contentOf({ template, element, ...rest });
  return {
    file,
    tag: element.name,
    start: element.start,
    end: tagEnd,
    numbers: numbersOf(geometry),
    attributes: attributesOfElement(template, element).map(({ name, value, valueStart, isComputed }) => ({
      name,
      value,
      start: valueStart,
      end: valueStart + value.length,
      isComputed,
    })),
    ...(content === undefined ? {} : { content: { value: content, start: tagEnd, end: contentEnd } }),
    blocks: blocks.map(({ branch }) => branch.words),
    isMovable: whyFixed === undefined,
    isResizable: whySized === undefined,
    ...(why === undefined ? {} : { why }),
  };
}

/** The first of each name: those of sample letters follow. */
function numbersOf({ measures }: WrittenThing["geometry"]): Readonly<Record<string, ThingNumber>> {
  const numbers: Record<string, ThingNumber> = {};
  for (const { name, number } of measures) if (number) numbers[name] ??= number;
  return numbers;
}
