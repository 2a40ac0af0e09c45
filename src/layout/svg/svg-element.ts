/** The tree of an SVG text: elements, attributes and characters, each element with its place. */
import type { Place } from "../../diagnostics/diagnostic.ts";
import type { Origin } from "../../scene/scene.ts";
import type { NameScope } from "./xml/name-scope.ts";

export interface SvgElement {
  /** By its namespace: "rect" of SVG, "b:text" of Broadside, whatever the prefix; others keep a prefix. */
  readonly name: string;
  /** The name in the text, for messages. */
  readonly written: string;
  /** What prefixes mean inside it. */
  readonly scope: NameScope;
  /**
   * Without a prototype, so that any name is safe; `b:at` and `b:from` have become the origin. Broadside's attributes are
   * named "b:…", those of XLink "xlink:…", whatever the prefix.
   */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (SvgElement | string)[];
  readonly parent: SvgElement | undefined;
  readonly origin: Origin;
  readonly place: Place;
}

export function childElements(element: SvgElement): readonly SvgElement[] {
  return element.children.filter((child) => typeof child !== "string");
}

/** All characters below an element, in order. */
export function textOf(element: SvgElement): string {
  return element.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}

/** The target of `href`, or of the older `xlink:href`. */
export const hrefOf = (element: SvgElement): string | undefined =>
  element.attributes.href ?? element.attributes["xlink:href"];
