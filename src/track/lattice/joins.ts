/** How the cards of a track touch, and where the track heads on each of them. */
import { OPPOSITE, plus } from "../../game/cells/cells.ts";
import { hexDistance } from "../../game/cells/hexes.ts";
import type { Side } from "../../schema/files.ts";
import type { Join, PlannedCard, Shortcut, TrackAnalysis } from "../track.ts";
import { kindOf, radiusOf, sizeOf } from "./tile-of.ts";

/** Where the track heads if the later card is before or after the earlier one. */
const ACROSS: Partial<Record<string, Side>> = { after: "east", before: "west" };
const ALONG: Partial<Record<string, Side>> = { after: "north", before: "south" };

/** What decides how two cards touch. */
type Laid = Pick<PlannedCard, "map" | "at" | "turn">;

/** All sides of cells, clockwise. */
const SIDES = Object.keys(OPPOSITE) as readonly Side[];

/** Sides without duplicates, clockwise from the north. */
export function sorted(sides: readonly Side[]): readonly Side[] {
  return SIDES.filter((side) => sides.includes(side));
}

/** How the later card touches the earlier one; undefined if they are apart or overlap. */
export function joinOf(earlier: Laid, later: Laid): Join | undefined {
  if (earlier.map.cells.shape !== "square") return hexJoin(earlier, later);
  const across = relationOf(spanOf(earlier, 0), spanOf(later, 0));
  if (across === "apart") return undefined;
  const along = relationOf(spanOf(earlier, 1), spanOf(later, 1));
  if (along === "apart" || (across === "beside" && along === "beside")) return undefined;
  const headings = sorted([ACROSS[across], ALONG[along]].filter((side): side is Side => side !== undefined));
  return { kind: headings.length === 1 ? "edge" : "corner", headings };
}

/** Hexagons up to a distance from two middles touch if these are one step more apart; the way leads to where it gets shorter. */
function hexJoin(earlier: Laid, later: Laid): Join | undefined {
  const apart = hexDistance(earlier.at, later.at);
  if (apart !== radiusOf(earlier) + radiusOf(later) + 1) return undefined;
  const { sides, stepTo } = kindOf([earlier]);
  const headings = sides.filter((side) => hexDistance(plus(earlier.at, stepTo(side)), later.at) < apart);
  return { kind: "edge", headings: sorted(headings) };
}

/** Of each card with the next. */
export function joinsOf(track: readonly PlannedCard[]): readonly (Join | undefined)[] {
  return track.slice(1).map((card, index) => joinOf(track[index] as PlannedCard, card));
}

/** Cards that touch although they are not consecutive in the track. */
export function shortcutsOf(track: readonly PlannedCard[]): readonly Shortcut[] {
  return track.flatMap((card, from) =>
    track.flatMap((other, to) => {
      const join = to > from + 1 ? joinOf(card, other) : undefined;
      return join === undefined ? [] : [{ from, to, kind: join.kind }];
    }),
  );
}

/** How two cards of a track touch, consecutive or not; undefined if they do not. */
export function touchOf(
  { joins, shortcuts }: Pick<TrackAnalysis, "joins" | "shortcuts">,
  one: number,
  other: number,
): Join["kind"] | undefined {
  const [from, to] = one < other ? [one, other] : [other, one];
  return to === from + 1
    ? joins[from]?.kind
    : shortcuts.find((shortcut) => shortcut.from === from && shortcut.to === to)?.kind;
}

/** The headings from a card to the next and into it from the previous one. */
export function wayOn(joins: readonly (Join | undefined)[], card: number): readonly Side[] {
  return sorted([joins[card - 1], joins[card]].flatMap((join) => join?.headings ?? []));
}

/** The same for each card; a heading that the card states takes precedence. */
export function headingsOf(
  track: readonly PlannedCard[],
  joins: readonly (Join | undefined)[],
): readonly (readonly Side[])[] {
  return track.map(({ heading }, card) => (heading ? sorted(heading) : wayOn(joins, card)));
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** What a card of squares covers along one axis of the lattice; `to` is exclusive. */
function spanOf(card: Laid, axis: 0 | 1): Span {
  const { columns, rows } = sizeOf(card);
  return { from: card.at[axis], to: card.at[axis] + (axis === 0 ? columns : rows) };
}

function relationOf(one: Span, other: Span): "before" | "beside" | "after" | "apart" {
  if (other.from === one.to) return "after";
  if (other.to === one.from) return "before";
  return other.from < one.to && other.to > one.from ? "beside" : "apart";
}
