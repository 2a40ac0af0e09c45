/** Whether the selected cards may be changed, in words for what cannot be used then. */
import { computed } from "@preact/signals";
import { decks } from "../project/cards.ts";
import { whyDeckReadOnly, whyReadOnly } from "../project/read-only.ts";
import { selection } from "../selection.ts";

/** Undefined if they may; one of their decks may be in a workbook. */
export const whySelectedReadOnly = computed(() => {
  const selected = new Set([...selection.value.values()].map(({ deck }) => deck));
  const of = (decks.value ?? []).filter(({ id }) => selected.has(id));
  return whyReadOnly.value ?? of.map(whyDeckReadOnly).find((why) => why !== undefined);
});
