/** The things of a face: drawn, found in the template, and those of partials joined. */

import { svgOf } from "../../layout/face-drawing.ts";
import { drawThings } from "../../layout/things/draw-things.ts";
import type { DrawnThing, DrawnThings } from "../../layout/things/drawn-thing.ts";
import type { Face } from "../../pipeline/draw/faces.ts";
import type { Workshop } from "../../pipeline/draw/workshop.ts";
import { unionOf } from "../../units/box.ts";
import { IDENTITY, type Matrix } from "../../units/matrix.ts";
import { type FoundThing, foundThing, writtenFiles } from "./found-thing.ts";

export interface FoundThings {
  readonly things: readonly FoundThing[];
  /** From the units of the template's root to mm of the card. */
  readonly rootMatrix: Matrix;
}

/** In drawing order. */
export async function thingsOfFace(
  face: Face,
  { means, templateFiles }: Pick<Workshop, "means" | "templateFiles">,
): Promise<FoundThings> {
  const { card, side, file, deck } = face;
  const drawing = face.render();
  if (drawing.isEmpty) return { things: [], rootMatrix: IDENTITY };
  const { pointing } = drawing;
  if (pointing !== "") await means.art.open(pointing, { card, cards: [card], side, file });
  const { bleed, dieLine } = deck;
  const { width, height } = deck.size;
  const setup = { trim: { width, height }, bleed, isShaped: dieLine !== undefined };
  const drawn: DrawnThings = drawThings(svgOf(file, drawing), setup, means.resources);
  const files = writtenFiles(templateFiles);
  const things = joined(drawn.things, file).map((one) => foundThing(one, face, files));
  return { things, rootMatrix: drawn.rootMatrix };
}

/** Shapes that a partial draws one after the other are one thing: a single line of an engraving is not pointed at. */
function joined(things: readonly DrawnThing[], template: string): readonly DrawnThing[] {
  const result: DrawnThing[] = [];
  for (const thing of things) {
    const last = result.at(-1);
    if (last && isOfPartial(thing, template) && isOfPartial(last, template) && isBeside(last, thing)) {
      const box = unionOf([last.box, thing.box]) ?? last.box;
      result[result.length - 1] = {
        ...last,
        box,
        own: box,
        matrix: IDENTITY,
        isHollow: last.isHollow && thing.isHollow,
      };
    } else result.push(thing);
  }
  return result;
}

const isOfPartial = ({ kind, element }: DrawnThing, template: string): boolean =>
  kind === "shape" && element.place.file !== template;

const isBeside = (one: DrawnThing, other: DrawnThing): boolean =>
  one.element.place.file === other.element.place.file;
