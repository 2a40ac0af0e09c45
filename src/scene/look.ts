/**
 * What people recognise a face by: its shape, which is everything in the drawing except its colours, and the colours.
 * Two faces of one shape differ only in their colours.
 * Limits: the colours of pictures, of rasters and inside symbols belong to the shape.
 */
import { derived } from "../remember/derived.ts";
import { Fingerprint } from "./fingerprint.ts";
import { type Colours, lookOfItem, numberOf, takeItems, takeLook, takeOwn } from "./item-look.ts";
import type { Scene, ScenePart } from "./scene.ts";
import { groupAround } from "./scene-parts.ts";

export interface Look {
  /** Equal for faces on which the same things are drawn and the same of them share a colour. */
  readonly shape: string;
  /** "#rrggbb", each once, in the order of drawing. */
  readonly colours: readonly string[];
}

/** The look of a face, its size included; computed each time. */
export function lookOf(scene: Scene): Look {
  const { trim, items, parts } = scene;
  const print = new Fingerprint();
  const colours: Colours = { list: [] };
  print.numbers([trim.width, trim.height]);
  const around = groupAround(scene);
  if (!parts) takeItems(print, colours, items);
  else if (!around) takeParts(print, colours, parts);
  else {
    const inside = new Fingerprint();
    takeOwn(inside, colours, around);
    takeParts(inside, colours, parts);
    print.whole(1);
    takeLook(print, colours, { shape: inside.lanes(), colours: colours.list });
  }
  return { shape: print.lanes().join(" "), colours: colours.list };
}

/** The same as taking the items of all parts as one list. */
function takeParts(print: Fingerprint, colours: Colours, parts: readonly ScenePart[]): void {
  print.whole(parts.reduce((sum, { items }) => sum + items.length, 0));
  for (const part of parts) {
    const { codes, colours: own } = lookOfPart(part);
    const numbers = own.map((colour) => numberOf(colour, colours));
    for (let at = 0; at < codes.length; ) {
      print.whole(codes[at++] as number);
      print.whole(codes[at++] as number);
      for (let left = codes[at++] as number; left > 0; left--)
        print.whole(numbers[codes[at++] as number] as number);
    }
  }
}

interface PartLook {
  /** For each item: the two numbers of its shape, the number of its colours, and the number of each. */
  readonly codes: readonly number[];
  readonly colours: readonly string[];
}

const lookOfPart = derived(({ items }: ScenePart): PartLook => {
  const colours: Colours = { list: [] };
  const codes: number[] = [];
  for (const item of items) {
    const { shape, colours: own } = lookOfItem(item);
    codes.push(shape[0], shape[1], own.length);
    for (const colour of own) codes.push(numberOf(colour, colours));
  }
  return { codes, colours: colours.list };
});
