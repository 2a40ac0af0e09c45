/**
 * What people recognise a face by: its shape, which is everything in the drawing except its colours, and the colours.
 * Two faces of one shape differ only in their colours.
 * Limits: the colours of pictures, of rasters and inside symbols belong to the shape.
 */
import { derived } from "../remember/derived.ts";
import { Fingerprint } from "./fingerprint.ts";
import { lookOfGroup, lookOfItems } from "./item-look.ts";
import { joinedLook, ListLook } from "./list-look.ts";
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
  const { shape, colours } = joinedLook(listsOf(scene));
  const print = new Fingerprint();
  print.number(trim.width);
  print.number(trim.height);
  print.whole(shape[0]);
  print.whole(shape[1]);
  return { shape: print.value(), colours };
}

function listsOf(scene: Scene): readonly ListLook[] {
  const { items, parts } = scene;
  if (!parts) return [lookOfItems(items)];
  const around = groupAround(scene);
  const lists = parts.map(lookOfPart);
  if (!around) return lists;
  const whole = new ListLook();
  whole.add(lookOfGroup(around, lists));
  return [whole];
}

const lookOfPart = derived(({ items }: ScenePart) => lookOfItems(items));
