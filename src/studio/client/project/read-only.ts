/** Whether this studio may change files, in words for whatever cannot be used then. */
import { computed } from "@preact/signals";
import type { DeckData } from "../../../index.ts";
import { opened } from "./project.ts";

/** Undefined if it may. */
export const whyReadOnly = computed(() =>
  opened.value?.isReadOnly === true ? "This studio only reads" : undefined,
);

/** The same for the cards of a deck, which may be in a workbook. */
export const whyDeckReadOnly = (deck: Pick<DeckData, "whyReadOnly">): string | undefined =>
  whyReadOnly.value ?? (deck.whyReadOnly === undefined ? undefined : sentence(deck.whyReadOnly));

const sentence = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
