/**
 * The pictures of faces: who shows which, what is drawn next, and what stays when a face cannot be drawn.
 *
 * A face is asked for by whoever shows it (`show`) or will soon (`expect`). Faces that are shown are drawn first, those in view
 * before those further away, the others when there is nothing else to do. When texts or files change, all faces are asked for again, with the names of the drawings
 * that are here, so that only changed drawings travel. The last good picture stays until the next one is here; it is marked
 * as old if the face cannot be drawn any more. When a call fails, its faces are asked for one by one, so that one of them is
 * in the way of no other; what then fails says why, until it is asked for again.
 */
import { type Signal, signal } from "@preact/signals";
import type { Diagnostic, FacePicture, FacesOrder } from "../../../index.ts";
import { Unreachable } from "../calls/connection.ts";
import type { Blobs } from "./blobs.ts";
import { type FaceRef, keyOf } from "./face-ref.ts";
import { type AskedFace, type Away, alike, isLarge, isShown, nearestFirst } from "./next-faces.ts";

export interface ShownFace {
  /** For `<img>`, as long as the face is shown; undefined until the first drawing is here, and for faces that never could be drawn. */
  readonly url: string | undefined;
  /** There is a picture, perhaps of an earlier state. */
  readonly isDrawn: boolean;
  /** The picture is of an earlier state: the face cannot be drawn as it is now written. */
  readonly isOld: boolean;
  /** The game has no such card, or the card no such side. */
  readonly isMissing: boolean;
  /** There was an answer, with or without a picture. */
  readonly isKnown: boolean;
  /** Of the cut card in mm, and its bleed on each side; undefined until known. */
  readonly size: { readonly width: number; readonly height: number; readonly bleed: number } | undefined;
  readonly findings: readonly Diagnostic[];
  /** Why it could not be asked for, for people; it says nothing about the card. */
  readonly fault: string | undefined;
}

const UNKNOWN: ShownFace = {
  url: undefined,
  isDrawn: false,
  isOld: false,
  isMissing: false,
  isKnown: false,
  size: undefined,
  findings: [],
  fault: undefined,
};

/** What draws: the server's call `faces`. @throws Unreachable if the faces are to be asked for again by `retry` */
export type DrawFaces = (
  order: FacesOrder,
  signal: AbortSignal,
  /** False for faces that are not in sight yet. */
  isSeen: boolean,
) => Promise<readonly FacePicture[]>;

export interface FaceStore {
  /** What is known of a face, following it. */
  faceOf(ref: FaceRef): Signal<ShownFace>;
  /** Draws the face now and keeps its picture. @param away how far it is from what can be seen; default in view @returns ends that */
  show(ref: FaceRef, away?: Away): () => void;
  /** Draws these faces when there is time, as far as there is room. A later list replaces an earlier one. */
  expect(refs: readonly FaceRef[]): void;
  /** Texts or files have changed. */
  outdate(): void;
  /** Tries again what could not be asked for. */
  retry(): void;
  /** What it will ask for first after the next change, if one card is shown large. */
  seenLarge(): FacesOrder | undefined;
}

interface Entry extends AskedFace {
  readonly shown: Signal<ShownFace>;
  /** The state that its answer is about; less than the store's = out of date. */
  state: number;
  /** The drawing that is shown. */
  name: string | undefined;
  letGo: (() => void) | undefined;
}

/**
 * Faces of one call: of the very first few, so that they are there soon; then as many as a screen shows. While the page
 * reads these, which takes 5 ms of its time each, the server draws the next.
 */
const FIRST_AT_ONCE = 6;
const SHOWN_AT_ONCE = 12;
/** Of faces that are not seen: as these, and up to many as long as no new drawings come back. */
const EXPECTED_AT_ONCE = 16;
const MOST_EXPECTED_AT_ONCE = 128;

/** Large pictures that an edit may wait for. Where more of them are shown, nobody looks at one alone. */
const MOST_WITH_EDIT = 2;

/** So many faces in a row that fail alone with the same words: no other is asked for, because it is not the faces. */
const FAILURES_IN_A_ROW = 3;

export interface StoreOptions {
  readonly draw: DrawFaces;
  readonly blobs: Blobs;
  /** Calls back when there is nothing else to do. */
  readonly whenIdle: (work: () => void) => void;
}

export function createFaceStore({ draw, blobs, whenIdle }: StoreOptions): FaceStore {
  const entries = new Map<string, Entry>();
  let expected: readonly string[] = [];
  let state = 1;
  let isPlanned = false;
  let isIdlePlanned = false;
  let shownAtOnce = FIRST_AT_ONCE;
  let expectedAtOnce = EXPECTED_AT_ONCE;
  /** The call under way. */
  let running:
    | { readonly end: AbortController; readonly isIdle: boolean; readonly isLarge: boolean }
    | undefined;

  const entryOf = (ref: FaceRef): Entry => {
    const key = keyOf(ref);
    const known = entries.get(key);
    if (known) return known;
    const made = {
      ref,
      shown: signal(UNKNOWN),
      places: new Set<{ readonly away: Away }>(),
      state: 0,
      name: undefined,
      letGo: undefined,
      isAlone: false,
    };
    entries.set(key, made);
    return made;
  };

  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    // faces that appear together are asked for together
    queueMicrotask(() => {
      isPlanned = false;
      next();
    });
  };

  const next = (): void => {
    const seen = [...entries.values()].filter((entry) => isShown(entry) && isDue(entry));
    const large = seen.filter(isLarge);
    if (running) {
      // what is not needed at once makes way
      const isNeeded = running.isIdle ? seen.length > 0 : !running.isLarge && large.length > 0;
      if (isNeeded) running.end.abort();
      return;
    }
    // the large picture of a card before the small ones around it
    const urgent = large.length > 0 ? large : seen;
    if (urgent.length > 0) return void ask(alike(nearestFirst(urgent, shownAtOnce), shownAtOnce), false);
    const later = laterEntries();
    if (later.length === 0 || isIdlePlanned) return;
    isIdlePlanned = true;
    whenIdle(() => {
      isIdlePlanned = false;
      if (!running) void ask(alike(laterEntries(), expectedAtOnce), true);
    });
  };

  const laterEntries = (): readonly Entry[] => {
    if (!blobs.hasRoom) return [];
    return expected.flatMap((key) => {
      const entry = entries.get(key);
      return entry && isDue(entry) ? [entry] : [];
    });
  };

  const isDue = (entry: Entry): boolean =>
    entry.state < state || (isShown(entry) && entry.name !== undefined && !blobs.has(entry.name));

  const ask = async (asked: readonly Entry[], isIdle: boolean): Promise<void> => {
    const [one] = asked;
    if (!one) return;
    const { ref: first } = one;
    const end = new AbortController();
    running = { end, isIdle, isLarge: isLarge(one) };
    const askedState = state;
    try {
      const pictures = await draw(orderOf(asked, first), end.signal, !isIdle);
      shownAtOnce = SHOWN_AT_ONCE;
      if (isIdle)
        expectedAtOnce = pictures.some(({ svg }) => svg !== undefined)
          ? EXPECTED_AT_ONCE
          : Math.min(2 * expectedAtOnce, MOST_EXPECTED_AT_ONCE);
      for (const { name, svg } of pictures) if (name !== undefined && svg !== undefined) blobs.put(name, svg);
      pictures.forEach((picture, index) => {
        const entry = asked[index];
        if (entry) take(entry, picture, askedState);
      });
      blobs.makeRoom();
      running = undefined;
      next();
    } catch (error) {
      running = undefined;
      // made way for what is shown
      if (end.signal.aborted) next();
      // without a server `retry` asks again
      else if (!(error instanceof Unreachable)) {
        fail(asked, askedState, (error as Error).message);
        next();
      }
    }
  };

  let lastFault: string | undefined;
  let inARow = 0;

  const fail = (asked: readonly Entry[], askedState: number, fault: string): void => {
    if (asked.length > 1) {
      for (const entry of asked) entry.isAlone = true;
      return;
    }
    inARow = fault === lastFault ? inARow + 1 : 1;
    lastFault = fault;
    const isAll = inARow >= FAILURES_IN_A_ROW;
    const failed = isAll ? [...entries.values()].filter((entry) => entry.isAlone && isDue(entry)) : asked;
    for (const entry of failed) {
      const isOld = entry.name !== undefined;
      entry.state = askedState;
      entry.isAlone = true;
      entry.shown.value = { ...entry.shown.peek(), isKnown: true, isOld, fault };
    }
  };

  const orderOf = (asked: readonly Entry[], { game, ink, box }: FaceRef): FacesOrder => {
    const known = asked.flatMap(({ name }) => (name !== undefined && blobs.has(name) ? [name] : []));
    return {
      game,
      faces: asked.map(({ ref: { deck, card, side } }) => ({ deck, card, side })),
      known: [...new Set(known)],
      ...(ink && { ink }),
      ...(box && { box }),
    };
  };

  const take = (entry: Entry, picture: FacePicture, askedState: number): void => {
    const { name, findings, isMissing, width, height, bleed } = picture;
    const hasDrawing = name !== undefined && blobs.has(name);
    if (hasDrawing) {
      entry.name = name;
      hold(entry);
    }
    entry.state = askedState;
    entry.isAlone = false;
    inARow = 0;
    const size =
      width !== undefined && height !== undefined
        ? { width, height, bleed: bleed ?? 0 }
        : entry.shown.peek().size;
    entry.shown.value = {
      url: urlFor(entry),
      isDrawn: entry.name !== undefined && blobs.has(entry.name),
      isOld: !hasDrawing && entry.name !== undefined,
      isMissing,
      isKnown: true,
      size,
      findings,
      fault: undefined,
    };
  };

  /** None for what is not shown. */
  const urlFor = (entry: Entry): string | undefined =>
    entry.name !== undefined && isShown(entry) ? blobs.urlOf(entry.name) : undefined;

  const hold = (entry: Entry): void => {
    const before = entry.letGo;
    entry.letGo = isShown(entry) && entry.name !== undefined ? blobs.hold(entry.name) : undefined;
    before?.();
  };

  return {
    faceOf: (ref) => entryOf(ref).shown,
    show: (ref, away = () => 0) => {
      const entry = entryOf(ref);
      const place = { away };
      entry.places.add(place);
      if (entry.places.size === 1) {
        // who looks again may hope for a better answer
        if (entry.shown.peek().fault !== undefined) entry.state = 0;
        hold(entry);
        const url = urlFor(entry);
        if (url !== entry.shown.peek().url) entry.shown.value = { ...entry.shown.peek(), url };
      }
      if (isDue(entry)) plan();
      return () => {
        entry.places.delete(place);
        if (!isShown(entry)) hold(entry);
      };
    },
    expect: (refs) => {
      expected = refs.map((ref) => {
        entryOf(ref);
        return keyOf(ref);
      });
      // what is neither shown nor expected any more is forgotten
      const wanted = new Set(expected);
      for (const [key, entry] of entries)
        if (!isShown(entry) && !wanted.has(key) && entry.state < state) entries.delete(key);
      plan();
    },
    outdate: () => {
      state++;
      plan();
    },
    retry: () => {
      for (const entry of entries.values()) if (entry.shown.peek().fault !== undefined) entry.state = 0;
      inARow = 0;
      plan();
    },
    seenLarge: () => {
      const seen = [...entries.values()].filter((entry) => isShown(entry) && isLarge(entry));
      const [first] = seen;
      if (!first || seen.length > MOST_WITH_EDIT) return undefined;
      return orderOf(alike(seen, MOST_WITH_EDIT), first.ref);
    },
  };
}
