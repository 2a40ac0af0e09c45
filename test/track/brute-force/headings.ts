/** How cards touch, and which way each heads: by examining every pair of squares. */
import type { Side } from "../../../src/schema/files.ts";
import type { PlannedCard } from "../../../src/track/track.ts";
import type { Table } from "./table.ts";

export interface Touch {
  readonly kind: "edge" | "corner";
  readonly sides: readonly Side[];
}

/** Undefined if no square of one card touches a square of the other. */
export function touchOf({ squares }: Table, first: number, second: number): Touch | undefined {
  const found: { edge?: Touch; corner?: Touch } = {};
  for (const from of squares.filter(({ card }) => card === first)) {
    for (const to of squares.filter(({ card }) => card === second)) {
      const [x, y] = [to.place[0] - from.place[0], to.place[1] - from.place[1]];
      if (Math.abs(x) > 1 || Math.abs(y) > 1) continue;
      const kind = x === 0 || y === 0 ? "edge" : "corner";
      found[kind] = { kind, sides: sidesOf(x, y) };
    }
  }
  return found.edge ?? found.corner;
}

/** In the order north, east, south, west. */
function sidesOf(x: number, y: number): readonly Side[] {
  const sides: Side[] = [];
  if (y > 0) sides.push("north");
  if (x > 0) sides.push("east");
  if (y < 0) sides.push("south");
  if (x < 0) sides.push("west");
  return sides;
}

/** What a card states takes precedence over what its neighbours in the track give. */
export function headingsOf(table: Table, track: readonly PlannedCard[]): readonly ReadonlySet<Side>[] {
  return track.map(({ heading }, index) => {
    if (heading) return new Set(heading);
    const entry = touchOf(table, index - 1, index)?.sides ?? [];
    const exit = touchOf(table, index, index + 1)?.sides ?? [];
    return new Set([...entry, ...exit]);
  });
}
