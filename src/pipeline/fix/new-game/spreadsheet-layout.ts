/**
 * Lays out the fields of a spreadsheet on a first card: a title, a picture, labelled lines (short ones in two columns),
 * and a box for the longest text. Chooses the smallest common card size that fits the fullest row. Lengths in mm.
 * Limits: text widths are estimated; a text that needs more is set smaller when drawn, down to 7.5 pt.
 */
import { CARD_SIZES } from "../../../game/decks/card-sizes.ts";
import type { CardSize } from "../../../game/game.ts";
import type { Box } from "../../../units/box.ts";
import { mmOfPt } from "../../../units/length.ts";
import type { CardField } from "./card-field.ts";
import type { Spreadsheet } from "./spreadsheet.ts";
import { type MeasuredField, type MeasuredText, measured, perLine } from "./spreadsheet-lengths.ts";

/** Font sizes in pt, best first; smaller ones are hard to read on paper. */
const LETTERS = [12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5] as const;
const SMALLEST = LETTERS[LETTERS.length - 1] as number;
/** Line height as a multiple of the font size. */
export const LEADING = 1.2;

/** Maximum font size of labelled lines, in pt. */
const MOST_FOR_LINES = 9.5;

/** Distance from the cut to the frame, and from the frame to its contents. */
const MARGIN = 3;
const INSET = 2.5;
export const TITLE_HEIGHT = 10.5;
const GAP = 2;
/** Padding of the text box. */
const PADDING = 2;
/** Share of the card's height for pictures, and of their width for the small ones next to the first. */
const PICTURE_SHARE = 0.36;
const SMALL_SHARE = 0.26;
const LEAST_BODY = 12;
/** With fewer lines, there is only one column. */
const LEAST_IN_TWO_COLUMNS = 4;

export interface FirstLayout {
  readonly size: CardSize;
  readonly frame: Box;
  readonly title: Box;
  /** The first is large, the others are stacked to its right. */
  readonly pictures: readonly { readonly box: Box; readonly field: CardField }[];
  /** Columns of labelled lines. */
  readonly columns: readonly { readonly box: Box; readonly fields: readonly CardField[] }[];
  /** The frame of the text box, and the area of its text. */
  readonly body: { readonly frame: Box; readonly text: Box } | undefined;
  /** In pt. */
  readonly letters: { readonly lines: number; readonly body: number };
  /** False if even the largest card is probably too small for the fullest row. */
  readonly fits: boolean;
}

const SIZES = ["poker-us", "tarot", "jumbo"].map((name) => CARD_SIZES.get(name) as CardSize);

/** The contents to lay out, with the lengths of their texts. */
interface Contents {
  readonly pictures: readonly CardField[];
  readonly lines: readonly MeasuredField[];
  readonly body: MeasuredText | undefined;
}

export function firstLayout({ pictures, lines, body }: Spreadsheet): FirstLayout {
  const contents = {
    pictures,
    lines: lines.map((field) => measured(field, `${field.label}  `)),
    body: body && measured(body),
  };
  const [largest, ...smaller] = SIZES.toReversed() as [CardSize, ...CardSize[]];
  for (const size of smaller.reverse()) {
    const layout = layOutOn(size, contents);
    if (layout.fits) return layout;
  }
  return layOutOn(largest, contents);
}

function layOutOn(size: CardSize, { pictures, lines, body }: Contents): FirstLayout {
  const frame = { x: MARGIN, y: MARGIN, width: size.width - 2 * MARGIN, height: size.height - 2 * MARGIN };
  const [x, width] = [frame.x + INSET, frame.width - 2 * INSET];
  const title = { x, y: frame.y + 0.8, width, height: TITLE_HEIGHT - 1.6 };
  const art = { x, y: frame.y + TITLE_HEIGHT + GAP, width, height: size.height * PICTURE_SHARE };
  const top = pictures.length > 0 ? art.y + art.height + GAP : art.y;
  const room = frame.y + frame.height - INSET - top;
  const groups = groupsOf(lines, width);
  const used = lettersFor(room, groups, body, width);
  // On a card that is too full, the box keeps its minimum height.
  const forLines = Math.min(sum(used.groups), room - (body ? LEAST_BODY : 0));
  const share = forLines / Math.max(1, sum(used.groups));
  const heights = used.groups.map((height, index) =>
    body || index < groups.length - 1 ? height * share : room - sum(used.groups.slice(0, -1)) * share,
  );
  const below = sum(heights);
  return {
    size,
    frame,
    title,
    pictures: pictureBoxes(art, pictures),
    columns: groups.flatMap((group, index) => {
      const y = top + sum(heights.slice(0, index));
      const height = heights[index] as number;
      return group.map(({ fields, from, width }) => ({
        fields: fields.map(({ field }) => field),
        box: { x: x + from, y, width, height },
      }));
    }),
    body: body && bodyBoxes({ x, y: top + below, width, height: room - below }, lines.length > 0),
    letters: { lines: Math.min(used.pt, MOST_FOR_LINES), body: used.pt },
    fits: sum(used.groups) + used.body <= room,
  };
}

/** The largest font size at which the fullest card fits; the smallest if none does. */
function lettersFor(
  room: number,
  groups: readonly LinesGroup[],
  body: MeasuredText | undefined,
  width: number,
) {
  const smallest = { pt: SMALLEST, ...heightsAt(SMALLEST, groups, body, width) };
  if (sum(smallest.groups) + smallest.body > room) return smallest;
  for (const pt of LETTERS) {
    const heights = heightsAt(pt, groups, body, width);
    if (sum(heights.groups) + heights.body <= room) return { pt, ...heights };
  }
  return smallest;
}

function pictureBoxes(art: Box, [first, ...others]: readonly CardField[]): FirstLayout["pictures"] {
  if (!first) return [];
  if (others.length === 0) return [{ field: first, box: art }];
  const small = art.width * SMALL_SHARE;
  const height = (art.height - GAP * (others.length - 1)) / others.length;
  return [
    { field: first, box: { ...art, width: art.width - small - GAP } },
    ...others.map((field, index) => {
      const y = art.y + index * (height + GAP);
      return { field, box: { x: art.x + art.width - small, y, width: small, height } };
    }),
  ];
}

const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);

function bodyBoxes(box: Box, isBelowLines: boolean) {
  const frame = isBelowLines ? { ...box, y: box.y + GAP, height: box.height - GAP } : box;
  return {
    frame,
    text: {
      x: frame.x + PADDING,
      y: frame.y + PADDING / 2,
      width: frame.width - 2 * PADDING,
      height: frame.height - PADDING,
    },
  };
}

interface LinesColumn {
  readonly fields: readonly MeasuredField[];
  /** Offset from the left of the lines, and width. */
  readonly from: number;
  readonly width: number;
}

/** Adjacent columns. */
type LinesGroup = readonly LinesColumn[];

/** Two columns for the fields that are short on every card; the others below, across both. */
function groupsOf(fields: readonly MeasuredField[], width: number): readonly LinesGroup[] {
  const half = (width - GAP) / 2;
  const isShort = (field: MeasuredField): boolean => field.mostLines(perLine(9, half)) <= 1;
  const short = fields.filter(isShort);
  const wide = fields.filter((field) => !isShort(field));
  if (short.length < LEAST_IN_TWO_COLUMNS) return fields.length > 0 ? [[{ fields, from: 0, width }]] : [];
  const middle = Math.ceil(short.length / 2);
  const two = [
    { fields: short.slice(0, middle), from: 0, width: half },
    { fields: short.slice(middle), from: half + GAP, width: half },
  ];
  return wide.length > 0 ? [two, [{ fields: wide, from: 0, width }]] : [two];
}

/** Heights on the fullest card, of each group of lines and of the text. */
function heightsAt(pt: number, groups: readonly LinesGroup[], body: MeasuredText | undefined, width: number) {
  const text = body ? body.mostLines(perLine(pt, width - 2 * PADDING)) : 0;
  const height = text * lineHeight(pt) + PADDING + (groups.length > 0 ? GAP : 0);
  const ofLines = Math.min(pt, MOST_FOR_LINES);
  return {
    groups: groups.map((group) => linesHeight(ofLines, group)),
    body: body ? Math.max(LEAST_BODY, height) : 0,
  };
}

/** Height of the lines on the fullest card, with a small margin. */
function linesHeight(pt: number, columns: LinesGroup): number {
  const counts = columns.map(({ fields, width }) => {
    const letters = perLine(pt, width);
    const cards = fields[0]?.field.values.length ?? 0;
    let most = 0;
    for (let card = 0; card < cards; card++) {
      let lines = 0;
      for (const field of fields) lines += field.linesOn(card, letters);
      most = Math.max(most, lines);
    }
    return most;
  });
  return Math.max(0, ...counts) * lineHeight(pt) + 0.2;
}

const lineHeight = (pt: number): number => mmOfPt(pt) * LEADING;
