/** Whether an element is near what can be seen: one observer for all, so that a thousand cards cost one callback. */
import { useEffect, useState } from "preact/hooks";

/** Pictures are drawn this far before they are scrolled to. */
const MARGIN = "600px";

const listeners = new Map<Element, (isNear: boolean) => void>();

let observer: IntersectionObserver | undefined;

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
