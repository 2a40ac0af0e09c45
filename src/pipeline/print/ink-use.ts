/**
 * How much ink the pages of prints take, estimated from coarse pictures of the scenes on them, which are remembered.
 * Limits: crop marks and footers are not counted; they take less than half a percent of a page.
 */
import { type InkMap, inkMapOf, inkWithin } from "../../press/ink-map.ts";
import { json, type Kind } from "../../remember/kind.ts";
import { digestOfTexts } from "../../remember/memory.ts";
import { placementMatrix } from "../../sheet/placement-matrix.ts";
import type { Placement, SheetSet, SheetSide } from "../../sheet/sheet.ts";
import { apply, applyToBox, invert } from "../../units/matrix.ts";
import { drawRasters } from "../draw/draw-rasters.ts";
import { GaveUp } from "../look/outcome.ts";
import type { MadeGame } from "../made-game.ts";
import type { Pace } from "../progress.ts";

/** Shares of paper: 0 for white, 1 for solid black; one full ink alone is a third. */
export interface InkUse {
  /** Of all pages that could be measured. */
  readonly average: number;
  /** Of each page; null if one of its drawings takes too long to draw. */
  readonly pages: readonly (number | null)[];
}

const MAPS: Kind<InkMap> = {
  name: "ink-map",
  weight: ({ cells }) => 300 + 8 * cells.length,
  codec: json(),
};

type Maps = ReadonlyMap<string, InkMap | undefined>;

/** Of each set of sheets. Scenes that no earlier call has measured take about 30 ms each. */
export async function inkUseOf(
  made: MadeGame,
  sets: readonly SheetSet[],
  progress: Pace,
): Promise<readonly InkUse[]> {
  const sides = sets.flatMap((set) => set.sides);
  const keys = [...new Set(sides.flatMap(({ placements }) => placements.map(({ scene }) => scene)))];
  const maps = new Map<string, InkMap | undefined>();
  for (const [index, key] of keys.entries()) {
    await progress.pause();
    progress.step("measuring ink", index + 1, keys.length);
    maps.set(key, await mapOf(made, key));
  }
  return sets.map(({ sides }) => useOf(sides, maps));
}

async function mapOf(made: MadeGame, key: string): Promise<InkMap | undefined> {
  const { means, laid, fonts, rasters, inspector } = made;
  const memory = means.isLasting() ? means.memory : undefined;
  const name = digestOfTexts([means.key, laid.scenes.nameOf(key)]);
  const known = memory?.get(MAPS, name);
  if (known) return known;
  const faults = laid.rasterised.includes(key) ? await drawRasters(made, [key]) : [];
  try {
    const map = await inkMapOf(laid.scenes.get(key), fonts.programs, rasters.pictures, inspector.draw);
    if (faults.length === 0) memory?.put(MAPS, name, map);
    return map;
  } catch (error) {
    if (error instanceof GaveUp) return undefined;
    throw error;
  }
}

function useOf(sides: readonly SheetSide[], maps: Maps): InkUse {
  const measured = sides.map((side) => ({
    ink: inkOn(side, maps),
    area: side.size.width * side.size.height,
  }));
  let [ink, area] = [0, 0];
  for (const page of measured) {
    if (page.ink === undefined) continue;
    ink += page.ink;
    area += page.area;
  }
  return {
    average: area === 0 ? 0 : share(ink / area),
    pages: measured.map((page) => (page.ink === undefined ? null : share(page.ink / page.area))),
  };
}

const share = (value: number): number => Math.round(10_000 * value) / 10_000;

/** mm² in solid black; undefined if a drawing could not be measured. */
function inkOn({ placements }: SheetSide, maps: Maps): number | undefined {
  let sum = 0;
  for (const placement of placements) {
    const map = maps.get(placement.scene);
    if (!map) return undefined;
    sum += inkOf(placement, map);
  }
  return sum;
}

function inkOf(placement: Placement, map: InkMap): number {
  const toScene = invert(placementMatrix(placement));
  if (!toScene) return 0;
  const outline = placement.clipOutline?.map((point) => apply(toScene, point));
  return inkWithin(map, applyToBox(toScene, placement.clip), outline);
}
