/** The pictures of faces in this page: one store, which follows the project's texts and files. */
import { effect, type ReadonlySignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { drawnAhead, drawWithEdits } from "../answers/drawn-ahead.ts";
import { drawing } from "../answers/pictures-first.ts";
import { call } from "../calls/calls.ts";
import { drafts } from "../documents/documents.ts";
import { whenTrue } from "../effect-until.ts";
import { isChecking, isConnected, revision } from "../project/project.ts";
import { drawings } from "./blobs.ts";
import type { FaceRef } from "./face-ref.ts";
import { createFaceStore, type FaceStore, type ShownFace } from "./face-store.ts";
import { awayFromView } from "./near.ts";

export type { FaceRef } from "./face-ref.ts";
export type { ShownFace } from "./face-store.ts";

let store: FaceStore | undefined;

/** Made when a view first shows a face. */
export function faceStore(): FaceStore {
  store ??= followingProject();
  return store;
}

function followingProject(): FaceStore {
  const made = createFaceStore({
    draw: async (order, signal, isSeen) => {
      const ready = drawnAhead(order, drafts.peek());
      if (ready) return ready;
      const asked = call("faces", order, { drafts: drafts.peek(), signal });
      return (await (isSeen ? drawing(asked) : asked)).faces;
    },
    blobs: drawings,
    // what is not in sight yet would delay the findings
    whenIdle: (work) => void whenTrue(() => !isChecking.value).then(() => requestIdle(work)),
  });
  drawWithEdits(() => made.seenLarge());
  let first = true;
  effect(() => {
    revision.value;
    if (!first) made.outdate();
    first = false;
  });
  effect(() => {
    if (isConnected.value) made.retry();
  });
  return made;
}

function requestIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 50);
}

/**
 * A face for a component that shows it for as long as it is mounted.
 * @param isShown false = what is known of it, without asking for more
 * @param place where it is: faces that are seen are drawn before those further away; default in view
 */
export function useFace(
  ref: FaceRef,
  isShown = true,
  place?: RefObject<Element | null>,
): ReadonlySignal<ShownFace> {
  const { game, deck, card, side, ink, box } = ref;
  // before the browser paints, which would keep the question back
  useLayoutEffect(
    () => (isShown ? faceStore().show(ref, () => awayFromView(place?.current ?? null)) : undefined),
    [game, deck, card, side, ink, box, isShown],
  );
  return faceStore().faceOf(ref);
}
