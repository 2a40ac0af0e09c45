/**
 * Gestures: a drag or a few keys that move or resize what is selected. The box moves at once; the
 * picture follows as answers come, each with the edits that it shows, and only the newest is asked for. A gesture is one step
 * when it ends, and nothing at all when it is cancelled. It belongs to the face on which it began.
 */
import { batch, effect, signal } from "@preact/signals";
import { textsAfter } from "../../../../diagnostics/text/edited-text.ts";
import type { EditAsk, Thing } from "../../../../index.ts";
import type { Box } from "../../../../units/box.ts";
import { drawnEdits, type EditsOfTexts } from "../../answers/drawn-ahead.ts";
import { drawing } from "../../answers/pictures-first.ts";
import { drafts } from "../../documents/documents.ts";
import { endsBeforeSaving } from "../../documents/draft-edits.ts";
import { askNow, type SeenText, seenText } from "../asked-things.ts";
import { type Face, face } from "../face.ts";
import { newest } from "../newest.ts";
import { perform } from "../perform.ts";
import { drawn, orderOf, picture, preview } from "../pictures.ts";
import { selectAll, selection, things } from "../state.ts";
import { added, askOf, type Change, changed, isNothing } from "./gesture.ts";
import type { Guide } from "./snap.ts";
import { together } from "./together.ts";

export interface Gesture {
  readonly face: Face;
  readonly thing: Thing;
  /** All that are changed, the thing first. */
  readonly together: readonly Thing[];
  readonly change: Change;
  /** Where they are then. */
  readonly boxes: readonly Box[];
  /** Around all of them. */
  readonly frame: Box;
  /** The template when it began: the things are those of this text. */
  readonly seen: SeenText | undefined;
  readonly guides: readonly Guide[];
}

/** The gesture that goes on. */
export const gesture = signal<Gesture | undefined>(undefined);

/** The change that the preview shows. */
export const previewedChange = signal<Change | undefined>(undefined);

/** The edits of the newest preview. */
let previewed: { readonly ask: EditAsk; readonly edits: EditsOfTexts } | undefined;

interface Wanted {
  readonly face: Face;
  readonly ask: EditAsk;
  readonly seen: SeenText | undefined;
  readonly change: Change;
}

const follow = newest<Wanted>(async ({ face: shown, ask, seen, change: wanted }, signal) => {
  const texts = drafts.peek();
  const edits = await drawing(drawnEdits(askNow(ask, seen), texts, { order: orderOf(shown), signal }));
  previewed = { ask, edits };
  const answer = await drawn(shown, textsAfter(texts, edits.files), signal);
  if (!gesture.peek() || !answer.picture || signal.aborted) return;
  batch(() => {
    preview.value = answer.picture;
    previewedChange.value = wanted;
  });
});

/** Begins a gesture or goes on with it. */
export function change(thing: Thing, now: Change, guides: readonly Guide[] = []): void {
  const on = gesture.peek()?.face ?? face.peek();
  if (!on || !thing.element) return;
  const all = gesture.peek()?.together ?? together(thing);
  const seen = gesture.peek() ? gesture.peek()?.seen : seenText(thing.element.file);
  gesture.value = { face: on, thing, together: all, change: now, ...changed(all, now), guides, seen };
  follow({ face: on, ask: askOf(on, startsOf(all), now), seen, change: now });
}

const startsOf = (all: readonly Thing[]): readonly number[] =>
  all.flatMap(({ element }) => element?.start ?? []);

/** As if it had never begun. */
export function cancel(): void {
  clearTimeout(idle);
  idle = undefined;
  follow.cancel();
  gesture.value = undefined;
  preview.value = undefined;
  previewedChange.value = undefined;
  previewed = undefined;
}

/** Makes the gesture a step. */
export async function finish(): Promise<void> {
  const done = gesture.peek();
  const { element } = done?.thing ?? {};
  if (!done || !element) return;
  const ask = askOf(done.face, startsOf(done.together), done.change);
  const ready =
    previewed && JSON.stringify(previewed.ask) === JSON.stringify(ask) ? previewed.edits : undefined;
  const shown = ready && preview.peek();
  cancel();
  if (isNothing(done.change)) return;
  if (!isFace(done.face)) return void (await perform(ask, ready, done.seen));
  // What the things will be like is known already; the answer follows.
  const before = new Map(
    done.together.map((one, index) => [{ ...one, box: done.boxes[index] ?? one.box }, one] as const),
  );
  const now = new Map([...before].map(([after, one]) => [one, after]));
  things.value = things.peek().map((one) => now.get(one) ?? one);
  if (shown) picture.value = shown;
  if ((await perform(ask, ready, done.seen)) || !isFace(done.face)) return;
  things.value = things.peek().map((one) => before.get(one) ?? one);
  selectAll(done.together);
}

/** Whether the view still shows it. */
const isFace = (one: Face): boolean => JSON.stringify(one) === JSON.stringify(face.peek());

/** ms without a key after which keys are a step. */
const IDLE = 500;

/** Set while keys are a gesture, and not the pointer. */
let idle: ReturnType<typeof setTimeout> | undefined;

/** Keys pressed one after the other are one gesture, as long as they do the same to the same thing. */
export function nudge(thing: Thing, by: Change): void {
  const going = gesture.peek();
  const isSame = going?.change.kind === by.kind && going.thing.element?.start === thing.element?.start;
  if (going && !isSame) {
    // where it is then, and with what was done to it
    const at = selection.peek().indexOf(thing);
    void finish().then(() => nudge(selection.peek()[at] ?? thing, by));
    return;
  }
  change(going?.thing ?? thing, added(going?.change, by));
  clearTimeout(idle);
  idle = setTimeout(() => void finish(), IDLE);
}

/** Keys that nobody waited for become a step all the same. */
function finishKeys(): void {
  if (idle !== undefined) void finish();
}

endsBeforeSaving(finishKeys);

/** Ends gestures when the view shows another face, when something else is selected, and with the view. @returns ends it */
export function endGestures(): () => void {
  const settle = (): void => {
    finishKeys();
    // the pointer has not let go
    cancel();
  };
  let before = "";
  const end = effect(() => {
    const now = JSON.stringify([face.value, selection.value.map(({ element }) => element?.start)]);
    if (before !== "" && now !== before) settle();
    before = now;
  });
  return () => {
    end();
    settle();
  };
}
