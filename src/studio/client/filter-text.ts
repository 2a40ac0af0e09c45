/** The words that the decks are filtered by: other views set them, to show the cards that they are about. */
import { signal } from "@preact/signals";

export const filterText = signal("");
