/** What is found in the file of the scenario, and at which of its cards. */
import { computed } from "@preact/signals";
import type { Diagnostic } from "../../../../index.ts";
import { findingsOfCard } from "../../findings/concerned.ts";
import { findings, isChecking } from "../../project/project.ts";
import { isAhead } from "../change.ts";
import { entriesOf } from "../model/read-track.ts";
import { mapCards, openFile, tracks } from "../state.ts";

export const ownFindings = computed<readonly Diagnostic[]>(() =>
  findings.value.filter(({ file }) => file === openFile.value),
);

/** The place of a card on the map, by its position in the file. */
const placeOf = computed<ReadonlyMap<number, number>>(() => {
  const open = tracks.value?.scenarios.find(({ file }) => file === openFile.value)?.scenario;
  return new Map((open ? entriesOf(open) : []).map(({ position }, index) => [position, index]));
});

/** The card of the track that a finding is at, by its place from 0; undefined for one elsewhere in the file. */
export function cardOf({
  start,
}: {
  readonly start: { readonly line: number; readonly column: number };
}): number | undefined {
  const open = tracks.value?.scenarios.find(({ file }) => file === openFile.value);
  const { lines = [], columns } = open ?? {};
  const entry = lines.findIndex(([first, last], index) => {
    const [from, end] = columns?.[index] ?? [1, Number.POSITIVE_INFINITY];
    return first <= start.line && start.line <= last && from <= start.column && start.column < end;
  });
  return entry === -1 ? undefined : placeOf.value.get(entry + 1);
}

/** Errors at cards of the track as it is laid; none while they may be about an earlier one, whose cards have other numbers. */
export function errorsAtCards(): readonly (readonly [card: number, message: string])[] {
  if (isChecking.value || isAhead.value) return [];
  // of two at a card, the first
  return ownFindings.value.toReversed().flatMap((one) => {
    const card = one.severity === "error" ? cardOf(one) : undefined;
    return card === undefined ? [] : [[card, one.message] as const];
  });
}

/** What is found about a map card that cannot be read as it is; undefined for others, and before it is found. */
export function faultOfMapCard(id: string): string | undefined {
  const card = mapCards.value.get(id);
  if (!card || card.map.isWhole) return undefined;
  return findingsOfCard(card.deck, id).find(({ severity }) => severity === "error")?.message;
}
