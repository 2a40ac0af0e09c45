/** A card that is dragged from the tray to the map. What ends elsewhere, or by Esc, lays nothing. */
import type { MapCardData } from "../../../../index.ts";
import { followPointer } from "../../parts/pointer/follow-pointer.ts";
import { hold, lay, letGo } from "../map/actions.ts";
import { heldAt } from "../map/gesture.ts";
import { MAP_ID } from "../map/map-element.ts";
import { hover } from "../map/pointer.ts";

/** px: a click may tremble as much. */
const TREMBLE = 6;

export function dragFromTray(event: PointerEvent, card: MapCardData): void {
  const button = event.currentTarget as HTMLElement;
  const map = document.getElementById(MAP_ID);
  if (event.button !== 0 || !map) return;
  let isDragged = false;
  followPointer(event, button, {
    moved: (now) => {
      if (!isDragged && Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) <= TREMBLE)
        return;
      if (!isDragged) {
        hold(card);
        // where keys turn it and let it go
        map.focus();
      }
      isDragged = true;
      if (isOver(now, map)) hover(now, map);
      else heldAt.value = undefined;
    },
    ended: () => {
      if (!isDragged) return;
      const at = heldAt.peek();
      if (at) lay(at);
      else letGo();
      swallowClick(button);
    },
    cancelled: () => {
      if (!isDragged) return;
      letGo();
      addEventListener("pointerup", () => swallowClick(button), { once: true, capture: true });
    },
  });
}

function isOver({ clientX, clientY }: PointerEvent, map: Element): boolean {
  const { left, right, top, bottom } = map.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** A drag ends with a click on the button that it began on, which would hold another card. */
function swallowClick(button: HTMLElement): void {
  const end = new AbortController();
  button.addEventListener(
    "click",
    (event) => {
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true, signal: end.signal },
  );
  setTimeout(() => end.abort());
}
