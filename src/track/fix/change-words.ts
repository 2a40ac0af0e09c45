/** Changes of a track as instructions: "turn card 3 (m14) by 180°". */
import { counted, listed } from "../../diagnostics/words.ts";
import type { CellAt, LatticeKind } from "../../game/cells/cells.ts";
import { hexWayInWords } from "../lattice/hex-way.ts";
import { kindOf } from "../lattice/tile-of.ts";
import type { PlannedCard, TrackPlan } from "../track.ts";
import type { TrackChange } from "./changes.ts";

/** @param plan the track before the change */
export function changeInWords({ track }: TrackPlan, change: TrackChange): string {
  const named = (index: number): string => `card ${index + 1} (${track[index]?.card})`;
  switch (change.kind) {
    case "order":
      return `list ${named(change.card)} as number ${change.to + 1}`;
    case "turn":
      return turnWords(track[change.card] as PlannedCard, named(change.card), change);
    case "shift":
      return `move ${named(change.card)}${isTail(track, change) ? " and all after it" : ""} ${wayWords(kindOf(track), change.by)}`;
    case "landmark":
      return `${change.which === "start" ? "begin" : "end"} the race on ${change.square}`;
    case "face":
      return `lay ${listed(change.cards.map(named))} face ${change.acceleration ? "down" : "up"}`;
    case "replace":
      return `use ${change.by.card} instead of ${named(change.card)}`;
    case "swap":
      return `swap ${named(change.cards[0])} and ${named(change.cards[1])}`;
    case "heading":
      return `remove the heading of ${named(change.card)}`;
    case "bar":
      return `remove the bar ${barName(track[change.card] as PlannedCard, change.bar)} from the map card ${track[change.card]?.card} itself`;
  }
}

/** As written in the deck's file: "a2|b2". */
function barName({ map }: PlannedCard, bar: number): string {
  const { square, towards } = map.bars[bar] ?? {};
  return `${square}|${towards}`;
}

function turnWords(
  { turn, at }: PlannedCard,
  name: string,
  change: Extract<TrackChange, { kind: "turn" }>,
): string {
  const moves = String(at) === String(change.at) ? "" : ` and lay it at [${change.at.join(", ")}]`;
  return `turn ${name} by ${(change.turn - turn + 360) % 360}°${moves}`;
}

const isTail = (
  track: readonly PlannedCard[],
  { tail, card }: Extract<TrackChange, { kind: "shift" }>,
): boolean => tail && card < track.length - 1;

/** "2 squares to the right and 1 square up", "2 hexagons right, 1 up right". */
function wayWords(kind: LatticeKind, [columns, rows]: CellAt): string {
  if (kind.shape !== "square") return hexWayInWords(kind, [columns, rows]);
  const parts = [
    [columns, "to the right", "to the left"],
    [rows, "up", "down"],
  ] as const;
  const words = parts.flatMap(([by, ahead, back]) =>
    by === 0 ? [] : [`${counted(Math.abs(by), "square")} ${by > 0 ? ahead : back}`],
  );
  return listed(words);
}
