/**
 * Gestures: a drag or a few keys that change the selected thing. The box moves at once; the picture follows as answers come, and
 * only the newest is asked for. A gesture is one step when it ends, and nothing at all when it is cancelled.
 */
import { batch, signal } from "@preact/signals";
import type { EditAsk, NamedEdits, Thing } from "../../../../index.ts";
import type { Box } from "../../../../units/box.ts";
import { call } from "../../calls.ts";
import { drafts } from "../../documents/documents.ts";
import { spliced } from "../../documents/splices.ts";
import { face } from "../face.ts";
import { newest } from "../newest.ts";
import { perform } from "../perform.ts";
import { drawn, type Picture } from "../pictures.ts";
import { picture, select, source, things } from "../state.ts";
import { added, askOf, type Change, changedBox, isNothing } from "./gesture.ts";
import type { Guide } from "./snap.ts";

export interface Gesture {
  readonly thing: Thing;
  readonly change: Change;
  readonly box: Box;
  readonly guides: readonly Guide[];
}

/** The gesture that goes on. */
export const gesture = signal<Gesture | undefined>(undefined);

/** The picture of the gesture, a little behind it. */
export const preview = signal<Picture | undefined>(undefined);

/** The change that the preview shows. */
export const previewedChange = signal<Change | undefined>(undefined);

/** The edits of the newest preview. */
let previewed: { readonly ask: EditAsk; readonly edits: NamedEdits } | undefined;

interface Wanted {
  readonly ask: EditAsk;
  readonly change: Change;
}

const follow = newest<Wanted>(async ({ ask, change: wanted }, signal) => {
  const [document, shown] = [source.peek(), face.peek()];
  if (!document || !shown) return;
  const texts = drafts.peek();
  const edits = await call("edits", ask, { drafts: texts, signal });
  previewed = { ask, edits };
  const text = textAfter(document.text.peek(), edits);
  const others = texts.filter(({ path }) => path !== document.path);
  const answer = await drawn(shown, [...others, { path: document.path, text }], signal);
  if (!gesture.peek() || !answer.picture || signal.aborted) return;
  batch(() => {
    preview.value = answer.picture;
    previewedChange.value = wanted;
  });
});

const textAfter = (text: string, { files }: NamedEdits): string =>
  spliced(
    text,
    files.flatMap(({ edits }) =>
      edits.map(({ start, end, text: put }) => ({ from: start.offset, to: end.offset, text: put })),
    ),
  );

/** Begins a gesture or goes on with it. */
export function change(thing: Thing, now: Change, guides: readonly Guide[] = []): void {
  const ask = askFor(thing, now);
  if (!ask) return;
  gesture.value = { thing, change: now, box: changedBox(thing, now), guides };
  follow({ ask, change: now });
}

function askFor({ element }: Thing, now: Change): EditAsk | undefined {
  const shown = face.peek();
  return shown && element && askOf(shown, element.start, now);
}

/** As if it had never begun. */
export function cancel(): void {
  clearTimeout(idle);
  follow.cancel();
  gesture.value = undefined;
  preview.value = undefined;
  previewedChange.value = undefined;
  previewed = undefined;
}

/** Makes the gesture a step. */
export async function finish(): Promise<void> {
  clearTimeout(idle);
  const done = gesture.peek();
  if (!done) return;
  const ask = askFor(done.thing, done.change);
  const ready =
    previewed && JSON.stringify(previewed.ask) === JSON.stringify(ask) ? previewed.edits : undefined;
  const shown = ready && preview.peek();
  cancel();
  if (!ask || isNothing(done.change)) return;
  // What the thing will be like is known already; the answer follows.
  const now = { ...done.thing, box: done.box };
  things.value = things.peek().map((one) => (one === done.thing ? now : one));
  if (shown) picture.value = shown;
  if (await perform(ask, ready)) return;
  things.value = things.peek().map((one) => (one === now ? done.thing : one));
  select(done.thing);
}

/** ms without a key after which keys are a step. */
const IDLE = 500;

let idle: ReturnType<typeof setTimeout> | undefined;

/** Keys pressed one after the other are one gesture. */
export function nudge(thing: Thing, by: Change): void {
  const going = gesture.peek();
  const isSame = going && going.change.kind === by.kind;
  if (going && !isSame) {
    void finish().then(() => nudge({ ...thing, box: going.box }, by));
    return;
  }
  change(going?.thing ?? thing, added(going?.change, by));
  clearTimeout(idle);
  idle = setTimeout(() => void finish(), IDLE);
}
