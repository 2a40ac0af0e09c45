/**
 * What a template can read of a board (`@board`): positions in mm, angles in degrees clockwise, paths as SVG data. The
 * way from start to goal is one smooth curve; links beside it are straight.
 * Limits: of several shortest ways, the curve takes the first.
 */

import type { Board, BoardDock, BoardLink, BoardSpace, OneWayLink } from "../../game/boards/board.ts";
import { derived } from "../../remember/derived.ts";
import type { Point } from "../../units/box.ts";
import { round } from "../../units/length.ts";
import { type CurvePiece, middleOf, pathOf, smoothThrough } from "./curve.ts";
import { distancesFrom, shortestWay } from "./steps.ts";

type Titled = { readonly id: string; readonly title?: string };

export interface BoardBriefing {
  readonly id: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** How wide a space is. */
  readonly space: number;
  readonly kinds: Board["kinds"];
  readonly spaces: readonly (Titled & {
    readonly x: number;
    readonly y: number;
    readonly kind: string;
    readonly step?: number;
    readonly off: boolean;
  })[];
  /** Each two-way link as a path. */
  readonly links: readonly { readonly from: string; readonly to: string; readonly path: string }[];
  /** The way from start to goal as one curve; "" if there is none. */
  readonly route: string;
  readonly oneWay: readonly (Titled & Stretch)[];
  readonly docks: readonly (Titled & { readonly x: number; readonly y: number; readonly turn: number })[];
  /** Steps from start to goal; absent if there is no way. */
  readonly steps?: { readonly along: number; readonly least: number };
}

/** A straight line between two spaces, its middle, direction and length. */
interface Stretch {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly length: number;
}

interface Drawn {
  readonly link: readonly [string, string];
  readonly piece: CurvePiece;
}

/** Computed once per board, although many faces may show it. */
export const boardBriefing: (board: Board) => BoardBriefing = derived(briefingOf);

function briefingOf(board: Board): BoardBriefing {
  const { id, title, size, space, kinds, spaces, links, oneWay, docks, start, goal } = board;
  const places = new Map(spaces.map(({ id, at }) => [id, at]));
  const way = shortestWay(board, start, goal, "both-ways") ?? [];
  const pieces = smoothThrough(way.flatMap((one) => places.get(one) ?? []));
  const drawn = pieces.length === way.length - 1 ? drawnAlong(way, pieces) : [];
  const along = distancesFrom(board, start, "both-ways").get(goal);
  const least = distancesFrom(board, start, "one-way-too").get(goal);
  return {
    id,
    title,
    width: size.width,
    height: size.height,
    space,
    kinds,
    spaces: spaces.map(spaceData),
    links: links.flatMap((link) => linkData(link, drawn, places) ?? []),
    route: pathOf(pieces),
    oneWay: oneWay.flatMap((link) => oneWayData(link, places) ?? []),
    docks: docks.flatMap((dock) => dockData(dock, drawn, places) ?? []),
    ...(along === undefined || least === undefined ? {} : { steps: { along, least } }),
  };
}

const drawnAlong = (way: readonly string[], pieces: readonly CurvePiece[]): readonly Drawn[] =>
  pieces.map((piece, index) => ({ link: [way[index] as string, way[index + 1] as string], piece }));

type Places = ReadonlyMap<string, Point>;

/** The piece of the curve between two spaces, or a straight one; undefined for unknown spaces. */
function pieceBetween(
  from: string,
  to: string,
  drawn: readonly Drawn[],
  places: Places,
): CurvePiece | undefined {
  const own = drawn.find(({ link: [a, b] }) => (a === from && b === to) || (a === to && b === from));
  const [start, end] = [places.get(from), places.get(to)];
  return own?.piece ?? (start && end && smoothThrough([start, end])[0]);
}

function spaceData({ source: _, at, isOff, ...space }: BoardSpace): BoardBriefing["spaces"][number] {
  return { ...space, ...placed(at), off: isOff };
}

function linkData({ from, to }: BoardLink, drawn: readonly Drawn[], places: Places) {
  const piece = pieceBetween(from, to, drawn, places);
  return piece && { from, to, path: pathOf([piece]) };
}

function oneWayData(link: OneWayLink, places: Places): BoardBriefing["oneWay"][number] | undefined {
  const { id, from, to, title } = link;
  const piece = pieceBetween(from, to, [], places);
  if (!piece) return undefined;
  const { at, turn } = middleOf(piece);
  const length = Math.hypot(piece.to.x - piece.start.x, piece.to.y - piece.start.y);
  const path = `M${piece.start.x} ${piece.start.y}L${piece.to.x} ${piece.to.y}`;
  const line = { from, to, path, ...placed(at), turn: round(turn, 3), length: round(length, 3) };
  return { ...titled(id, title), ...line };
}

function dockData({ id, between: [from, to], title }: BoardDock, drawn: readonly Drawn[], places: Places) {
  const piece = pieceBetween(from, to, drawn, places);
  if (!piece) return undefined;
  const { at, turn } = middleOf(piece);
  return { ...titled(id, title), ...placed(at), turn: round(turn, 3) };
}

const placed = ({ x, y }: Point): Point => ({ x: round(x, 3), y: round(y, 3) });

const titled = (id: string, title: string | undefined): Titled => ({
  id,
  ...(title === undefined ? {} : { title }),
});
