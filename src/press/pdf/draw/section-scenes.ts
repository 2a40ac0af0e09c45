/**
 * The scenes of a section, each with the place where it is drawn. Cards consist mostly of parts that recur: what recurs
 * is counted, and found when it is drawn, part by part instead of item by item, with the same result.
 */

import { mixesWithBelow } from "../../../scene/mixes-with-below.ts";
import type { GroupItem, Scene } from "../../../scene/scene.ts";
import { groupAround } from "../../../scene/scene-parts.ts";
import type { SheetSide } from "../../../sheet/sheet.ts";
import { type Box, outset } from "../../../units/box.ts";
import type { Matrix } from "../../../units/matrix.ts";
import type { Repeats } from "../repeats/repeats.ts";
import { countItems } from "./count-items.ts";
import { type DrawPlace, insideGroup, placeOf } from "./draw-place.ts";
import { matrixOperator } from "./operators.ts";
import { countPart, type PartUse, partsOf, type SectionParts } from "./section-parts.ts";

export interface SectionScene {
  readonly scene: Scene;
  readonly place: DrawPlace;
  /** True if it has a form: it occurs more than once, or must not see the paper. */
  readonly isForm: boolean;
  readonly isIsolated: boolean;
  /** Undefined if it is drawn item by item. */
  readonly inParts: SceneParts | undefined;
}

/** A scene that is drawn part by part. */
export interface SceneParts {
  readonly uses: readonly PartUse[];
  readonly inside: Inside;
}

/** Where parts are drawn. */
export interface Inside {
  readonly place: DrawPlace;
  /** From there to the scene's own coordinates, and the operator for that; undefined if these are the same. */
  readonly transform: Matrix | undefined;
  readonly operator: string;
}

/** By the keys of the scenes. */
export type SectionScenes = ReadonlyMap<string, SectionScene>;

/** The scenes on some sides, each once. */
export function scenesOf(sides: readonly SheetSide[], sceneOf: (key: string) => Scene): SectionScenes {
  const uses = new Map<string, number>();
  for (const { placements } of sides)
    for (const { scene } of placements) uses.set(scene, (uses.get(scene) ?? 0) + 1);
  const parts: SectionParts = new Map();
  const scenes = new Map<string, SectionScene>();
  let last: SectionScene | undefined;
  for (const [key, times] of uses) {
    const scene = sceneOf(key);
    const place = last && hasSameSize(last.scene, scene) ? last.place : placeOf(1, drawnBox(scene), 1);
    const inParts = scenePartsOf(scene, place, parts, last?.place === place ? last.inParts : undefined);
    const isIsolated = inParts
      ? inParts.uses.some(({ isMixing }) => isMixing)
      : mixesWithBelow(scene.items, scene.symbols);
    last = { scene, place, isForm: times > 1 || isIsolated, isIsolated, inParts };
    scenes.set(key, last);
  }
  return scenes;
}

/** @param last those of another scene at the same place */
function scenePartsOf(
  scene: Scene,
  place: DrawPlace,
  parts: SectionParts,
  last: SceneParts | undefined,
): SceneParts | undefined {
  const group = groupAround(scene);
  const inside = last?.inside.transform === group?.transform ? last?.inside : undefined;
  const around = inside ?? insideOf(group, place);
  const uses = around && partsOf(scene, parts);
  return uses && { uses, inside: around };
}

function insideOf(group: GroupItem | undefined, place: DrawPlace): Inside | undefined {
  if (!group) return { place, transform: undefined, operator: "" };
  const { transform } = group;
  const inside = insideGroup(group, place);
  return inside && { place: inside, transform, operator: matrixOperator(transform, place.decimals) };
}

/** Counts what the scene shows among what recurs in its section. */
export function countScene({ scene, place, inParts }: SectionScene, repeats: Repeats): void {
  if (!inParts) countItems(scene.items, place, repeats);
  else for (const use of inParts.uses) countPart(use, inParts.inside.place, repeats);
}

const hasSameSize = (one: Scene, other: Scene): boolean =>
  one.bleed === other.bleed && one.trim.width === other.trim.width && one.trim.height === other.trim.height;

const drawnBox = ({ trim, bleed }: Scene): Box => outset({ x: 0, y: 0, ...trim }, bleed);
