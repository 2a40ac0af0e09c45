/**
 * Schemas narrowed to the lattices of a game's map cards: the turns and sides that their cells have. For editors and
 * completion; `check` reads with the whole lists, because the game stage can say which cells a card has.
 */
import { CELL_SIDES, CELL_TURNS, type CellShape } from "../units/cells.ts";
import { type EditorSchema, mapInner, when } from "./editor/editor-schema.ts";
import { loosen } from "./editor/loosen.ts";
import { SIDES, TURNS } from "./files.ts";

/** Ids of map cards by the shape of their cells. */
export type CardsByShape = ReadonlyMap<CellShape, readonly string[]>;

/**
 * The schema with its lists of turns and sides cut down to those of these shapes; unchanged if there are none. Of several
 * shapes that of the named card counts.
 */
export function narrowedTo(schema: EditorSchema, cards: CardsByShape): EditorSchema {
  if (cards.size === 0) return schema;
  const narrow = (inner: EditorSchema): EditorSchema => {
    const deep = mapInner(inner, narrow);
    if (cards.size > 1 && inner.properties?.card && isOf(TURNS, inner.properties.turn)) {
      const { turn, heading } = inner.properties;
      const conditions = [...cards].map(([shape, ids]) =>
        when(
          { properties: { card: loosen({ type: "string", enum: ids }) }, required: ["card"] },
          narrowedTo({ properties: { turn, ...(heading && { heading }) } }, new Map([[shape, ids]])),
        ),
      );
      return { ...deep, allOf: [...(deep.allOf ?? []), ...conditions] };
    }
    if (isOf(TURNS, inner)) return { ...deep, enum: ofShapes(TURNS, CELL_TURNS, cards) };
    return isOf(SIDES, inner) ? { ...deep, enum: ofShapes(SIDES, CELL_SIDES, cards) } : deep;
  };
  return narrow(schema);
}

const isOf = (list: readonly unknown[], schema: EditorSchema | undefined): schema is EditorSchema =>
  schema?.enum?.length === list.length && list.every((value, index) => schema.enum?.[index] === value);

const ofShapes = (
  list: readonly unknown[],
  ofShape: Readonly<Record<CellShape, readonly unknown[]>>,
  cards: CardsByShape,
): readonly unknown[] =>
  list.filter((value) => [...cards.keys()].some((shape) => ofShape[shape].includes(value)));
