/**
 * Tips: a few words about what is pointed at or focused. One for the whole page; whatever has a tip spreads `tipOf` into its
 * attributes. Esc takes it away, and the pointer may rest on it.
 */
import "./tips.css";
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { shownKeys } from "./keys.tsx";
import { Picture } from "./picture.tsx";

interface Tip {
  readonly text: string;
  readonly keys: string | undefined;
  /** A picture of the project, by its path. */
  readonly picture: string | undefined;
  readonly of: Element;
  readonly box: DOMRect;
}

const shown = signal<Tip | undefined>(undefined);

/** Attributes of an element that has a tip; none without words, keys and picture. @param picture its path from the root */
export function tipOf(
  text: string | undefined,
  keys?: string,
  picture?: string,
): Readonly<Record<string, string>> {
  if (text === undefined && keys === undefined && picture === undefined) return {};
  return {
    "data-tip": text ?? "",
    ...(picture !== undefined && { "data-picture": picture }),
    ...(keys !== undefined && { "data-keys": keys, "aria-keyshortcuts": ariaKeys(keys) }),
    ...(text !== undefined && { "aria-description": text }),
  };
}

/** Place it once, beside everything else. */
export function Tips(): VNode | null {
  useEffect(follow, []);
  const tip = shown.value;
  if (!tip) return null;
  const isLow = tip.box.bottom > innerHeight - (tip.picture === undefined ? 64 : 240);
  const left = Math.min(Math.max(tip.box.left + tip.box.width / 2, 120), innerWidth - 120);
  const style = isLow
    ? { left: `${left}px`, bottom: `${innerHeight - tip.box.top + 6}px` }
    : { left: `${left}px`, top: `${tip.box.bottom + 6}px` };
  return (
    <div class="tip" aria-hidden="true" style={style}>
      {tip.picture !== undefined && (
        <span class="tip-picture">
          <Picture path={tip.picture} />
        </span>
      )}
      {tip.text}
      {tip.keys && <kbd>{shownKeys(tip.keys)}</kbd>}
    </div>
  );
}

function follow(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const show = (target: EventTarget | null): void => {
    const of = target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;
    const { tip = "", keys, picture } = of?.dataset ?? {};
    const words = tip === "" && keys !== undefined ? (of?.textContent ?? "") : tip;
    const isSaying = words !== "" || picture !== undefined;
    const box = of?.getBoundingClientRect();
    shown.value = of && box && isSaying ? { text: words, keys, picture, of, box } : undefined;
  };
  /** Of what has the focus, or is below the pointer. */
  const kept = (): Element | null => {
    const of = shown.peek()?.of;
    return of && (of === document.activeElement || of.matches(":hover")) ? of : null;
  };
  const hasTip = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest("[data-tip]") !== null;
  // something else may come below a pointer that rests
  addEventListener("pointerover", ({ target }) => show(hasTip(target) ? target : kept()), { signal });
  addEventListener(
    "focusin",
    ({ target }) => show((target as Element).matches(":focus-visible") ? target : null),
    {
      signal,
    },
  );
  addEventListener("focusout", () => show(null), { signal });
  addEventListener("pointerdown", () => show(null), { signal });
  addEventListener("resize", () => show(null), { signal });
  // it may have come into sight by this very scrolling
  addEventListener("scroll", () => show(kept()), { signal, capture: true });
  addEventListener("keydown", ({ key }) => key === "Escape" && show(null), { signal, capture: true });
  return () => end.abort();
}

const ariaKeys = (keys: string): string => keys.replace("Mod", "Control");
