/**
 * Names of squares and cards in the file of a scenario whose cards have got other positions. Limit: texts that mention a card
 * are not changed.
 */
import type { Json } from "../../../schema/files.ts";
import { type NewPlaces, renamedSquare } from "../../../track/renamed-squares.ts";
import { itemsIn, nodeIn, type OpenScenario, rootOf, wordIn } from "./open-scenario.ts";

/** @param places where each card is now, from 0, by where it was @returns false if something cannot be written */
export function renameSquares(scenario: OpenScenario, places: NewPlaces): boolean {
  if (places.every((place, index) => place === index)) return true;
  const ends = ["start", "finish"].map((field) => {
    const name = wordIn(scenario, [field]);
    const now = name === undefined ? undefined : renamedSquare(name, places);
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
function renameIn(scenario: OpenScenario, rule: string, places: NewPlaces): boolean {
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
    const now = words.map((word) => renamedSquare(word, places));
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
