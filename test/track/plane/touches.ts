/** How cards touch and which way each heads, from every pair of their cells. */
import type { Side } from "../../../src/schema/files.ts";
import { type Contact, contactOf, type Table } from "./cells.ts";
import { BEARINGS, dot, minus, NEAR, type Point, towards } from "./points.ts";

export interface Touch {
  readonly kind: Contact;
  /** Towards which the later card is; for a corner both sides of it. */
  readonly sides: readonly Side[];
}

/** Undefined if no cell of one card touches a cell of the other. */
export function touchOf(table: Table, first: number, second: number): Touch | undefined {
  const ways: Record<Contact, Point[]> = { edge: [], corner: [] };
  const others = table.cells.filter(({ card }) => card === second);
  for (const from of table.cells.filter(({ card }) => card === first))
    for (const to of others) {
      const contact = contactOf(table, from, to);
      if (contact) ways[contact].push(minus(to.at, from.at));
    }
  const kind = ways.edge.length > 0 ? "edge" : "corner";
  if (ways[kind].length === 0) return undefined;
  // Over an edge the way leads straight to its side, over a corner half to each of two.
  const isTo = (side: Side, way: Point): boolean => {
    const part = dot(way, towards(table.shape, side));
    return kind === "edge" ? Math.abs(part - Math.hypot(...way)) < NEAR : part > NEAR;
  };
  return { kind, sides: sidesOf(table).filter((side) => ways[kind].some((way) => isTo(side, way))) };
}

/** What a card states takes precedence over what its neighbours in the track give. */
export function headingsOf(table: Table): readonly (readonly Side[])[] {
  return table.plan.track.map(({ heading }, card) => {
    const derived = [touchOf(table, card - 1, card), touchOf(table, card, card + 1)].flatMap(
      (touch) => touch?.sides ?? [],
    );
    return sidesOf(table).filter((side) => (heading ?? derived).includes(side));
  });
}

const sidesOf = ({ shape }: Table): readonly Side[] => BEARINGS[shape].map(([side]) => side);
