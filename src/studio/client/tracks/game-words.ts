/** What the game calls what the designer speaks of, and what it does not have at all. */
import { computed } from "@preact/signals";
import { cellWord } from "../../../track/cell-word.ts";
import { type ForcedField, hasSpecialSteps, usualForcedField } from "../../../track/special-steps.ts";
import { mapCards, moves, track } from "./state.ts";

/** Of the cards that lie, or of the game's first. */
const shape = computed(
  () => (track.value.cards[0]?.map ?? [...mapCards.value.values()][0]?.map)?.cells.shape ?? "square",
);

/** "square" or "hexagon". */
export const cellName = computed<string>(() => cellWord(shape.value));

/** What only some pieces may do, such as a diagonal step; undefined in games without. */
export const specialStep = computed<string | undefined>(() => {
  const movement = moves.value?.movement;
  return movement && hasSpecialSteps(movement, shape.value) ? movement.words.special : undefined;
});

/** Cards that lie face down do something. */
export const hasFaceDown = computed<boolean>(() => (moves.value?.movement.accelerations ?? 0) > 0);

/** The field of a scenario's file that promises such steps. */
export const forcedField = computed<ForcedField>(() => {
  const movement = moves.value?.movement;
  return movement ? usualForcedField(movement, shape.value) : "forced-special";
});

/** Where a race starts or ends that names no cell for it: where the rule says, if the game has one. */
export const unnamedWords = (which: "start" | "finish"): string =>
  moves.value?.movement[which] === "named" ? "not named" : "automatic";
