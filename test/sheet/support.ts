/** Shared by the tests of imposition: pieces, a typesetter of known widths, and marks flattened to page coordinates. */
import { charactersOf, widthOf as lineWidth } from "../../src/scene/glyph-runs.ts";
import type { Item } from "../../src/scene/scene.ts";
import { imposeSheets } from "../../src/sheet/impose.ts";
import type { SetLine } from "../../src/sheet/margin-words.ts";
import { parsePaper } from "../../src/sheet/papers.ts";
import { defaultProfile } from "../../src/sheet/profile.ts";
import type { Imprint, Piece, Placement, PrintProfile, SheetSide } from "../../src/sheet/sheet.ts";
import type { Box, Point, Size } from "../../src/units/box.ts";
import { apply, applyToBox, IDENTITY, type Matrix, multiply } from "../../src/units/matrix.ts";
import { evenRun } from "../support/paper/glyphs.ts";

export const POKER: Size = { width: 63.5, height: 88.9 };
export const POKER_LYING: Size = { width: 88.9, height: 63.5 };
export const TAROT: Size = { width: 70, height: 120 };
export const MINI: Size = { width: 44.45, height: 63.5 };

export const IMPRINT: Imprint = { game: "Reef", kit: "Basic set", version: "1.2.0", draft: false };

/** A piece with its own back; its scenes are "<id> front" and "<id> back". */
export function piece(id: string, copies = 1, rest: Partial<Piece> = {}): Piece {
  return {
    id,
    component: "Cards",
    front: `${id} front`,
    back: `${id} back`,
    trim: POKER,
    bleed: 3,
    copies,
    ...rest,
  };
}

export function withoutBack({ back: _, ...rest }: Piece): Piece {
  return rest;
}

export function profileOn(paper: string, rest: Partial<PrintProfile> = {}): PrintProfile {
  const found = parsePaper(paper);
  if (!found) throw new Error(`no paper ${paper}`);
  return { ...defaultProfile(found), ...rest };
}

/** Every character is half an em wide. */
export const setLine: SetLine = (text, sizePt) => {
  const em = (sizePt * 25.4) / 72;
  const fill = { kind: "solid", colour: "#ff0000", opacity: 1 } as const;
  const origin = { file: "test", line: 1, column: 1 };
  return {
    width: (em / 2) * text.length,
    items: [
      {
        kind: "glyphs",
        face: "plain",
        size: em,
        x: 0,
        y: 0,
        fill,
        stroke: null,
        runs: [evenRun(text, 0.5)],
        origin,
      },
    ],
  };
};

export function impose(pieces: readonly Piece[], profile: PrintProfile, imprint: Partial<Imprint> = {}) {
  const { value, diagnostics } = imposeSheets(pieces, profile, { ...IMPRINT, ...imprint }, setLine);
  return { ...value, diagnostics, rules: diagnostics.map(({ rule }) => rule) };
}

export interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly dashed: boolean;
  readonly colour: string;
}

export interface Text {
  readonly text: string;
  readonly sizePt: number;
  readonly colour: string;
  /** From 3/4 em above the baseline to 1/4 em below it. */
  readonly box: Box;
  /** Reads upwards. */
  readonly upwards: boolean;
}

/** All straight lines of marks, in page coordinates. */
export function linesOf(side: SheetSide): Line[] {
  return flatten(side.marks, IDENTITY).flatMap(([item, matrix]) => {
    if (item.kind !== "path") return [];
    const found = item.d.matchAll(/M (\S+) (\S+) L (\S+) (\S+)/g);
    return [...found].map(([, x1, y1, x2, y2]) => ({
      from: apply(matrix, { x: Number(x1), y: Number(y1) }),
      to: apply(matrix, { x: Number(x2), y: Number(y2) }),
      dashed: (item.stroke?.dash.length ?? 0) > 0,
      colour: item.stroke?.paint.kind === "solid" ? item.stroke.paint.colour : "",
    }));
  });
}

export const cropMarksOf = (side: SheetSide): Line[] =>
  linesOf(side).filter(({ dashed, colour }) => !dashed && colour === "#000000");
export const rulerOf = (side: SheetSide): Line[] =>
  linesOf(side).filter(({ colour }) => colour === "#444444");
export const foldLinesOf = (side: SheetSide): Line[] => linesOf(side).filter(({ dashed }) => dashed);

/** The footer: every text except the large words about the edge to flip. */
export const textsOf = (side: SheetSide): Text[] => allTexts(side).filter((text) => !isFlip(text));

/** The large words about the edge to flip. */
export const flipsOf = (side: SheetSide): Text[] => allTexts(side).filter(isFlip);

const isFlip = ({ text }: Text): boolean => text.startsWith("FLIP");

function allTexts(side: SheetSide): Text[] {
  return flatten(side.marks, IDENTITY).flatMap(([item, matrix]) => {
    if (item.kind !== "glyphs") return [];
    return {
      text: charactersOf(item),
      sizePt: (item.size * 72) / 25.4,
      colour: item.fill?.kind === "solid" ? item.fill.colour : "",
      box: applyToBox(matrix, { x: 0, y: -0.75 * item.size, width: lineWidth(item), height: item.size }),
      upwards: matrix[1] < 0,
    };
  });
}

export const wordsOf = (side: SheetSide): string[] => textsOf(side).map(({ text }) => text);

export function boxOfLine({ from, to }: Line): Box {
  const half = 0.075;
  const flat = from.y === to.y;
  return {
    x: Math.min(from.x, to.x) - (flat ? 0 : half),
    y: Math.min(from.y, to.y) - (flat ? half : 0),
    width: Math.abs(from.x - to.x) + (flat ? 0 : 2 * half),
    height: Math.abs(from.y - to.y) + (flat ? 2 * half : 0),
  };
}

function flatten(items: readonly Item[], matrix: Matrix): [Item, Matrix][] {
  return items.flatMap((item): [Item, Matrix][] =>
    item.kind === "group" ? flatten(item.items, multiply(matrix, item.transform)) : [[item, matrix]],
  );
}

/** The position on the page of the point (u, v) of a card, from its own top left corner. */
export function pointOn({ trim, turn }: Placement, u: number, v: number): Point {
  switch (turn) {
    case 0:
      return { x: trim.x + u, y: trim.y + v };
    case 90:
      return { x: trim.x + trim.width - v, y: trim.y + u };
    case 180:
      return { x: trim.x + trim.width - u, y: trim.y + trim.height - v };
    case 270:
      return { x: trim.x + v, y: trim.y + trim.height - u };
  }
}

/** Width of the card held upright, not in position. */
export const widthOf = ({ trim, turn }: Placement): number => (turn % 180 === 0 ? trim.width : trim.height);
export const heightOf = ({ trim, turn }: Placement): number => (turn % 180 === 0 ? trim.height : trim.width);

/** Row by row, top row first: the pieces as placed on the side. */
export function rowsOf(side: SheetSide): string[] {
  const rows = new Map<number, Placement[]>();
  for (const placement of side.placements) {
    const key = Math.round(placement.trim.y * 1000);
    rows.set(key, [...(rows.get(key) ?? []), placement]);
  }
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, row]) =>
      row
        .sort((a, b) => a.trim.x - b.trim.x)
        .map(({ piece }) => piece)
        .join(" "),
    );
}
