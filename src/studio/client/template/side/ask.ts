/** Edits of a thing on the face that is shown. */
import type { EditAsk, Thing } from "../../../../index.ts";
import { face } from "../face.ts";

/** Undefined for a thing that no template of the project draws. */
export function ask<K extends EditAsk["kind"]>(
  thing: Thing,
  more: { readonly kind: K } & Record<string, unknown>,
): EditAsk | undefined {
  const shown = face.peek();
  return shown && thing.element && ({ ...shown, start: thing.element.start, ...more } as unknown as EditAsk);
}
