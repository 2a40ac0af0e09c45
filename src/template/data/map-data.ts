/** A map card as templates see it: its cells and bars with their places on the printed card, in mm from its top left corner. */
import type { CellPoint } from "../../game/cells/cells.ts";
import { tileOf } from "../../game/cells/tile.ts";
import { extentOf } from "../../game/decks/map-print.ts";
import type { MapCard } from "../../game/map-cards.ts";
import type { Terrain } from "../../game/scenarios/terrain.ts";
import { type TerrainLook, terrainLook, UNKNOWN_LOOK } from "../../game/scenarios/terrain-look.ts";
import { derived, derivedLocally } from "../../remember/derived.ts";
import { round } from "../../units/length.ts";

/**
 * `colour` of a cell is the id of its terrain; `points` are the corners of a polygon.
 * @param terrains of the game, whose looks the cells have
 */
export const mapDataOf = (map: MapCard, terrains: readonly Terrain[]) => ofTerrains(terrains)(map);

const ofTerrains = derived((terrains: readonly Terrain[]) => {
  const looks = new Map(terrains.map((terrain) => [terrain.id, terrainLook(terrain)]));
  return derivedLocally((map: MapCard) => mapData(map, looks));
});

function mapData(map: MapCard, looks: ReadonlyMap<string, TerrainLook>) {
  const { cells, squares, bars, print } = map;
  const { kind } = tileOf(cells);
  const place = placing(map);
  return {
    isWhole: map.isWhole,
    shape: cells.shape,
    side: print.side,
    squares: squares.map(({ name, terrain, column, row }) => ({
      name,
      colour: terrain,
      terrain,
      ...(looks.get(terrain) ?? UNKNOWN_LOOK),
      column,
      row,
      ...place(kind.centreOf([column, row])),
      points: kind
        .outlineOf([column, row])
        .map((corner) => {
          const { x, y } = place(corner);
          return `${x},${y}`;
        })
        .join(" "),
    })),
    bars: bars.map(({ square, towards, from, to }) => {
      const [one, other] = [place(from), place(to)];
      return { square, towards, from, to, x1: one.x, y1: one.y, x2: other.x, y2: other.y };
    }),
  };
}

function placing({
  cells,
  print,
}: MapCard): (point: CellPoint) => { readonly x: number; readonly y: number } {
  const { side, across, along } = print;
  const { width, height } = extentOf(cells);
  const [left, top] = cells.shape === "square" ? [0, height] : [-width / 2, height / 2];
  return ([x, y]) => ({
    x: round((x - left + across) * side, 4),
    y: round((top - y + along) * side, 4),
  });
}
