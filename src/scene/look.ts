/**
 * What people recognise a face by: its shape, which is everything in the drawing except its colours, and the colours.
 * Two faces of one shape differ only in their colours.
 * Limits: the colours of pictures, of rasters and inside symbols belong to the shape.
 */
import { derived } from "../remember/derived.ts";
import { Fingerprint } from "./fingerprint.ts";
import { lookOfGroup, lookOfItem, lookOfItems } from "./item-look.ts";
import { type ItemLook, joinedLook } from "./list-look.ts";
import type { Scene, ScenePart } from "./scene.ts";
import { groupAround } from "./scene-parts.ts";

/** Shape and colours of a face. */
export interface Look {
  /** Equal for faces on which the same things are drawn and the same of them share a colour. */
  readonly shape: number;
  /** "#rrggbb", each once, in the order of drawing. */
  readonly colours: readonly string[];
}

/** The look of a face, its size included; computed each time. */
export function lookOf(scene: Scene): Look {
  const { trim } = scene;
  const { shape, colours } = lookOfAll(scene);
  const print = new Fingerprint();
  print.number(trim.width);
  print.number(trim.height);
  print.whole(shape[0]);
  print.whole(shape[1]);
  return { shape: print.value(), colours };
}

/** Of a single group its own: most faces are one, and their parts are in it. */
function lookOfAll(scene: Scene): ItemLook {
  const { items, parts } = scene;
  const around = groupAround(scene);
  if (parts && around) return lookOfGroup(around, parts.map(lookOfPart));
  const [only] = items;
  if (only?.kind === "group" && items.length === 1) return lookOfItem(only);
  return joinedLook(parts ? parts.map(lookOfPart) : [lookOfItems(items)]);
}

const lookOfPart = derived(({ items }: ScenePart) => lookOfItems(items));
