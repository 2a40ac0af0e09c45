/** The element of the map in the page: the focus is given to it from the tray, from buttons and from findings. */
import { current } from "../state.ts";

export const MAP_ID = "track-map";

/** The current card gets the focus; where there is none, the map itself. */
export function focusMap(): void {
  const map = document.getElementById(MAP_ID);
  const card = map?.querySelector<SVGElement>(`.laid[data-key="${current.peek()}"]`);
  (card ?? map)?.focus({ preventScroll: true });
}
