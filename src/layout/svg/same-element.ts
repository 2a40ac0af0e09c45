/** Whether two elements draw the same, wherever they are in their files. */
import type { SvgElement } from "./svg-element.ts";

/** True when names, attributes and all inside are equal. */
export function isSameElement(one: SvgElement, other: SvgElement): boolean {
  if (one === other) return true;
  if (one.name !== other.name || one.children.length !== other.children.length) return false;
  const names = Object.keys(one.attributes);
  if (names.length !== Object.keys(other.attributes).length) return false;
  if (names.some((name) => one.attributes[name] !== other.attributes[name])) return false;
  return one.children.every((child, index) => isSameChild(child, other.children[index]));
}

function isSameChild(one: SvgElement | string, other: SvgElement | string | undefined): boolean {
  if (typeof one === "string" || typeof other !== "object") return one === other;
  return isSameElement(one, other);
}
