/** The face of a map card as it lies: a few shapes, one for each terrain, with their signs and bars. */
import type { VNode } from "preact";
import type { MapCard } from "../../../../game/map-cards.ts";
import { type CardTurn, type CellShape, cellKey, type Point, shapeOf } from "../model/geometry.ts";
import { UNKNOWN_TERRAIN } from "../model/stand-in.ts";
import { mapCards } from "../state.ts";
import { faceDown, terrainOf, terrains } from "../terrains.ts";
import { CELL, lineOf, outlineOf } from "./units.ts";

export interface CardFaceProps {
  readonly map: MapCard;
  readonly turn: CardTurn;
  /** It lies face down: its cells are seen, their terrains are not. */
  readonly isDown: boolean;
}

export function CardFace({ map, turn, isDown }: CardFaceProps): VNode {
  const { cells, bars } = shapeOf(map, turn);
  const byTerrain = new Map<string, CellShape[]>();
  for (const cell of cells) {
    const id = isDown ? faceDown.value.id : cell.terrain;
    byTerrain.set(id, [...(byTerrain.get(id) ?? []), cell]);
  }
  return (
    <>
      {[...byTerrain].map(([id, own]) => {
        const { colour, sign } = terrainOf(id);
        return (
          <g key={id}>
            <path class="cell" d={own.map(({ outline }) => outlineOf(outline)).join("")} fill={colour} />
            {sign !== "" &&
              own.map(({ name, centre }) => (
                <use key={name} href={`#${signId(id)}`} x={centre.x * CELL} y={-centre.y * CELL} />
              ))}
          </g>
        );
      })}
      {!isDown && bars.length > 0 && (
        <path class="cell-bar" d={bars.map(({ from, to }) => lineOf([from, to])).join("")} />
      )}
    </>
  );
}

const signId = (terrain: string): string => `sign-${terrain}`;

/** Each sign is drawn once in the page: what a card is called is not what is drawn on it. */
export function Signs(): VNode {
  const ids = new Set([
    ...terrains.value.map(({ id }) => id),
    UNKNOWN_TERRAIN,
    // those that the game does not have, too
    ...[...mapCards.value.values()].flatMap(({ map }) => map.squares.map(({ terrain }) => terrain)),
  ]);
  return (
    <defs>
      {[...ids].map(terrainOf).map(({ id, ink, sign }) => (
        <text key={id} id={signId(id)} class="cell-sign" y={5} fill={ink}>
          {sign}
        </text>
      ))}
    </defs>
  );
}

/** The outline of a card: the edges of its cells that no two of them share. */
export function cellsOutline(map: MapCard, turn: CardTurn): string {
  const edges = new Map<string, readonly [Point, Point]>();
  for (const { outline } of shapeOf(map, turn).cells)
    for (const [index, from] of outline.entries()) {
      const to = outline[(index + 1) % outline.length] as Point;
      const key = [cellKey(from), cellKey(to)].sort().join(" ");
      if (!edges.delete(key)) edges.set(key, [from, to]);
    }
  return joined([...edges.values()])
    .map(outlineOf)
    .join("");
}

/** Edges that follow each other as closed lines. */
function joined(edges: readonly (readonly [Point, Point])[]): readonly (readonly Point[])[] {
  const left = new Map(edges.map((edge) => [cellKey(edge[0]), edge]));
  const lines: Point[][] = [];
  for (const [start] of edges) {
    const line: Point[] = [];
    for (let key = cellKey(start); left.has(key); ) {
      const [from, to] = left.get(key) as readonly [Point, Point];
      left.delete(key);
      line.push(from);
      key = cellKey(to);
    }
    if (line.length > 0) lines.push(line);
  }
  return lines;
}
