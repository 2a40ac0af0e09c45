/** How near elements are to what can be seen: one observer for all, so that a thousand cards cost one callback. */
import { useEffect, useState } from "preact/hooks";

/** Pictures are drawn this far before they are scrolled to. */
const MARGIN = "600px";

const listeners = new Map<Element, (isNear: boolean) => void>();

let observer: IntersectionObserver | undefined;

/** What has a place on the screen. */
export type Placed = Pick<Element, "getBoundingClientRect">;

/** How far an element is from what can be seen, in px; 0 = it is seen, or there is none. */
export function awayFromView(element: Placed | null): number {
  if (!element) return 0;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return Math.max(0, -bottom, top - innerHeight, -right, left - innerWidth);
}

export function useIsNear(element: { readonly current: Element | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
      },
      { rootMargin: MARGIN, scrollMargin: MARGIN } as IntersectionObserverInit,
    );
    listeners.set(watched, setNear);
    observer.observe(watched);
    return () => {
      listeners.delete(watched);
      observer?.unobserve(watched);
    };
  }, []);
  return isNear;
}
