/** What help with typing needs to know of a game's map cards: the shapes of their cells, and the edges that may have bars. */
import { tileOf } from "../../game/cells/tile.ts";
import type { Game } from "../../game/game.ts";
import type { CardsByShape } from "../../schema/by-lattice.ts";
import { cellsIn } from "../../schema/cells.ts";
import type { EntrySchemas } from "../../schema/declaration/weave.ts";
import type { JsonSchema } from "../../schema/json-schema.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceDocument } from "../../source/tree.ts";
import type { CellShape, Cells } from "../../units/cells.ts";

export function cardsByShape({ decks }: Pick<Game, "decks">): CardsByShape {
  const cards = new Map<CellShape, string[]>();
  for (const { id, map } of decks.flatMap((deck) => deck.cards)) {
    if (map === undefined) continue;
    const known = cards.get(map.cells.shape);
    if (known) known.push(id);
    else cards.set(map.cells.shape, [id]);
  }
  return cards;
}

/** The schemas of a deck's cards with `bars:` that are on edges; the same for other decks, and for one with faulty `cells:`. */
export function withEdges(schemas: EntrySchemas, { root }: SourceDocument): EntrySchemas {
  const { bars } = schemas.fields;
  const isMap = root && nodeAt(root, ["kind"]);
  if (!bars?.items || isMap?.kind !== "scalar" || isMap.text !== "map") return schemas;
  const cells = cellsIn(nodeAt(root as NonNullable<typeof root>, ["cells"]));
  if (cells === undefined) return schemas;
  const { pattern: _pattern, ...item } = bars.items;
  const edges: JsonSchema = { ...bars, items: { ...item, enum: barsOn(cells) } };
  const { fields, entry } = schemas;
  return {
    ...schemas,
    fields: { ...fields, bars: edges },
    entry: { ...entry, properties: { ...entry.properties, bars: edges } },
  };
}

/** All bars that a card may have, cell by cell: "a1|b1" as well as "b1|a1", and "a1|south". */
function barsOn(cells: Cells): readonly string[] {
  const { kind, cells: all, neighbourOf } = tileOf(cells);
  return all.flatMap((cell) =>
    kind.sides.map((side) => `${cell.name}|${neighbourOf(cell, side)?.name ?? side}`),
  );
}
