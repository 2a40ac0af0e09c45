/** The interface that both readers of XML write to. */
import type { EntityFault } from "./doctype.ts";

/** Receives the parts of a text as they are read, and ends the reading by throwing `Refused`. */
export interface XmlTaker {
  /** A start tag with its place in `b:at`; it may turn out to be broken. */
  begin(name: string, at: string): void;
  /** `named` are the attributes with a prefix, and those that bind one; `start` gives the tag's offset. */
  open(name: string, attributes: Record<string, string>, named: readonly string[], start: () => number): void;
  close(): void;
  addText(characters: string): void;
  refuseXml(complaint: string, offset: number): never;
  refuseEntity(fault: EntityFault, offset: number): never;
}

/** Ends the reading: the parser would otherwise continue to the end of the text. */
export class Refused extends Error {}

/** Attributes with a prefix, and those that bind one; those of the template stage mean the same everywhere. */
export const isNamed = (attribute: string): boolean =>
  attribute === "xmlns" || (attribute.includes(":") && attribute !== "b:from" && attribute !== "b:at");
