/**
 * Notices: what has just happened, in a corner, without being in the way of anything. They are read out by screen readers, and
 * are in the other corner while somebody works below them.
 */
import "./notices.css";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { SeverityMark } from "../severity.tsx";
import { hold, type Notice, shown, withdraw } from "./notice-list.ts";

/** Place it once, beside everything else. */
export function Notices(): VNode {
  const place = useRef<HTMLDivElement>(null);
  const isAside = useAside(place);
  return (
    <section class={`notices${isAside ? " is-aside" : ""}`} aria-label="Notices">
      <div
        ref={place}
        onPointerEnter={() => hold("pointer", true)}
        onPointerLeave={() => hold("pointer", false)}
        onFocusIn={() => hold("focus", true)}
        onFocusOut={({ currentTarget, relatedTarget }) =>
          hold("focus", relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
        }
        role="log"
        aria-live="polite"
        aria-relevant="additions"
      >
        {shown.value.map((notice) => (
          <OneNotice key={notice.name} {...notice} />
        ))}
      </div>
    </section>
  );
}

/** True while what has the focus would be below the notices in their usual corner. */
function useAside(place: { readonly current: HTMLElement | null }): boolean {
  const isAside = useSignal(false);
  const look = (): void => {
    const element = place.current;
    if (!element || element.contains(document.activeElement)) return;
    const { width, height } = element.getBoundingClientRect();
    const work = workPlace();
    isAside.value =
      height > 0 &&
      work !== undefined &&
      work.right > innerWidth - MARGIN - width &&
      work.bottom > innerHeight - BOTTOM - height;
  };
  useLayoutEffect(look, [shown.value]);
  useEffect(() => {
    const end = new AbortController();
    // an editor places its caret with the next frame
    const lookSoon = (): void => void requestAnimationFrame(look);
    for (const name of ["focusin", "input", "selectionchange"])
      document.addEventListener(name, lookSoon, { signal: end.signal });
    return () => end.abort();
  }, []);
  return isAside.value;
}

/** From the edges of the window, as the style has it; in px. */
const [MARGIN, BOTTOM] = [16, 48];

/** Of the caret in an editor, otherwise of the field or the control with the focus. */
function workPlace(): DOMRect | undefined {
  const element = focusedElement();
  if (!(element instanceof HTMLElement) || element === document.body || element.id === "main")
    return undefined;
  if (!element.isContentEditable) return element.getBoundingClientRect();
  const caret = caretOf(element);
  return caret && caret.height > 0 ? caret : undefined;
}

/** Within the shadow roots too, in which editors are. */
function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** An editor draws its own; elsewhere it is where the selection is. */
function caretOf(element: HTMLElement): DOMRect | undefined {
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) return root.querySelector(".cm-cursor-primary")?.getBoundingClientRect();
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  return selection.getRangeAt(0).getBoundingClientRect();
}

function OneNotice({ name, text, kind = "done", action, offer }: Notice): VNode {
  return (
    <div class={`notice ${kind}${offer ? " is-offering" : ""}`}>
      {kind === "done" ? <Icon name="check" size={18} /> : <SeverityMark severity={kind} />}
      <span class="notice-words">{text}</span>
      {[offer, action].map(
        (one) =>
          one && (
            <Button
              key={one.label}
              label={one.label}
              kind="quiet"
              onClick={() => {
                withdraw(name);
                one.onClick();
              }}
            />
          ),
      )}
      <Button label="Close" icon="close" isBare onClick={() => withdraw(name)} />
    </div>
  );
}
