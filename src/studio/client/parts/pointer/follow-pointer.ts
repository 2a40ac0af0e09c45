/**
 * Follows a pointer from its press until it is let go, wherever it is. Esc and undo give up what it does, as if it had never begun;
 * so does the browser, and the end of the view. Several fingers may be down at once: each is followed by itself.
 */

/** What follows a pointer. */
export interface Following {
  moved(event: PointerEvent): void;
  ended(event: PointerEvent): void;
  /** As if it had never begun. */
  cancelled(): void;
}

interface Pressed {
  last: PointerEvent;
  /** What it has begun is given up; it stays down. */
  giveUp(): void;
  /** It is followed no more. */
  end(): void;
  moved(): void;
}

/** Fingers and buttons that are down, by their ids. */
const down = new Map<number, Pressed>();

/** Where those that are down are, in the order in which they came. */
export const pointersDown = (): readonly PointerEvent[] => [...down.values()].map(({ last }) => last);

/** What each of them has begun is given up; they stay down. */
export function giveUpPointers(): void {
  for (const one of down.values()) one.giveUp();
}

/** Nothing is followed any more: what they have begun is given up. For the end of a view. */
export function endPointers(): void {
  for (const one of [...down.values()]) {
    one.end();
    one.giveUp();
  }
}

/** What is below them has moved: as if each of them had. */
export function movedBelowPointers(): void {
  for (const one of down.values()) one.moved();
}

/** @param target takes the pointer for as long as it is down */
export function followPointer(
  event: PointerEvent,
  target: Element,
  { moved, ended, cancelled }: Following,
): void {
  down.get(event.pointerId)?.end();
  const over = new AbortController();
  const { signal } = over;
  let isGivenUp = false;
  const pressed: Pressed = {
    last: event,
    giveUp: () => {
      if (isGivenUp) return;
      isGivenUp = true;
      cancelled();
    },
    end: () => {
      if (down.get(event.pointerId) === pressed) down.delete(event.pointerId);
      over.abort();
    },
    moved: () => {
      if (!isGivenUp) moved(pressed.last);
    },
  };
  down.set(event.pointerId, pressed);
  target.setPointerCapture(event.pointerId);
  type Name = "pointermove" | "pointerup" | "pointercancel" | "lostpointercapture";
  const on = (name: Name, act: (now: PointerEvent) => void, where: EventTarget = target): void =>
    where.addEventListener(
      name,
      (now) => {
        if ((now as PointerEvent).pointerId === event.pointerId) act(now as PointerEvent);
      },
      { signal },
    );
  const lost = (): void => {
    pressed.end();
    pressed.giveUp();
  };
  on("pointermove", (now) => {
    pressed.last = now;
    pressed.moved();
  });
  on("pointerup", (now) => {
    pressed.end();
    if (!isGivenUp) ended(now);
  });
  on("pointercancel", lost);
  // a target that has left the page is told nothing; what had a finger before the target loses it, too
  on("lostpointercapture", () => target.hasPointerCapture(event.pointerId) || lost(), document);
  addEventListener(
    "keydown",
    (typed) => {
      const isUndo = typed.key.toLowerCase() === "z" && (typed.ctrlKey || typed.metaKey);
      if (isGivenUp || (typed.key !== "Escape" && !isUndo)) return;
      typed.preventDefault();
      typed.stopPropagation();
      lost();
    },
    { signal, capture: true },
  );
}
