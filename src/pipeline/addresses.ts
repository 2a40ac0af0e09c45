/** What a drawing points to: the addresses in its text, and who asks for each. */
import type { Place } from "../diagnostics/diagnostic.ts";
import { entitiesOf } from "../layout/svg/doctype.ts";
import { createPositions, readOrigin } from "../layout/svg/origin.ts";
import type { Origin } from "../scene/scene.ts";
import { hrefKey } from "./embedded.ts";

/** An element that asks for a picture: of a template, or of a drawing of the game. */
export interface Asker {
  readonly origin: Origin;
  readonly place: Place;
}

export interface Address {
  readonly href: string;
  /** Worked out when it is needed: most pictures are sound. */
  asker(): Asker;
}

/** `href` with any prefix, and the `b:art` of a placeholder, whatever its prefix is. */
const ADDRESS = /(?<![\w:-])((?:[\w-]+:)?href|[\w-]+:art)\s*=\s*(?:"([^"#][^"]*)"|'([^'#][^']*)')/g;

/** True when a drawing may point to something; most do not. */
export const mayPoint = (svg: string): boolean => svg.includes("href") || svg.includes(":art");

/**
 * The values of the attributes in a drawing that point to something; references inside the drawing are left out, and so
 * are pictures that are only samples.
 */
export function addressesIn(svg: string, file: string): readonly Address[] {
  if (!mayPoint(svg)) return [];
  const declared = svg.includes("<!ENTITY") ? entitiesOf(svg) : undefined;
  return [...svg.matchAll(ADDRESS)]
    .filter(({ 1: name, index }) => !isSample(svg, name as string, index))
    .map((match) => ({
      href: hrefKey(withoutEntities(match[2] ?? (match[3] as string), declared)),
      asker: () => askerAt(svg, file, match.index),
    }));
}

/** What is printed instead of a plain address of the same element. */
const PRINTED = /\s(?!xlink:)[\w-]+:(?:art|href)\s*=/;

/** True for an address that drawing programs alone show. */
function isSample(svg: string, name: string, at: number): boolean {
  if (name !== "href" && name !== "xlink:href") return false;
  return PRINTED.test(svg.slice(svg.lastIndexOf("<", at), svg.indexOf(">", at)));
}

/** The marks of the template stage stand behind the element's name, so before the address. */
function askerAt(svg: string, file: string, at: number): Asker {
  const start = svg.lastIndexOf("<", at);
  const tag = svg.slice(start, at);
  const name = /^<([^\s/>]*)/.exec(tag)?.[1] ?? "";
  const marks = tag.matchAll(/\s(b:at|b:from)="([^"]*)"/g);
  const attributes = Object.fromEntries(
    [...marks].map(([, mark, value]) => [mark, withoutEntities(value as string)]),
  );
  return readOrigin(file, () => createPositions(svg)(start), name, attributes);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** @param declared what the entities of the drawing's own DOCTYPE stand for */
function withoutEntities(text: string, declared?: (name: string) => string | undefined): string {
  return text.replace(ENTITY, (entity, hex, decimal, name, other) => {
    if (name) return ENTITIES[name.toLowerCase()] as string;
    if (other) return declared?.(other) ?? entity;
    const codePoint = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : entity;
  });
}

const ENTITY = /&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos)|([^\s#&;]+));/gi;
