/** Parts of the scenes of a section: each is one object on all cards that show it. */
import { mixesWithBelow } from "../../../scene/mixes-with-below.ts";
import type { Item, Scene, ScenePart, SceneSymbol } from "../../../scene/scene.ts";
import type { Repeat } from "../repeats/recurring.ts";
import type { Repeats } from "../repeats/repeats.ts";
import { countItems, isSameText } from "./count-items.ts";
import type { DrawPlace } from "./draw-place.ts";

/** A part in a section. */
export interface PartUse {
  readonly items: readonly Item[];
  /** It blends with what is below it. */
  readonly isMixing: boolean;
  /** Where it was first counted, and how often it was counted there. */
  where: string;
  times: number;
  /** What each of its items draws, if that was counted as well; from the second time on. */
  repeats: readonly (Repeat | undefined)[] | undefined;
}

export type SectionParts = Map<ScenePart, PartUse>;

/** The parts of a scene; undefined if it has none, or the first item of one continues the text of another. */
export function partsOf({ parts, symbols }: Scene, known: SectionParts): readonly PartUse[] | undefined {
  if (!parts) return undefined;
  const uses: PartUse[] = [];
  let last: Item | undefined;
  for (const part of parts) {
    const { items } = part;
    if (items.length === 0) continue;
    if (isSameText(last, items[0])) return undefined;
    last = items[items.length - 1];
    uses.push(useOf(part, symbols, known));
  }
  return uses;
}

function useOf(
  part: ScenePart,
  symbols: Readonly<Record<string, SceneSymbol>>,
  known: SectionParts,
): PartUse {
  const before = known.get(part);
  if (before) return before;
  const { items } = part;
  const use: PartUse = {
    items,
    isMixing: mixesWithBelow(items, symbols),
    where: "",
    times: 0,
    repeats: undefined,
  };
  known.set(part, use);
  return use;
}

/** Counts the items of a part. */
export function countPart(use: PartUse, place: DrawPlace, repeats: Repeats): void {
  const { where } = place;
  if (use.repeats && use.where === where) {
    for (const repeat of use.repeats) if (repeat) repeats.countAgain(repeat, where);
    return;
  }
  countItems(use.items, place, repeats);
  if (use.times === 0) use.where = where;
  // Once an item was counted twice, it is known that it recurs.
  if (use.where === where && ++use.times === 2) use.repeats = use.items.map((item) => repeats.of(item));
}
