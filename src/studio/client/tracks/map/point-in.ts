/** Where something happens on the map, in px from its left top corner. */
import type { Point } from "../model/geometry.ts";

export function pointIn(event: { readonly clientX: number; readonly clientY: number }, map: Element): Point {
  const { left, top } = map.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
