/**
 * The body of a view: its head with a title and buttons, its content, and at the right a pane about what is selected, which can
 * be made wider and closed. Where the window is narrow, the pane is a sheet over the lower half.
 */
import "./view.css";
import { effect, signal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { Pane } from "./pane.tsx";
import { Splitter } from "./pointer/splitter.tsx";

interface ViewProps {
  readonly title: string;
  /** Beside the title: what it contains. */
  readonly subtitle?: ComponentChildren;
  /** Buttons and fields of the head. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
  readonly pane?: ViewPane | undefined;
  /** The content goes to the edges and scrolls by itself. */
  readonly isBare?: boolean;
}

export interface ViewPane {
  readonly title: string;
  /** For screen readers alone. */
  readonly hidesTitle?: boolean;
  readonly actions?: ComponentChildren;
  readonly content: ComponentChildren;
  onClose?(): void;
}

const KEY = "broadside-pane";
const [LEAST, MOST, USUAL] = [300, 720, 400];

/** In px; the same for all views. */
const paneWidth = signal(Number(localStorage.getItem(KEY)) || USUAL);

effect(() => localStorage.setItem(KEY, String(paneWidth.value)));

export function View({ title, subtitle, actions, children, pane, isBare = false }: ViewProps): VNode {
  return (
    <div class="view-body">
      <div class="view-main">
        <header class="view-head">
          <h1>{title}</h1>
          {subtitle && <span class="quiet">{subtitle}</span>}
          {actions && <div class="view-actions">{actions}</div>}
        </header>
        <div class={`view-content${isBare ? " bare" : ""}`}>{children}</div>
      </div>
      {pane && (
        <>
          <Splitter
            label="Width of the pane"
            side="right"
            value={paneWidth.value}
            min={LEAST}
            max={MOST}
            onChange={(width) => {
              paneWidth.value = width;
            }}
          />
          <aside
            class="view-pane"
            aria-label={pane.title}
            style={{ "--pane-width": `${paneWidth.value}px` }}
            onKeyDown={(event) => {
              if (event.key !== "Escape" || event.defaultPrevented || isInField(event) || !pane.onClose)
                return;
              event.preventDefault();
              pane.onClose();
            }}
          >
            <Pane
              title={pane.title}
              hidesTitle={pane.hidesTitle}
              actions={pane.actions}
              {...(pane.onClose && { onClose: () => pane.onClose?.() })}
            >
              {pane.content}
            </Pane>
          </aside>
        </>
      )}
    </div>
  );
}

/** There, Esc is for the field: it closes a list, or takes back what is being typed. */
function isInField(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
}
