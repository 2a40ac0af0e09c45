/** What is found in the file of the scenario, and at which of its cards. */
import { computed } from "@preact/signals";
import type { Diagnostic } from "../../../../index.ts";
import { findings } from "../../project/project.ts";
import { openFile, tracks } from "../state.ts";

export const ownFindings = computed<readonly Diagnostic[]>(() =>
  findings.value.filter(({ file }) => file === openFile.value),
);

/** The card of the track that a finding is at, by its place from 0; undefined for one elsewhere in the file. */
export function cardOf({ start }: Diagnostic): number | undefined {
  const open = tracks.value?.scenarios.find(({ file }) => file === openFile.value);
  const { lines = [], columns } = open ?? {};
  const entry = lines.findIndex(([first, last], index) => {
    const [from, end] = columns?.[index] ?? [1, Number.POSITIVE_INFINITY];
    return first <= start.line && start.line <= last && from <= start.column && start.column < end;
  });
  const index = open?.scenario?.track.findIndex(({ position }) => position === entry + 1) ?? -1;
  return entry === -1 || index === -1 ? undefined : index;
}

/** Errors at cards. */
export const errorsAtCards = (): readonly (readonly [card: number, message: string])[] =>
  // of two at a card, the first
  ownFindings.value.toReversed().flatMap((one) => {
    const card = one.severity === "error" ? cardOf(one) : undefined;
    return card === undefined ? [] : [[card, one.message] as const];
  });
