/**
 * Adds a text box, an icon, a picture or a rectangle: one line before the end of the drawing, in the file's indentation, with
 * the font and colour of the texts that are there.
 */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { attributesOfElement } from "../../../template/written/written-attributes.ts";
import { digitsOf } from "../../../template/written/written-number.ts";
import type { WrittenElement, WrittenTemplate } from "../../../template/written/written-template.ts";
import type { Box } from "../../../units/box.ts";
import { applyToBox, invert, type Matrix, scaleOf } from "../../../units/matrix.ts";
import { shownWords } from "./attributes.ts";
import { indentationAt, lineEndOf } from "./beside.ts";
import type { Change, Splice } from "./change.ts";
import type { AddThing } from "./template-ask.ts";
import { ifPresent } from "./words.ts";

/** With its place, which was asked for or found. */
export type PlacedAddThing = AddThing & { readonly box: Box };

export interface Drawing {
  readonly template: WrittenTemplate;
  /** From the units of its root to mm of the card. */
  readonly rootMatrix: Matrix;
  /** Shapes that are drawn first and cover the card, of any reading of the text; a picture of the whole card is drawn upon them. */
  readonly grounds: readonly WrittenElement[];
  /** False for a field that a card may lack, though all cards of today have it: the next new card does not. */
  isRequired(field: string): boolean;
}

/** @throws BroadsideError `bad-order` for a drawing without an end */
export function added(drawing: Drawing, ask: PlacedAddThing): Change {
  const { template } = drawing;
  const root = template.elements.find(({ name, parent }) => name === "svg" && !parent);
  if (!root || root.isEmpty) throw badOrder("the template has no <svg> … </svg> to add to");
  const [prefix, declared] = prefixOf(template, root);
  const element = elementOf(drawing, ask, prefix);
  const { field } = ask;
  const line = field === undefined || drawing.isRequired(field) ? element : ifPresent(field, element);
  const place = ask.isWhole ? behindTexts(drawing, root, line) : insertion(template, root, line);
  const splices = [...(ask.what === "rectangle" ? [] : declared), place];
  return { title: titleOf(ask), splices };
}

const WORDS = { text: "text box", icon: "icon", picture: "picture", rectangle: "rectangle" } as const;

function titleOf({ what, field, fixed }: AddThing): string {
  if (field !== undefined) return `Add ${WORDS[what]} for ${field}`;
  return what === "icon" && fixed !== undefined ? `Add icon ${fixed}` : `Add ${WORDS[what]}`;
}

const BROADSIDE = "urn:broadside";

/** The prefix of Broadside's elements, and the splice that declares it. */
function prefixOf(template: WrittenTemplate, root: WrittenElement): readonly [string, readonly Splice[]] {
  const tag = template.text.slice(root.start, root.tagEnd);
  const bound = /\sxmlns:([^\s=:"']+)\s*=\s*["']urn:broadside["']/.exec(tag)?.[1];
  if (bound !== undefined) return [bound, []];
  const at = attributesOfElement(template, root).at(-1)?.end ?? root.start + 1 + root.written.length;
  return ["b", [{ start: at, end: at, text: ` xmlns:b="${BROADSIDE}"` }]];
}

function elementOf(drawing: Drawing, ask: PlacedAddThing, prefix: string): string {
  const place = placeOf(ask, drawing.rootMatrix);
  const words = (): string => shownWords(ask, (field) => `{{${field}}}`);
  const look = lookOf(drawing.template);
  switch (ask.what) {
    case "text":
      return `<${prefix}:text ${place} size="10pt" min-size="7pt"${look.font} align="center" valign="middle" fill="${look.fill}">${words()}</${prefix}:text>`;
    case "icon":
      return `<${prefix}:icon name="${words()}" ${place} fill="${look.fill}"/>`;
    case "picture":
      return `<${prefix}:art href="${words()}" ${place} fit="cover"/>`;
    case "rectangle":
      return `<rect ${place} rx="${digitsOf(RADIUS / scaleOf(drawing.rootMatrix), 1)}" fill="#ffffff" stroke="${look.fill}" stroke-width="${digitsOf(LINE / scaleOf(drawing.rootMatrix), 1)}"/>`;
  }
}

/** mm of the corners and the line of a new rectangle. */
const [RADIUS, LINE] = [2, 0.3];

function placeOf({ what, box }: PlacedAddThing, rootMatrix: Matrix): string {
  const back = invert(rootMatrix);
  const own = back ? applyToBox(back, box) : box;
  const digits = (value: number): string => digitsOf(value, scaleOf(rootMatrix));
  const corner = `x="${digits(own.x)}" y="${digits(own.y)}"`;
  return what === "icon"
    ? `${corner} size="${digits(Math.min(own.width, own.height))}"`
    : `${corner} width="${digits(own.width)}" height="${digits(own.height)}"`;
}

/** Dark, for drawings without texts. */
const INK = "#1d252c";

/** The font and colour of most text boxes of the template. */
function lookOf(template: WrittenTemplate): { readonly font: string; readonly fill: string } {
  const texts = template.elements
    .filter(({ name }) => name === "b:text")
    .map((element) => attributesOfElement(template, element).filter(({ isComputed }) => !isComputed));
  const most = (name: string): string | undefined =>
    mostFrequent(texts.flatMap((attributes) => attributes.find((one) => one.name === name)?.value ?? []));
  const font = most("font");
  return { font: font === undefined ? "" : ` font="${font}"`, fill: most("fill") ?? INK };
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** A line of its own behind the ground of the card, or behind the start tag of the root. */
function behindTexts({ template, grounds }: Drawing, root: WrittenElement, line: string): Splice {
  const { text, elements } = template;
  const first = elements.find(({ parent }) => parent === root);
  const ground = grounds.findLast(({ parent }) => parent?.start === root.start);
  const indentation = first ? indentationAt(text, first.start) : "";
  const at = ground?.end ?? root.tagEnd;
  return { start: at, end: at, text: `${lineEndOf(text)}${indentation}${line}` };
}

/** A line of its own before the end tag of the root. */
function insertion({ text, elements }: WrittenTemplate, root: WrittenElement, line: string): Splice {
  const end = lineEndOf(text);
  const last = elements.findLast(({ parent }) => parent === root);
  const indentation = last ? indentationAt(text, last.start) : "";
  const before = /[ \t]*$/.exec(text.slice(0, root.contentEnd))?.[0] ?? "";
  const at = root.contentEnd - before.length;
  const isAtLineStart = at === 0 || /[\r\n]/.test(text[at - 1] as string);
  return isAtLineStart
    ? { start: at, end: at, text: `${indentation}${line}${end}` }
    : { start: root.contentEnd, end: root.contentEnd, text: `${end}${indentation}${line}${end}` };
}
