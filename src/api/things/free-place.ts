/**
 * Where on a face there is room for one more thing: between the boxes of what the cards with the longest texts print, within the
 * safe area. Shapes count as ground. Where there is no room for a picture, the largest text box gives up its upper part; where
 * there is none for other things, they are put between the words of a large text box, or in the middle.
 */
import type { DrawnThing } from "../../layout/things/drawn-thing.ts";
import type { Face } from "../../pipeline/draw/faces.ts";
import { type Box, intersectionOf, outset, type Size } from "../../units/box.ts";
import { freeBox } from "../../units/free-box.ts";
import type { FoundThing } from "./found-thing.ts";
import type { OpenedFace } from "./open-face.ts";
import { thingsOfFace } from "./things-of-face.ts";

export type Placed = "text" | "icon" | "picture" | "rectangle";

/** Cards that are looked at, those with the longest texts. */
const MOST_FACES = 6;

/** mm between the new thing and what is there. */
const GAP = 1;

/** Of the card's height: a text box that is higher is made for longer texts than most, and has room to give. */
const LARGE = 0.2;

/** Of the free room. */
const MOSTLY = 0.7;

/** mm: less room is none. */
const LEAST: Readonly<Record<Placed, Size>> = {
  text: { width: 12, height: 5 },
  icon: { width: 5, height: 5 },
  picture: { width: 12, height: 12 },
  rectangle: { width: 12, height: 8 },
};

/** A place, in mm on the card, in whole and half millimetres. */
export interface FreePlace {
  readonly box: Box;
  /** Where there is no room: a text box on the face that gives up its upper part, and how many mm of it. */
  readonly shortened?: { readonly thing: FoundThing; readonly by: number };
}

/** @param things of the face that is shown */
export async function freePlace(
  opened: OpenedFace,
  what: Placed,
  things: readonly FoundThing[],
): Promise<FreePlace> {
  const { deck, workshop } = opened;
  const { width, height } = deck.size;
  const area = outset({ x: 0, y: 0, width, height }, -Math.max(deck.safe, 0));
  const all: DrawnThing[] = [];
  for (const face of longest(opened.facesOfSide()))
    all.push(...(await thingsOfFace(face, workshop)).things.map(({ drawn }) => drawn));
  const taken = all.filter(({ kind }) => kind !== "shape");
  const grounds = taken.filter((one) => isLarge(one, height)).map(({ box }) => box);
  const usual = boxIn(what, { width, height });
  const placeAmong = (boxes: readonly Box[]): Box | undefined => {
    const found = freeBox(area, boxes, GAP, (box) => worthOf(box, what, { width, height }));
    return found && rounded(within(alignedTo(found, grounds), usual));
  };
  const beside = placeAmong(taken.map(({ box }) => box));
  if (beside) return { box: beside };
  if (what === "picture") {
    const shortened = shortenedFor(usual, taken, things, height);
    const box = shortened && placeAmong(taken.map((one) => boxAfter(one, shortened)));
    if (shortened && box) return { box, shortened };
  }
  const words = placeAmong(taken.flatMap((one) => (isLarge(one, height) ? wordsIn(one) : [one.box])));
  return { box: words ?? rounded(usual) };
}

const isLarge = ({ kind, box }: DrawnThing, height: number): boolean =>
  kind === "text" && box.height > LARGE * height;

/** Of a text box, what stays for its words at least. */
const KEPT = 0.4;

/** The largest text box gives up what its longest text leaves free, but at least enough for a small picture. */
function shortenedFor(
  usual: Box,
  taken: readonly DrawnThing[],
  things: readonly FoundThing[],
  height: number,
): FreePlace["shortened"] {
  const [thing] = things
    .filter(({ drawn, written }) => isLarge(drawn, height) && written && written.whySized === undefined)
    .sort((one, other) => other.drawn.box.height - one.drawn.box.height);
  if (!thing) return undefined;
  const { box } = thing.drawn;
  const inks = taken.flatMap((one) => (isSame(one, thing.drawn) ? (one.text?.ink?.height ?? 0) : []));
  const left = box.height - Math.max(0, ...inks) - GAP;
  const least = LEAST.picture.height + 2 * GAP;
  const most = Math.min(usual.height + 2 * GAP, (1 - KEPT) * box.height);
  const by = Math.floor(Math.min(most, Math.max(left, least)));
  return by < least ? undefined : { thing, by };
}

const boxAfter = (one: DrawnThing, { thing, by }: NonNullable<FreePlace["shortened"]>): Box =>
  isSame(one, thing.drawn) ? { ...one.box, y: one.box.y + by, height: one.box.height - by } : one.box;

/** On another card, too. */
const isSame = ({ boxElement: { place } }: DrawnThing, other: DrawnThing): boolean =>
  place.file === other.boxElement.place.file && place.start.offset === other.boxElement.place.start.offset;

/** Across the whole box: words of other cards may end further to the right. */
function wordsIn({ box, text }: DrawnThing): readonly Box[] {
  return text?.ink ? [{ ...box, y: text.ink.y, height: text.ink.height }] : [];
}

const sizeOfTexts = ({ card }: Face): number => JSON.stringify(card.fields).length;

const longest = (faces: readonly Face[]): readonly Face[] =>
  faces.toSorted((a, b) => sizeOfTexts(b) - sizeOfTexts(a)).slice(0, MOST_FACES);

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
  const least = LEAST[what];
  if (box.width < least.width || box.height < least.height) return 0;
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
