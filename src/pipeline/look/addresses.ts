/** What a drawing points to: the addresses in its text, and the elements that contain them. */
import type { Place } from "../../diagnostics/diagnostic.ts";
import { mayPoint } from "../../layout/draw/pictures/href.ts";
import { entitiesOf } from "../../layout/svg/xml/doctype.ts";
import { createPositions, type PositionAt, readOrigin } from "../../layout/svg/xml/origin.ts";
import type { Origin } from "../../scene/scene.ts";
import {
  attributesOf,
  type StartTag,
  startTagsIn,
  type TagAttribute,
} from "../../template/xml/tag-attributes.ts";
import { hrefKey } from "./embedded.ts";

/** An element that refers to a picture, in a template or in a drawing of the game. */
export interface Asker {
  readonly origin: Origin;
  readonly place: Place;
}

export interface Address {
  readonly href: string;
  /** Computed on demand: most pictures have no faults. */
  asker(): Asker;
}

/**
 * The addresses in the attributes of a drawing, without references inside the drawing and without pictures that are
 * only samples.
 */
export function addressesIn(svg: string, file: string): readonly Address[] {
  if (!mayPoint(svg)) return [];
  const declared = svg.includes("<!ENTITY") ? entitiesOf(svg) : undefined;
  // Shared by all elements: lookups in ascending order cost one pass over the text in total.
  const positionAt = createPositions(svg);
  const addresses: Address[] = [];
  for (const tag of startTagsIn(svg)) {
    if (!mayPoint(tag.inside)) continue;
    const attributes = attributesOf(tag);
    const asker = (): Asker => askerOf(tag, attributes, file, positionAt);
    for (const value of printedAddresses(attributes))
      addresses.push({ href: hrefKey(withoutEntities(value, declared)), asker });
  }
  return addresses;
}

/** `href` with any prefix, and the `b:art` of a placeholder, whatever its prefix is. */
const ADDRESS = /^(?:(?:[\w-]+:)?href|[\w-]+:art)$/;

/** If the element has a prefixed address, which is printed, only drawing programs show these. */
const PLAIN: ReadonlySet<string> = new Set(["href", "xlink:href"]);

/** Each once. */
function printedAddresses(attributes: readonly TagAttribute[]): ReadonlySet<string> {
  const addresses = attributes.filter(({ name }) => ADDRESS.test(name));
  const printed = addresses.filter(({ name }) => !PLAIN.has(name));
  const values = (printed.length > 0 ? printed : addresses).map(({ value }) => value);
  return new Set(values.filter((value) => value !== "" && !value.startsWith("#")));
}

function askerOf(
  { name, offset }: StartTag,
  attributes: readonly TagAttribute[],
  file: string,
  positionAt: PositionAt,
): Asker {
  const marks = attributes.filter((attribute) => attribute.name === "b:at" || attribute.name === "b:from");
  const values = marks.map((mark) => [mark.name, withoutEntities(mark.value)] as const);
  return readOrigin(file, () => positionAt(offset), name, Object.fromEntries(values));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** @param declared looks up the entities of the drawing's own DOCTYPE */
function withoutEntities(text: string, declared?: (name: string) => string | undefined): string {
  return text.replace(ENTITY, (entity, hex, decimal, name, other) => {
    if (name) return ENTITIES[name.toLowerCase()] as string;
    if (other) return declared?.(other) ?? entity;
    const codePoint = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : entity;
  });
}

const ENTITY = /&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos)|([^\s#&;]+));/gi;
