/** Places of a text in the editor that are lit up or marked, as they move with what is typed. */
import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";

/** Offsets in the editor; `to` is exclusive. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** Lights places up, instead of those before. */
export const light = StateEffect.define<readonly Place[]>();
/** Marks the lines of a place softly, instead of those before; undefined for none. */
export const mark = StateEffect.define<Place | undefined>();

export const lit = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (old, { effects, changes }) => {
    const effect = effects.find((one) => one.is(light));
    if (!effect) return old.map(changes);
    const places = [...(effect.value as readonly Place[])].sort((a, b) => a.from - b.from);
    return Decoration.set(places.map(({ from, to }) => Decoration.mark({ class: "cm-lit" }).range(from, to)));
  },
  provide: (field) => EditorView.decorations.from(field),
});

export const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (old, { effects, changes, state }) => {
    const effect = effects.find((one) => one.is(mark));
    if (!effect) return old.map(changes);
    const place = effect.value as Place | undefined;
    if (!place) return Decoration.none;
    const [first, last] = [state.doc.lineAt(place.from).number, state.doc.lineAt(place.to).number];
    const lines = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index).from);
    return Decoration.set(lines.map((from) => Decoration.line({ class: "cm-marked" }).range(from)));
  },
  provide: (field) => EditorView.decorations.from(field),
});
