/** Sets, adds and removes attributes, and changes what a text, an icon or a picture shows. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { attributeOf, attributesOfElement } from "../../../template/written/written-attributes.ts";
import type { WrittenElement, WrittenTemplate } from "../../../template/written/written-template.ts";
import type { Change, Splice } from "./change.ts";
import type { PlacedThing } from "./place.ts";
import { isOnly } from "./reorder.ts";
import type { Shown } from "./template-ask.ts";
import { fieldIn, fixedWords, ifPresent, isPresence, presenceOf, referenceTo } from "./words.ts";

/** @throws BroadsideError `bad-order` for what cannot be the name of an attribute */
export function withAttribute(
  { name: thing, written: { template, element } }: PlacedThing,
  name: string,
  value: string | undefined,
): Change {
  if (!/^[a-z][\w:.-]*$/i.test(name)) throw badOrder(`"${name}" is not the name of an attribute`);
  const title = value === undefined ? `Remove ${name} of ${thing}` : `Set ${name} of ${thing} to ${value}`;
  const written = value === undefined ? undefined : fixedWords(value);
  return { title, splices: attributeSplices(template, element, name, written) };
}

/** One, or none if nothing changes. @param value as written; undefined removes the attribute */
export function attributeSplices(
  template: WrittenTemplate,
  element: WrittenElement,
  name: string,
  value: string | undefined,
): readonly Splice[] {
  // What is printed instead of the plain attribute is the one to change.
  const attribute = attributeOf(template, element, `b:${name}`) ?? attributeOf(template, element, name);
  const { text } = template;
  if (attribute && value === undefined) {
    const blank = /\s+$/.exec(text.slice(element.start, attribute.start))?.[0].length ?? 0;
    return [{ start: attribute.start - blank, end: attribute.end, text: "" }];
  }
  if (value === undefined || attribute?.value === value) return [];
  if (attribute) {
    const start = attribute.valueStart;
    return [{ start, end: start + attribute.value.length, text: value }];
  }
  const at = attributesOfElement(template, element).at(-1)?.end ?? element.start + 1 + element.written.length;
  return [{ start: at, end: at, text: ` ${name}="${value}"` }];
}

/**
 * A field that a card may lack is shown under its condition, which a thing of its own takes along to another field.
 * @param isRequired whether every card has a field
 * @throws BroadsideError `bad-order` for a thing that shows nothing, and for neither field nor fixed words
 */
export function bound(thing: PlacedThing, shown: Shown, isRequired: (field: string) => boolean): Change {
  const { name, written } = thing;
  const { field } = shown;
  const value = shownWords(shown, (one) => fieldIn(one, written.blocks));
  const title = field === undefined ? `Show fixed words in ${name}` : `Show ${field} in ${name}`;
  const splices = valueSplices(thing, value);
  const reference = field === undefined || isRequired(field) ? undefined : referenceTo(field, written.blocks);
  return { title, splices: splices.length === 0 ? [] : [...splices, ...conditionSplices(thing, reference)] };
}

function valueSplices({ name, drawn, written }: PlacedThing, value: string): readonly Splice[] {
  const { template, element } = written;
  const attribute = attributeShown(template, element, drawn.kind);
  if (attribute !== undefined) return attributeSplices(template, element, attribute, value);
  if (drawn.kind !== "text") throw badOrder(`${name} shows no field: only texts, icons and pictures do`);
  const isAsBefore = !element.isEmpty && template.text.slice(element.tagEnd, element.contentEnd) === value;
  if (isAsBefore) return [];
  if (!element.isEmpty) return [{ start: element.tagEnd, end: element.contentEnd, text: value }];
  const start = element.tagEnd - 2;
  return [{ start, end: element.tagEnd, text: `>${value}</${element.written}>` }];
}

/** The condition around a thing alone changes or goes; without one, it is written unless one further out asks the same. */
function conditionSplices({ written }: PlacedThing, reference: string | undefined): readonly Splice[] {
  const { template, element, blocks } = written;
  const wanted = reference === undefined ? undefined : presenceOf(reference);
  const own = blocks.at(-1);
  const isOwn = own !== undefined && isOnly(template, own, element) && isPresence(own.branch.words);
  if (own && isOwn) {
    const { start, end, branch } = own;
    if (wanted === undefined)
      return [
        { start, end: branch.start, text: "" },
        { start: branch.end, end, text: "" },
      ];
    const opening = template.text.slice(start, branch.start);
    return [{ start, end: branch.start, text: opening.replace(/\(present [^)]*\)/, () => wanted) }];
  }
  if (wanted === undefined || blocks.some(({ branch }) => branch.words === `if ${wanted}`)) return [];
  const [before, after] = ifPresent(reference as string, "\n").split("\n") as [string, string];
  return [
    { start: element.start, end: element.start, text: before },
    { start: element.end, end: element.end, text: after },
  ];
}

export function shownWords({ field, fixed }: Shown, write: (field: string) => string): string {
  if (field !== undefined && !/^[\w@][\w.@-]*$/.test(field))
    throw badOrder(`"${field}" is not the name of a field`);
  if (field !== undefined) return write(field);
  if (fixed !== undefined) return fixedWords(fixed);
  throw badOrder("expected `field` or `fixed`: what is shown");
}

/** The attribute that names what is shown; undefined if that is between the tags. */
function attributeShown(
  template: WrittenTemplate,
  element: WrittenElement,
  kind: PlacedThing["drawn"]["kind"],
): string | undefined {
  if (attributeOf(template, element, "b:text")) return "b:text";
  if (kind === "icon") return element.name === "b:icon" ? "name" : "b:icon";
  if (kind !== "picture") return undefined;
  if (attributeOf(template, element, "b:art")) return "b:art";
  return attributeOf(template, element, "xlink:href") ? "xlink:href" : "href";
}
