/**
 * Names of squares and cards in a scenario after its cards have got other positions: "4.b2" becomes "3.b2" if its card becomes
 * the third. What names a card that is gone goes with it. Pure.
 */
import type { CurrentStep, ScenarioRules } from "../schema/files.ts";

/** Where each card is now, from 0, by where it was; undefined for those that are gone. */
export type NewPlaces = readonly (number | undefined)[];

/** "4.b2", or "4" for a card. Undefined if its card is gone; what is neither stays. */
export function renamedSquare(name: string, places: NewPlaces): string | undefined {
  const [, position, rest = ""] = /^(\d+)(\..+)?$/.exec(name) ?? [];
  const old = Number(position) - 1;
  if (position === undefined || old >= places.length || old < 0) return name;
  const now = places[old];
  return now === undefined ? undefined : `${now + 1}${rest}`;
}

/** A list of which nothing is left is no rule. Undefined if no rule is left. */
export function renamedRules(rules: ScenarioRules, places: NewPlaces): ScenarioRules | undefined {
  const now = Object.entries(rules).flatMap(([rule, value]): readonly [string, unknown][] => {
    if (typeof value === "boolean") return [[rule, value]];
    const items = value.flatMap((item: RuleItem) => renamedItem(item, places) ?? []);
    return items.length === 0 ? [] : [[rule, items]];
  });
  return now.length === 0 ? undefined : (Object.fromEntries(now) as ScenarioRules);
}

type RuleItem = string | number | CurrentStep;

function renamedItem(item: RuleItem, places: NewPlaces): RuleItem | undefined {
  if (typeof item === "object") {
    const [from, to] = [renamedSquare(item.from, places), renamedSquare(item.to, places)];
    return from === undefined || to === undefined ? undefined : { from, to };
  }
  const now = renamedSquare(String(item), places);
  return typeof item === "number" && now !== undefined ? Number(now) : now;
}
