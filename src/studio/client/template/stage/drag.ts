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
import { askNow, offsetNow, type SeenText, seenText } from "../asked-things.ts";
import { type Face, face } from "../face.ts";
import { newest } from "../newest.ts";
import { perform } from "../perform.ts";
import { drawn, orderOf, picture, preview } from "../pictures.ts";
import { placeOf, type Selected, selection, selectPlaces, thingAt, things } from "../state.ts";
import { added, askOf, type Change, changed, isNothing } from "./gesture.ts";
import type { Guide } from "./snap.ts";
import { together } from "./together.ts";

/** What a gesture is about, as it was when the thing was taken: things are asked for anew at any time. */
export interface Held {
  readonly face: Face;
  readonly thing: Thing;
  /** All that are changed, the thing first. */
  readonly together: readonly Thing[];
  /** Where these are in the text that was seen. */
  readonly places: readonly Selected[];
  /** The template then: the things are those of this text. */
  readonly seen: SeenText | undefined;
}

export interface Gesture extends Held {
  readonly change: Change;
  /** Where they are then. */
  readonly boxes: readonly Box[];
  /** Around all of them. */
  readonly frame: Box;
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

/** Takes a thing, with all that is changed with it; undefined for one that no template of the project draws. */
export function hold(thing: Thing): Held | undefined {
  const on = face.peek();
  if (!on || !thing.element) return undefined;
  const all = together(thing);
  const places = all.flatMap((one) => placeOf(one) ?? []);
  return { face: on, thing, together: all, places, seen: seenText(thing.element.file) };
}

/** Begins a gesture or goes on with it. @param held what it is about, if it begins */
export function change(held: Held | undefined, now: Change, guides: readonly Guide[] = []): void {
  const of = gesture.peek() ?? held;
  if (!of) return;
  gesture.value = { ...of, change: now, ...changed(of.together, now), guides };
  follow({ face: of.face, ask: askOf(of.face, startsOf(of.together), now), seen: of.seen, change: now });
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
  putAt(placesNow(done), done.boxes);
  if (shown) picture.value = shown;
  if ((await perform(ask, ready, done.seen)) || !isFace(done.face)) return;
  const places = placesNow(done);
  putAt(
    places,
    done.together.map(({ box }) => box),
  );
  selectPlaces(places);
}

/** The text before them may have changed since the gesture began. */
function placesNow({ places, seen }: Gesture): readonly Selected[] {
  const now = offsetNow(seen);
  return places.map((one) => ({ ...one, start: now(one.start) }));
}

/** Things are found by their places: they may have been asked for anew since the gesture began. */
function putAt(places: readonly Selected[], boxes: readonly Box[]): void {
  const all = things.peek();
  const moved = new Map(places.map((one, index) => [thingAt(all, one), boxes[index]]));
  things.value = all.map((one) => ({ ...one, box: moved.get(one) ?? one.box }));
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
  change(going ?? hold(thing), added(going?.change, by));
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
