/**
 * Where on a face there is room for one more thing: between what the cards with the longest texts print, within the safe area.
 * Shapes count as ground. Of a large text box the lines with words count, because boxes are mostly made for longer texts.
 */
import type { DrawnThing } from "../../layout/things/drawn-thing.ts";
import type { Face } from "../../pipeline/draw/faces.ts";
import { type Box, intersectionOf, outset } from "../../units/box.ts";
import { freeBox } from "../../units/free-box.ts";
import type { OpenedFace } from "./open-face.ts";
import { thingsOfFace } from "./things-of-face.ts";

export type Placed = "text" | "icon" | "picture" | "rectangle";

/** Cards that are looked at, those with the longest texts. */
const MOST_FACES = 6;

/** mm between the new thing and what is there. */
const GAP = 1;

/** Of the card's height: what the words of a larger text box cover counts, of a smaller one all of it. */
const LARGE = 0.2;

/** Of the free room. */
const MOSTLY = 0.7;

/** mm; where there is less room the thing is put in the middle, over what is there. */
const LEAST = { width: 12, height: 8 };

/** In mm on the card; in whole and half millimetres. */
export async function freePlace(opened: OpenedFace, what: Placed): Promise<Box> {
  const { deck, workshop } = opened;
  const { width, height } = deck.size;
  const area = outset({ x: 0, y: 0, width, height }, -Math.max(deck.safe, 0));
  const taken: Box[] = [];
  const grounds: Box[] = [];
  for (const face of longest(opened.facesOfSide())) {
    const { things } = await thingsOfFace(face, workshop);
    for (const { drawn } of things) {
      const isLarge = drawn.kind === "text" && drawn.box.height > LARGE * height;
      if (isLarge) grounds.push(drawn.box);
      taken.push(...(isLarge ? wordsIn(drawn) : drawn.kind === "shape" ? [] : [drawn.box]));
    }
  }
  const found = freeBox(area, taken, GAP, (box) =>
    box.width < LEAST.width || box.height < LEAST.height ? 0 : worthOf(box, what, { width, height }),
  );
  const usual = boxIn(what, { width, height });
  return rounded(found ? within(alignedTo(found, grounds), usual) : usual);
}

/** Across the whole box: words of other cards may end further to the right. */
function wordsIn({ box, text }: DrawnThing): readonly Box[] {
  return text?.ink ? [{ ...box, y: text.ink.y, height: text.ink.height }] : [];
}

const sizeOfTexts = ({ card }: Face): number => JSON.stringify(card.fields).length;

const longest = (faces: readonly Face[]): readonly Face[] =>
  faces.toSorted((a, b) => sizeOfTexts(b) - sizeOfTexts(a)).slice(0, MOST_FACES);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** As large as such things mostly are, in the middle. */
function boxIn(what: Placed, { width, height }: Size): Box {
  const least = Math.min(width, height);
  const size = {
    text: { width: 0.75 * width, height: Math.min(10, 0.2 * height) },
    icon: { width: 0.25 * least, height: 0.25 * least },
    picture: { width: 0.75 * width, height: 0.45 * height },
    rectangle: { width: 0.6 * width, height: 0.25 * height },
  }[what];
  return { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size };
}

/** How much of the usual size there is room for; of two places that are much alike the upper one, where people look first. */
function worthOf(box: Box, what: Placed, card: Size): number {
  const wanted = boxIn(what, card);
  const share = Math.min(1, box.width / wanted.width) * Math.min(1, box.height / wanted.height);
  return share * (1.3 - (0.6 * (box.y + box.height / 2)) / card.height);
}

/** The part of the room in a text box that most of it is in, so that the thing keeps to the lines of the card. */
function alignedTo(room: Box, grounds: readonly Box[]): Box {
  for (const ground of grounds) {
    const common = intersectionOf(room, ground);
    if (common && common.width * common.height > MOSTLY * room.width * room.height) return common;
  }
  return room;
}

/** No larger than wanted, in the middle of the room. */
function within(room: Box, wanted: Box): Box {
  const width = Math.min(room.width, wanted.width);
  const height = Math.min(room.height, wanted.height);
  return { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width, height };
}

function rounded({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.ceil(2 * x) / 2, Math.ceil(2 * y) / 2];
  const size = (from: number, to: number): number => Math.max(0.5, Math.floor(2 * to) / 2 - from);
  return { x: left, y: top, width: size(left, x + width), height: size(top, y + height) };
}
