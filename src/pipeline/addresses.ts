/** What a drawing points to: the addresses in its text, and who asks for each. */
import type { Place } from "../diagnostics/diagnostic.ts";
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

const HREF = /\bhref\s*=\s*(?:"([^"#][^"]*)"|'([^'#][^']*)')/g;

/** The values of the href attributes in a drawing; references inside the drawing are left out. */
export function addressesIn(svg: string, file: string): readonly Address[] {
  if (!svg.includes("href")) return [];
  return [...svg.matchAll(HREF)].map((match) => ({
    href: hrefKey(withoutEntities(match[1] ?? (match[2] as string))),
    asker: () => askerAt(svg, file, match.index),
  }));
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

function withoutEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (entity, hex, decimal, name) => {
    if (name) return ENTITIES[name.toLowerCase()] as string;
    const codePoint = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : entity;
  });
}
