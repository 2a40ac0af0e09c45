/** Where the fields of a card are on its faces, and where they are written: what ties the form to the picture and to the text. */
import { signal } from "@preact/signals";
import type { CardData, Thing, WrittenField } from "../../../index.ts";
import { useLive } from "../answers/live.ts";

/** Pictures come first: what only ties things together waits until typing has paused for this long, in ms. */
const PAUSE = { pause: 150, isLater: true };

export interface FaceAsk {
  readonly game: string;
  readonly deck: string;
  readonly card: string;
  readonly side: "front" | "back";
}

/** The things on a face that show a field of the card, in drawing order; none until the first answer. */
export function useThings({ game, deck, card, side }: FaceAsk): readonly Thing[] {
  const things = useLive("things", () => ({ game, deck, card, side }), [game, deck, card, side], PAUSE);
  return (things.answer.value ?? []).filter(
    ({ origin }) => origin.field !== undefined && origin.field.length > 0,
  );
}

/** Where the fields of a card's entry are written, in the order of the file. */
export function useWrittenFields({ place }: Pick<CardData, "place">): readonly WrittenField[] {
  const { file, start } = place;
  const fields = useLive("writtenFields", () => ({ file, offset: start }), [file, start], PAUSE);
  return fields.answer.value ?? [];
}

/** The field that is pointed at, in the form or in the picture, by its key. */
export const pointed = signal<string | undefined>(undefined);
