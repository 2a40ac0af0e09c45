/**
 * Names of squares and cards in a scenario after its cards have got other positions: "4.b2" becomes "3.b2" if its card
 * becomes the third. What names a card that is gone goes with it. Limit: texts that mention a card are not changed.
 */
import type { Json } from "../../../schema/files.ts";
import { itemsIn, nodeIn, type OpenScenario, rootOf, wordIn } from "./open-scenario.ts";

/** @param places where each card is now, from 0, by where it was @returns false if something cannot be written */
export function renameSquares(scenario: OpenScenario, places: readonly (number | undefined)[]): boolean {
  if (places.every((place, index) => place === index)) return true;
  const ends = ["start", "finish"].map((field) => {
    const name = wordIn(scenario, [field]);
    const now = name === undefined ? undefined : renamed(name, places);
    return now === name || scenario.yaml.set([field], now);
  });
  const rules = nodeIn(scenario, ["rules"])?.kind === "map" ? rulesIn(scenario) : [];
  return [...ends, ...rules.map((rule) => renameIn(scenario, rule, places))].every(Boolean);
}

const rulesIn = (scenario: OpenScenario): readonly string[] => {
  const rules = rootOf(scenario).entries.find(({ key }) => key === "rules")?.value;
  return rules?.kind === "map" ? rules.entries.map(({ key }) => key) : [];
};

/** In one rule of the scenario: a list of squares, of cards or of steps. */
function renameIn(scenario: OpenScenario, rule: string, places: readonly (number | undefined)[]): boolean {
  const path = ["rules", rule];
  const count = itemsIn(scenario, path).length;
  let isDone = true;
  // from the last to the first, so that none moves before it is looked at
  for (let index = count - 1; index >= 0; index--) {
    const at = [...path, index];
    const item = nodeIn(scenario, at);
    if (item === undefined) continue;
    const fields = item.kind === "map" ? item.entries.map(({ key }) => [...at, key]) : [at];
    const words = fields.map((field) => wordIn(scenario, field) ?? "");
    const now = words.map((word) => renamed(word, places));
    if (now.includes(undefined))
      isDone = scenario.yaml.set(itemsIn(scenario, path).length === 1 ? path : at, undefined) && isDone;
    else
      for (const [field, word] of now.entries())
        if (word !== words[field])
          isDone = scenario.yaml.set(fields[field] ?? at, asWritten(word ?? "")) && isDone;
  }
  return isDone;
}

/** Positions of cards are numbers, names of squares are not. */
const asWritten = (word: string): Json => (/^\d+$/.test(word) ? Number(word) : word);

/** "4.b2", or "4" for a card. Undefined if its card is gone; what is neither stays. */
function renamed(name: string, places: readonly (number | undefined)[]): string | undefined {
  const [, position, rest = ""] = /^(\d+)(\..+)?$/.exec(name) ?? [];
  const old = Number(position) - 1;
  if (position === undefined || old >= places.length || old < 0) return name;
  const now = places[old];
  return now === undefined ? undefined : `${now + 1}${rest}`;
}
