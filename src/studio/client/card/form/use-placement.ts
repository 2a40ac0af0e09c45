/** Whether a list that belongs to a field opens above it, because there is no room below. */
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** As high as lists of suggestions may be, in px, as form.css has it. */
const HIGHEST = 264;

export function usePlacement(field: RefObject<HTMLElement | null>, isOpen: boolean): "is-below" | "is-above" {
  const [isAbove, setAbove] = useState(false);
  useLayoutEffect(() => {
    const box = isOpen ? field.current?.getBoundingClientRect() : undefined;
    if (!box) return;
    const room = field.current?.closest(".card-panel")?.getBoundingClientRect() ?? {
      top: 0,
      bottom: innerHeight,
    };
    setAbove(room.bottom - box.bottom < HIGHEST && box.top - room.top > room.bottom - box.bottom);
  }, [isOpen]);
  return isAbove ? "is-above" : "is-below";
}
