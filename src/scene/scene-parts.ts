/** Where the parts of a scene are. */
import type { GroupItem, Scene } from "./scene.ts";

/** The group that leads from the coordinates of the parts to mm; undefined if the parts are in mm. */
export function groupAround({ items, parts }: Pick<Scene, "items" | "parts">): GroupItem | undefined {
  const [only] = items;
  if (!parts || only?.kind !== "group" || items.length > 1) return undefined;
  for (const part of parts) if (part.items.length > 0) return part.items[0] === only ? undefined : only;
  return only;
}
